import Foundation

/// A change of a layer over time. Core Animation's class of this name. An animation ends immediately. If it is removed
/// at its end, the layer is unchanged.
///
/// ```swift
/// let fade = CABasicAnimation(keyPath: "opacity")
/// fade.toValue = 0
/// fade.duration = 0.3
/// CALayer().add(fade, forKey: "fade")
/// ```
open class CAAnimation: NSObject {
    /// The duration, in seconds.
    open var duration: CFTimeInterval = 0
    /// The time at which it begins, in seconds.
    open var beginTime: CFTimeInterval = 0
    /// The number of repetitions.
    open var repeatCount: Float = 0
    /// The duration of all repetitions, in seconds.
    open var repeatDuration: CFTimeInterval = 0
    /// The speed, as a factor.
    open var speed: Float = 1
    /// The offset at which it begins, in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// Whether it also runs backwards.
    open var autoreverses = false
    /// The values before and after the animation.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Whether it is removed at its end.
    open var isRemovedOnCompletion = true
    /// The pace of the animation.
    open var timingFunction: CAMediaTimingFunction?
    /// Called on iOS when the animation begins and ends; never on Linux.
    open var delegate: (any CAAnimationDelegate)?

    /// Makes an animation.
    public override required init() {}
}

/// Called when an animation begins and ends. Core Animation's protocol of this name; never called on Linux.
///
/// ```swift
/// final class Watcher: CAAnimationDelegate {}
/// ```
public protocol CAAnimationDelegate: AnyObject {}

/// An animation of a property. Core Animation's class of this name.
///
/// ```swift
/// let animation: CAPropertyAnimation = CABasicAnimation(keyPath: "position.x")
/// animation.isAdditive = true
/// ```
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property.
    open var keyPath: String?
    /// Whether the values are added to that of the property.
    open var isAdditive = false
    /// Whether each repetition continues from the last one.
    open var isCumulative = false

    /// Makes an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation from one value to another. Core Animation's class of this name.
///
/// ```swift
/// let turn = CABasicAnimation(keyPath: "transform.rotation")
/// turn.byValue = Double.pi
/// ```
open class CABasicAnimation: CAPropertyAnimation {
    /// The first value.
    open var fromValue: Any?
    /// The last value.
    open var toValue: Any?
    /// The difference of the two values.
    open var byValue: Any?
}

/// An animation that moves as a spring does. Core Animation's class of this name.
///
/// ```swift
/// let spring = CASpringAnimation(keyPath: "position.y")
/// spring.damping = 5
/// ```
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring.
    open var mass: CGFloat = 1
    /// The stiffness of the spring.
    open var stiffness: CGFloat = 100
    /// The damping of the spring.
    open var damping: CGFloat = 10
    /// The initial velocity.
    open var initialVelocity: CGFloat = 0
    /// The time until the spring rests, in seconds; always the duration here.
    open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values. Core Animation's class of this name.
///
/// ```swift
/// let shake = CAKeyframeAnimation(keyPath: "position.x")
/// shake.values = [0, 10, -10, 0]
/// ```
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// The times of the values, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The path of the values.
    open var path: CGPath?
    /// The paces between the values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between two others are computed.
    open var calculationMode = "linear"
}

/// Several animations at the same time. Core Animation's class of this name.
///
/// ```swift
/// let group = CAAnimationGroup()
/// group.animations = [CABasicAnimation(keyPath: "opacity")]
/// ```
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?
}

/// A transition between two states of a layer. Core Animation's class of this name.
///
/// ```swift
/// let change = CATransition()
/// change.type = .fade
/// ```
open class CATransition: CAAnimation {
    /// The type of the transition.
    open var type = CATransitionType.fade
    /// The direction of the transition.
    open var subtype: CATransitionSubtype?
}
