import Drawing
import Foundation
import ViewLayout

/// A wheel that turns while something is in progress. UIKit's class of this name.
///
/// ```swift
/// let wheel = UIActivityIndicatorView(style: .medium)
/// wheel.startAnimating()
/// ```
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    override var isOpaqueByDefault: Bool { false }
    /// The size of the wheel. UIKit's raw values.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        /// The old name of ``large`` in white.
        case whiteLarge = 0
        /// The old name of ``medium`` in white.
        case white = 1
        /// The old name of ``medium`` in grey.
        case gray = 2

        /// The side in points: 20, and 37 for the large one. Source: UIKit, observed.
        fileprivate var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
    }

    /// The size of the wheel.
    open var style = Style.medium
    /// The colour. Implicitly unwrapped as in UIKit, where nil sets the colour of the style; it is never nil when it is
    /// read.
    open var color: UIColor! {
        get { ownColor ?? (style == .white || style == .whiteLarge ? .white : .systemGray) }
        set { ownColor = newValue }
    }
    private var ownColor: UIColor?
    /// Whether the wheel is hidden while it does not turn.
    open var hidesWhenStopped = true
    /// Whether the wheel turns.
    public private(set) var isAnimating = false

    /// Makes a wheel.
    public init(style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        self.style = style
    }

    /// Makes a wheel with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a wheel of size zero, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UIActivityIndicatorView.self)
    }

    /// Starts the wheel.
    open func startAnimating() { isAnimating = true }
    /// Stops the wheel.
    open func stopAnimating() { isAnimating = false }

    /// The size of the style.
    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
    /// The size of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Eight spokes, each fainter than the next one, as the wheel is when it starts.
    override func content(in space: ViewSpace) throws -> ViewContent {
        guard isAnimating || !hidesWhenStopped else { return ViewContent(kind: .wheel) }
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
            kind: .wheel,
            nodes: [
                PlacedNode(kind: .wheel, frame: frame, content: .drawing(PlacedDrawing(items: items, extent: frame)))
            ])
    }
}
