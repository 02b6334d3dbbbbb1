import Foundation

/// A view that shows a part of its content. UIKit's class of this name.
///
/// ```swift
/// let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 280, height: 160))
/// list.contentSize = CGSize(width: 280, height: 600)
/// list.contentOffset = CGPoint(x: 0, y: 80)
/// ```
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// The size of the content, in points.
    open var contentSize = CGSize.zero
    /// The insets around the content, in points.
    open var contentInset = UIEdgeInsets.zero { didSet { insetDidChange() } }
    /// The insets to which the content's offset was last adapted.
    private var followedInset = UIEdgeInsets.zero
    /// Whether the content can be scrolled.
    open var isScrollEnabled = true
    /// Whether scrolling stops at pages.
    open var isPagingEnabled = false
    /// Whether scrolling can exceed the content for a moment.
    open var bounces = true
    /// Whether short content also bounces vertically.
    open var alwaysBounceVertical = false
    /// Whether narrow content also bounces horizontally.
    open var alwaysBounceHorizontal = false
    /// Whether the vertical scroll indicator is shown; it is not drawn.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal scroll indicator is shown; it is not drawn.
    open var showsHorizontalScrollIndicator = true
    /// How the keyboard is dismissed; there is none on Linux. UIKit's raw values.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
    /// Whether insets follow the safe area. UIKit's raw values.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    /// How the keyboard is dismissed.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether insets follow the safe area.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { insetDidChange() } }
    /// The insets of the scroll indicators, which are not drawn.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// The zoom scale.
    open var zoomScale: CGFloat = 1
    /// Whether touches are delayed until it is clear that they do not scroll. The value is stored, and has no effect.
    open var delaysContentTouches = true
    /// Whether the user drags the content; always false on Linux.
    open var isDragging: Bool { false }
    /// Whether the content still moves; always false on Linux.
    open var isDecelerating: Bool { false }
    weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// The maximum zoom scale.
    open var maximumZoomScale: CGFloat = 1
    /// The minimum zoom scale.
    open var minimumZoomScale: CGFloat = 1

    /// Makes a view with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Makes a view of size zero, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
        coder.fill(self, as: UIScrollView.self)
    }

    /// The point of the content that is at the view's top left.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard bounds.origin != newValue else { return }
            bounds.origin = newValue
            notifiedDelegate?.scrollViewDidScroll(self)
        }
    }

    /// The delegate as that of any scroll view.
    var notifiedDelegate: (any UIScrollViewDelegate)? { scrollDelegate }

    override func content(in space: ViewSpace) throws -> ViewContent {
        draw(bounds)
        return ViewContent(kind: .scroll)
    }

    /// The gesture that scrolls on iOS. It is never recognised on Linux.
    public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
    /// The gesture that zooms on iOS. It is never recognised on Linux.
    public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer(
        target: nil, action: nil)

    /// Places subviews. Where constraints determine the size of the content, `contentSize` is set to it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let size = contentSizeByConstraints { contentSize = size }
        insetDidChange()
    }

    /// The insets with those of the safe area: of the edges where bars are, of all edges, or of those of the directions in
    /// which the content can be scrolled.
    open var adjustedContentInset: UIEdgeInsets {
        let safe = safeAreaInsets
        let (isTall, isWide) =
            switch contentInsetAdjustmentBehavior {
            case .automatic: (true, false)
            case .never: (false, false)
            case .always: (true, true)
            case .scrollableAxes:
                (
                    alwaysBounceVertical || contentSize.height > bounds.height,
                    alwaysBounceHorizontal || contentSize.width > bounds.width
                )
            }
        return UIEdgeInsets(
            top: contentInset.top + (isTall ? safe.top : 0), left: contentInset.left + (isWide ? safe.left : 0),
            bottom: contentInset.bottom + (isTall ? safe.bottom : 0),
            right: contentInset.right + (isWide ? safe.right : 0))
    }

    /// Adapts the insets to a changed safe area.
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

    /// Scrolls to a point, which is reached at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let isNew = self.contentOffset != contentOffset
        self.contentOffset = contentOffset
        if animated, isNew { notifiedDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Scrolls by the minimum distance that shows a rectangle.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let x = max(min(contentOffset.x, rect.minX), rect.maxX - bounds.width)
        let y = max(min(contentOffset.y, rect.minY), rect.maxY - bounds.height)
        setContentOffset(CGPoint(x: x, y: y), animated: animated)
    }
}

/// What has a delegate for scrolling. Tables have one of another type under the same name; Swift lets a class hide what
/// a protocol's extension declares, and not what its own superclass declares.
///
/// ```swift
/// let list: any ScrollDelegateHolder = UIScrollView()
/// ```
@preconcurrency @MainActor public protocol ScrollDelegateHolder: AnyObject {}

extension UIScrollView: ScrollDelegateHolder {}

extension ScrollDelegateHolder where Self: UIScrollView {
    /// The delegate, which is informed when the app scrolls.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}

/// The delegate of a scroll view. UIKit's protocol of this name; nobody drags on Linux, and it is informed when the app scrolls.
///
/// ```swift
/// final class Follower: UIScrollViewDelegate {
///     func scrollViewDidScroll(_ scrollView: UIScrollView) { print(scrollView.contentOffset) }
/// }
/// ```
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// The view shows another part of the content.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The user begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// A finger left it.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// It came to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when a scroll that the app started has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// What is zoomed; nil for nothing.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    /// Nothing, unless the app has its own.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Nothing, unless the app has its own.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Nothing, unless the app has its own.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Nothing, unless the app has its own.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Nothing, unless the app has its own.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Nothing is zoomed, unless the app has its own.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
