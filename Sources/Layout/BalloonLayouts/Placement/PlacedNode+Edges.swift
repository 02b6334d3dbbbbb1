import Drawing
import Foundation
import ViewLayout

extension PlacedNode {
    /// The balloon's node with its content extended to the edges of its shape. Messages also gives the content the
    /// strip under the tail, and clips it to the shape (teardown). Frames in the record stay those of the body.
    func drawnOut(to shape: BalloonShape, on grid: PixelGrid) -> PlacedNode {
        let edges = BalloonEdges(shape: shape, size: frame.size, on: grid)
        var node = self
        node.children = children.map { $0.drawnOut(to: edges, on: grid) }
        return node
    }

    /// Stretches each fill that ends at an edge of the content to the balloon's edge, also under the tail, and
    /// continues each picture there with its mirror image, so that the picture keeps its scale and no streaks are
    /// visible. Nodes with round corners end with the body, and hairlines keep their thickness.
    private func drawnOut(to edges: BalloonEdges, on grid: PixelGrid) -> PlacedNode {
        var node = self
        node.children = children.map { $0.drawnOut(to: edges, on: grid) }
        switch content {
        case .fill(let shape, let color):
            node.content = .fill(shape.drawnOut(to: edges), color)
        case .gradient(let shape, let gradient):
            node.content = .gradient(shape.drawnOut(to: edges), gradient)
        case .picture(let picture, let extent):
            let larger = edges.drawnOut(frame, to: edges.bounds)
            node.children.insert(contentsOf: Self.strips(of: picture, extent, frame, larger, on: grid), at: 0)
        case .text, .drawing, .nothing:
            break
        }
        node.clip = clip?.drawnOut(to: edges)
        node.border = border.map { PlacedBorder(shape: $0.shape.drawnOut(to: edges), color: $0.color) }
        return node
    }

    /// The mirror images of a picture beyond the edges of its frame, up to the edges of a larger frame. For an opaque
    /// picture they begin with a whole pixel, so that no background is visible between them. For a translucent picture
    /// they begin where it ends, so that no pixel has both.
    private static func strips(
        of picture: Picture, _ extent: CGRect, _ frame: CGRect, _ larger: CGRect, on grid: PixelGrid
    ) -> [PlacedNode] {
        // A picture without extent cannot be continued.
        guard larger != frame, extent.width > 0, extent.height > 0 else { return [] }
        let isOpaque = picture.bitmap.isOpaque
        // The picture is drawn to the nearest pixel, so it may cover less than its frame.
        let least = isOpaque ? 0 : grid.pixel / 2 + 1e-6
        let unitX = extent.width / CGFloat(picture.width)
        let unitY = extent.height / CGFloat(picture.height)
        func count(_ length: CGFloat, _ unit: CGFloat) -> Int { Int(min((length / unit).rounded(.up), 1e6)) }
        var nodes: [PlacedNode] = []
        func append(_ strip: Picture, frame: CGRect, extent: CGRect) {
            nodes.append(PlacedNode(kind: "edge", frame: frame, content: .picture(strip, extent: extent)))
        }
        if frame.minX - larger.minX > least {
            let right = isOpaque ? grid.roundedOutward(frame.minX) : frame.minX
            let length = right - larger.minX
            let strip = picture.mirroredColumns(
                behind: (frame.minX - extent.minX) / extent.width, count: count(length, unitX))
            let width = max(length, CGFloat(strip.width) * unitX)
            append(
                strip, frame: CGRect(x: larger.minX, y: frame.minY, width: length, height: frame.height),
                extent: CGRect(x: right - width, y: extent.minY, width: width, height: extent.height))
        }
        if larger.maxX - frame.maxX > least {
            let left = isOpaque ? grid.roundedDown(frame.maxX) : frame.maxX
            let length = larger.maxX - left
            let strip = picture.mirroredColumns(
                before: (frame.maxX - extent.minX) / extent.width, count: count(length, unitX))
            append(
                strip, frame: CGRect(x: left, y: frame.minY, width: length, height: frame.height),
                extent: CGRect(
                    x: left, y: extent.minY, width: max(length, CGFloat(strip.width) * unitX),
                    height: extent.height))
        }
        // The rows include the corners, which the columns do not cover.
        let (left, right) = (min(extent.minX, larger.minX), max(extent.maxX, larger.maxX))
        if frame.minY - larger.minY > least {
            let bottom = isOpaque ? grid.roundedOutward(frame.minY) : frame.minY
            let length = bottom - larger.minY
            let strip = picture.mirroredRows(
                below: (frame.minY - extent.minY) / extent.height, count: count(length, unitY))
            let height = max(length, CGFloat(strip.height) * unitY)
            append(
                strip, frame: CGRect(x: larger.minX, y: larger.minY, width: larger.width, height: length),
                extent: CGRect(x: left, y: bottom - height, width: right - left, height: height))
        }
        if larger.maxY - frame.maxY > least {
            let top = isOpaque ? grid.roundedDown(frame.maxY) : frame.maxY
            let length = larger.maxY - top
            let strip = picture.mirroredRows(
                above: (frame.maxY - extent.minY) / extent.height, count: count(length, unitY))
            append(
                strip, frame: CGRect(x: larger.minX, y: top, width: larger.width, height: length),
                extent: CGRect(
                    x: left, y: top, width: right - left,
                    height: max(length, CGFloat(strip.height) * unitY)))
        }
        return nodes
    }
}

extension Shape {
    /// The shape with its edges at the content's edge moved out.
    fileprivate func drawnOut(to edges: BalloonEdges) -> Shape {
        switch self {
        case .rectangle(let rect):
            .rectangle(edges.drawnOut(rect, to: edges.bounds))
        case .rounded(let rect, let radius, let style):
            .rounded(edges.drawnOut(rect, to: edges.body), radius: radius, style: style)
        case .border(let rect, let width, let radius, let style):
            .border(edges.drawnOut(rect, to: edges.body), width: width, radius: radius, style: style)
        case .balloon, .path, .evenOdd:
            self
        }
    }
}
