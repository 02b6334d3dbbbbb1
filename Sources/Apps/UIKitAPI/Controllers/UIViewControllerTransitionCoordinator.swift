/// Animations together with a change of size. UIKit's protocol of this name. Nothing moves on Linux, so an app never
/// gets a coordinator.
///
/// ```swift
/// func follow(_ coordinator: any UIViewControllerTransitionCoordinator) {
///     coordinator.animate(alongsideTransition: { _ in print("changes") }, completion: nil)
/// }
/// ```
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Adds changes to the animation.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// The state of such an animation. UIKit's protocol of this name.
///
/// ```swift
/// func isOver(_ context: any UIViewControllerTransitionCoordinatorContext) -> Bool { !context.isAnimated }
/// ```
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the change is animated.
    var isAnimated: Bool { get }
}
