import Foundation

/// Finds the place of the next cell of a contact sheet on its page. Cells are side by side, and each row is as tall as
/// its tallest cell. Lengths are in pixels.
struct SheetPage {
    /// The bottom of the last row, and the right edge of the cell that reaches furthest.
    private(set) var bottom = top, right = 0
    private var x = margin, y = top

    /// Space around a page.
    static let margin = 16
    /// Space between cells.
    static let gap = 12
    /// The width of a page; a cell that is wider makes its page wider.
    static let width = 1600
    /// The maximum bottom of a page's last row. A single cell may be taller.
    static let height = 2200
    /// The room for the title above the cells.
    private static let heading = 32
    private static let top = margin + heading

    /// Whether the page is empty.
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
