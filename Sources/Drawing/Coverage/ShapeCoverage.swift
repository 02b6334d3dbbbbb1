import Foundation

/// The coverage of a shape in two parts: boxes that are fully covered, and masks for the rest.
///
/// A balloon is mostly its middle; only its corners are worth rasterising.
struct ShapeCoverage {
    /// Fully covered boxes, none of them empty.
    let full: [PixelRect]
    /// Masks beside the boxes. Nothing overlaps.
    let masks: [CoverageMask]

    /// The coverage of the part of a shape in `limits`.
    init(_ shape: Shape, grid: CanvasGrid, rasterizer: Rasterizer, within limits: PixelRect) throws {
        let full: [PixelRect]
        let rest: [PixelRect]
        switch shape {
        case .rectangle(let rect):
            full = [grid.snapped(rect)]
            rest = []
        case .rounded(let rect, let radius, let style):
            (full, rest) = Self.split(
                body: grid.snapped(rect), whole: grid.snapped(rect), radius: radius * grid.scale, style: style)
        case .border(let rect, let width, let radius, let style):
            let whole = grid.snapped(rect)
            let corner = RoundedRectangle.reach(in: CGRect(whole), radius: radius * grid.scale, style: style)
            full = []
            rest = whole.parts(outside: whole.outset(by: -grid.lineWidth(width) - Int(corner.rounded(.up))))
        case .balloon(let balloon):
            let balloon = balloon.snapped(to: grid)
            (full, rest) = Self.split(
                body: PixelRect(around: balloon.body), whole: PixelRect(around: balloon.bounds),
                radius: balloon.radius, style: .continuous)
        case .path, .evenOdd:
            full = []
            rest = [limits]
        }
        self.full = full.map { $0.intersection(limits) }.filter { !$0.isEmpty }
        let boxes = rest.map { $0.intersection(limits) }.filter { !$0.isEmpty }
        let outline = boxes.isEmpty ? [] : shape.outline(on: grid)
        masks = try boxes.compactMap {
            try rasterizer.mask(of: outline, isEvenOdd: shape.isEvenOdd, within: $0)
        }
    }

    /// The fully covered boxes of a shape with rounded corners (the middle, and the strips between two corners above
    /// and below it), and the boxes around them that make up the rest of `whole`; some may be empty. A tail is
    /// beside the body, at its sides and below it; masks there tell a clip which pixels to keep.
    private static func split(
        body: PixelRect, whole: PixelRect, radius: CGFloat, style: CornerStyle
    ) -> (full: [PixelRect], rest: [PixelRect]) {
        let reach = Int(RoundedRectangle.reach(in: CGRect(body), radius: radius, style: style).rounded(.up))
        // If corners would overlap, the space between them is empty and they share the body.
        let top = body.top + reach
        let bottom = max(top, body.bottom - reach)
        let left = min(body.left + reach, (body.left + body.right) / 2)
        let right = max(left, body.right - reach)
        let full = [
            PixelRect(left: left, top: body.top, right: right, bottom: min(top, body.bottom)),
            PixelRect(left: body.left, top: top, right: body.right, bottom: bottom),
            PixelRect(left: left, top: bottom, right: right, bottom: body.bottom),
        ]
        let rest = [
            PixelRect(left: whole.left, top: whole.top, right: left, bottom: top),
            PixelRect(left: right, top: whole.top, right: whole.right, bottom: top),
            PixelRect(left: whole.left, top: top, right: body.left, bottom: bottom),
            PixelRect(left: body.right, top: top, right: whole.right, bottom: bottom),
            PixelRect(left: whole.left, top: bottom, right: left, bottom: whole.bottom),
            PixelRect(left: left, top: body.bottom, right: right, bottom: whole.bottom),
            PixelRect(left: right, top: bottom, right: whole.right, bottom: whole.bottom),
        ]
        return (full, rest)
    }

    /// The box around all of it; nil when nothing is covered.
    var bounds: PixelRect? {
        let boxes = masks.map(\.bounds) + full
        guard let left = boxes.map(\.left).min(), let top = boxes.map(\.top).min(),
            let right = boxes.map(\.right).max(), let bottom = boxes.map(\.bottom).max()
        else { return nil }
        return PixelRect(left: left, top: top, right: right, bottom: bottom)
    }
}
