import Foundation

/// Is asked about gestures. UIKit's protocol of this name; none of its methods is called here.
///
/// ```swift
/// final class Referee: UIGestureRecognizerDelegate {
///     func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
/// }
/// ```
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {}

/// Recognises a rotation. UIKit's class of this name.
///
/// ```swift
/// let turn = UIRotationGestureRecognizer(target: nil, action: nil)
/// ```
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle of the rotation, in radians.
    open var rotation: CGFloat = 0
    /// The velocity of the rotation, in radians per second; always 0.
    open var velocity: CGFloat { 0 }
}

/// Recognises a drag from an edge of the screen. UIKit's class of this name.
///
/// ```swift
/// let edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
/// edge.edges = .left
/// ```
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges from which the drag begins.
    open var edges: UIRectEdge = []
}
