import Drawing
import Foundation

/// Where cells stand on a page of a contact sheet: side by side, each row as tall as its tallest cell. Lengths are in
/// pixels.
struct SheetPage {
    /// The places of the cells in their order: the indices and the top left corners.
    private(set) var places: [(index: Int, x: Int, y: Int)] = []
    /// The bottom of the last row.
    private(set) var bottom: Int

    /// Space around a page, and between its parts.
    static let margin = 16
    /// Space between cells.
    static let gap = 12
    /// A page is as wide, or as wide as one cell that is wider.
    static let width = 1600
    /// The bottom of a page's last row, but for one cell that is taller.
    static let height = 2200
    /// The room for the title above the cells.
    static let heading = 32

    private init(below top: Int) { bottom = top }

    /// Puts cells on pages, in their order.
    /// - Parameter sizes: of the cells.
    static func pages(of sizes: [(width: Int, height: Int)]) -> [SheetPage] {
        let top = margin + heading
        var pages: [SheetPage] = []
        var page = SheetPage(below: top)
        var (x, y) = (margin, top)
        for (index, size) in sizes.enumerated() {
            if x > margin, x + size.width > width - margin { (x, y) = (margin, page.bottom + gap) }
            if y > top, y + size.height > height - margin {
                pages.append(page)
                page = SheetPage(below: top)
                (x, y) = (margin, top)
            }
            page.places.append((index, x, y))
            page.bottom = max(page.bottom, y + size.height)
            x += size.width + gap
        }
        return page.places.isEmpty ? pages : pages + [page]
    }
}
