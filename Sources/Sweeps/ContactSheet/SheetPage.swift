import Foundation

/// Where the next cell of a contact sheet stands on its page: side by side, each row as tall as its tallest cell.
/// Lengths are in pixels.
struct SheetPage {
    /// The bottom of the last row, and the right edge of the cell that reaches furthest.
    private(set) var bottom = top, right = 0
    private var x = margin, y = top

    /// Space around a page.
    static let margin = 16
    /// Space between cells.
    static let gap = 12
    /// A page is as wide, or as wide as one cell that is wider.
    static let width = 1600
    /// The bottom of a page's last row, but for one cell that is taller.
    static let height = 2200
    /// The room for the title above the cells.
    private static let heading = 32
    private static let top = margin + heading

    /// Whether nothing stands on the page.
    var isEmpty: Bool { right == 0 }

    /// The top left corner of the next cell; nil where the page has no room for it.
    mutating func place(width: Int, height: Int) -> (x: Int, y: Int)? {
        var (x, y) = (x, y)
        if x > Self.margin, x + width > Self.width - Self.margin { (x, y) = (Self.margin, bottom + Self.gap) }
        guard isEmpty || y + height <= Self.height - Self.margin || y == Self.top else { return nil }
        bottom = max(bottom, y + height)
        right = max(right, x + width)
        (self.x, self.y) = (x + width + Self.gap, y)
        return (x, y)
    }
}
