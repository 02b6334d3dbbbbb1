import Foundation

/// How a layer changes over time. Core Animation's class of this name; animations are over at once, and one that is
/// taken away in the end leaves the layer as it is.
///
/// ```swift
/// let fade = CABasicAnimation(keyPath: "opacity")
/// fade.toValue = 0
/// fade.duration = 0.3
/// CALayer().add(fade, forKey: "fade")
/// ```
open class CAAnimation: NSObject {
    /// How long it takes, in seconds.
    open var duration: CFTimeInterval = 0
    /// When it begins.
    open var beginTime: CFTimeInterval = 0
    /// How often it runs.
    open var repeatCount: Float = 0
    /// How long it runs.
    open var repeatDuration: CFTimeInterval = 0
    /// How fast it runs.
    open var speed: Float = 1
    /// Where it begins.
    open var timeOffset: CFTimeInterval = 0
    /// Whether it runs back, too.
    open var autoreverses = false
    /// What holds before and after it.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Whether it goes in the end.
    open var isRemovedOnCompletion = true
    /// How it begins and ends.
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
public protocol CAAnimationDelegate: AnyObject {
    /// It begins.
    func animationDidStart(_ anim: CAAnimation)
    /// It ends.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a property. Core Animation's class of this name.
///
/// ```swift
/// let animation: CAPropertyAnimation = CABasicAnimation(keyPath: "position.x")
/// animation.isAdditive = true
/// ```
open class CAPropertyAnimation: CAAnimation {
    /// The property.
    open var keyPath: String?
    /// Whether values are added to the property's.
    open var isAdditive = false
    /// Whether each repetition continues from the last one.
    open var isCumulative = false

    /// Makes an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// From one value to another. Core Animation's class of this name.
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
    /// Their difference.
    open var byValue: Any?
}

/// As a spring moves. Core Animation's class of this name.
///
/// ```swift
/// let spring = CASpringAnimation(keyPath: "position.y")
/// spring.damping = 5
/// ```
open class CASpringAnimation: CABasicAnimation {
    /// What hangs on the spring.
    open var mass: CGFloat = 1
    /// How stiff it is.
    open var stiffness: CGFloat = 100
    /// What slows it down.
    open var damping: CGFloat = 10
    /// How fast it is at first.
    open var initialVelocity: CGFloat = 0
    /// How long it takes to come to rest, in seconds; the time that was set, here.
    open var settlingDuration: CFTimeInterval { duration }
}

/// Through several values. Core Animation's class of this name.
///
/// ```swift
/// let shake = CAKeyframeAnimation(keyPath: "position.x")
/// shake.values = [0, 10, -10, 0]
/// ```
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// When each is reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// A way that they follow.
    open var path: CGPath?
    /// How each part begins and ends.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// What is between values.
    open var calculationMode = "linear"
}

/// Several at once. Core Animation's class of this name.
///
/// ```swift
/// let group = CAAnimationGroup()
/// group.animations = [CABasicAnimation(keyPath: "opacity")]
/// ```
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?
}

/// From one look to another. Core Animation's class of this name.
///
/// ```swift
/// let change = CATransition()
/// change.type = .fade
/// ```
open class CATransition: CAAnimation {
    /// Of what kind it is.
    open var type = CATransitionType.fade
    /// From which side it comes.
    open var subtype: CATransitionSubtype?
}
