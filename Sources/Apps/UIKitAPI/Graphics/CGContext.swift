import Drawing
import Foundation

/// The context in which code draws. Core Graphics' class of this name. It records what is drawn, and a picture is made
/// from the record.
///
/// ```swift
/// let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image { renderer in
///     let context: CGContext = renderer.cgContext
///     context.setFillColor(UIColor.systemIndigo.cgColor)
///     context.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
/// }
/// ```
public final class CGContext {
    /// The size of the canvas in points.
    package let size: CGSize
    /// The pixels per point of the picture.
    let scale: CGFloat
    /// The items that were drawn so far, each with its clips from the outermost to the innermost.
    private var recorded: [(clips: [ClipLevel], items: [DisplayItem])] = []
    /// The current state, and the states that `saveGState` has saved.
    var state: GraphicsState
    private var savedStates: [GraphicsState] = []
    /// The number of clips so far.
    var clipCount = 0
    /// The memory of the app in which it draws; nil for a canvas of its own.
    fileprivate(set) var memory: PixelMemory?
    /// The current outline, in the coordinates of the canvas.
    var outline: [PathElement] = []

    /// Makes a canvas.
    /// - Parameter map: the transform from the coordinates of the code to those of the canvas, where y goes down.
    package init(size: CGSize, scale: CGFloat = 1, map: CGAffineTransform = .identity) {
        self.size = size
        self.scale = scale
        state = GraphicsState(map: map)
    }

    /// The items that were drawn, from back to front.
    package var items: [DisplayItem] {
        var items: [DisplayItem] = []
        for entry in recorded {
            items += entry.clips.reversed().reduce(entry.items) { [.clip($1.shape, $0)] }
        }
        return items
    }

    /// Adds items with the current opacity, shadow and clips.
    func record(_ items: [DisplayItem], isColored: Bool = false) {
        guard !items.isEmpty, state.alpha > 0 else { return }
        var drawn = items
        if !isColored, state.alpha < 1 {
            drawn = [.translucent(opacity: UInt8((state.alpha * 255).rounded()), drawn)]
        }
        if let shadow = state.shadow { drawn = [.shadowed(shadow, drawn)] }
        readMemory()
        if let last = recorded.last, last.clips.map(\.id) == state.clips.map(\.id) {
            recorded[recorded.count - 1].items += drawn
        } else {
            recorded.append((state.clips, drawn))
        }
        writeMemory()
    }

    /// Begins with what is in the memory of the app, which may have written it.
    private func readMemory() {
        guard let bitmap = memory?.bitmap(width: width, height: height) else { return }
        recorded = [([], [.picture(Picture(bitmap: bitmap), in: canvas)])]
    }

    private func writeMemory() {
        if let memory, let picture = picture() { memory.write(picture.bitmap) }
    }

    /// Removes what was drawn inside a simple outline. The current clips are ignored.
    func erase(_ elements: [PathElement]) {
        readMemory()
        let around = RoundedRectangle.elements(
            canvas.shrunk(x: -size.width, y: -size.height), radius: 0, style: .circular)
        recorded = [([], [.clip(.evenOdd(around + elements), items)])]
        writeMemory()
    }

    /// The whole canvas, in its own coordinates.
    var canvas: CGRect { CGRect(origin: .zero, size: size) }

    // MARK: - State

    /// Saves the current state.
    public func saveGState() { savedStates.append(state) }

    /// Restores the state that was saved last.
    public func restoreGState() { if let saved = savedStates.popLast() { state = saved } }

    /// The transform from the coordinates of the code to those of the canvas.
    public var ctm: CGAffineTransform { state.map }
    /// Translates everything that is drawn afterwards, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.map = state.map.translatedBy(x: tx, y: ty) }
    /// Scales everything that is drawn afterwards.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.map = state.map.scaledBy(x: sx, y: sy) }
    /// Rotates everything that is drawn afterwards, by an angle in radians.
    public func rotate(by angle: CGFloat) { state.map = state.map.rotated(by: angle) }
    /// Transforms everything that is drawn afterwards.
    public func concatenate(_ transform: CGAffineTransform) { state.map = transform.concatenating(state.map) }
}

/// A shape to which drawing is clipped.
struct ClipLevel {
    /// The number of the clip in its context.
    let id: Int
    let shape: Shape
}

/// The graphics state of a context.
struct GraphicsState {
    /// The transform from the coordinates of the code to those of the canvas.
    var map: CGAffineTransform
    var fill = Drawing.Color.black
    var stroke = Drawing.Color.black
    var line = LineStyle()
    /// The opacity of everything, from 0 to 1.
    var alpha = 1.0
    var shadow: Shadow?
    var clips: [ClipLevel] = []
    var blendMode = CGBlendMode.normal
}

/// How drawing is combined with the picture. Core Graphics' raw values; `clear` and `destinationOut` erase, all others
/// cover.
///
/// ```swift
/// let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
///     renderer.cgContext.setBlendMode(.clear)
/// }
/// ```
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

    var erases: Bool { self == .clear || self == .destinationOut }
}

extension CGContext {
    /// A canvas of pixels, y up, as Core Graphics has it. With memory of the app it draws there, over what is there already,
    /// and ``makeImage()`` is a picture of it.
    /// - Parameter data: the memory, of at least `height` rows of `bytesPerRow` bytes for as long as the context is used; nil
    ///   for none.
    /// - Returns: nil for memory whose colours have parts without a byte of their own.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0 else { return nil }
        let format = PixelFormat(isGray: space.isGray, CGBitmapInfo(rawValue: bitmapInfo))
        // Without a length of rows they follow each other.
        let row = bytesPerRow > 0 ? bytesPerRow : width * (format?.bytesPerPixel ?? 0)
        if data != nil, bitsPerComponent != 8 || row < width * (format?.bytesPerPixel ?? .max / width) { return nil }
        self.init(
            size: CGSize(width: width, height: height), scale: 1,
            map: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
        if let data, let format { memory = PixelMemory(start: data, format: format, bytesPerRow: row) }
    }

    /// The width in pixels.
    public var width: Int { Int((size.width * scale).rounded()) }
    /// The height in pixels.
    public var height: Int { Int((size.height * scale).rounded()) }
    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// Begins a transparency layer. Here each item in it is drawn on its own.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) { saveGState() }
    /// Ends the transparency layer.
    public func endTransparencyLayer() { restoreGState() }
    /// Whether the outline is empty.
    public var isPathEmpty: Bool { outline.isEmpty }
    /// Does nothing: curves are always as exact as the pixels.
    public func setFlatness(_ flatness: CGFloat) {}
    /// The rectangle around the outline.
    public var boundingBoxOfPath: CGRect { CGMutablePath(outline.mapped(by: state.map.inverted())).boundingBox }
}
