import Foundation

/// Animations are over at once: a balloon is drawn as it is in the end.
extension UIView {
    /// How an animation runs. UIKit's raw values.
    public struct AnimationOptions: OptionSet, Sendable {
        /// UIKit's raw value.
        public let rawValue: UInt

        /// Makes options of UIKit's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews move along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches are taken meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// It begins where another one is.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// It runs again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// It runs back, too.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// It begins and ends slowly.
        public static let curveEaseInOut: AnimationOptions = []
        /// It begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// It ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// It is even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// One picture fades into the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// The view turns over from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The view turns over from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    }

    /// Makes changes.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }

    /// Makes changes, then says that they are done.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes changes, then says that they are done.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes changes, then says that they are done.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes changes, then says that they are done.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }

    /// Makes changes.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
}
