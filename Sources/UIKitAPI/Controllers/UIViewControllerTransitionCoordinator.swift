/// What a change of size comes along with. UIKit's protocol of this name; nothing moves on Linux, so no app is given
/// one.
///
/// ```swift
/// func follow(_ coordinator: any UIViewControllerTransitionCoordinator) {
///     coordinator.animate(alongsideTransition: { _ in print("changes") }, completion: nil)
/// }
/// ```
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Makes changes along with it.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// How such a change runs. UIKit's protocol of this name.
///
/// ```swift
/// func isOver(_ context: any UIViewControllerTransitionCoordinatorContext) -> Bool { !context.isAnimated }
/// ```
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether anything moves.
    var isAnimated: Bool { get }
}
