import Foundation

/// An event of a finger or a key. UIKit's class of this name; nobody touches a balloon on Linux.
///
/// ```swift
/// let hit = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44)).hitTest(.zero, with: UIEvent())
/// ```
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// Makes an event.
    public override init() { super.init() }

    /// Of what kind it is. UIKit's raw values.
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
    /// More of it. UIKit's raw values.
    public enum EventSubtype: Int, Sendable { case none, motionShake }

    /// Of what kind it is.
    open var type: EventType { .touches }
    /// More of it.
    open var subtype: EventSubtype { .none }
    /// All fingers: none.
    open var allTouches: Set<UITouch>? { nil }
    /// The fingers on a view: none.
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
    /// The steps between: none.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
    /// When it was.
    open var timestamp: TimeInterval { 0 }
}

/// A finger on the screen. UIKit's class of this name.
///
/// ```swift
/// let touches: Set<UITouch> = [UITouch()]
/// ```
@preconcurrency @MainActor open class UITouch: NSObject {
    /// Makes a touch.
    public override init() { super.init() }

    /// The state of a touch.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

    /// How far the touch has come.
    open var phase: Phase { .began }

    /// The place of the finger in a view's coordinates; the origin, because nobody touches it.
    open func location(in view: UIView?) -> CGPoint { .zero }

    /// The view that the finger came down in; nil here.
    open var view: UIView? { nil }

    /// How often the finger came down.
    open var tapCount: Int { 1 }

    /// Where the finger was before, in a view's coordinates.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
    /// Where the finger is, in a view's coordinates.
    open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
    /// How strongly it presses: not at all.
    open var force: CGFloat { 0 }
    /// How strongly it can press.
    open var maximumPossibleForce: CGFloat { 0 }
    /// How wide it is, in points.
    open var majorRadius: CGFloat { 0 }
    /// When it was.
    open var timestamp: TimeInterval { 0 }
    /// The window it is in.
    open var window: UIWindow? { nil }
    /// What follows it.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}
