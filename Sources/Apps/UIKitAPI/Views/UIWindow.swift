import Foundation

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

/// The screen. UIKit's class of this name. It is that of the viewer whose balloon is laid out.
///
/// ```swift
/// let pixel = 1 / UIScreen.main.scale
/// let width = UIScreen.main.bounds.width
/// ```
open class UIScreen: NSObject, @unchecked Sendable {
    /// The viewer's screen.
    public static let main = UIScreen()

    /// The number of completions of animations that are running inside each other.
    @MainActor var nestedAnimations = 0

    /// The pixels per point.
    open var scale: CGFloat { CGFloat(CurrentViewer.traits.pixelsPerPoint) }
    /// The pixels per point.
    open var nativeScale: CGFloat { scale }
    /// The size in points: that of the transcript.
    open var bounds: CGRect {
        let traits = CurrentViewer.traits
        return CGRect(x: 0, y: 0, width: traits.transcriptWidth, height: traits.transcriptHeight)
    }
    /// The traits of the viewer.
    open var traitCollection: UITraitCollection { .current }
    /// All screens: one.
    public static var screens: [UIScreen] { [main] }
    /// The size in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale)
    }
    /// The brightness.
    open var brightness: CGFloat { 0.5 }
    /// The number of frames per second.
    open var maximumFramesPerSecond: Int { 60 }
}
