import Foundation
import ViewLayout

/// As much of UIKit's class as a size function needs: the life cycle and the traits.
@MainActor open class UIViewController: NSObject {
    /// The traits the controller is shown in. Set before `viewDidLoad`.
    public package(set) var traitCollection = TraitCollection()

    /// Makes a controller.
    public override init() { super.init() }

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
}
