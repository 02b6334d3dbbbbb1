import Foundation

/// The drawing of a view, or a further drawing beside its subviews. Core Animation's class of this name.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 16, y: 16, width: 248, height: 120))
/// card.layer.cornerRadius = 12
/// card.layer.borderWidth = 1
/// card.layer.borderColor = UIColor.separator.cgColor
/// ```
open class CALayer: NSObject {
    /// The name in records; nil for the name of the class.
    open var name: String?

    // MARK: - Geometry

    /// The layer's own rectangle: its size, and the coordinates of its top left corner.
    open var bounds = CGRect.zero
    /// The position of the anchor point in the superlayer.
    open var position = CGPoint.zero
    /// The point of the layer at its position, as fractions of its size. Transforms do not move it.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// Layers with a larger one are in front of their siblings.
    open var zPosition: CGFloat = 0
    /// A transform of the layer and its sublayers around its anchor point.
    open var transform = CATransform3DIdentity
    /// The transform of what is in it, which is kept and not drawn: apps give a perspective, which a flat balloon lacks.
    open var sublayerTransform = CATransform3DIdentity

    // MARK: - Looks

    /// The colour of the background; nil for none.
    open var backgroundColor: CGColor?
    /// A picture: a `CGImage`.
    open var contents: Any?
    /// The kind of content that iOS shows in the layer and that is not drawn here, such as a video or a web page; nil
    /// for none.
    package var undrawnContent: String?
    /// How the picture fills the layer.
    open var contentsGravity = CALayerContentsGravity.resize
    /// The pixels per point of the picture.
    open var contentsScale: CGFloat = 1
    /// The opacity of the layer with its sublayers, which are combined before it is applied.
    open var opacity: Float = 1
    /// Whether the layer is hidden.
    open var isHidden = false
    /// Whether the sublayers are clipped to the layer's bounds with its corners.
    open var masksToBounds = false
    /// A layer whose opacity limits where this layer is drawn; nil for no limit.
    open var mask: CALayer?
    /// The radius of its corners in points.
    open var cornerRadius: CGFloat = 0
    /// The corners that have the radius.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The shape of the corners.
    open var cornerCurve = CALayerCornerCurve.circular
    /// The width of the border inside the edge, which is in front of the content.
    open var borderWidth: CGFloat = 0
    /// The colour of the border.
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// The colour of the shadow.
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// The opacity of the shadow; 0 for none.
    open var shadowOpacity: Float = 0
    /// The offset of the shadow, in points; Core Animation's standard is 3 points up.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The blur radius of the shadow, in points.
    open var shadowRadius: CGFloat = 3
    /// The outline of the shadow; nil for the outline of the layer's content.
    open var shadowPath: CGPath?
    /// Whether the app promises that the layer has no transparent parts. The value is stored, and has no effect.
    open var isOpaque = false
    /// Whether the layer is cached as a bitmap. The value is stored, and has no effect.
    open var shouldRasterize = false
    /// The pixels per point of the cached bitmap. The value is stored, and has no effect.
    open var rasterizationScale: CGFloat = 1
    /// Whether the layer is drawn in the background. The value is stored, and has no effect.
    open var drawsAsynchronously = false
    /// Whether edges are antialiased. The value has no effect: they always are.
    open var allowsEdgeAntialiasing = false

    // MARK: - Tree

    /// The layer to which it was added.
    public internal(set) weak var superlayer: CALayer?
    /// The layers that were added to it, from back to front; nil for none.
    open var sublayers: [CALayer]? {
        get { layers.isEmpty ? nil : layers }
        set {
            layers.forEach { $0.superlayer = nil }
            layers = []
            newValue?.forEach(addSublayer)
        }
    }
    /// The sublayers as a list, which may be empty.
    var layers: [CALayer] = []
    /// The view that draws into the layer; nil for a layer without a view.
    open weak var delegate: (any CALayerDelegate)?

    /// Makes a layer of size zero.
    public override init() { super.init() }

    /// Makes a copy of a layer's appearance, as Core Animation does for the layer that it shows.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        (bounds, position, anchorPoint, transform) = (
            other.bounds, other.position, other.anchorPoint, other.transform
        )
        (backgroundColor, cornerRadius, opacity) = (other.backgroundColor, other.cornerRadius, other.opacity)
    }

    /// Makes a layer of size zero, as a storyboard does. Nothing is read from the coder.
    public required init?(coder: NSCoder) { super.init() }

    /// The animations that were not removed at their end, by their keys.
    var animations: [String: CAAnimation] = [:]

    /// The values that were set by their keys.
    var values: [String: Any] = [:]

    /// Draws into a context. Override it to draw with code.
    open func draw(in ctx: CGContext) {}
    /// Does nothing: see ``setNeedsDisplay()``.
    open func display() {}
    /// Does nothing: layers are laid out when a picture is made.
    open func setNeedsLayout() {}
    /// Lays out the sublayers.
    open func layoutIfNeeded() { layoutSublayers() }
    /// Adds an animation, which ends immediately. It is only stored if it is not removed at its end; the layer does not
    /// change.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        if !anim.isRemovedOnCompletion { animations[key ?? ""] = anim }
    }

    /// Is called when the size of the layer has changed. Override it to lay out sublayers.
    open func layoutSublayers() {}

    /// Does nothing: a layer is drawn when a picture is made.
    open func setNeedsDisplay() {}

    /// See ``setNeedsDisplay()``.
    open func setNeedsDisplay(_ r: CGRect) {}

    /// See ``setNeedsDisplay()``.
    open func displayIfNeeded() {}
}

/// The delegate of a layer. Core Animation's protocol of this name: a view is the delegate of its layer.
///
/// ```swift
/// let owner: (any CALayerDelegate)? = UIView().layer.delegate
/// ```
public protocol CALayerDelegate: AnyObject {}

extension CALayer {
    /// Removes an animation.
    public func removeAnimation(forKey key: String) { animations[key] = nil }
    /// Removes all animations.
    public func removeAllAnimations() { animations = [:] }
    /// The animation with a key, if it was not removed at its end.
    public func animation(forKey key: String) -> CAAnimation? { animations[key] }
    /// The keys of the animations that were not removed at their end.
    public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    /// The layer as it is shown: itself, because nothing moves.
    public func presentation() -> Self? { self }
    /// The model of the layer: itself.
    public func model() -> Self { self }
}
