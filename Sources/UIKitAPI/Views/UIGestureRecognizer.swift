import Foundation

/// What recognises a movement of fingers on a view. UIKit's class of this name; it is kept by its view.
///
/// ```swift
/// let card = UIView()
/// card.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: Selector("open")))
/// ```
@MainActor open class UIGestureRecognizer: NSObject {
    /// Whether it recognises anything.
    open var isEnabled = true
    /// Whether touches that it recognises are taken from the view.
    open var cancelsTouchesInView = true
    /// The view that it was added to.
    public internal(set) weak var view: UIView?
    /// Whom it tells, and by which method.
    package private(set) var targets: [(target: Any?, action: Selector?)] = []

    /// How far a movement has come. UIKit's raw values.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// UIKit's other name for ``ended``.
        public static let recognized = State.ended
    }

    /// How far the movement has come.
    open var state = State.possible

    /// Makes a recogniser that tells an object.
    public init(target: Any?, action: Selector?) {
        super.init()
        if target != nil || action != nil { targets = [(target, action)] }
    }

    /// Tells another object, too.
    open func addTarget(_ target: Any, action: Selector) { targets.append((target, action)) }

    /// Where the movement is, in a view's coordinates.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Recognises taps. UIKit's class of this name.
///
/// ```swift
/// let tap = UITapGestureRecognizer(target: nil, action: nil)
/// tap.numberOfTapsRequired = 2
/// ```
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
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
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long it takes, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
}

/// Recognises a finger that moves. UIKit's class of this name.
///
/// ```swift
/// let pan = UIPanGestureRecognizer(target: nil, action: nil)
/// ```
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
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
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers are apart, in parts of what they were.
    open var scale: CGFloat = 1
}

/// Recognises a finger that flicks. UIKit's class of this name.
///
/// ```swift
/// let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
/// swipe.direction = .left
/// ```
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
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

    /// Where the finger has to go.
    open var direction = Direction.right
}
