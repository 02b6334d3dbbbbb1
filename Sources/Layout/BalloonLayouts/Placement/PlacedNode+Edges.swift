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
        let isOpaque = picture.isOpaque
        // The picture is drawn to the nearest pixel, so it may cover less than its frame.
        let minimum = isOpaque ? 0 : grid.pixel / 2 + 1e-6
        return PictureSide.all.compactMap { side in
            let (edge, outer) = (side.edge(of: frame), side.edge(of: larger))
            guard (side.isStart ? edge - outer : outer - edge) > minimum else { return nil }
            let inner =
                !isOpaque ? edge : side.isStart ? grid.roundedOutward(edge) : grid.roundedDown(edge)
            let length = side.isStart ? inner - outer : outer - inner
            let (start, extentLength) = side.along(extent)
            let unit = extentLength / CGFloat(side.isAcross ? picture.width : picture.height)
            let (strip, count) = side.mirrored(
                picture, at: (edge - start) / extentLength, count: Int(min((length / unit).rounded(.up), 1e6)))
            let drawn = max(length, CGFloat(count) * unit)
            // The rows include the corners, which the columns do not cover.
            let shown = side.isAcross ? frame : larger
            let (left, right) = (min(extent.minX, larger.minX), max(extent.maxX, larger.maxX))
            return PlacedNode(
                kind: .edge, frame: side.rect(from: side.isStart ? outer : inner, length, beside: shown),
                content: .picture(
                    strip,
                    extent: side.rect(
                        from: side.isStart ? inner - drawn : inner, drawn,
                        beside: CGRect(
                            x: left, y: extent.minY, width: right - left, height: extent.height))))
        }
    }
}

/// A side of a picture, with the lengths of boxes towards it and along it.
private struct PictureSide {
    /// Whether it is the left or the right one.
    let isAcross: Bool
    /// Whether it is the left or the top one.
    let isStart: Bool

    static let all = [(true, true), (true, false), (false, true), (false, false)].map(PictureSide.init)

    /// Where a box begins and how long it is, from side to side.
    func along(_ box: CGRect) -> (start: CGFloat, length: CGFloat) {
        isAcross ? (box.minX, box.width) : (box.minY, box.height)
    }

    /// Where this side of a box is.
    func edge(of box: CGRect) -> CGFloat {
        isAcross ? (isStart ? box.minX : box.maxX) : (isStart ? box.minY : box.maxY)
    }

    /// A box with a start and a length from side to side; in the other direction it is as another box.
    func rect(from start: CGFloat, _ length: CGFloat, beside box: CGRect) -> CGRect {
        isAcross
            ? CGRect(x: start, y: box.minY, width: length, height: box.height)
            : CGRect(x: box.minX, y: start, width: box.width, height: length)
    }

    /// The mirror image of the rows or columns of a picture at this side of a part of it, and how many it has.
    func mirrored(_ picture: Picture, at part: Double, count: Int) -> (strip: Picture, count: Int) {
        let strip =
            switch (isAcross, isStart) {
            case (true, true): picture.mirroredColumns(behind: part, count: count)
            case (true, false): picture.mirroredColumns(before: part, count: count)
            case (false, true): picture.mirroredRows(below: part, count: count)
            case (false, false): picture.mirroredRows(above: part, count: count)
            }
        return (strip, isAcross ? strip.width : strip.height)
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
