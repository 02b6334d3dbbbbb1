import Foundation

/// Pages of controllers. UIKit's class of this name. It shows the first of the controllers that were set.
///
/// ```swift
/// let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
/// pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
/// ```
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// The transition between pages; nothing moves on Linux. UIKit's raw values.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// The direction in which pages are placed. UIKit's raw values.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// Forward or back. UIKit's raw values.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }

    /// A key of the options. UIKit's structure of this name.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Makes a key from UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The space between pages.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The transition between pages.
    public let transitionStyle: TransitionStyle
    /// The direction in which pages are placed.
    public let navigationOrientation: NavigationOrientation
    /// Returns the pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// Is informed when another page is shown; never on Linux, where nobody turns pages.
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

/// Returns the pages. UIKit's protocol of this name; tests call it.
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
    /// The number of dots, which are not drawn.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The index of the current dot.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns 0.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is informed when another page is shown. UIKit's protocol of this name; none of its methods is called here.
///
/// ```swift
/// final class Watcher: UIPageViewControllerDelegate {}
/// ```
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {}
