import Drawing
import Foundation
import ViewLayout

/// A wheel that turns while something is done. UIKit's class of this name.
///
/// ```swift
/// let wheel = UIActivityIndicatorView(style: .medium)
/// wheel.startAnimating()
/// ```
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// How large it is. UIKit's raw values.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        /// The old name of ``large`` in white.
        case whiteLarge = 0
        /// The old name of ``medium`` in white.
        case white = 1
        /// The old name of ``medium`` in grey.
        case gray = 2

        /// Source: UIKit, observed: 20 points, and 37 of the large one.
        fileprivate var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
    }

    /// How large it is.
    open var style = Style.medium
    /// Its colour. Implicitly unwrapped as in UIKit, where nil sets the style's; it is never nil when it is read.
    open var color: UIColor! {
        get { ownColor ?? (style == .white || style == .whiteLarge ? .white : .systemGray) }
        set { ownColor = newValue }
    }
    private var ownColor: UIColor?
    /// Whether it is left out while it does not turn.
    open var hidesWhenStopped = true
    /// Whether it turns.
    public private(set) var isAnimating = false

    /// Makes a wheel.
    public init(style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        self.style = style
    }

    /// Makes a wheel at a place.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a wheel of no size, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UIActivityIndicatorView.self)
    }

    /// Turns it.
    open func startAnimating() { isAnimating = true }
    /// Stops it.
    open func stopAnimating() { isAnimating = false }

    /// The size of the style.
    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
    /// The size of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Eight spokes, each fainter than the one after it, as the wheel stands when it begins.
    override func content(in space: ViewSpace) throws -> ViewContent {
        guard isAnimating || !hidesWhenStopped else { return ViewContent(kind: "wheel") }
        let side = style.side * space.layer.scale
        let middle = CGPoint(x: bounds.midX, y: bounds.midY).applying(space.layer.map)
        let own = color.resolved(with: space.traits)
        let spoke = CGRect(x: side * 0.25, y: -side * 0.06, width: side * 0.25, height: side * 0.12)
        let outline = RoundedRectangle.elements(spoke, radius: spoke.height / 2, style: .circular)
        let items = (0..<8).map { index -> DisplayItem in
            var shade = own
            shade.alpha = UInt8(Double(own.alpha) * (0.3 + 0.1 * Double(index)))
            let turn = CGAffineTransform(rotationAngle: .pi / 4 * CGFloat(index))
                .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
            return .fill(.path(outline.mapped(by: turn)), shade)
        }
        let frame = space.rect(bounds)
        return ViewContent(
            kind: "wheel",
            nodes: [
                PlacedNode(kind: "wheel", frame: frame, content: .drawing(PlacedDrawing(items: items, extent: frame)))
            ])
    }
}
