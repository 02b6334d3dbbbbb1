import Foundation

/// Recognises a gesture on a view. UIKit's class of this name. Its view stores it.
///
/// ```swift
/// let card = UIView()
/// card.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: Selector("open")))
/// ```
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// Whether the recognizer is enabled.
    open var isEnabled = true
    /// Whether touches that it recognises are cancelled for the view.
    open var cancelsTouchesInView = true
    /// The view that it was added to.
    public internal(set) weak var view: UIView?
    /// The targets, each with its action.
    package private(set) var targets: [(target: Any?, action: Selector?)] = []

    /// The state of a gesture. UIKit's raw values.
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
    /// Is asked about gestures.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether the view receives touches only after the recognizer has failed.
    open var delaysTouchesBegan = false
    /// Whether the view receives the ends of touches later.
    open var delaysTouchesEnded = true
    /// The number of touches; always 0.
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

    /// Requires that another recognizer fails first. It has no effect, because there are no touches.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    /// The position of a touch in a view's coordinates; always the origin.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

    /// Touches began.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches ended.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches were cancelled.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The recognizer is reset for another gesture.
    open func reset() {}

    /// The position of the gesture in a view's coordinates; always the origin.
    open func location(in view: UIView?) -> CGPoint { .zero }
}
