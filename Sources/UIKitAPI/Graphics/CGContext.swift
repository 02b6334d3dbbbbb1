import Drawing
import Foundation

/// What code draws on. Core Graphics' class of this name: it writes down what is drawn, and a picture is made of that.
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
    /// Pixels to a point of the picture that is made.
    let scale: CGFloat
    /// What is drawn so far, with what each is cut to, from the outside in.
    private var recorded: [(clips: [ClipLevel], items: [DisplayItem])] = []
    /// How things are drawn now, and how they were before each `saveGState`.
    var state: GraphicsState
    private var savedStates: [GraphicsState] = []
    /// How many clips there were.
    var clipCount = 0
    /// The outline that is being made, on the canvas.
    var outline: [PathElement] = []

    /// A canvas.
    /// - Parameter map: from the coordinates of the code to those of the canvas, y down.
    package init(size: CGSize, scale: CGFloat = 1, map: CGAffineTransform = .identity) {
        self.size = size
        self.scale = scale
        state = GraphicsState(map: map)
    }

    /// What was drawn, back to front.
    package var items: [DisplayItem] {
        var items: [DisplayItem] = []
        for entry in recorded {
            items += entry.clips.reversed().reduce(entry.items) { [.clip($1.shape, $0)] }
        }
        return items
    }

    /// Adds what is drawn, with the opacity, the shadow and the clips that hold now.
    func record(_ items: [DisplayItem], isColored: Bool = false) {
        guard !items.isEmpty, state.alpha > 0 else { return }
        var drawn = items
        if !isColored, state.alpha < 1 {
            drawn = [.translucent(opacity: UInt8((state.alpha * 255).rounded()), drawn)]
        }
        if let shadow = state.shadow { drawn = [.shadowed(shadow, drawn)] }
        if let last = recorded.last, last.clips.map(\.id) == state.clips.map(\.id) {
            recorded[recorded.count - 1].items += drawn
        } else {
            recorded.append((state.clips, drawn))
        }
    }

    /// Takes away what was drawn in a simple outline. Clips that hold are not asked.
    func erase(_ elements: [PathElement]) {
        let around = RoundedRectangle.elements(
            canvas.shrunk(x: -size.width, y: -size.height), radius: 0, style: .circular)
        recorded = [([], [.clip(.evenOdd(around + elements), items)])]
    }

    /// The whole canvas, in its own coordinates.
    var canvas: CGRect { CGRect(origin: .zero, size: size) }

    // MARK: - State

    /// Keeps how things are drawn, to come back to it.
    public func saveGState() { savedStates.append(state) }

    /// Comes back to how things were drawn.
    public func restoreGState() { if let saved = savedStates.popLast() { state = saved } }

    /// The map from the coordinates of the code to those of the canvas.
    public var ctm: CGAffineTransform { state.map }
    /// Moves what is drawn next, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.map = state.map.translatedBy(x: tx, y: ty) }
    /// Stretches what is drawn next.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.map = state.map.scaledBy(x: sx, y: sy) }
    /// Turns what is drawn next, by an angle in radians.
    public func rotate(by angle: CGFloat) { state.map = state.map.rotated(by: angle) }
    /// Maps what is drawn next.
    public func concatenate(_ transform: CGAffineTransform) { state.map = transform.concatenating(state.map) }
}

/// A shape that cuts what is drawn.
struct ClipLevel {
    /// Which clip of the context it is.
    let id: Int
    let shape: Shape
}

/// How a context draws.
struct GraphicsState {
    /// From the coordinates of the code to those of the canvas.
    var map: CGAffineTransform
    var fill = Drawing.Color.black
    var stroke = Drawing.Color.black
    var line = StrokeStyle()
    /// The opacity of everything, from 0 to 1.
    var alpha = 1.0
    var shadow: Shadow?
    var clips: [ClipLevel] = []
    var blendMode = CGBlendMode.normal
}

/// How what is drawn goes with what is there. Core Graphics' raw values; `clear` and `destinationOut` take away, all
/// others cover.
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
