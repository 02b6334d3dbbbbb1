import Foundation

/// What recognises a movement of fingers on a view. UIKit's class of this name; it is kept by its view.
///
/// ```swift
/// let card = UIView()
/// card.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: Selector("open")))
/// ```
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// Whether it recognises anything.
    open var isEnabled = true
    /// Whether touches that it recognises are taken from the view.
    open var cancelsTouchesInView = true
    /// The view that it was added to.
    public internal(set) weak var view: UIView?
    /// The targets, each with its action.
    package private(set) var targets: [(target: Any?, action: Selector?)] = []

    /// How far a movement has come. UIKit's raw values.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// UIKit's other name for ``ended``.
        public static let recognized = State.ended
    }

    /// The state of the gesture. A test that sets it calls the targets, as a finger does on iOS.
    open var state = State.possible {
        didSet {
            guard state != .possible, state != .failed else { return }
            for (target, action) in targets { action?.call(on: target, with: [self]) }
        }
    }
    /// Decides what is recognised.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether touches wait until it failed.
    open var delaysTouchesBegan = false
    /// Whether the ends of touches wait.
    open var delaysTouchesEnded = true
    /// How many fingers there are.
    open var numberOfTouches: Int { 0 }

    /// Makes a recognizer without a target.
    public override convenience init() { self.init(target: nil, action: nil) }

    /// Makes a recognizer with a target.
    public init(target: Any?, action: Selector?) {
        super.init()
        if target != nil || action != nil { targets = [(target, action)] }
    }

    /// Adds a target.
    open func addTarget(_ target: Any, action: Selector) { targets.append((target, action)) }

    /// Removes a target.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { entry in
            (object == nil || entry.target.map { $0 as AnyObject } === object)
                && (action == nil || entry.action == action)
        }
    }

    /// Waits until another one failed; no finger moves here.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    /// Where a finger is, in a view's coordinates.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

    /// Fingers come down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers leave.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches count no more.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// It is ready for another movement.
    open func reset() {}

    /// Where the movement is, in a view's coordinates.
    open func location(in view: UIView?) -> CGPoint { .zero }
}
