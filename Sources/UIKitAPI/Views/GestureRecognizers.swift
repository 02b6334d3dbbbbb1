import Foundation

/// Recognises taps. UIKit's class of this name.
///
/// ```swift
/// let tap = UITapGestureRecognizer(target: nil, action: nil)
/// tap.numberOfTapsRequired = 2
/// ```
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps it takes.
    open var numberOfTapsRequired = 1
    /// How many fingers it takes.
    open var numberOfTouchesRequired = 1
}

/// Recognises a finger that stays. UIKit's class of this name.
///
/// ```swift
/// let press = UILongPressGestureRecognizer(target: nil, action: nil)
/// press.minimumPressDuration = 0.8
/// ```
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How far the finger can move, in points.
    open var allowableMovement: CGFloat = 10
    /// How many taps come first.
    open var numberOfTapsRequired = 0
    /// How many fingers it takes.
    open var numberOfTouchesRequired = 1
    /// How long it takes, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
}

/// Recognises a finger that moves. UIKit's class of this name.
///
/// ```swift
/// let pan = UIPanGestureRecognizer(target: nil, action: nil)
/// ```
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers it takes, at least.
    open var minimumNumberOfTouches = 1
    /// How many fingers it takes, at most.
    open var maximumNumberOfTouches = Int.max
    /// Does nothing: no finger moved.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// How far the finger moved, in points.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// How fast it moves, in points a second.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognises two fingers that move apart. UIKit's class of this name.
///
/// ```swift
/// let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
/// ```
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers are apart, in parts of what they were.
    open var scale: CGFloat = 1
    /// How fast they move.
    open var velocity: CGFloat { 0 }
}

/// Recognises a finger that flicks. UIKit's class of this name.
///
/// ```swift
/// let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
/// swipe.direction = .left
/// ```
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions. UIKit's raw values.
    public struct Direction: OptionSet, Sendable {
        /// UIKit's raw value.
        public let rawValue: UInt

        /// Makes directions of UIKit's raw value.
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

    /// How many fingers it takes.
    open var numberOfTouchesRequired = 1
    /// Where the finger has to go.
    open var direction = Direction.right
}
