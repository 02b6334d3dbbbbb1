import Drawing
import Foundation

extension CGContext {
    /// Draws pixels in a rectangle, as Core Graphics does: upright where y goes up, upside down where it goes down.
    public func draw(_ image: CGImage, in rect: CGRect) {
        draw(UIImage(image.picture), in: rect, isUpright: state.map.a * state.map.d < 0)
    }

    /// Draws an image in a rectangle.
    func draw(_ image: UIImage, in rect: CGRect, isUpright: Bool = true, opacity: CGFloat = 1) {
        guard rect.width > 0, rect.height > 0, image.size.width > 0, image.size.height > 0 else { return }
        let shown = isUpright ? image : UIImage(image.picture.upsideDown)
        let color = state.fill
        recordUpright(rect, opacity: opacity) { shown.items(in: $0, tint: color) }
    }

    /// Records items that are made for an upright rectangle, and rotates them by the transform.
    /// - Parameter make: makes the items for the scaled rectangle on the canvas.
    func recordUpright(
        _ rect: CGRect, opacity: CGFloat = 1, _ make: (CGRect) throws -> [DisplayItem]
    ) rethrows {
        guard let parts = MapParts(state.map) else { return }
        let middle = CGPoint(x: rect.midX, y: rect.midY).applying(state.map)
        let (width, height) = (rect.width * parts.across, rect.height * parts.down)
        let box = CGRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
        var items = try make(parts.degrees == 0 && !parts.isMirrored ? rect.applying(state.map) : box)
        if parts.degrees != 0 {
            items = [.turned(Turn(degrees: parts.degrees, about: middle), box: box.shrunk(x: -1, y: -1), items)]
        }
        if opacity < 1 { items = [.translucent(opacity: UInt8((max(opacity, 0) * 255).rounded()), items)] }
        record(items)
    }

    /// A picture of what was drawn, or of what is in the memory of the app. An optional as in Core Graphics; nil for a canvas
    /// without pixels.
    public func makeImage() -> CGImage? {
        guard let memory else { return picture().map { CGImage($0) } }
        return memory.bitmap(width: width, height: height).map { CGImage(Picture(bitmap: $0)) }
    }

    /// The drawing as a picture. An infinite size, or one beyond ``DrawingLimits``, ends the process with the
    /// reason, because an empty picture would be recorded as if it had been drawn.
    /// - Parameter background: the colour behind it; nil for none.
    func picture(background: Drawing.Color? = nil) -> Picture? {
        guard size.width > 0, size.height > 0 else { return nil }
        precondition(canvasFits, "a picture of \(size) at scale \(scale) has too many pixels; draw a smaller one")
        var all = items
        if let background { all.insert(.fill(.rectangle(canvas), background), at: 0) }
        // A picture has a whole number of pixels per point.
        let pixels = max(1, Int(scale.rounded()))
        do {
            let bitmap = try Renderer().render(DisplayList(size: size, items: all), scale: pixels)
            return Picture(bitmap: bitmap, scale: Double(pixels))
        } catch {
            preconditionFailure("a picture that code draws: \(error)")
        }
    }

    /// Whether a picture can have as many pixels as the canvas.
    var canvasFits: Bool {
        [size.width, size.height].allSatisfy { $0 * max(1, scale) <= CGFloat(DrawingLimits.maximumCanvasSide) }
    }
}

extension Picture {
    /// The picture with its rows in reverse order.
    fileprivate var upsideDown: Picture {
        let length = bitmap.width * 4
        let pixels = (0..<bitmap.height).reversed().flatMap { bitmap.pixels[($0 * length)..<(($0 + 1) * length)] }
        return Picture(bitmap: Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels), scale: scale)
    }
}

extension UIImage {
    /// Draws the image in a rectangle of the current context.
    public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(self, in: rect) }

    /// Draws the image in its own size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image with an opacity from 0 to 1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.draw(self, in: rect, opacity: alpha)
    }

    /// Draws the image in its own size with an opacity from 0 to 1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
}
