import Foundation

/// A stack of controllers. UIKit's class of this name. It shows the view of the last controller below a bar.
///
/// ```swift
/// let way = UINavigationController(rootViewController: UIViewController())
/// way.pushViewController(UIViewController(), animated: true)
/// ```
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The controllers of the stack. The last one is shown.
    open var viewControllers: [UIViewController] = [] { didSet { showTop(instead: oldValue) } }
    /// The bar.
    public let navigationBar = UINavigationBar()
    /// Whether the bar is hidden.
    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Is informed which controller is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// Makes a stack with a first controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }
    /// Makes an empty stack.
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    /// Makes an empty stack, as a storyboard does.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The last controller, which is shown.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The controller that is presented, or the last one.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    /// Adds a controller to the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }
    /// Removes the last controller, unless it is the only one.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
    /// Removes controllers until one is the last.
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let place = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(viewControllers[(place + 1)...])
        viewControllers = Array(viewControllers[...place])
        return gone
    }
    /// Adds a controller to the stack.
    open override func show(_ controller: UIViewController, sender: Any?) {
        pushViewController(controller, animated: true)
    }
    /// The gesture that goes back on iOS. It is never recognised on Linux.
    public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    /// The bar at the bottom, with the items of the controller. Implicitly unwrapped as in UIKit; it is never nil.
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    /// Whether the bar at the bottom is hidden.
    open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Hides or shows the bar at the bottom.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// Removes all controllers except the first.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(viewControllers.dropFirst())
        viewControllers = Array(viewControllers.prefix(1))
        return gone
    }
    /// Hides or shows the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Replaces the controllers.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// Shows the last controller.
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
        // A controller that shows another one while it loads its view is not the last one any more.
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

    /// Places the bar, and the view that it partly covers.
    override func placeBars() {
        guard let view = viewIfLoaded, let top = topViewController, let front = top.viewIfLoaded else { return }
        let safe = view.safeAreaInsets
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: navigationBar.height)
        let covered = safe.top + (isNavigationBarHidden ? 0 : navigationBar.height)
        // An opaque bar is above the view, unless the controller requests that it covers the view.
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

/// Is informed which controller is shown. UIKit's protocol of this name.
///
/// ```swift
/// final class Watcher: UINavigationControllerDelegate {}
/// ```
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {}

extension UIViewController {
    /// The navigation controller that contains the controller; nil for none.
    public var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }
}
