import CKernels
import CPixman
import Foundation

/// The pixels being drawn, and the compositing operations on them, all limited to a box.
///
/// Invariant: `bytes` points to `bounds.width * bounds.height * 4` bytes that outlive the canvas. The canvas of a layer
/// need not begin at zero.
final class Canvas {
    let bounds: PixelRect
    private let bytes: UnsafeMutablePointer<UInt8>
    private let image: OpaquePointer

    init(bounds: PixelRect, bytes: UnsafeMutablePointer<UInt8>) {
        self.bounds = bounds
        self.bytes = bytes
        image = PixmanImage.make(
            format: PixmanImage.rgba, width: bounds.width, height: bounds.height, bytes: bytes,
            stride: bounds.width * 4)
    }

    /// The bytes from the pixel of a row and column on.
    private func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
        bytes + ((y - bounds.top) * bounds.width + (x - bounds.left)) * 4
    }

    deinit { pixman_image_unref(image) }

    /// Fills a box with a colour.
    func fill(_ color: Color, in box: PixelRect, within limits: PixelRect) {
        let box = box.intersection(limits).intersection(bounds)
        guard !box.isEmpty else { return }
        withSolid(color) { composite(PIXMAN_OP_OVER, $0, nil, box, sourceX: 0, sourceY: 0, maskX: 0, maskY: 0) }
    }

    /// Fills masks with a colour, each with its origin at a pixel. Most are glyphs with a width of about ten pixels,
    /// for which setting up pixman takes as long as drawing.
    func fill(_ color: Color, masks: [(mask: CoverageMask, x: Int, y: Int)], within limits: PixelRect) {
        let color = Premultiplication.premultiplied(color)
        let components = [color.red, color.green, color.blue, color.alpha]
        let limits = limits.intersection(bounds)
        for entry in masks {
            let place = entry.mask.bounds.offset(x: entry.x, y: entry.y)
            let box = place.intersection(limits)
            guard !box.isEmpty else { continue }
            let row = entry.mask.bytes + (box.top - place.top) * entry.mask.stride
            kernels_blend_mask(
                pixel(x: box.left, y: box.top), bounds.width * 4, row + (box.left - place.left),
                entry.mask.stride, box.width, box.height, components)
        }
    }

    /// Fills a box, or the part of it that a mask in the same place covers, with a gradient.
    func fill(_ paint: GradientPaint, in place: PixelRect, mask: CoverageMask? = nil, within limits: PixelRect) {
        let box = place.intersection(limits).intersection(bounds)
        guard !box.isEmpty else { return }
        let places = paint.places(fromX: box.left, y: box.top)
        let row = mask.map { $0.bytes + (box.top - place.top) * $0.stride + (box.left - place.left) }
        kernels_blend_gradient(
            pixel(x: box.left, y: box.top), bounds.width * 4, row, mask?.stride ?? 0, box.width, box.height,
            paint.table, paint.table.count / 4, places.first, places.right, places.down)
    }

    /// Draws another canvas rotated around a point, in pixels.
    func draw(_ layer: Canvas, turned turn: Turn, within limits: PixelRect) {
        let box = PixelRect(around: turn.bounds(of: CGRect(layer.bounds))).intersection(limits).intersection(bounds)
        guard !box.isEmpty else { return }
        let (sine, cosine) = turn.sineAndCosine
        // The middle of the first pixel, turned back, from the middle of the layer's first pixel.
        let (x, y) = (Double(box.left) + 0.5 - turn.center.x, Double(box.top) + 0.5 - turn.center.y)
        let across = turn.center.x + x * cosine + y * sine - Double(layer.bounds.left) - 0.5
        let down = turn.center.y - x * sine + y * cosine - Double(layer.bounds.top) - 0.5
        func fixed(_ value: Double) -> Int64 { Int64((value * Double(1 << 32)).rounded()) }
        kernels_blend_turned(
            pixel(x: box.left, y: box.top), bounds.width * 4, box.width, box.height, layer.bytes, layer.bounds.width,
            layer.bounds.height, fixed(across), fixed(down), fixed(cosine), fixed(sine))
    }

    /// Draws another canvas at its place.
    func draw(_ layer: Canvas, alpha: UInt8, within limits: PixelRect) {
        let box = layer.bounds.intersection(limits).intersection(bounds)
        guard !box.isEmpty, alpha > 0 else { return }
        let (x, y) = (box.left - layer.bounds.left, box.top - layer.bounds.top)
        guard alpha < 255 else {
            return composite(PIXMAN_OP_OVER, layer.image, nil, box, sourceX: x, sourceY: y, maskX: 0, maskY: 0)
        }
        withSolid(Color(red: 0, green: 0, blue: 0, alpha: alpha)) { mask in
            composite(PIXMAN_OP_OVER, layer.image, mask, box, sourceX: x, sourceY: y, maskX: 0, maskY: 0)
        }
    }

    /// How opaque each pixel of a box that lies on the canvas is.
    func alphaMask(in box: PixelRect) -> CoverageMask {
        let mask = CoverageMask(bounds: box)
        kernels_copy_alpha(
            pixel(x: box.left, y: box.top), bounds.width * 4, mask.bytes, mask.stride, box.width, box.height)
        return mask
    }

    /// Draws premultiplied RGBA pixels that fill a box.
    /// - Parameter isOpaque: whether all of them are known to be opaque, so that they need only be copied.
    func draw(
        _ pixels: [UInt8], isOpaque: Bool, in place: PixelRect, alpha: UInt8 = 255, within limits: PixelRect
    ) {
        let box = place.intersection(limits).intersection(bounds)
        guard !box.isEmpty, alpha > 0 else { return }
        pixels.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress else { return }
            // pixman takes sources as mutable memory but only reads them.
            let source = PixmanImage.make(
                format: PixmanImage.rgba, width: place.width, height: place.height,
                bytes: UnsafeMutableRawPointer(mutating: base), stride: place.width * 4)
            defer { pixman_image_unref(source) }
            let x = box.left - place.left
            let y = box.top - place.top
            if alpha == 255 {
                let operation = isOpaque ? PIXMAN_OP_SRC : PIXMAN_OP_OVER
                composite(operation, source, nil, box, sourceX: x, sourceY: y, maskX: 0, maskY: 0)
            } else {
                withSolid(Color(red: 0, green: 0, blue: 0, alpha: alpha)) { mask in
                    composite(PIXMAN_OP_OVER, source, mask, box, sourceX: x, sourceY: y, maskX: 0, maskY: 0)
                }
            }
        }
    }

    /// A copy of the pixels of a box that lies on the canvas.
    func pixels(in box: PixelRect) -> [UInt8] {
        let rowLength = box.width * 4
        return [UInt8](unsafeUninitializedCapacity: rowLength * box.height) { buffer, count in
            for row in 0..<box.height {
                let source = pixel(x: box.left, y: box.top + row)
                buffer.baseAddress?.advanced(by: row * rowLength).initialize(from: source, count: rowLength)
            }
            count = rowLength * box.height
        }
    }

    /// Restores the earlier pixels of a box outside a mask: new pixels by the mask, old ones by the rest.
    ///
    /// The two products are rounded separately, and a pixel that did not change still keeps its value: of two products
    /// whose sum is a whole number of 255ths, one is rounded up exactly when the other is rounded down.
    /// - Parameter saved: the earlier pixels of the box; their memory is reused.
    func restore(_ saved: inout [UInt8], in box: PixelRect, outside mask: CoverageMask) {
        saved.withUnsafeMutableBytes { buffer in
            guard let base = buffer.baseAddress else { return }
            let old = PixmanImage.make(
                format: PixmanImage.rgba, width: box.width, height: box.height, bytes: base, stride: box.width * 4)
            defer { pixman_image_unref(old) }
            let x = box.left - mask.bounds.left
            let y = box.top - mask.bounds.top
            composite(PIXMAN_OP_IN_REVERSE, mask.image, nil, box, sourceX: x, sourceY: y, maskX: 0, maskY: 0)
            pixman_image_composite32(
                PIXMAN_OP_OUT_REVERSE, mask.image, nil, old, Int32(x), Int32(y), 0, 0, 0, 0, Int32(box.width),
                Int32(box.height))
            composite(PIXMAN_OP_ADD, old, nil, box, sourceX: 0, sourceY: 0, maskX: 0, maskY: 0)
        }
    }

    private func composite(
        _ operation: pixman_op_t, _ source: OpaquePointer, _ mask: OpaquePointer?, _ box: PixelRect,
        sourceX: Int, sourceY: Int, maskX: Int, maskY: Int
    ) {
        pixman_image_composite32(
            operation, source, mask, image, Int32(sourceX), Int32(sourceY), Int32(maskX), Int32(maskY),
            Int32(box.left - bounds.left), Int32(box.top - bounds.top), Int32(box.width), Int32(box.height))
    }

    private func withSolid(_ color: Color, _ body: (OpaquePointer) -> Void) {
        var components = PixmanImage.color(Premultiplication.premultiplied(color))
        guard let solid = pixman_image_create_solid_fill(&components) else { fatalError("out of memory") }
        defer { pixman_image_unref(solid) }
        body(solid)
    }
}
