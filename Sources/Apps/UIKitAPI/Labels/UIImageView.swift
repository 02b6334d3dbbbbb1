import Drawing
import Foundation
import ViewLayout

/// A view that shows a picture. UIKit's class of this name.
///
/// ```swift
/// let photo = UIImageView(image: UIImage(named: "Event"))
/// photo.contentMode = .scaleAspectFill
/// photo.clipsToBounds = true
/// ```
@preconcurrency @MainActor open class UIImageView: UIView {
    override var accessibilityTraitsByDefault: UIAccessibilityTraits { .image }

    /// The picture; nil for none.
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    /// The picture while the view is highlighted; nil for the same.
    open var highlightedImage: UIImage?
    /// Whether the view shows the picture for highlighting.
    open var isHighlighted = false
    /// The pictures of an animation. The first one is drawn where there is no image.
    open var animationImages: [UIImage]?
    /// The duration of the animation, in seconds.
    open var animationDuration: TimeInterval = 0
    /// The number of repetitions; 0 for no end.
    open var animationRepeatCount = 0
    /// Whether the animation runs.
    public private(set) var isAnimating = false
    /// The configuration of a symbol; nil for its own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// Makes a view with the size of a picture.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        isUserInteractionEnabled = false
    }

    /// Makes a view with the size of a picture, and with another picture for highlighting.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// Makes a view with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a view of size zero, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        coder.fill(self, as: UIImageView.self)
    }

    /// Starts the animation; its first picture is drawn.
    open func startAnimating() { isAnimating = animationImages != nil }
    /// Ends the animation.
    open func stopAnimating() { isAnimating = false }

    /// The picture that is drawn.
    private var shownImage: UIImage? {
        let shown = isHighlighted ? highlightedImage ?? image : image
        guard let configuration = preferredSymbolConfiguration else { return shown ?? animationImages?.first }
        return shown?.withConfiguration(configuration) ?? animationImages?.first
    }

    /// The size of the picture.
    open override var intrinsicContentSize: CGSize {
        shownImage?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The size of the picture.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

    override func content(in space: ViewSpace) throws -> ViewContent {
        guard let image = shownImage, image.size.width > 0, image.size.height > 0 else {
            return ViewContent(kind: .image)
        }
        let extent = contentMode.extent(of: image.size, in: bounds)
        let node = image.node(
            in: space.rect(extent), frame: space.rect(bounds), isCut: clipsToBounds, tint: tintColor,
            traits: space.traits)
        return ViewContent(kind: .image, nodes: [node])
    }

    override func set(property name: String, to value: NamedValue) -> Bool {
        guard name == "image" else { return super.set(property: name, to: value) }
        image = value.value as? UIImage
        return true
    }
}

extension UIImage {
    /// The image as a node.
    /// - Parameter isCut: whether the image is clipped to the frame.
    func node(
        in extent: CGRect, frame: CGRect, isCut: Bool, tint: UIColor, traits: TraitCollection
    ) -> PlacedNode {
        var facts = picture.facts
        let color = variant.tint?.resolved(with: traits) ?? tint.resolved(with: traits)
        if let symbol = variant.symbol { facts = [.init("symbol", symbol.systemName)] + symbol.remarks }
        if isTemplate { facts.append(.init("tint", color.hexadecimal)) }
        if !isTemplate, capInsets == .zero {
            return PlacedNode(
                kind: .image, frame: isCut ? frame : extent, content: .picture(picture, extent: extent),
                attributes: facts)
        }
        var node = PlacedNode(
            kind: .image, frame: frame,
            content: .drawing(
                PlacedDrawing(items: items(in: extent, tint: color, traits: traits), extent: extent)),
            attributes: facts)
        if isCut { node.clip = .rectangle(frame) }
        return node
    }
}
