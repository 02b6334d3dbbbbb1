import Foundation

/// Changes that are made together. UIKit's class of this name; they are made when it starts, and over at once.
///
/// ```swift
/// let card = UIView()
/// UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { card.alpha = 0 }.startAnimation()
/// ```
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// How much of it is over, from 0 to 1.
    open var fractionComplete: CGFloat = 0
    /// Whether it runs: never, as it is over at once.
    open var isRunning: Bool { false }

    /// Makes an animator with a curve.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.animations = animations.map { [$0] } ?? []
    }
    /// Makes an animator that moves like a spring.
    public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.animations = animations.map { [$0] } ?? []
    }

    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    /// Adds what runs at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    /// Makes the changes and ends.
    open func startAnimation() {
        let (changes, followers) = (animations, completions)
        // Forgotten first: what follows may start it again.
        (animations, completions, fractionComplete) = ([], [], 1)
        changes.forEach { $0() }
        for follower in followers { UIView.finish { _ in follower(.end) } }
    }
    /// Makes the changes and ends, later on iOS.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    /// Does nothing: it is over at once.
    open func stopAnimation(_ withoutFinishing: Bool) {}
    /// Does nothing: it is over at once.
    open func pauseAnimation() {}
}

/// Where an animation is. UIKit's raw values.
///
/// ```swift
/// let isOver = UIViewAnimatingPosition.end
/// ```
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

extension UIView {
    /// How an animation begins and ends. UIKit's raw values.
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}
