/// Where pictures are on a sheet: in rows, in the order of their names, in a shape close to a square.
struct GoldenSheetArrangement {
    /// The size of the sheet in pixels.
    let width, height: Int
    /// The left upper corner of each picture.
    let corners: [(x: Int, y: Int)]

    /// Transparent pixels between two pictures, and around all of them.
    private static let gap = 8

    /// Arranges pictures of some sizes.
    init(_ sizes: [(width: Int, height: Int)]) {
        let gap = Self.gap
        let area = sizes.reduce(0) { $0 + ($1.width + gap) * ($1.height + gap) }
        var side = 1
        while side * side < area { side += 1 }
        let limit = max(side, (sizes.map(\.width).max() ?? 0) + gap) + gap
        var corners: [(x: Int, y: Int)] = []
        var (x, y, rowHeight, right) = (gap, gap, 0, 0)
        for size in sizes {
            if x > gap, x + size.width + gap > limit {
                (x, y, rowHeight) = (gap, y + rowHeight + gap, 0)
            }
            corners.append((x, y))
            x += size.width + gap
            rowHeight = max(rowHeight, size.height)
            right = max(right, x)
        }
        self.corners = corners
        (width, height) = (right, y + rowHeight + gap)
    }
}
