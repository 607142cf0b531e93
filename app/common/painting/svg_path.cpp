#include "app/common/painting/svg_path.h"

#include <QTransform>

#include <cctype>
#include <charconv>
#include <cmath>
#include <numbers>
#include <optional>

namespace inselwerk {
namespace {

class Reader
{
public:
    explicit Reader(std::string_view d) : m_rest(d) {}

    QPainterPath read()
    {
        while (std::optional<char> command = nextCommand())
            if (!run(*command)) break;
        return m_path;
    }

private:
    void skipSeparators()
    {
        while (!m_rest.empty() && (m_rest.front() == ' ' || m_rest.front() == ',' || m_rest.front() == '\n'))
            m_rest.remove_prefix(1);
    }

    /// The next command letter, or the last one again when a number follows (a repeated M draws lines).
    std::optional<char> nextCommand()
    {
        skipSeparators();
        if (m_rest.empty()) return std::nullopt;
        const char c = m_rest.front();
        if (std::isalpha(static_cast<unsigned char>(c))) {
            m_rest.remove_prefix(1);
            m_command = c;
        } else if (m_command == 'M' || m_command == 'm') {
            m_command = m_command == 'M' ? 'L' : 'l';
        } else if (m_command == 'Z' || m_command == 'z' || m_command == 0) {
            return std::nullopt;
        }
        return m_command;
    }

    qreal number()
    {
        skipSeparators();
        qreal value = 0;
        const auto [end, error] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
        if (error != std::errc{}) {
            m_broken = true;
            return 0;
        }
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        return value;
    }

    /// The flags of an arc may stand without a separator.
    bool flag()
    {
        skipSeparators();
        if (m_rest.empty() || (m_rest.front() != '0' && m_rest.front() != '1')) {
            m_broken = true;
            return false;
        }
        const bool set = m_rest.front() == '1';
        m_rest.remove_prefix(1);
        return set;
    }

    QPointF point(bool relative)
    {
        const qreal x = number();
        const qreal y = number();
        return relative ? m_at + QPointF(x, y) : QPointF(x, y);
    }

    bool run(char command)
    {
        const bool relative = std::islower(static_cast<unsigned char>(command));
        const char kind = static_cast<char>(std::toupper(static_cast<unsigned char>(command)));
        QPointF control = m_at;  // what a following S or T mirrors
        switch (kind) {
            case 'M': {
                const QPointF to = point(relative);
                if (m_broken) return false;
                m_path.moveTo(to);
                m_at = m_start = control = to;
                break;
            }
            case 'L': control = lineTo(point(relative)); break;
            case 'H': control = lineTo({number() + (relative ? m_at.x() : 0), m_at.y()}); break;
            case 'V': control = lineTo({m_at.x(), number() + (relative ? m_at.y() : 0)}); break;
            case 'C':
            case 'S': {
                const QPointF first = kind == 'C' ? point(relative) : mirrored("CS");
                const QPointF second = point(relative);
                const QPointF to = point(relative);
                if (m_broken) return false;
                m_path.cubicTo(first, second, to);
                m_at = to;
                control = second;
                break;
            }
            case 'Q':
            case 'T': {
                control = kind == 'Q' ? point(relative) : mirrored("QT");
                const QPointF to = point(relative);
                if (m_broken) return false;
                m_path.quadTo(control, to);
                m_at = to;
                break;
            }
            case 'A': {
                const qreal rx = number();
                const qreal ry = number();
                const qreal turn = number();
                const bool large = flag();
                const bool sweep = flag();
                const QPointF to = point(relative);
                if (m_broken) return false;
                arcTo(rx, ry, turn, large, sweep, to);
                m_at = control = to;
                break;
            }
            case 'Z':
                m_path.closeSubpath();
                m_at = control = m_start;
                break;
            default: return false;
        }
        m_control = control;
        m_previous = kind;
        return !m_broken;
    }

    QPointF lineTo(QPointF to)
    {
        if (m_broken) return m_at;
        m_path.lineTo(to);
        m_at = to;
        return to;
    }

    QPointF mirrored(std::string_view family) const
    {
        return family.find(m_previous) == std::string_view::npos ? m_at : 2 * m_at - m_control;
    }

    /// An elliptical arc as cubic curves of at most a quarter turn (SVG 1.1, appendix F.6).
    void arcTo(qreal rx, qreal ry, qreal turn, bool large, bool sweep, QPointF to)
    {
        rx = std::abs(rx);
        ry = std::abs(ry);
        if (rx == 0 || ry == 0 || to == m_at) {
            m_path.lineTo(to);
            return;
        }
        QTransform rotation;
        rotation.rotate(turn);
        const QPointF half = rotation.transposed().map((m_at - to) / 2);
        const qreal stretch =
            std::sqrt(half.x() * half.x() / (rx * rx) + half.y() * half.y() / (ry * ry));  // > 1: too small an ellipse
        if (stretch > 1) {
            rx *= stretch;
            ry *= stretch;
        }
        const qreal a = rx * rx * half.y() * half.y() + ry * ry * half.x() * half.x();
        qreal k = std::sqrt(std::max<qreal>(0, rx * rx * ry * ry / a - 1));
        if (large == sweep) k = -k;
        const QPointF local(k * rx * half.y() / ry, -k * ry * half.x() / rx);
        const QPointF centre = rotation.map(local) + (m_at + to) / 2;

        const qreal from = std::atan2((half.y() - local.y()) / ry, (half.x() - local.x()) / rx);
        qreal span = std::atan2((-half.y() - local.y()) / ry, (-half.x() - local.x()) / rx) - from;
        constexpr qreal full = 2 * std::numbers::pi;
        if (sweep && span < 0) span += full;
        if (!sweep && span > 0) span -= full;

        const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(span) / (std::numbers::pi / 2) - 1e-9)));
        const qreal step = span / pieces;
        const qreal reach = 4.0 / 3.0 * std::tan(step / 4);
        const auto onEllipse = [&](qreal x, qreal y) { return centre + rotation.map(QPointF(rx * x, ry * y)); };
        for (int i = 0; i < pieces; ++i) {
            const qreal s = from + i * step;
            const qreal e = s + step;
            m_path.cubicTo(
                onEllipse(std::cos(s) - reach * std::sin(s), std::sin(s) + reach * std::cos(s)),
                onEllipse(std::cos(e) + reach * std::sin(e), std::sin(e) - reach * std::cos(e)),
                i + 1 == pieces ? to : onEllipse(std::cos(e), std::sin(e)));
        }
    }

    std::string_view m_rest;
    QPainterPath m_path;
    QPointF m_at;
    QPointF m_start;
    QPointF m_control;
    char m_command = 0;
    char m_previous = 0;
    bool m_broken = false;
};

}  // namespace

QPainterPath svgPath(std::string_view d) { return Reader(d).read(); }

}  // namespace inselwerk
