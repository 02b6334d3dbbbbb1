import Drawing
import Foundation
import ViewLayout

extension PlacedNode {
    /// The balloon's node with its content drawn to the edges of its shape. Messages gives the content the strip under
    /// the tail, too, and cuts it to the shape (teardown). Frames in the record stay those of the body.
    func drawnOut(to shape: BalloonShape, on grid: PixelGrid) -> PlacedNode {
        let edges = BalloonEdges(shape: shape, size: frame.size, on: grid)
        var node = self
        node.children = children.map { $0.drawnOut(to: edges, on: grid) }
        return node
    }

    /// The node with each fill that reaches an edge of the content stretched to the balloon's, under the tail too, and
    /// each picture that does continued by its outermost pixels, so that the picture itself keeps its scale. What has
    /// round corners ends with the body.
    private func drawnOut(to edges: BalloonEdges, on grid: PixelGrid) -> PlacedNode {
        var node = self
        node.children = children.map { $0.drawnOut(to: edges, on: grid) }
        switch content {
        case .fill(let shape, let color):
            node.content = .fill(shape.drawnOut(to: edges), color)
        case .picture(let picture, let extent):
            let larger = edges.drawnOut(frame, to: edges.bounds)
            node.children.insert(contentsOf: Self.strips(of: picture, extent, frame, larger, on: grid), at: 0)
        case .text, .nothing:
            break
        }
        node.clip = clip?.drawnOut(to: edges)
        return node
    }

    /// The pixels of a picture along the edges of its frame, drawn from there to the edges of a larger frame. Opaque
    /// ones begin with a whole pixel, so that no ground shows between in a drawing that is not snapped to pixels.
    private static func strips(
        of picture: Picture, _ extent: CGRect, _ frame: CGRect, _ larger: CGRect, on grid: PixelGrid
    ) -> [PlacedNode] {
        // A picture without extent has no edge to go on from.
        guard extent.width > 0, extent.height > 0 else { return [] }
        var nodes: [PlacedNode] = []
        func append(_ strip: Picture, frame: CGRect, extent: CGRect) {
            nodes.append(PlacedNode(kind: "edge", frame: frame, content: .picture(strip, extent: extent)))
        }
        func appendColumn(_ column: Picture, from left: CGFloat, to right: CGFloat) {
            append(
                column, frame: CGRect(x: left, y: frame.minY, width: right - left, height: frame.height),
                extent: CGRect(x: left, y: extent.minY, width: right - left, height: extent.height))
        }
        if larger.minX < frame.minX {
            let column = picture.column(at: (frame.minX - extent.minX) / extent.width)
            let right = column.isOpaque ? grid.roundedOutward(frame.minX) : frame.minX
            appendColumn(column, from: larger.minX, to: right)
        }
        if larger.maxX > frame.maxX {
            let column = picture.column(at: (frame.maxX - extent.minX) / extent.width)
            let left = column.isOpaque ? grid.roundedDown(frame.maxX) : frame.maxX
            appendColumn(column, from: left, to: larger.maxX)
        }
        if larger.maxY > frame.maxY {
            // Below the columns, too: in the corners neither of them is.
            let row = picture.row(at: (frame.maxY - extent.minY) / extent.height)
            let (left, right) = (min(extent.minX, larger.minX), max(extent.maxX, larger.maxX))
            let top = row.isOpaque ? grid.roundedDown(frame.maxY) : frame.maxY
            append(
                row, frame: CGRect(x: larger.minX, y: top, width: larger.width, height: larger.maxY - top),
                extent: CGRect(x: left, y: top, width: right - left, height: larger.maxY - top))
        }
        return nodes
    }
}

extension Shape {
    /// The shape with the edges that reach the content's moved out.
    fileprivate func drawnOut(to edges: BalloonEdges) -> Shape {
        switch self {
        case .rectangle(let rect):
            .rectangle(edges.drawnOut(rect, to: edges.bounds))
        case .rounded(let rect, let radius, let style):
            .rounded(edges.drawnOut(rect, to: edges.body), radius: radius, style: style)
        case .balloon, .path:
            self
        }
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

    fileprivate var isOpaque: Bool {
        stride(from: 3, to: bitmap.pixels.count, by: 4).allSatisfy { bitmap.pixels[$0] == 255 }
    }

    private static func pixel(at part: CGFloat, of count: Int) -> Int {
        Int(min(max((part * CGFloat(count) - 0.5).rounded(), 0), CGFloat(count - 1)))
    }
}
