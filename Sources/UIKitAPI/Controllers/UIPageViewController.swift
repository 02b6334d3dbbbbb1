import Foundation

/// Controllers that are leafed through. UIKit's class of this name: the first of those that were set is shown.
///
/// ```swift
/// let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
/// pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
/// ```
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// How pages follow each other; nothing moves. UIKit's raw values.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// Where to one leafs. UIKit's raw values.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// Forward or back. UIKit's raw values.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }

    /// More about the pages. UIKit's structure of this name.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Makes one of UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The space between pages.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// How pages follow each other.
    public let transitionStyle: TransitionStyle
    /// Where to one leafs.
    public let navigationOrientation: NavigationOrientation
    /// Says which pages there are.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// Called when another page is shown; never on Linux, where nobody turns pages.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The pages that are shown.
    public private(set) var viewControllers: [UIViewController]?

    /// Makes a controller of pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        super.init(nibName: nil, bundle: nil)
    }
    /// Makes a controller of pages, as a storyboard does.
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
        super.init(coder: coder)
    }

    /// Shows pages.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        for gone in self.viewControllers ?? [] {
            gone.viewIfLoaded?.removeFromSuperview()
            gone.removeFromParent()
        }
        self.viewControllers = viewControllers
        if let first = viewControllers?.first, let page = first.view {
            addChild(first)
            page.frame = view.bounds
            page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(page)
            first.didMove(toParent: self)
        }
        completion?(true)
    }
}

/// Says which pages there are. UIKit's protocol of this name; tests call it.
///
/// ```swift
/// final class OnePage: UIPageViewControllerDataSource {
///     func pageViewController(
///         _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
///     ) -> UIViewController? { nil }
///     func pageViewController(
///         _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
///     ) -> UIViewController? { nil }
/// }
/// ```
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before one; nil for none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after one; nil for none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many dots there are; none is drawn.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Which dot is chosen.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// None.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// The first.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Learns that another page is shown. UIKit's protocol of this name; tests call it.
///
/// ```swift
/// final class Watcher: UIPageViewControllerDelegate {}
/// ```
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    /// One began to leaf.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// One has leafed.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
