import Foundation

/// Animations are over at once: a balloon is drawn as it is in the end. One that its completion starts again, as a pulse
/// is, ends after ``maximumNestedAnimations`` rounds.
extension UIView {
    /// How often completions may start animations with completions in them.
    static let maximumNestedAnimations = 100

    /// Runs what follows an animation.
    static func finish(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        let screen = UIScreen.main
        guard screen.nestedAnimations < maximumNestedAnimations else { return }
        screen.nestedAnimations += 1
        completion(true)
        screen.nestedAnimations -= 1
    }

    /// Makes changes.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }

    /// Makes changes, then says that they are done.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        finish(completion)
    }

    /// Makes changes, then says that they are done.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        finish(completion)
    }

    /// Makes changes, then says that they are done.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        finish(completion)
    }

    /// Makes changes, then says that they are done.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        finish(completion)
    }

    /// Makes changes.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

    /// Makes changes, then says that they are done.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        finish(completion)
    }

    /// Makes changes.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { animations() }

    /// Exchanges one view for another, then says that it is done.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
            fromView.superview?.addSubview(toView)
            fromView.removeFromSuperview()
        }
        finish(completion)
    }

    /// Begins changes, which are made at once.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    /// Ends them.
    public class func commitAnimations() {}
    /// Does nothing: nothing takes time.
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    /// Does nothing: nothing moves.
    public class func setAnimationsEnabled(_ enabled: Bool) {}
    /// Whether changes move: no.
    public class var areAnimationsEnabled: Bool { false }
}
