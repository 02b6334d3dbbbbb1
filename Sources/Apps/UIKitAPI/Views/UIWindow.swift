/// The view around all others on a screen. UIKit's class of this name.
///
/// ```swift
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.addSubview(UIView())
/// ```
@preconcurrency @MainActor open class UIWindow: UIView {
    /// Whose views came into the window, and do not know yet that they are on screen.
    private var arriving: [any ViewOwner] = []

    /// Keeps an owner to call when the app's code has returned: by the host that stands in for the system, otherwise in
    /// the next turn of the main queue.
    func remember(_ owner: any ViewOwner) {
        if arriving.isEmpty { Task { @MainActor [weak self] in self?.settle() } }
        arriving.append(owner)
    }

    /// Lays out the window and calls the controllers whose views appeared, as iOS does after the app's code has
    /// returned.
    package func settle() {
        layoutIfNeeded()
        while !arriving.isEmpty {
            let owners = arriving
            arriving = []
            for owner in owners { owner.viewIsLaidOutInWindow() }
            layoutIfNeeded()
        }
    }
}
