import Foundation

/// What is drawn of a view, or beside its subviews. Core Animation's class of this name.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 16, y: 16, width: 248, height: 120))
/// card.layer.cornerRadius = 12
/// card.layer.borderWidth = 1
/// card.layer.borderColor = UIColor.separator.cgColor
/// ```
open class CALayer: NSObject {
    /// The name in records; nil for the class's.
    open var name: String?

    // MARK: - Geometry

    /// The layer's own rectangle: its size, and which of its points is at its top left.
    open var bounds = CGRect.zero
    /// The position of the anchor point in the superlayer.
    open var position = CGPoint.zero
    /// The point of the layer at its position, as fractions of its size. Transforms do not move it.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// Layers with a larger one are in front of their siblings.
    open var zPosition: CGFloat = 0
    /// A map of the layer and all that is in it, about its anchor point.
    open var transform = CATransform3DIdentity

    // MARK: - Looks

    /// The colour behind all; nil for none.
    open var backgroundColor: CGColor?
    /// A picture: a `CGImage`.
    open var contents: Any?
    /// What iOS shows in the layer and nothing here draws: a film, a page of the web; nil for nothing of the kind.
    package var undrawnContent: String?
    /// How the picture fills the layer.
    open var contentsGravity = CALayerContentsGravity.resize
    /// Pixels of the picture to a point.
    open var contentsScale: CGFloat = 1
    /// How opaque the layer and all that is in it is as one picture.
    open var opacity: Float = 1
    /// Whether the layer is left out.
    open var isHidden = false
    /// Whether what is in the layer is cut to its corners.
    open var masksToBounds = false
    /// A layer whose opaque parts are where this one is drawn; nil for everywhere.
    open var mask: CALayer?
    /// The radius of its corners in points.
    open var cornerRadius: CGFloat = 0
    /// The corners that have the radius.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// How the corners turn.
    open var cornerCurve = CALayerCornerCurve.circular
    /// The width of a line inside the edge, in front of all.
    open var borderWidth: CGFloat = 0
    /// The colour of that line.
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// The colour of the shadow.
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// How opaque the shadow is; 0 for none.
    open var shadowOpacity: Float = 0
    /// The offset of the shadow, in points; Core Animation's standard is 3 points up.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// How soft the shadow is, in points.
    open var shadowRadius: CGFloat = 3
    /// What throws the shadow; nil for what is drawn.
    open var shadowPath: CGPath?
    /// Whether the app promises that the layer has no transparent parts; nothing depends on it.
    open var isOpaque = false
    /// Whether the layer is kept as pixels between frames; nothing depends on it.
    open var shouldRasterize = false
    /// Pixels to a point of what is kept so; nothing depends on it.
    open var rasterizationScale: CGFloat = 1
    /// Whether the pixels are kept in other ways; nothing depends on it.
    open var drawsAsynchronously = false
    /// Whether edges are smoothed; they always are.
    open var allowsEdgeAntialiasing = false

    // MARK: - Tree

    /// The layer it was added to.
    public internal(set) weak var superlayer: CALayer?
    /// The layers that were added to it, from the back to the front; nil for none.
    open var sublayers: [CALayer]? {
        get { layers.isEmpty ? nil : layers }
        set {
            layers.forEach { $0.superlayer = nil }
            layers = []
            newValue?.forEach(addSublayer)
        }
    }
    /// The same as a list.
    var layers: [CALayer] = []
    /// The view that draws into the layer; nil for a layer of its own.
    open weak var delegate: (any CALayerDelegate)?

    /// Makes a layer of no size.
    public override init() { super.init() }

    /// Makes a copy of the looks of a layer, as Core Animation does for what it shows.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        (bounds, position, anchorPoint, transform) = (
            other.bounds, other.position, other.anchorPoint, other.transform
        )
        (backgroundColor, cornerRadius, opacity) = (other.backgroundColor, other.cornerRadius, other.opacity)
    }

    /// Makes a layer of no size, as a storyboard does. Nothing is read from the coder.
    public required init?(coder: NSCoder) { super.init() }

    /// What was added and did not go by itself, by its key.
    var animations: [String: CAAnimation] = [:]

    /// What was set by its name.
    var values: [String: Any] = [:]

    /// Draws into a context; override it to draw by code.
    open func draw(in ctx: CGContext) {}
    /// Nothing has to be done: see ``setNeedsDisplay()``.
    open func display() {}
    /// Nothing has to be done: layers are placed when a picture is made.
    open func setNeedsLayout() {}
    /// Places sublayers.
    open func layoutIfNeeded() { layoutSublayers() }
    /// Adds an animation, which is over at once: one that would stay in the end is kept, and the layer is as it was set.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        if !anim.isRemovedOnCompletion { animations[key ?? ""] = anim }
    }

    /// Called when the layer has another size; override it to place sublayers.
    open func layoutSublayers() {}

    /// Nothing has to be done: a layer is drawn when a picture is made.
    open func setNeedsDisplay() {}

    /// See ``setNeedsDisplay()``.
    open func setNeedsDisplay(_ r: CGRect) {}

    /// See ``setNeedsDisplay()``.
    open func displayIfNeeded() {}
}

/// What draws into a layer. Core Animation's protocol of this name: a view is that of its layer.
///
/// ```swift
/// let owner: (any CALayerDelegate)? = UIView().layer.delegate
/// ```
public protocol CALayerDelegate: AnyObject {}
