import Foundation

/// What a finger or a key did. UIKit's class of this name; a balloon on Linux is touched by nobody.
///
/// ```swift
/// let hit = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44)).hitTest(.zero, with: UIEvent())
/// ```
@MainActor open class UIEvent: NSObject {
    /// Makes an event.
    public override init() { super.init() }
}

/// A finger on the screen. UIKit's class of this name.
///
/// ```swift
/// let touches: Set<UITouch> = [UITouch()]
/// ```
@MainActor open class UITouch: NSObject {
    /// Makes a touch.
    public override init() { super.init() }

    /// The state of a touch.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

    /// How far the touch has come.
    open var phase: Phase { .began }

    /// Where the finger is, in a view's coordinates: its origin, as nobody touches it.
    open func location(in view: UIView?) -> CGPoint { .zero }

    /// The view that the finger came down in; nil here.
    open var view: UIView? { nil }

    /// How often the finger came down.
    open var tapCount: Int { 1 }
}
