import Foundation

/// Controllers in front of each other. UIKit's class of this name: the view of the last one is shown, under a bar.
///
/// ```swift
/// let way = UINavigationController(rootViewController: UIViewController())
/// way.pushViewController(UIViewController(), animated: true)
/// ```
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The controllers, the last one in front.
    open var viewControllers: [UIViewController] = [] { didSet { showTop(instead: oldValue) } }
    /// The bar.
    public let navigationBar = UINavigationBar()
    /// Whether there is no bar.
    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Learns which controller is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// Makes a way that begins with a controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }
    /// Makes an empty way.
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    /// Makes an empty way, as a storyboard does.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The controller in front.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The same.
    open var visibleViewController: UIViewController? { topViewController }
    /// Puts a controller in front.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }
    /// Takes the front one away; the first one stays.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
    /// Takes controllers away until one is in front.
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let place = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(viewControllers[(place + 1)...])
        viewControllers = Array(viewControllers[...place])
        return gone
    }
    /// Shows a controller: in front of the others.
    open override func show(_ controller: UIViewController, sender: Any?) {
        pushViewController(controller, animated: true)
    }
    /// What goes back on iOS; no finger does here.
    public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    /// The bar at the bottom, of the controller's items. Implicitly unwrapped as in UIKit; it is never nil.
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    /// Whether it is hidden.
    open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Hides the bar at the bottom.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// Takes all but the first one away.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(viewControllers.dropFirst())
        viewControllers = Array(viewControllers.prefix(1))
        return gone
    }
    /// Hides the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Puts controllers in place of the present ones.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// Shows the controller in front.
    open override func loadView() {
        super.loadView()
        showTop(instead: viewControllers)
    }

    private func showTop(instead old: [UIViewController]) {
        for gone in old where !viewControllers.contains(where: { $0 === gone }) { gone.removeFromParent() }
        for controller in old {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.viewIfLoaded?.givenSafeAreaInsets = nil
        }
        for controller in viewControllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        // As in UIKit, views are created on first access, because an app may set more properties before.
        guard let view = viewIfLoaded, let top = topViewController, let front = top.view else { return }
        // A page that shows another one as it is loaded is not in front any more.
        guard top === topViewController else { return }
        front.frame = view.bounds
        front.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(front)
        navigationBar.items = viewControllers.map(\.navigationItem)
        navigationBar.goesBack = { [weak self] in _ = self?.popViewController(animated: true) }
        view.addSubview(navigationBar)
        placeBars()
    }

    private func placeToolbar(in view: UIView, for top: UIViewController) {
        guard !isToolbarHidden, let toolbar else { return self.toolbar.removeFromSuperview() }
        if toolbar.superview !== view { view.addSubview(toolbar) }
        if toolbar.items != top.toolbarItems { toolbar.items = top.toolbarItems }
        let bottom = view.bounds.height - view.safeAreaInsets.bottom
        toolbar.frame = CGRect(x: 0, y: bottom - BarRow.height, width: view.bounds.width, height: BarRow.height)
    }

    /// Places the bar, and the view in front of which it covers a part.
    override func placeBars() {
        guard let view = viewIfLoaded, let top = topViewController, let front = top.viewIfLoaded else { return }
        let safe = view.safeAreaInsets
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: navigationBar.height)
        let covered = safe.top + (isNavigationBarHidden ? 0 : navigationBar.height)
        // An opaque bar is above the view, unless the controller wants it to overlap.
        let isOver =
            top.edgesForExtendedLayout.contains(.top)
            && (navigationBar.isTranslucent || top.extendedLayoutIncludesOpaqueBars)
        let above = isNavigationBarHidden || isOver ? 0 : covered
        front.frame = view.bounds.inset(by: UIEdgeInsets(top: above, left: 0, bottom: 0, right: 0))
        let below = isToolbarHidden ? safe.bottom : safe.bottom + BarRow.height
        front.safeAreaInsets = UIEdgeInsets(
            top: above > 0 ? 0 : covered, left: safe.left, bottom: below, right: safe.right)
        placeToolbar(in: view, for: top)
    }
}

/// Learns which controller is shown. UIKit's protocol of this name.
///
/// ```swift
/// final class Watcher: UINavigationControllerDelegate {}
/// ```
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {}

extension UIViewController {
    /// The way that the controller is part of; nil for none.
    public var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }
}
