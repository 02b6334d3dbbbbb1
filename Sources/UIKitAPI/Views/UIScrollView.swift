import Foundation

/// A view that shows a part of what is in it. UIKit's class of this name.
///
/// ```swift
/// let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 280, height: 160))
/// list.contentSize = CGSize(width: 280, height: 600)
/// list.contentOffset = CGPoint(x: 0, y: 80)
/// ```
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// The size of what is in it, in points.
    open var contentSize = CGSize.zero
    /// The space around what is in it, in points.
    open var contentInset = UIEdgeInsets.zero { didSet { insetDidChange() } }
    /// The space above and before the content that its offset has followed.
    private var followedInset = UIEdgeInsets.zero
    /// Whether it can be scrolled.
    open var isScrollEnabled = true
    /// Whether it stops at pages.
    open var isPagingEnabled = false
    /// Whether it goes beyond its ends and back.
    open var bounces = true
    /// Whether it does so down with little in it.
    open var alwaysBounceVertical = false
    /// Whether it does so across with little in it.
    open var alwaysBounceHorizontal = false
    /// Whether a bar is shown at the side, which is not drawn.
    open var showsVerticalScrollIndicator = true
    /// Whether a bar is shown at the bottom, which is not drawn.
    open var showsHorizontalScrollIndicator = true
    /// How the keyboard is dismissed; there is none on Linux. UIKit's raw values.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
    /// Whether insets follow the safe area. UIKit's raw values.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    /// How the keyboard leaves.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether insets follow the safe area.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { insetDidChange() } }
    /// The space around the bars, which are not drawn.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// How far what is in it is zoomed.
    open var zoomScale: CGFloat = 1
    /// Whether touches wait for a movement; nothing depends on it.
    open var delaysContentTouches = true
    /// Whether a finger moves it; never on Linux.
    open var isDragging: Bool { false }
    /// Whether it still moves; never on Linux.
    open var isDecelerating: Bool { false }
    weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// Whether what is in it is zoomed, at most.
    open var maximumZoomScale: CGFloat = 1
    /// Whether what is in it is zoomed, at least.
    open var minimumZoomScale: CGFloat = 1

    /// Makes a view at a place in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Makes a view of no size, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
        coder.fill(self, as: UIScrollView.self)
    }

    /// The point of what is in it that is at its top left.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    override func content(in space: ViewSpace) throws -> ViewContent {
        draw(bounds)
        return ViewContent(kind: "scroll")
    }

    /// What moves it on iOS; no finger does here.
    public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
    /// What zooms it on iOS; no finger does here.
    public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer(
        target: nil, action: nil)

    /// Places subviews; what constraints say of the content is its size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let size = contentSizeByConstraints { contentSize = size }
        insetDidChange()
    }

    /// The insets with those of the safe area, of which content keeps clear: bars lie there.
    open var adjustedContentInset: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return contentInset }
        let safe = safeAreaInsets
        return UIEdgeInsets(
            top: contentInset.top + safe.top, left: contentInset.left, bottom: contentInset.bottom + safe.bottom,
            right: contentInset.right)
    }

    /// The safe area is another one: the insets follow it.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetDidChange()
    }

    /// Content that is not scrolled begins after the insets.
    private func insetDidChange() {
        let inset = adjustedContentInset
        if contentOffset.y == -followedInset.top, inset.top != followedInset.top { contentOffset.y = -inset.top }
        if contentOffset.x == -followedInset.left, inset.left != followedInset.left { contentOffset.x = -inset.left }
        followedInset = inset
    }

    /// Scrolls to a point.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    /// Scrolls as little as shows a rectangle.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let x = max(min(contentOffset.x, rect.minX), rect.maxX - bounds.width)
        let y = max(min(contentOffset.y, rect.minY), rect.maxY - bounds.height)
        contentOffset = CGPoint(x: x, y: y)
    }
}
