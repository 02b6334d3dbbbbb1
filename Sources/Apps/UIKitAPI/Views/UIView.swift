import Foundation

/// A rectangle of the screen with what it shows, and the views in it. UIKit's class of this name.
///
/// ```swift
/// let map = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 187))
/// map.backgroundColor = .systemTeal
/// let badge = UIView(frame: map.bounds.inset(by: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)))
/// map.addSubview(badge)
/// ```
@preconcurrency @MainActor open class UIView: UIResponder {
    /// The layer of the view, which has its place and its looks.
    open var layer: CALayer { backingLayer }
    /// The class of the layer; override it for a gradient or an outline.
    open class var layerClass: AnyClass { CALayer.self }
    private let backingLayer: CALayer

    // MARK: - Looks

    /// The colour behind the view that was set, and the colour that it gave the layer then.
    private var ownBackground: (color: UIColor, layers: CGColor)?
    /// Whether the app promises that the view has no transparent parts: what it does not draw in ``draw(_:)`` is black,
    /// unless it has a background.
    open var isOpaque: Bool {
        get { ownIsOpaque ?? isOpaqueByDefault }
        set { ownIsOpaque = newValue }
    }
    private var ownIsOpaque: Bool?
    /// Whether a view of this class is opaque, as Interface Builder has it.
    var isOpaqueByDefault: Bool { true }
    /// Whether the rectangle is emptied before ``draw(_:)``; it always is.
    open var clearsContextBeforeDrawing = true
    /// How a picture fills the view.
    open var contentMode = ContentMode.scaleToFill
    /// Dimmed where an alert is in front; nothing depends on it.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    /// The view's own tint; nil for that of the view around it.
    private var ownTint: UIColor?
    /// The appearance of the view, if it differs from the viewer's.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The direction that the view's content has.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// A view whose opaque parts are where this one is drawn; nil for everywhere.
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }

    // MARK: - Tree

    /// The view it was added to.
    public internal(set) weak var superview: UIView?
    /// The views that were added to it, from the back to the front.
    public internal(set) var subviews: [UIView] = []
    /// The controller whose view it is.
    weak var controller: (any ViewOwner)?
    /// A number by which an app finds the view again.
    open var tag = 0
    /// What recognises movements of fingers on the view.
    open var gestureRecognizers: [UIGestureRecognizer]?
    /// Whether the view takes touches.
    open var isUserInteractionEnabled = true
    /// Whether it takes more than one touch.
    open var isMultipleTouchEnabled = false
    /// Whether it takes touches alone.
    open var isExclusiveTouch = false

    // MARK: - Layout

    /// Whether ``layoutSubviews()`` has to be called.
    package internal(set) var needsLayout = true
    /// Whether subviews follow another size by their ``autoresizingMask``.
    open var autoresizesSubviews = true
    /// What of the view follows another size of the view around it.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the mask counts as constraints; false for a view that constraints place.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() } }
    }
    /// How strongly the view keeps to its own size.
    package var sizePriorities = SizePriorities()
    /// What Auto Layout keeps for the view.
    var layoutState: AnyObject?
    /// Whether margins hold what the safe area takes, too.
    open var insetsLayoutMarginsFromSafeArea = true
    /// Whether the view keeps inside the margins of the view around it.
    open var preservesSuperviewLayoutMargins = false
    /// The margins that were set.
    var ownMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// What Messages or the device covers of the view's edges, as the host says it.
    var givenSafeAreaInsets: UIEdgeInsets?

    // MARK: - Accessibility

    /// Whether VoiceOver reads the view; nil for the class's own answer.
    private(set) var ownIsAccessibilityElement: Bool?
    /// What kind of thing the view is for VoiceOver; nil for the class's own answer.
    private(set) var ownAccessibilityTraits: UIAccessibilityTraits?
    /// What VoiceOver reads.
    open var accessibilityLabel: String?
    /// What VoiceOver says of the effect of a tap.
    open var accessibilityHint: String?
    /// The value of a control, as VoiceOver reads it.
    open var accessibilityValue: String?
    /// The name of the view in records and user-interface tests.
    open var accessibilityIdentifier: String?
    /// Whether what is in the view is hidden from VoiceOver.
    open var accessibilityElementsHidden = false

    /// Makes a view at a place in points.
    public init(frame: CGRect) {
        backingLayer = Self.makeLayer()
        super.init()
        layer.delegate = self
        self.frame = frame
    }

    /// Makes a view of no size, as a storyboard does. Nothing is read from the coder.
    public required init?(coder: NSCoder) {
        backingLayer = Self.makeLayer()
        super.init()
        layer.delegate = self
        coder.fill(self, as: UIView.self)
    }

    /// Makes a view of no size.
    public override convenience init() { self.init(frame: .zero) }

    /// Called for a view of a storyboard when everything is read.
    open func awakeFromNib() {}

    private static func makeLayer() -> CALayer {
        guard let kind = layerClass as? CALayer.Type, kind != CALayer.self, let layer = kind.init(coder: NSCoder())
        else { return CALayer() }
        return layer
    }

    /// The colour behind the view; nil for none.
    open var backgroundColor: UIColor? {
        get {
            guard let own = ownBackground, own.layers === layer.backgroundColor else {
                return layer.backgroundColor.map { UIColor(cgColor: $0) }
            }
            return own.color
        }
        set {
            ownBackground = newValue.map { ($0, $0.cgColor) }
            layer.backgroundColor = ownBackground?.layers
        }
    }

    /// How opaque the view and all that is in it is, from 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    /// Whether the view is left out.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != isHidden else { return }
            layer.isHidden = newValue
            visibilityDidChange()
        }
    }

    /// Whether what is in the view is cut to it.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The colour of what can be tapped; the system's blue unless it is set here or in a view around this one.
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            tellTintChanged()
        }
    }

    private func tellTintChanged() {
        tintColorDidChange()
        for view in subviews where view.ownTint == nil { view.tellTintChanged() }
    }

    /// Called when the tint is another one.
    open func tintColorDidChange() {}

    /// Takes the looks of another view where this one has none of its own.
    func take(looksOf view: UIView) {
        if backgroundColor == nil, let color = view.backgroundColor { backgroundColor = color }
        if ownTint == nil, let tint = view.ownTint { tintColor = tint }
    }

    /// Whether VoiceOver reads the view; false unless set or overridden.
    open var isAccessibilityElement: Bool {
        get { ownIsAccessibilityElement ?? isAccessibilityElementByDefault }
        set { ownIsAccessibilityElement = newValue }
    }

    /// Whether VoiceOver reads a view of this class.
    var isAccessibilityElementByDefault: Bool { false }

    /// What kind of thing the view is for VoiceOver; that of the class unless set or overridden.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { (ownAccessibilityTraits ?? accessibilityTraitsByDefault).union(accessibilityTraitsOfState) }
        // What the state adds goes with the state, also where an app has changed what it has read.
        set { ownAccessibilityTraits = newValue.subtracting(accessibilityTraitsOfState) }
    }

    /// What kind of thing a view of this class is for VoiceOver.
    var accessibilityTraitsByDefault: UIAccessibilityTraits { [] }

    /// What the view's state adds to that.
    var accessibilityTraitsOfState: UIAccessibilityTraits { [] }

    /// The controller of the view, else the view around it.
    open override var next: UIResponder? { controller ?? superview }

    // MARK: - Geometry

    /// The view's place in its superview, in points: with a map, the smallest upright rectangle around it.
    open var frame: CGRect {
        get { layer.frame }
        set { change { layer.frame = newValue } }
    }

    /// The view's own rectangle: its size, and which of its points is at its top left.
    open var bounds: CGRect {
        get { layer.bounds }
        set { change { layer.bounds = newValue } }
    }

    /// The centre of the view in its superview.
    open var center: CGPoint {
        get { layer.position }
        set { change { layer.position = newValue } }
    }

    /// The space that content keeps from the edges, in points, by the direction of the interface.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveMargins }
        set { setOwnMargins(newValue) }
    }

    /// The same by left and right.
    open var layoutMargins: UIEdgeInsets {
        get {
            let margins = directionalLayoutMargins
            return UIEdgeInsets(
                top: margins.top, left: isMirrored ? margins.trailing : margins.leading, bottom: margins.bottom,
                right: isMirrored ? margins.leading : margins.trailing)
        }
        set {
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: isMirrored ? newValue.right : newValue.left, bottom: newValue.bottom,
                trailing: isMirrored ? newValue.left : newValue.right)
        }
    }

    /// The direction of what is directly in the view.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { contentDirection }

    /// The traits of the controller that the view belongs to; those of the current viewer outside of one.
    open var traitCollection: UITraitCollection { inheritedTraits }

    // MARK: - Changes

    /// Puts a view in front of the others.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    /// Puts a view at a place from the back.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Takes the view out of its superview.
    open func removeFromSuperview() { leaveSuperview() }

    /// Says that ``layoutSubviews()`` has to be called in the next pass.
    open func setNeedsLayout() { needsLayout = true }
    /// Lays out the view and all that is in it, from the outermost view around it that waits for its layout.
    open func layoutIfNeeded() { layOutFromTop() }
    /// Nothing has to be done: a view is drawn when a picture is made.
    open func setNeedsDisplay() {}
    /// See ``setNeedsDisplay()``.
    open func setNeedsDisplay(_ rect: CGRect) {}

    /// Says that the size of what the view shows is another one.
    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        intrinsicSizeDidChange()
    }

    /// Takes the keyboard from what is in the view.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        if isFirstResponder { resignFirstResponder() }
        for view in subviews { view.endEditing(force) }
        return true
    }

    /// Does nothing: Interface Builder alone calls it.
    open func prepareForInterfaceBuilder() {}

    /// Gives the view the size that suits it best.
    open func sizeToFit() {
        let origin = frame.origin
        bounds.size = sizeThatFits(bounds.size)
        frame.origin = origin
    }

    /// Whether a point, in the view's coordinates, is inside it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The frontmost view at a point that takes touches: this one or one somewhere in it.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }

    // MARK: - Overridden by apps

    /// Places subviews; called when the view has another size, or was asked to with ``setNeedsLayout()``.
    open func layoutSubviews() { placeSubviewsByConstraints() }

    /// Changes constraints; called before a layout when the view was asked to with ``setNeedsUpdateConstraints()``.
    open func updateConstraints() {}
    /// Whether the view needs constraints; nothing depends on it.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// The distances from the frame to the alignment rectangle inside it, in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The size that the constraints in the view give it, near a size, in points.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The same, with the priorities of the requested width and height.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeByConstraints(targetSize, horizontalFittingPriority.rawValue, verticalFittingPriority.rawValue)
    }

    /// The size of what the view shows where its lines break at a width; nil for a view without such lines.
    func sizeBreakingLines(at width: CGFloat) -> CGSize? { hostedContent?.size(at: width) }
    /// The distance of the first baseline from the top, and of the last one from the bottom; nil for a view without
    /// text.
    var baselineInsets: (first: Double, last: Double)? { nil }

    /// The size that suits the view best; its present size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The size of what the view shows, in points; ``noIntrinsicMetric`` for none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// What the view draws above its background and below what is in it.
    func content(in space: ViewSpace) throws -> ViewContent {
        draw(bounds)
        guard let hosted = try hostedContent?.placed(in: space.rect(bounds), context: space.context) else {
            return ViewContent()
        }
        return ViewContent(nodes: [hosted])
    }

    /// What another framework shows in the view; nil for a view of UIKit.
    package var hostedContent: (any HostedContent)?

    /// Draws into the current context; override it to draw by code.
    open func draw(_ rect: CGRect) {}

    /// Called when a view was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a view is taken out.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the view has another view around it.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the view has another view around it.
    open func didMoveToSuperview() {}
    /// Called before the view is in another window.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the view is in another window.
    open func didMoveToWindow() {}
    /// Called when the safe area is another one.
    open func safeAreaInsetsDidChange() {}
    /// Called when the margins are other ones.
    open func layoutMarginsDidChange() {}
    /// Called when the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    override func set(property name: String, to value: NamedValue) -> Bool {
        switch name {
        case "backgroundColor": backgroundColor = value.value as? UIColor
        case "tintColor": tintColor = value.value as? UIColor
        case "alpha": alpha = value.number.map { CGFloat($0) } ?? alpha
        case "hidden": isHidden = value.flag ?? isHidden
        case "clipsToBounds": clipsToBounds = value.flag ?? clipsToBounds
        case "tag": tag = value.number.map { Int($0) } ?? tag
        case "frame": frame = value.rect ?? frame
        case "bounds": bounds = value.rect ?? bounds
        case "center": center = value.point ?? center
        default:
            // What a view reads of kept values it reads when it is laid out.
            setNeedsLayout()
            return false
        }
        return true
    }
}

extension UIView: CALayerDelegate {}
