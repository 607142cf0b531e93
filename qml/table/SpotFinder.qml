import QtQuick

// The way of the arrow keys over the spots of the board. Points of all spots, by row.
QtObject {
    // The row to which an arrow of direction (dx, dy) leads from a row: the nearest one that way, where straight ahead
    // counts more than aside; -1 if there is none.
    function next(points: var, from: int, dx: real, dy: real): int {
        let best = -1;
        let bestCost = Infinity;
        const start = points[from];
        for (let i = 0; i < points.length; ++i) {
            if (i === from)
                continue;
            const x = points[i].x - start.x;
            const y = points[i].y - start.y;
            const ahead = x * dx + y * dy;
            const aside = Math.abs(x * dy - y * dx);
            const cost = ahead + 2 * aside;
            if (ahead > 0.5 && aside <= ahead * 2.5 && cost < bestCost) {
                bestCost = cost;
                best = i;
            }
        }
        return best;
    }

    // The row furthest up, and of those furthest left: where the focus begins.
    function first(points: var): int {
        let best = -1;
        for (let i = 0; i < points.length; ++i) {
            const higher = best < 0 ? -1 : points[i].y - points[best].y;
            if (higher < -0.5 || (higher < 0.5 && points[i].x < points[best].x))
                best = i;
        }
        return best;
    }
}
