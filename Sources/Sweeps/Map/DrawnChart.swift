import Drawing

/// A picture of numbers that can be written as PNG or SVG.
package protocol DrawnChart {
    /// The picture, in points.
    func displayList() throws -> DisplayList
}

extension DrawnChart {
    /// The picture as PNG with two pixels to a point.
    package func png() throws -> [UInt8] {
        PNGEncoder.encode(try Renderer().render(try displayList(), scale: 2), effort: .size)
    }

    /// The picture as SVG, its words as outlines.
    package func svg() throws -> String { try SVGDocument(displayList(), isCompact: true).text }
}
