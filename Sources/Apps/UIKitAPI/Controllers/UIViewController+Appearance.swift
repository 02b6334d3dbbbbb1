import Foundation

/// The state of a controller's view, by the callbacks that were called.
enum ControllerAppearance {
    /// Not on screen.
    case away
    /// `viewWillAppear` was called.
    case coming
    /// `viewDidAppear` was called.
    case here
    /// `viewWillDisappear` was called.
    case going
}

/// Calls a controller when its view appears and disappears. Messages calls the app's own controller. Other controllers
/// are called by the window of their view: children, pages, and presented controllers.
extension UIViewController {
    package func willAppear(_ isAnimated: Bool = false) {
        guard appearance != .coming, appearance != .here else { return }
        appearance = .coming
        viewWillAppear(isAnimated)
    }

    /// The views of children are on screen before that of their parent.
    package func didAppear(_ isAnimated: Bool = false) {
        viewIfLoaded?.window?.settle()
        guard appearance != .here else { return }
        appearance = .here
        viewDidAppear(isAnimated)
    }

    package func willDisappear(_ isAnimated: Bool = false) {
        guard appearance == .coming || appearance == .here else { return }
        appearance = .going
        viewWillDisappear(isAnimated)
        for child in children { child.willDisappear(isAnimated) }
    }

    package func didDisappear(_ isAnimated: Bool = false) {
        guard appearance == .going else { return }
        appearance = .away
        viewDidDisappear(isAnimated)
        for child in children { child.didDisappear(isAnimated) }
    }

    /// Is called before the view enters or leaves a window.
    func viewWillMove(toWindow window: UIWindow?) {
        if window == nil { willDisappear() } else { willAppear() }
    }

    /// Is called when the view has entered or left a window.
    func viewDidMove(toWindow window: UIWindow?) {
        if let window { window.remember(self) } else { didDisappear() }
    }

    /// Is called when everything in the window is laid out. Messages calls the app's own controller instead.
    func viewIsLaidOutInWindow() {
        guard appearance == .coming, !isToldByHost else { return }
        for child in children where child.viewIfLoaded?.window != nil { child.viewIsLaidOutInWindow() }
        appearance = .here
        viewDidAppear(false)
    }

    /// Begins the appearance or disappearance of the controller.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { willAppear(animated) } else { willDisappear(animated) }
    }

    /// Ends the appearance or disappearance of the controller.
    public func endAppearanceTransition() {
        if appearance == .going { didDisappear() } else if appearance == .coming { didAppear() }
    }
}
