import Foundation
import ViewLayout

/// As much of UIKit's class as an iMessage app's controllers need: the life cycle, children, and the traits.
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
    /// The size that the controller would like for its view, in points; Messages does not read it.
    open var preferredContentSize = CGSize.zero
    /// The controllers that were added to this one.
    public private(set) var children: [UIViewController] = []
    /// The controller it was added to.
    public private(set) weak var parent: UIViewController?
    /// The view, once it is loaded.
    public private(set) var viewIfLoaded: UIView?
    /// The words above the controller.
    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem?.title = title
        }
    }
    /// How the controller is shown in front of another; it is recorded.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How it comes; nothing moves on Linux.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether the controllers in front keep inside this one; nothing depends on it.
    open var definesPresentationContext = false
    /// Whether the content of scroll views keeps clear of bars; it does in any case.
    open var automaticallyAdjustsScrollViewInsets = true
    /// Under which bars the view reaches.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// Whether the user takes things away.
    open var isEditing = false
    /// The controller that is shown in front of this one; recorded by ``present(_:animated:completion:)``.
    public private(set) var presentedViewController: UIViewController?
    /// The controller behind this one.
    public private(set) weak var presentingViewController: UIViewController?
    /// The storyboard the controller is from; nil for one that code made.
    public internal(set) var storyboard: UIStoryboard?
    /// What the storyboard says of the controller.
    var scene: (any ControllerScene)?
    /// The nib file that the view is from; nil for that of the class's name, if there is one.
    public let nibName: String?
    /// Where that file is.
    public let nibBundle: Bundle?
    /// What the extension knows of its host.
    open private(set) lazy var extensionContext: NSExtensionContext? = parent?.extensionContext ?? NSExtensionContext()
    /// Where the view is, as the callbacks say.
    var appearance = ControllerAppearance.away
    /// Whether Messages says when the view is on screen, as it does to the app's own controller.
    package var isToldByHost = false
    /// What the view is shown in while the controller is in front of another.
    private var frontWindow: UIWindow?
    /// The traits of a controller that has no parent.
    private var ownTraits = TraitCollection()

    /// Makes a controller, whose view is read from a nib file where there is one.
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

    /// Called for a controller of a storyboard when it is made.
    open func awakeFromNib() {}

    /// The traits the controller is shown in. Set before `viewDidLoad`; a child has those of its parent.
    open var traitCollection: UITraitCollection { UITraitCollection(traits) }

    /// The same as values.
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

    /// Makes the view; override it to set another one.
    open func loadView() {
        if let view = viewOfFile() {
            self.view = view
            return
        }
        let view = UIView(frame: UIScreen.main.bounds)
        // The sides are the system's minimum, and there are no margins at the top and bottom.
        view.ownMargins = .zero
        // A child's view keeps filling the view that it was made to fill, as on iOS.
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// The next responder after the controller: the superview of its view.
    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    /// What the controller adds to the safe area of its view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// The least margins of the view at its sides, in points: 16, and 20 on devices of at least 414 points. Source:
    /// UIKit, observed on iOS 11 and later.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = traits.transcriptWidth >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Changes constraints, before a layout; calls the view's ``UIView/updateConstraints()`` unless overridden.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Places the bars that the controller has around others; called when the view has placed its subviews.
    func placeBars() {}
    /// Called before the view places its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called when the view has placed its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called when memory is short, which it never is here.
    open func didReceiveMemoryWarning() {}

    // MARK: - Life cycle

    /// Called once, when the view was made.
    open func viewDidLoad() {}
    /// Called before the view is shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is on screen.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view is taken away.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view is gone.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called when the traits changed, in the controller and in its children; ``traitCollection`` has the new ones.
    /// - Parameter previousTraitCollection: the traits before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Gives the controller and its children other traits, and calls their methods for the change.
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

    /// Adds a controller, after `willMove(toParent:)`.
    open func addChild(_ child: UIViewController) {
        child.willMove(toParent: self)
        child.parent?.children.removeAll { $0 === child }
        child.parent = self
        children.append(child)
    }

    /// Takes the controller out of its parent, before `didMove(toParent:)` with nil.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// Called before the controller has another parent.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called when the controller has another parent.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: - Asked by the system

    /// Whether the controller turns with the device, which stands still here.
    open var shouldAutorotate: Bool { true }
    /// How it can be held.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// How it is held at first.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the line at the bottom hides.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// A view above the keyboard; nil unless overridden.
    open var inputAccessoryView: UIView? { nil }
    /// What a bar shows of the controller.
    public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// What a bar of tabs shows of the controller; none is drawn.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    /// Called when the margins are other ones.
    open func viewLayoutMarginsDidChange() {}
    /// Called before the device is turned, which it never is here.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called while the device is turned, which it never is here.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called after the device was turned, which it never is here.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    /// Called before the controller takes another collection of traits.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    // MARK: - In front

    /// Presents a controller in front of this one and loads its view; the balloon shows the controller behind. If this
    /// controller's view is on screen, the presented view is laid out and appears too.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
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

    /// Shows a controller: in front.
    open func show(_ controller: UIViewController, sender: Any?) { present(controller, animated: false) }
    /// Asks whether a way of the storyboard can be gone; yes unless overridden.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Called before a way of the storyboard is gone.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Performs a segue of the storyboard: creates the controller, calls ``prepare(for:sender:)``, and shows the
    /// controller.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        goSegue(named: identifier, sender: sender)
    }
    /// Begins or ends taking things away.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Called before the view has another size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Called when the safe area is another one.
    open func viewSafeAreaInsetsDidChange() {}
    /// The colour of the status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether there is no status bar.
    open var prefersStatusBarHidden: Bool { false }
    /// Nothing: there is no status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Exchanges one child's view for another's at once, then says that it is done.
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
