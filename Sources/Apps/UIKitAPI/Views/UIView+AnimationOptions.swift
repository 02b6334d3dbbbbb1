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
        /// The views of an exchange are shown and hidden, not put in and taken out.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// The view turns over from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// The view turns over from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// A page turns up.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A page turns down.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
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

    /// How an animation of several parts runs. UIKit's raw values.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// UIKit's raw value.
        public let rawValue: UInt
        /// Makes options of UIKit's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It runs again and again.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// It runs back, too.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Evenly between parts.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Smoothly between parts.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }
}
