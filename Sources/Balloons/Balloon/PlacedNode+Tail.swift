import Drawing
import Foundation
import ViewLayout

extension PlacedNode {
    /// The balloon's node with its content drawn on under the tail: Messages gives the content the strip under the tail
    /// and cuts it to the shape (teardown). Frames in the record stay those of the body.
    func continued(under shape: BalloonShape) -> PlacedNode {
        var node = self
        node.children = children.map { $0.continued(from: shape.body, to: shape.bounds) }
        return node
    }

    /// The node with each fill that reaches an edge of `body` stretched to the same edge of `bounds`, and each picture
    /// that does continued by its outermost pixels, so that the picture itself keeps its scale.
    private func continued(from body: CGRect, to bounds: CGRect) -> PlacedNode {
        func stretched(_ rect: CGRect) -> CGRect {
            let reaches = 1e-6
            let left = abs(rect.minX - body.minX) < reaches ? bounds.minX : rect.minX
            let right = abs(rect.maxX - body.maxX) < reaches ? bounds.maxX : rect.maxX
            let bottom = abs(rect.maxY - body.maxY) < reaches ? bounds.maxY : rect.maxY
            return CGRect(x: left, y: rect.minY, width: right - left, height: bottom - rect.minY)
        }
        var node = self
        node.children = children.map { $0.continued(from: body, to: bounds) }
        switch content {
        case .fill(.rectangle(let rect), let color):
            node.content = .fill(.rectangle(stretched(rect)), color)
        case .picture(let picture, let extent):
            node.children.insert(contentsOf: Self.edges(of: picture, extent, frame, stretched(frame)), at: 0)
        case .fill, .text, .nothing:
            break
        }
        if case .rectangle(let rect) = clip { node.clip = .rectangle(stretched(rect)) }
        return node
    }

    /// The pixels of a picture along the edges of its frame, drawn from there to the edges of a larger frame.
    private static func edges(
        of picture: Picture, _ extent: CGRect, _ frame: CGRect, _ larger: CGRect
    ) -> [PlacedNode] {
        func node(_ strip: Picture, extent: CGRect, frame: CGRect) -> PlacedNode {
            PlacedNode(kind: "edge", frame: frame, content: .picture(strip, extent: extent))
        }
        // A picture without extent has no edge to go on from.
        guard extent.width > 0, extent.height > 0 else { return [] }
        var nodes: [PlacedNode] = []
        if larger.maxY > frame.maxY {
            let row = picture.row(at: (frame.maxY - extent.minY) / extent.height)
            let y = frame.maxY, height = larger.maxY - frame.maxY
            nodes.append(
                node(
                    row, extent: CGRect(x: extent.minX, y: y, width: extent.width, height: height),
                    frame: CGRect(x: frame.minX, y: y, width: frame.width, height: height)))
        }
        let sides = [(larger.minX, frame.minX, frame.minX), (frame.maxX, larger.maxX, frame.maxX)]
        for (left, right, edge) in sides where right > left {
            let column = picture.column(at: (edge - extent.minX) / extent.width)
            nodes.append(
                node(
                    column, extent: CGRect(x: left, y: extent.minY, width: right - left, height: extent.height),
                    frame: CGRect(x: left, y: frame.minY, width: right - left, height: frame.height)))
        }
        return nodes
    }
}

extension Picture {
    /// The row of pixels that ends at a part of the height, 0 to 1, as a picture.
    fileprivate func row(at part: CGFloat) -> Picture {
        let index = Self.pixel(at: part, of: bitmap.height)
        let length = bitmap.width * 4
        let pixels = Array(bitmap.pixels[(index * length)..<((index + 1) * length)])
        return Picture(bitmap: Bitmap(width: bitmap.width, height: 1, pixels: pixels), scale: scale)
    }

    /// The column of pixels nearest to a part of the width, 0 to 1, as a picture.
    fileprivate func column(at part: CGFloat) -> Picture {
        let index = Self.pixel(at: part, of: bitmap.width)
        let pixels = (0..<bitmap.height).flatMap { row in
            let start = (row * bitmap.width + index) * 4
            return bitmap.pixels[start..<(start + 4)]
        }
        return Picture(bitmap: Bitmap(width: 1, height: bitmap.height, pixels: pixels), scale: scale)
    }

    private static func pixel(at part: CGFloat, of count: Int) -> Int {
        Int(min(max((part * CGFloat(count) - 0.5).rounded(), 0), CGFloat(count - 1)))
    }
}
