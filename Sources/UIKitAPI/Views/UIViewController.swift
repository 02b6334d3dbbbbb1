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
@MainActor open class UIViewController: UIResponder {
    /// The size that the controller would like for its view, in points; Messages does not read it.
    open var preferredContentSize = CGSize.zero
    /// The controllers that were added to this one.
    public private(set) var children: [UIViewController] = []
    /// The controller it was added to.
    public private(set) weak var parent: UIViewController?
    /// The view, once it is loaded.
    public private(set) var viewIfLoaded: UIView?
    /// The traits of a controller that has no parent.
    private var ownTraits = TraitCollection()

    /// Makes a controller. Nib files are Apple's: the names are taken, no file is read.
    public init(nibName: String?, bundle: Bundle?) { super.init() }

    /// Makes a controller.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Makes a controller, as a storyboard does. Nothing is read from the coder.
    public required init?(coder: NSCoder) { super.init() }

    /// The traits the controller is shown in. Set before `viewDidLoad`; a child has those of its parent.
    open var traitCollection: UITraitCollection { UITraitCollection(traits) }

    /// The same as values.
    package var traits: TraitCollection {
        get { parent?.traits ?? ownTraits }
        set { ownTraits = newValue }
    }

    // MARK: - View

    /// The view, which is loaded when it is first asked for. An implicitly unwrapped optional as on iOS; nil only when
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
        let view = UIView(frame: UIScreen.main.bounds)
        // The sides are the system's minimum, and there are no margins at the top and bottom.
        view.ownMargins = .zero
        // A child's view keeps filling the view that it was made to fill, as on iOS.
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Who is asked after the controller: the view that its own view lies in.
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

    /// Gives the controller other traits and tells it and its children.
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
}
