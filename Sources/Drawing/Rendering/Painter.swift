import Foundation
import Typesetting

/// Draws the items of one display list onto one canvas.
struct Painter {
    let canvas: Canvas
    let grid: CanvasGrid
    let rasterizer: Rasterizer
    let glyphs: GlyphCache
    let pictures: ScaledPictureCache

    /// Draws items back to front, limited to `limits`. A background that the next item hides is skipped there:
    /// in a balloon with a picture that is most of the background.
    func draw(_ items: [DisplayItem], within limits: PixelRect) throws {
        for (index, item) in items.enumerated() {
            switch item {
            case .fill(let shape, let color):
                let hidden = index + 1 < items.count ? opaqueBox(of: items[index + 1], within: limits) : nil
                try fill(shape, color, within: limits, hidden: hidden)
            case .gradient(let shape, let gradient): try fill(shape, gradient, within: limits)
            case .picture(let picture, let rect): try draw(picture, in: rect, within: limits)
            case .glyphs(let run, let origin, let color): try draw(run, at: origin, color: color, within: limits)
            case .clip(let shape, let items): try draw(items, clippedTo: shape, within: limits)
            case .turned(let turn, let box, let items): try draw(items, in: box, turned: turn, within: limits)
            case .translucent(let opacity, let items): try draw(items, opacity: opacity, within: limits)
            case .shadowed(let shadow, let items): try draw(items, above: shadow, within: limits)
            case .node(_, let items): try draw(items, within: limits)
            }
        }
    }

    private func fill(_ shape: Shape, _ color: Color, within limits: PixelRect, hidden: PixelRect?) throws {
        try check(shape)
        let coverage = try ShapeCoverage(shape, grid: grid, rasterizer: rasterizer, within: limits)
        for box in coverage.full {
            for part in hidden.map({ box.parts(outside: $0) }) ?? [box] { canvas.fill(color, in: part, within: limits) }
        }
        canvas.fill(color, masks: coverage.masks.map { ($0, 0, 0) }, within: limits)
    }

    private func fill(_ shape: Shape, _ gradient: LinearGradient, within limits: PixelRect) throws {
        try check(shape)
        guard gradient.isFinite else { throw DrawingError.notFinite("a place of a gradient") }
        let coverage = try ShapeCoverage(shape, grid: grid, rasterizer: rasterizer, within: limits)
        let paint = GradientPaint(gradient, grid: grid)
        for box in coverage.full { canvas.fill(paint, in: box, within: limits) }
        for mask in coverage.masks { canvas.fill(paint, in: mask.bounds, mask: mask, within: limits) }
    }

    private func draw(_ picture: Picture, in rect: CGRect, within limits: PixelRect) throws {
        guard rect.isFinite else { throw DrawingError.notFinite("the frame of a picture") }
        guard let (scaled, box) = scaled(picture, in: rect, within: limits) else { return }
        canvas.draw(scaled.pixels, isOpaque: scaled.isOpaque, in: box, within: limits)
    }

    /// A picture, at least the visible part, and its box; nil when none is visible.
    private func scaled(
        _ picture: Picture, in rect: CGRect, within limits: PixelRect
    ) -> (picture: ScaledPicture, box: PixelRect)? {
        let place = grid.snapped(rect)
        let visible = place.intersection(limits)
        guard !visible.isEmpty, picture.width > 0, picture.height > 0 else { return nil }
        return pictures.scaled(picture, in: place, visible: visible)
    }

    /// A box in which an item hides everything below it; nil when none is known.
    private func opaqueBox(of item: DisplayItem, within limits: PixelRect) -> PixelRect? {
        switch item {
        case .picture(let picture, let rect) where rect.isFinite:
            guard let (scaled, box) = scaled(picture, in: rect, within: limits), scaled.isOpaque else { return nil }
            return box.intersection(limits)
        case .clip(.rectangle(let rect), let items) where rect.isFinite:
            let box = grid.snapped(rect).intersection(limits)
            return box.isEmpty ? nil : items.first.flatMap { opaqueBox(of: $0, within: box) }
        case .node(_, let items):
            return items.first.flatMap { opaqueBox(of: $0, within: limits) }
        default:
            return nil
        }
    }

    private func draw(_ run: GlyphRun, at origin: CGPoint, color: Color, within limits: PixelRect) throws {
        guard origin.isFinite, run.pointSize.isFinite, run.glyphs.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
            throw DrawingError.notFinite("the place or size of a glyph")
        }
        guard run.pointSize > 0, color.alpha > 0, !run.glyphs.isEmpty else { return }
        // FreeType accepts ems of at most 16 bits of pixels, in 26.6.
        let em = Int(min(run.pointSize * grid.scale * 64, 65_535 * 64).rounded())
        guard em > 0 else { return }
        let face = try glyphs.faceIndex(for: run.font)
        let baseline = grid.edge(origin.y)
        let steps = CanvasGrid.glyphSteps
        var masks: [(mask: CoverageMask, x: Int, y: Int)] = []
        for glyph in run.glyphs {
            let right = grid.glyphStep(origin.x + glyph.x)
            let down = grid.glyphStep(glyph.y)
            let stepX = right & (steps - 1)
            let stepY = down & (steps - 1)
            let x = (right - stepX) / steps
            let y = baseline + (down - stepY) / steps
            let around = limits.offset(x: -x, y: -y)
            if run.font.file.hasColorBitmaps {
                if let image = try glyphs.colorGlyph(
                    face: face, glyph: glyph.id, em: em, stepX: stepX, stepY: stepY, within: around)
                {
                    canvas.draw(
                        image.pixels, isOpaque: false, in: image.bounds.offset(x: x, y: y), alpha: color.alpha,
                        within: limits)
                }
            } else if let mask = try glyphs.mask(
                face: face, glyph: glyph.id, em: em, stepX: stepX, stepY: stepY, within: around)
            {
                masks.append((mask, x, y))
            }
        }
        // Glyphs overlap, in Arabic and Devanagari by design; where they do, a translucent colour must not be applied
        // twice.
        if color.alpha < 255, masks.count > 1, let union = CoverageMask.union(of: masks, within: limits) {
            masks = [(union, 0, 0)]
        }
        canvas.fill(color, masks: masks, within: limits)
    }

    /// Draws items inside a shape: draws them unclipped, then restores the earlier pixels outside the shape. Only
    /// boxes that are not fully covered are saved and restored, a few per cent of a balloon.
    private func draw(_ items: [DisplayItem], clippedTo shape: Shape, within limits: PixelRect) throws {
        try check(shape)
        let coverage = try ShapeCoverage(shape, grid: grid, rasterizer: rasterizer, within: limits)
        guard let bounds = coverage.bounds else { return }
        var saved = coverage.masks.flatMap { mask in
            mask.boxesNotFullyCovered.map { (mask: mask, box: $0, pixels: canvas.pixels(in: $0)) }
        }
        try draw(items, within: bounds)
        for index in saved.indices {
            canvas.restore(&saved[index].pixels, in: saved[index].box, outside: saved[index].mask)
        }
    }

    /// Draws items on their own layer, and then the layer rotated.
    private func draw(_ items: [DisplayItem], in box: CGRect, turned turn: Turn, within limits: PixelRect) throws {
        guard box.isFinite, turn.isFinite else { throw DrawingError.notFinite("the frame or angle of a turn") }
        guard box.width > 0, box.height > 0 else { return }
        let inPixels = Turn(degrees: turn.degrees, about: grid.pixels(turn.center))
        try withLayer(of: items, in: grid.outward(box)) { canvas.draw($0, turned: inPixels, within: limits) }
    }

    /// Calls a function with a layer on which items are drawn.
    func withLayer(of items: [DisplayItem], in bounds: PixelRect, _ body: (Canvas) -> Void) throws {
        guard !bounds.isEmpty else { return }
        guard bounds.width * bounds.height <= DrawingLimits.maximumPixelCount else {
            throw DrawingError.unusableCanvas(width: Double(bounds.width), height: Double(bounds.height))
        }
        var pixels = [UInt8](repeating: 0, count: bounds.width * bounds.height * 4)
        try pixels.withUnsafeMutableBufferPointer { buffer in
            guard let bytes = buffer.baseAddress else { return }
            let layer = Canvas(bounds: bounds, bytes: bytes)
            let painter = Painter(
                canvas: layer, grid: grid, rasterizer: rasterizer, glyphs: glyphs, pictures: pictures)
            try painter.draw(items, within: bounds)
            body(layer)
        }
    }

    private func check(_ shape: Shape) throws {
        guard shape.isFinite else { throw DrawingError.notFinite("a coordinate of a shape") }
    }
}

/// Items that are drawn on their own layer: translucent ones, and those with a shadow.
extension Painter {
    /// Draws items as one picture with an opacity.
    func draw(_ items: [DisplayItem], opacity: UInt8, within limits: PixelRect) throws {
        guard opacity > 0 else { return }
        guard opacity < 255 else { return try draw(items, within: limits) }
        try withLayer(of: items, in: limits) { canvas.draw($0, alpha: opacity, within: limits) }
    }

    /// Draws the shadow of items, then the items. The layer holds everything whose shadow falls within the limits.
    func draw(_ items: [DisplayItem], above shadow: Shadow, within limits: PixelRect) throws {
        guard shadow.isFinite else { throw DrawingError.notFinite("a length of a shadow") }
        guard !limits.isEmpty else { return }
        guard shadow.color.alpha > 0 else { return try draw(items, within: limits) }
        let blur = BoxBlur(deviation: shadow.radius * grid.scale)
        let (right, down) = (grid.edge(shadow.x), grid.edge(shadow.y))
        let casting = limits.offset(x: -right, y: -down).outset(by: blur.reach)
        let layerBounds = casting.union(limits)
        try withLayer(of: items, in: layerBounds) { layer in
            let mask = layer.alphaMask(in: casting)
            if !mask.isEmpty {
                blur.apply(to: mask)
                canvas.fill(shadow.color, masks: [(mask, right, down)], within: limits)
            }
            canvas.draw(layer, alpha: 255, within: limits)
        }
    }
}
