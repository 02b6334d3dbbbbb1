import Foundation

/// A view that a collection view reuses. UIKit's class of this name.
///
/// ```swift
/// let header = UICollectionReusableView(frame: CGRect(x: 0, y: 0, width: 280, height: 32))
/// ```
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    override var isOpaqueByDefault: Bool { false }
    /// The reuse identifier.
    public internal(set) var reuseIdentifier: String?

    /// Makes a view.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes a view, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UICollectionReusableView.self)
    }

    /// Makes a view as a collection does. Swift on Linux can call no other initialiser of a class that it does not know
    /// than `init(coder:)`; `balloon import` writes a call of `init(frame:)` into an app's classes.
    open class func makeForReuse(frame: CGRect) -> UICollectionReusableView {
        let view = self.init(coder: NSCoder()) ?? UICollectionReusableView(frame: frame)
        view.frame = frame
        return view
    }

    /// Is called before the view is reused.
    open func prepareForReuse() {}
    /// The attributes with the size of the content: where a length is estimated, it is that of the view's constraints.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let guesses = layoutAttributes.guesses
        guard guesses.width || guesses.height else { return layoutAttributes }
        layoutIfNeeded()
        let size = sizedView.systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: guesses.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: guesses.height ? .fittingSizeLevel : .required)
        // A view without constraints has the estimated length.
        if guesses.width, size.width > 0 { layoutAttributes.size.width = size.width }
        if guesses.height, size.height > 0 { layoutAttributes.size.height = size.height }
        return layoutAttributes
    }
    /// The view whose constraints determine the size.
    var sizedView: UIView { self }
    /// Is called with the attributes from the layout.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// A cell of a collection view. UIKit's class of this name.
///
/// ```swift
/// final class StickerCell: UICollectionViewCell {
///     let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
/// }
/// ```
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// The view for the app's own subviews.
    public let contentView = UIView()
    /// Whether the cell is selected.
    open var isSelected = false
    /// Whether the cell is pressed.
    open var isHighlighted = false
    /// A view behind the cell.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// A view behind a selected cell, which is not drawn.
    open var selectedBackgroundView: UIView?

    /// Makes a cell.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
        contentView.frame = bounds
    }

    /// Makes a cell, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
        coder.fill(self, as: UICollectionViewCell.self)
    }

    override var sizedView: UIView { contentView }

    /// The content view is as large as the cell.
    open override func layoutSubviews() {
        contentView.frame = bounds
        backgroundView?.frame = bounds
        super.layoutSubviews()
    }
}
