import Foundation

/// Recognises taps. UIKit's class of this name.
///
/// ```swift
/// let tap = UITapGestureRecognizer(target: nil, action: nil)
/// tap.numberOfTapsRequired = 2
/// ```
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps.
    open var numberOfTapsRequired = 1
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
}

/// Recognises a long press. UIKit's class of this name.
///
/// ```swift
/// let press = UILongPressGestureRecognizer(target: nil, action: nil)
/// press.minimumPressDuration = 0.8
/// ```
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The maximum movement of the finger, in points.
    open var allowableMovement: CGFloat = 10
    /// The number of taps before the press.
    open var numberOfTapsRequired = 0
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
    /// The minimum duration of the press, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
}

/// Recognises a drag. UIKit's class of this name.
///
/// ```swift
/// let pan = UIPanGestureRecognizer(target: nil, action: nil)
/// ```
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers.
    open var maximumNumberOfTouches = Int.max
    /// Does nothing: there are no touches.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// The distance of the drag, in points; always zero.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// The velocity of the drag, in points per second; always zero.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognises a pinch. UIKit's class of this name.
///
/// ```swift
/// let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
/// ```
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers as a multiple of the first one.
    open var scale: CGFloat = 1
    /// The velocity of the pinch; always 0.
    open var velocity: CGFloat { 0 }
}

/// Recognises a swipe. UIKit's class of this name.
///
/// ```swift
/// let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
/// swipe.direction = .left
/// ```
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe. UIKit's raw values.
    public struct Direction: OptionSet, Sendable {
        /// UIKit's raw value.
        public let rawValue: UInt

        /// Makes directions from UIKit's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Up.
        public static let up = Direction(rawValue: 1 << 2)
        /// Down.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The number of fingers.
    open var numberOfTouchesRequired = 1
    /// The direction of the swipe.
    open var direction = Direction.right
}
