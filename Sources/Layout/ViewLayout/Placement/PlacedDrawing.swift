import Drawing
import Foundation

/// A drawing made by code in a view, and its lines of text.
package struct PlacedDrawing: Sendable {
    /// The drawn items, in the coordinates of the balloon.
    package var items: [DisplayItem]
    /// A box that contains the drawing, in points.
    package var extent: CGRect
    /// The lines of text, as a record prints them.
    package var lines: [LayoutRecord.Line]

    package init(items: [DisplayItem], extent: CGRect, lines: [LayoutRecord.Line] = []) {
        self.items = items
        self.extent = extent
        self.lines = lines
    }

    /// The drawing moved by points to the right and down.
    func translated(x: CGFloat, y: CGFloat) -> PlacedDrawing {
        PlacedDrawing(
            items: items.map { $0.translated(x: x, y: y) }, extent: extent.offsetBy(dx: x, dy: y),
            lines: lines.map { line in
                var line = line
                (line.x, line.baseline) = (line.x + x, line.baseline + y)
                return line
            })
    }
}

extension Picture {
    /// The attributes of the picture in a record: its size in pixels, and a digest of its file. So a golden shows when
    /// a picture was replaced by another one of the same size.
    package var facts: [LayoutRecord.Attribute] {
        [.init("pixels", "\(width)x\(height)")] + (digest.map { [.init("picture", $0)] } ?? [])
    }
}
