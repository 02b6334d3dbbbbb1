import Foundation

/// Controllers beside each other. UIKit's class of this name: the view of the chosen one is shown, without a bar.
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
    /// Which of them is shown.
    open var selectedIndex = 0 { didSet { showSelected() } }
    /// The same.
    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
    }
    /// The bar, which is not drawn.
    public private(set) lazy var tabBar = UITabBar()
    private weak var shown: UIView?

    /// Shows the chosen controller.
    open override func loadView() {
        super.loadView()
        showSelected()
    }

    private func showSelected() {
        shown?.removeFromSuperview()
        // As in a navigation controller: created when the first view is accessed.
        guard let view = viewIfLoaded, let chosen = selectedViewController, let front = chosen.view else { return }
        // One that chooses another as it is loaded is not the chosen one any more.
        guard chosen === selectedViewController else { return }
        front.frame = view.bounds
        front.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(front)
        shown = front
    }
}

extension UIViewController {
    /// The tabs that the controller is one of; nil for none.
    public var tabBarController: UITabBarController? {
        (parent as? UITabBarController) ?? parent?.tabBarController
    }
    /// The page beside a list that the controller is part of: none.
    public var splitViewController: UIViewController? { nil }
    /// Whether it is just shown in front; nothing moves on Linux.
    public var isBeingPresented: Bool { false }
    /// Whether it is just taken away; nothing moves on Linux.
    public var isBeingDismissed: Bool { false }
    /// Whether it just moves to a parent; nothing moves on Linux.
    public var isMovingToParent: Bool { false }
    /// Whether it just leaves its parent; nothing moves on Linux.
    public var isMovingFromParent: Bool { false }
    /// Shows a controller: in front.
    public func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }
    /// The appearance of the controller, if it differs from the viewer's.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { view.overrideUserInterfaceStyle }
        set { view.overrideUserInterfaceStyle = newValue }
    }
    /// Whether a finger cannot take it away.
    public var isModalInPresentation: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// Whether it controls the status bar; there is none.
    public var modalPresentationCapturesStatusBarAppearance: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// Whether the view reaches under bars that nothing shows through.
    public var extendedLayoutIncludesOpaqueBars: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// Whether a bar at the bottom goes with it.
    public var hidesBottomBarWhenPushed: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// The name under which its state is kept.
    public var restorationIdentifier: String? {
        get { kept(#function) }
        set { keep(newValue as Any, as: #function) }
    }
    /// What can be chosen in the bar at the bottom, which is not drawn.
    public var toolbarItems: [UIBarButtonItem]? {
        get { kept(#function) }
        set { keep(newValue as Any, as: #function) }
    }
    /// Sets what can be chosen in the bar at the bottom, which is not drawn.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }
    /// A button that begins and ends taking things away; it is not drawn.
    public var editButtonItem: UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: nil)
    }
    /// How it stands beside what it came from; kept.
    public var popoverPresentationController: UIPopoverPresentationController? {
        if let made: UIPopoverPresentationController = kept(#function) { return made }
        let made = UIPopoverPresentationController()
        keep(made, as: #function)
        return made
    }
    /// Nothing: there is no line at the bottom.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}

/// How a controller stands beside what it came from. UIKit's class of this name; it is kept.
///
/// ```swift
/// let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
/// sheet.popoverPresentationController?.sourceView = UIView()
/// ```
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view that it came from.
    open var sourceView: UIView?
    /// The rectangle in that view.
    open var sourceRect = CGRect.zero
    /// The item of a bar that it came from.
    open var barButtonItem: UIBarButtonItem?
    /// Where its arrow can be.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The delegate of the presentation.
    open weak var delegate: (any UIPopoverPresentationControllerDelegate)?
}

/// Where the arrow of a popover is. UIKit's raw values.
///
/// ```swift
/// let directions: UIPopoverArrowDirection = [.up, .down]
/// ```
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt
    /// Makes directions of UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Down.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// Left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// Right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
