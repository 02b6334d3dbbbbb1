import Foundation

/// Controllers behind tabs. UIKit's class of this name. It shows the view of the selected controller, without a bar.
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = [UIViewController(), UIViewController()]
/// tabs.selectedIndex = 1
/// ```
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    /// The controllers.
    open var viewControllers: [UIViewController]? {
        didSet {
            for gone in oldValue ?? [] { gone.removeFromParent() }
            for controller in viewControllers ?? [] {
                addChild(controller)
                controller.didMove(toParent: self)
            }
            showSelected()
        }
    }
    /// The index of the controller that is shown.
    open var selectedIndex = 0 { didSet { showSelected() } }
    /// The controller that is shown.
    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
    }
    /// The bar, which is not drawn.
    public private(set) lazy var tabBar = UITabBar()
    private weak var shown: UIView?

    /// Shows the selected controller.
    open override func loadView() {
        super.loadView()
        showSelected()
    }

    private func showSelected() {
        shown?.removeFromSuperview()
        // As in a navigation controller: created when the first view is accessed.
        guard let view = viewIfLoaded, let chosen = selectedViewController, let front = chosen.view else { return }
        // A controller that selects another one while it loads its view is not the selected one any more.
        guard chosen === selectedViewController else { return }
        front.frame = view.bounds
        front.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(front)
        shown = front
    }
}

extension UIViewController {
    /// The tab bar controller that contains the controller; nil for none.
    public var tabBarController: UITabBarController? {
        (parent as? UITabBarController) ?? parent?.tabBarController
    }
    /// Always nil, because there are no split view controllers.
    public var splitViewController: UIViewController? { nil }
    /// Whether it is being presented; always false, because nothing moves on Linux.
    public var isBeingPresented: Bool { false }
    /// Whether it is being dismissed; always false, because nothing moves on Linux.
    public var isBeingDismissed: Bool { false }
    /// Whether it is moving to a parent; always false, because nothing moves on Linux.
    public var isMovingToParent: Bool { false }
    /// Whether it is leaving its parent; always false, because nothing moves on Linux.
    public var isMovingFromParent: Bool { false }
    /// Presents a controller.
    public func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }
    /// The appearance of the controller, if it differs from the viewer's.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { view.overrideUserInterfaceStyle }
        set { view.overrideUserInterfaceStyle = newValue }
    }
    /// Whether the user cannot dismiss it with a swipe.
    public var isModalInPresentation: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// Whether it controls the status bar. The value is stored, because there is no status bar.
    public var modalPresentationCapturesStatusBarAppearance: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// Whether the view extends below opaque bars.
    public var extendedLayoutIncludesOpaqueBars: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// Whether the bar at the bottom is hidden while the controller is shown.
    public var hidesBottomBarWhenPushed: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// The identifier under which its state is stored.
    public var restorationIdentifier: String? {
        get { kept(#function) }
        set { keep(newValue as Any, as: #function) }
    }
    /// The items of the bar at the bottom, which is not drawn.
    public var toolbarItems: [UIBarButtonItem]? {
        get { kept(#function) }
        set { keep(newValue as Any, as: #function) }
    }
    /// Sets the items of the bar at the bottom, which is not drawn.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }
    /// A button that begins and ends editing; it is not drawn.
    public var editButtonItem: UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: nil)
    }
    /// The popover of the controller. Its values are stored, and have no effect.
    public var popoverPresentationController: UIPopoverPresentationController? {
        if let made: UIPopoverPresentationController = kept(#function) { return made }
        let made = UIPopoverPresentationController()
        keep(made, as: #function)
        return made
    }
    /// Does nothing, because there is no home indicator.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}

/// The presentation of a controller as a popover. UIKit's class of this name. Its values are stored, and have no
/// effect.
///
/// ```swift
/// let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
/// sheet.popoverPresentationController?.sourceView = UIView()
/// ```
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view to which the popover belongs.
    open var sourceView: UIView?
    /// The rectangle of that view.
    open var sourceRect = CGRect.zero
    /// The bar item to which the popover belongs.
    open var barButtonItem: UIBarButtonItem?
    /// The directions that its arrow may have.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The delegate of the presentation.
    open weak var delegate: (any UIPopoverPresentationControllerDelegate)?
}

/// The directions of a popover's arrow. UIKit's raw values.
///
/// ```swift
/// let directions: UIPopoverArrowDirection = [.up, .down]
/// ```
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt
    /// Makes directions from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Down.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// Left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// Right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// All directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
