import Drawing

/// A picture of numbers that can be written as PNG or SVG.
package protocol DrawnChart {
    /// The picture, in points.
    func displayList() throws -> DisplayList
}

extension DrawnChart {
    /// The picture as a PNG file with two pixels per point.
    package func png() throws -> [UInt8] {
        let list = try displayList()
        return PNGEncoder.encode(try Renderer().render(list, scale: 2), inColors: ChartColors(list).colors)
    }

    /// The picture as SVG, with its words as outlines.
    package func svg() throws -> String {
        try SVGDocument(displayList()).text
    }
}
