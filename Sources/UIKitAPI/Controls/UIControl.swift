import Foundation

/// A view that can be used. UIKit's class of this name.
///
/// ```swift
/// let vote = UIControl(frame: CGRect(x: 0, y: 0, width: 88, height: 44))
/// vote.addAction(UIAction { _ in print("voted") }, for: .touchUpInside)
/// vote.sendActions(for: .touchUpInside)
/// ```
@preconcurrency @MainActor open class UIControl: UIView {
    /// Where content stands across. UIKit's raw values.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    /// Where content stands down. UIKit's raw values.
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    /// Whether it can be used.
    open var isEnabled = true { didSet { stateDidChange() } }
    /// Whether it is chosen.
    open var isSelected = false { didSet { stateDidChange() } }
    /// Whether a finger is on it.
    open var isHighlighted = false { didSet { stateDidChange() } }
    /// Where content stands across.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// Where content stands down.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
    private var targets: [ControlTarget] = []

    /// How the control is.
    open var state: State {
        var state: State = isEnabled ? [] : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// Called when the state is another one.
    func stateDidChange() { setNeedsLayout() }

    override var isAccessibilityElementByDefault: Bool { true }

    override var accessibilityTraitsOfState: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = isEnabled ? [] : .notEnabled
        if isSelected { traits.insert(.selected) }
        return traits
    }

    /// Calls a method of an object for events, if the object calls its methods by name: see ``MethodsByName``.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        // Added twice it is called once, as in UIKit.
        let known = targets.firstIndex {
            $0.target === object && $0.selector == action && $0.isToResponders == (object == nil)
        }
        if let known { return targets[known].events.formUnion(controlEvents) }
        targets.append(
            ControlTarget(target: object, selector: action, events: controlEvents))
    }

    /// Calls a method no more for these events.
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

    /// Runs an action for events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        targets.append(ControlTarget(action: action, events: controlEvents))
    }

    /// Runs an action no more.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        targets.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
    }

    /// The methods that are called on an object for events; nil for none.
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
    /// The events for which something is called.
    open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }
    /// Whether a finger moves on it; never on Linux.
    open var isTracking: Bool { false }
    /// Whether a finger is inside; never on Linux.
    open var isTouchInside: Bool { false }
    /// A finger came down; true if its way matters.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger moved; true if its way still matters.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger left.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The finger's way counts no more.
    open func cancelTracking(with event: UIEvent?) {}

    /// Runs the actions of events.
    open func sendActions(for controlEvents: Event) {
        for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
            entry.action?.run(from: self)
            // A target that was released gets no action, and no other object gets it.
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

/// What is called for the events of a control.
private struct ControlTarget {
    weak var target: AnyObject?
    /// Whether it was added without an object: the next responder that has the method gets it.
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
