/// The view around all others on a screen. UIKit's class of this name.
///
/// ```swift
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.addSubview(UIView())
/// ```
@preconcurrency @MainActor open class UIWindow: UIView {}
