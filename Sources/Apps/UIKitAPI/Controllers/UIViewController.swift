import Foundation
import ViewLayout

/// The parts of UIKit's class that the controllers of an iMessage app need: the life cycle, children, and the traits.
///
/// ```swift
/// final class CardViewController: UIViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         let hasLargeText = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
///         preferredContentSize.height = hasLargeText ? 320 : 220
///     }
/// }
/// host.appController?.addChild(CardViewController())
/// ```
@preconcurrency @MainActor open class UIViewController: UIResponder, ViewOwner {
    /// The size that the controller prefers for its view, in points. Messages does not read it.
    open var preferredContentSize = CGSize.zero
    /// The controllers that were added to this one.
    public private(set) var children: [UIViewController] = []
    /// The controller it was added to.
    public private(set) weak var parent: UIViewController?
    /// The view if it is loaded.
    public private(set) var viewIfLoaded: UIView?
    /// The title of the controller.
    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem?.title = title
        }
    }
    /// How the controller is presented, which is recorded.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The animation of a presentation; nothing moves on Linux.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether controllers are presented inside this one. The value is stored, and has no effect.
    open var definesPresentationContext = false
    /// Whether the content of scroll views is moved below bars. The value has no effect: it always is.
    open var automaticallyAdjustsScrollViewInsets = true
    /// The edges at which the view extends below bars.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// Whether the user is editing.
    open var isEditing = false
    /// The controller that this one presents; ``present(_:animated:completion:)`` sets it.
    public private(set) var presentedViewController: UIViewController?
    /// The controller that presents this one.
    public private(set) weak var presentingViewController: UIViewController?
    /// The storyboard of the controller; nil for a controller that was made in code.
    public internal(set) var storyboard: UIStoryboard?
    /// The storyboard's scene of the controller.
    var scene: (any ControllerScene)?
    /// The nib file of the view; nil for the file with the class's name, if there is one.
    public let nibName: String?
    /// The bundle of that file.
    public let nibBundle: Bundle?
    /// The context of the extension.
    open private(set) lazy var extensionContext: NSExtensionContext? = parent?.extensionContext ?? NSExtensionContext()
    /// The state of the view, by the callbacks that were called.
    var appearance = ControllerAppearance.away
    /// Whether Messages calls the controller when the view appears, as it does for the app's own controller.
    package var isToldByHost = false
    /// The window of the view while the controller is presented.
    private var frontWindow: UIWindow?
    /// The traits of a controller without a parent.
    private var ownTraits = TraitCollection()

    /// Makes a controller, whose view is loaded from a nib file where there is one.
    public init(nibName: String?, bundle: Bundle?) {
        (self.nibName, nibBundle) = (nibName, bundle)
        super.init()
    }

    /// Makes a controller.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Makes a controller, as a storyboard does. Nothing is read from the coder.
    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init()
    }

    /// Is called when a controller of a storyboard was made.
    open func awakeFromNib() {}

    /// The traits of the controller, which are set before `viewDidLoad`. A child has those of its parent.
    open var traitCollection: UITraitCollection { UITraitCollection(traits) }

    /// The traits as a value of Balloon.
    package var traits: TraitCollection {
        get { parent?.traits ?? presentingViewController?.traits ?? ownTraits }
        set { ownTraits = newValue }
    }

    // MARK: - View

    /// The view, which is loaded on first access. An implicitly unwrapped optional as on iOS; nil only when
    /// an overridden `loadView` sets none.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewIfLoaded
        }
        set {
            viewIfLoaded?.controller = nil
            newValue?.controller = self
            viewIfLoaded = newValue
        }
    }

    /// Whether the view is loaded.
    public var isViewLoaded: Bool { viewIfLoaded != nil }

    /// Loads the view and calls `viewDidLoad`, once.
    public func loadViewIfNeeded() {
        guard !isViewLoaded else { return }
        loadView()
        viewDidLoad()
    }

    /// Makes the view. Override it to set another one.
    open func loadView() {
        if let view = viewOfFile() {
            self.view = view
            return
        }
        let view = UIView(frame: UIScreen.main.bounds)
        // The margins at the left and right edge are the system's minimum. There are none at the top and bottom.
        view.ownMargins = .zero
        // The view of a child keeps filling the view that it filled when it was made, as on iOS.
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// The next responder after the controller: the superview of its view.
    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    /// The insets that the controller adds to the safe area of its view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// The minimum margins of the view at its left and right edge, in points: 16, and 20 on devices of at least 414
    /// points. Source: UIKit, observed on iOS 11 and later.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = traits.transcriptWidth >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Changes constraints before a layout. Calls the view's ``UIView/updateConstraints()`` unless it is overridden.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Places the bars of a container controller, after the view has placed its subviews.
    func placeBars() {}
    /// Is called before the view places its subviews.
    open func viewWillLayoutSubviews() {}
    /// Is called when the view has placed its subviews.
    open func viewDidLayoutSubviews() {}
    /// Is called when memory is low, which never happens here.
    open func didReceiveMemoryWarning() {}

    // MARK: - Life cycle

    /// Is called once, when the view was loaded.
    open func viewDidLoad() {}
    /// Is called before the view is shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// Is called when the view is on screen.
    open func viewDidAppear(_ animated: Bool) {}
    /// Is called before the view is removed.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Is called when the view was removed.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Is called when the traits changed, in the controller and in its children; ``traitCollection`` has the new ones.
    /// - Parameter previousTraitCollection: the traits before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Changes the traits of the controller and its children, and calls their methods for the change.
    package func change(to traits: TraitCollection) {
        let previous = traitCollection
        self.traits = traits
        tellTraitsChanged(from: previous)
    }

    private func tellTraitsChanged(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        viewIfLoaded?.tellTraitsChanged(from: previous)
        for child in children { child.tellTraitsChanged(from: previous) }
    }

    // MARK: - Children

    /// Adds a child controller, after `willMove(toParent:)`.
    open func addChild(_ child: UIViewController) {
        child.willMove(toParent: self)
        child.parent?.children.removeAll { $0 === child }
        child.parent = self
        children.append(child)
    }

    /// Removes the controller from its parent, before `didMove(toParent:)` with nil.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// Is called before the parent of the controller changes.
    open func willMove(toParent parent: UIViewController?) {}
    /// Is called when the parent of the controller has changed.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: - Asked by the system

    /// Whether the controller rotates with the device, which never rotates here.
    open var shouldAutorotate: Bool { true }
    /// The orientations that the controller supports.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The orientation in which the controller is presented.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the home indicator is hidden.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// A view above the keyboard; nil unless overridden.
    open var inputAccessoryView: UIView? { nil }
    /// The content of a navigation bar for the controller.
    public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// The item of a tab bar for the controller, which is not drawn.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    /// Is called when the margins have changed.
    open func viewLayoutMarginsDidChange() {}
    /// Is called before the device rotates, which never happens here.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Is called while the device rotates, which never happens here.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Is called after the device rotated, which never happens here.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    /// Is called before the traits of the controller change.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    // MARK: - In front

    /// Presents a controller and loads its view. The balloon shows the controller behind it. If this controller's view
    /// is on screen, the presented view is laid out and appears, too. A controller presents one at a time: another one is refused.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil else { return }
        presentedViewController = controller
        controller.presentingViewController = self
        controller.loadViewIfNeeded()
        if let window = viewIfLoaded?.window { controller.comeToFront(of: window) }
        completion?()
    }

    private func comeToFront(of window: UIWindow) {
        guard let view else { return }
        let front = UIWindow(frame: window.bounds)
        view.frame = front.bounds
        front.addSubview(view)
        frontWindow = front
        front.settle()
    }

    private func leaveFront() {
        // A controller that is already presented is dismissed first.
        presentedViewController?.leaveFront()
        presentedViewController = nil
        viewIfLoaded?.removeFromSuperview()
        frontWindow = nil
        presentingViewController = nil
    }

    /// Dismisses the presented controller, or this one where there is none.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController == nil, let presenter = presentingViewController {
            return presenter.dismiss(animated: flag, completion: completion)
        }
        presentedViewController?.leaveFront()
        presentedViewController = nil
        completion?()
    }

    /// Adds a controller to the navigation controller around this one, or presents it where there is none.
    open func show(_ controller: UIViewController, sender: Any?) {
        guard let navigationController else { return present(controller, animated: false) }
        navigationController.show(controller, sender: sender)
    }
    /// Asks whether a segue may be performed; returns true unless it is overridden.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Is called before a segue is performed.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Performs a segue of the storyboard: creates the controller, calls ``prepare(for:sender:)``, and shows the
    /// controller.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        goSegue(named: identifier, sender: sender)
    }
    /// Begins or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Is called before the size of the view changes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Is called when the safe area has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// The style of the status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden.
    open var prefersStatusBarHidden: Bool { false }
    /// Does nothing, because there is no status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Replaces one child's view by another one's at once, and then calls the completion.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        if let view = toViewController.view { self.view.addSubview(view) }
        animations?()
        fromViewController.view?.removeFromSuperview()
        completion?(true)
    }

    override func set(property name: String, to value: NamedValue) -> Bool {
        guard name == "title" else { return super.set(property: name, to: value) }
        title = value.value as? String
        return true
    }
}
