import Foundation

/// Where a controller's view is, as its callbacks say.
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

    /// The children's views are on screen before that of their parent.
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

    /// Called before the view comes into a window, or leaves one.
    func viewWillMove(toWindow window: UIWindow?) {
        if window == nil { willDisappear() } else { willAppear() }
    }

    /// Called when the view has come into a window, or has left one.
    func viewDidMove(toWindow window: UIWindow?) {
        if let window { window.remember(self) } else { didDisappear() }
    }

    /// Called when everything in the window is laid out. The app's own controller is called by Messages instead.
    func viewIsLaidOutInWindow() {
        guard appearance == .coming, !isToldByHost else { return }
        for child in children where child.viewIfLoaded?.window != nil { child.viewIsLaidOutInWindow() }
        appearance = .here
        viewDidAppear(false)
    }

    /// Says that the controller begins to come or go.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { willAppear(animated) } else { willDisappear(animated) }
    }

    /// Says that it has come or gone.
    public func endAppearanceTransition() {
        if appearance == .going { didDisappear() } else if appearance == .coming { didAppear() }
    }
}
