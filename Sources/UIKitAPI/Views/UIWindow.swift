/// The view around all others on a screen. UIKit's class of this name.
///
/// ```swift
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.addSubview(UIView())
/// ```
@preconcurrency @MainActor open class UIWindow: UIView {
    /// Whose views came into the window, and do not know yet that they are on screen.
    private var arriving: [any ViewOwner] = []

    /// Keeps who is told when the app's code is done: by whoever plays the system, else in the next turn of the main queue.
    func remember(_ owner: any ViewOwner) {
        if arriving.isEmpty { Task { @MainActor [weak self] in self?.settle() } }
        arriving.append(owner)
    }

    /// Lays out what is in the window and tells those whose views came into it, as iOS does when the app's code is done.
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
