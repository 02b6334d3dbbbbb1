import Foundation

/// The coverage of a shape in two parts: a box that is fully covered, and masks for the rest.
///
/// A balloon is mostly its middle; only its corners are worth rasterising.
struct ShapeCoverage {
    /// A fully covered box; nil when it would be empty.
    let full: PixelRect?
    /// Masks that lie beside the box and do not overlap.
    let masks: [CoverageMask]

    /// The coverage of the part of a shape that lies in `limits`.
    init(_ shape: Shape, grid: PixelGrid, rasterizer: Rasterizer, within limits: PixelRect) throws {
        let full: PixelRect
        let rest: [PixelRect]
        switch shape {
        case .rectangle(let rect):
            full = grid.snapped(rect)
            rest = []
        case .rounded(let rect, let radius, let style):
            (full, rest) = Self.split(
                body: grid.snapped(rect), whole: grid.snapped(rect), radius: radius * grid.scale, style: style)
        case .balloon(let balloon):
            let balloon = balloon.snapped(to: grid)
            (full, rest) = Self.split(
                body: PixelRect(around: balloon.body), whole: PixelRect(around: balloon.bounds),
                radius: balloon.radius, style: .continuous)
        case .path:
            full = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
            rest = [limits]
        }
        let visible = full.intersection(limits)
        self.full = visible.isEmpty ? nil : visible
        let boxes = rest.map { $0.intersection(limits) }.filter { !$0.isEmpty }
        let outline = boxes.isEmpty ? [] : shape.outline(on: grid)
        masks = try boxes.compactMap { try rasterizer.mask(of: outline, within: $0) }
    }

    /// The middle of a shape with rounded corners, and the boxes around it, which are empty or make up the rest of
    /// `whole`. Corners and tails reach along the left and right sides; between them every row of the body is covered
    /// from edge to edge, and none of a tail's strip beside it: its mask tells a clip to leave the strip alone.
    private static func split(
        body: PixelRect, whole: PixelRect, radius: CGFloat, style: CornerStyle
    ) -> (full: PixelRect, rest: [PixelRect]) {
        let reach = Int(RoundedRectangle.reach(in: CGRect(body), radius: radius, style: style).rounded(.up))
        var middle = body
        middle.top += reach
        middle.bottom = max(middle.top, body.bottom - reach)
        let rest = [
            PixelRect(left: whole.left, top: whole.top, right: whole.right, bottom: middle.top),
            PixelRect(left: whole.left, top: middle.top, right: middle.left, bottom: middle.bottom),
            PixelRect(left: middle.right, top: middle.top, right: whole.right, bottom: middle.bottom),
            PixelRect(left: whole.left, top: middle.bottom, right: whole.right, bottom: whole.bottom),
        ]
        return (middle, rest)
    }

    /// The box around all of it; nil when nothing is covered.
    var bounds: PixelRect? {
        let boxes = masks.map(\.bounds) + (full.map { [$0] } ?? [])
        guard let left = boxes.map(\.left).min(), let top = boxes.map(\.top).min(),
            let right = boxes.map(\.right).max(), let bottom = boxes.map(\.bottom).max()
        else { return nil }
        return PixelRect(left: left, top: top, right: right, bottom: bottom)
    }
}
