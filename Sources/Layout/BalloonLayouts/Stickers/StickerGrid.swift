import Drawing
import Foundation
import ViewLayout

/// The cells of a sticker browser. Lengths are in points.
///
/// Observed: two large stickers per row in the 375 points of a simulator ("WWDC 2016, session 204"), although two cells
/// need 412. So a row has the number of cells that comes closest, and cells shrink to fit; inferred for
/// other widths. Four small, three regular and two large cells fit the 414 points of the largest phone of that year.
package struct StickerGrid: Hashable, Sendable {
    /// The number of stickers per row.
    package let columnCount: Int
    /// The side of a cell.
    package let cellSide: CGFloat
    /// The width of the browser.
    package let width: CGFloat

    /// The grid of a browser. Widths below one cell have one column.
    package init(stickerSize: StickerSize, width: CGFloat) {
        self.width = max(0, width)
        columnCount = max(1, Int((self.width / stickerSize.sideLength).rounded()))
        cellSide = min(stickerSize.sideLength, self.width / CGFloat(columnCount))
    }

    /// The size of the rows for a number of stickers.
    package func contentSize(stickerCount: Int) -> CGSize {
        let rowCount = (stickerCount + columnCount - 1) / columnCount
        return CGSize(width: width, height: CGFloat(rowCount) * cellSide)
    }

    /// The cell of the sticker at an index, from the top left. Rows are centred when they leave room.
    package func cell(at index: Int) -> CGRect {
        let margin = (width - CGFloat(columnCount) * cellSide) / 2
        return CGRect(
            x: margin + CGFloat(index % columnCount) * cellSide, y: CGFloat(index / columnCount) * cellSide,
            width: cellSide, height: cellSide)
    }

    /// The frame of art in its cell: centred, in its own size, or shrunk to fit.
    /// - Parameter size: the size of the art in points.
    package static func art(ofSize size: CGSize, in cell: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(x: cell.midX, y: cell.midY, width: 0, height: 0) }
        let scale = min(1, cell.width / size.width, cell.height / size.height)
        let size = CGSize(width: size.width * scale, height: size.height * scale)
        return CGRect(
            x: cell.midX - size.width / 2, y: cell.midY - size.height / 2, width: size.width, height: size.height)
    }
}
