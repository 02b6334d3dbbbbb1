import Foundation

/// A view that reacts to touches. UIKit's class of this name.
///
/// ```swift
/// let vote = UIControl(frame: CGRect(x: 0, y: 0, width: 88, height: 44))
/// vote.addAction(UIAction { _ in print("voted") }, for: .touchUpInside)
/// vote.sendActions(for: .touchUpInside)
/// ```
@preconcurrency @MainActor open class UIControl: UIView {
    /// The horizontal alignment of content. UIKit's raw values.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    /// The vertical alignment of content. UIKit's raw values.
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    /// Whether the control is enabled.
    open var isEnabled = true { didSet { stateDidChange() } }
    /// Whether the control is selected.
    open var isSelected = false { didSet { stateDidChange() } }
    /// Whether the control is pressed.
    open var isHighlighted = false { didSet { stateDidChange() } }
    /// The horizontal alignment of the content.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// The vertical alignment of the content.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
    private var targets: [ControlTarget] = []

    /// The state of the control.
    open var state: State {
        var state: State = isEnabled ? [] : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// Is called when the state has changed.
    func stateDidChange() { setNeedsLayout() }

    override var isAccessibilityElementByDefault: Bool { true }

    override var accessibilityTraitsOfState: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = isEnabled ? [] : .notEnabled
        if isSelected { traits.insert(.selected) }
        return traits
    }

    /// Adds a method of an object for events. The object must be able to call its methods by name: see
    /// ``MethodsByName``.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        // A target that was added twice is called once, as in UIKit.
        let known = targets.firstIndex {
            $0.target === object && $0.selector == action && $0.isToResponders == (object == nil)
        }
        if let known { return targets[known].events.formUnion(controlEvents) }
        targets.append(
            ControlTarget(target: object, selector: action, events: controlEvents))
    }

    /// Removes a method for events.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        for (index, entry) in targets.enumerated() {
            guard entry.selector != nil, object == nil || entry.target === object,
                action == nil || entry.selector == action
            else { continue }
            targets[index].events.subtract(controlEvents)
        }
        targets.removeAll { $0.selector != nil && $0.events.isEmpty }
    }

    /// Adds an action for events. It replaces the action with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        guard let known = targets.firstIndex(where: { $0.action?.identifier == action.identifier }) else {
            return targets.append(ControlTarget(action: action, events: controlEvents))
        }
        targets[known].action = action
        targets[known].events.formUnion(controlEvents)
    }

    /// Removes an action for events. It is still performed for its other events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for events. It is still performed for its other events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        guard let known = targets.firstIndex(where: { $0.action?.identifier == actionIdentifier }) else { return }
        targets[known].events.subtract(controlEvents)
        if targets[known].events.isEmpty { targets.remove(at: known) }
    }

    /// The methods of an object that are called for events; nil for none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = targets.filter { $0.target === object && !$0.events.isDisjoint(with: controlEvent) }
            .compactMap { $0.selector?.description }
        return names.isEmpty ? nil : names
    }

    /// Calls a method of an object, or of the next responder that has it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        let arguments: [Any] = [self, event ?? UIEvent()]
        if let target {
            action.call(on: target, with: arguments)
            return
        }
        var responder: UIResponder? = self
        while let current = responder, !action.call(on: current, with: arguments) { responder = current.next }
    }

    /// The objects whose methods are called.
    open var allTargets: Set<AnyHashable> {
        Set(targets.compactMap { ($0.target as? NSObject).map { AnyHashable($0) } })
    }
    /// The events that have an action.
    open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }
    /// Whether the control tracks a touch; always false on Linux.
    open var isTracking: Bool { false }
    /// Whether a tracked touch is inside the control; always false on Linux.
    open var isTouchInside: Bool { false }
    /// A touch began. Returns whether the control tracks it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The touch moved. Returns whether the control still tracks it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The touch ended.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The touch was cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    /// Performs the actions of events.
    open func sendActions(for controlEvents: Event) {
        for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
            entry.action?.run(from: self)
            // A target that was released gets no action, and neither does another object in its place.
            guard let selector = entry.selector, entry.target != nil || entry.isToResponders else { continue }
            sendAction(selector, to: entry.target, for: nil)
        }
    }

    override func set(property name: String, to value: NamedValue) -> Bool {
        switch name {
        case "enabled": isEnabled = value.flag ?? isEnabled
        case "selected": isSelected = value.flag ?? isSelected
        case "highlighted": isHighlighted = value.flag ?? isHighlighted
        default: return super.set(property: name, to: value)
        }
        return true
    }
}

/// A target of a control, with its events.
private struct ControlTarget {
    weak var target: AnyObject?
    /// Whether it was added without an object. In that case the next responder that has the method is called.
    let isToResponders: Bool
    var selector: Selector?
    var action: UIAction?
    var events: UIControl.Event

    init(target: AnyObject?, selector: Selector, events: UIControl.Event) {
        (self.target, self.selector, self.events) = (target, selector, events)
        isToResponders = target == nil
    }

    init(action: UIAction, events: UIControl.Event) {
        (self.action, self.events) = (action, events)
        isToResponders = false
    }
}
