import Foundation

/// An event of touches or keys. UIKit's class of this name. There are no events on Linux.
///
/// ```swift
/// let hit = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44)).hitTest(.zero, with: UIEvent())
/// ```
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// Makes an event.
    public override init() { super.init() }

    /// The type of an event. UIKit's raw values.
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
    /// The subtype of an event. UIKit's raw values.
    public enum EventSubtype: Int, Sendable { case none, motionShake }

    /// The type of the event.
    open var type: EventType { .touches }
    /// The subtype of the event.
    open var subtype: EventSubtype { .none }
    /// All touches; always nil.
    open var allTouches: Set<UITouch>? { nil }
    /// The touches in a view; always nil.
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
    /// The touches between two events; always nil.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
    /// The time of the event; always 0.
    open var timestamp: TimeInterval { 0 }
}

/// A touch on the screen. UIKit's class of this name.
///
/// ```swift
/// let touches: Set<UITouch> = [UITouch()]
/// ```
@preconcurrency @MainActor open class UITouch: NSObject {
    /// Makes a touch.
    public override init() { super.init() }

    /// The state of a touch.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

    /// The phase of the touch.
    open var phase: Phase { .began }

    /// The position in a view's coordinates; always the origin.
    open func location(in view: UIView?) -> CGPoint { .zero }

    /// The view in which the touch began; always nil.
    open var view: UIView? { nil }

    /// The number of taps.
    open var tapCount: Int { 1 }

    /// The previous position in a view's coordinates; always the origin.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
    /// The exact position in a view's coordinates; always the origin.
    open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
    /// The force; always 0.
    open var force: CGFloat { 0 }
    /// The maximum force; always 0.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The radius of the touch, in points; always 0.
    open var majorRadius: CGFloat { 0 }
    /// The time of the touch; always 0.
    open var timestamp: TimeInterval { 0 }
    /// The window of the touch; always nil.
    open var window: UIWindow? { nil }
    /// The gesture recognizers that receive the touch; always nil.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}
