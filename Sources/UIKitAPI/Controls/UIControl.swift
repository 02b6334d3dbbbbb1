import Foundation

/// A view that can be used. UIKit's class of this name.
///
/// ```swift
/// let vote = UIControl(frame: CGRect(x: 0, y: 0, width: 88, height: 44))
/// vote.addAction(UIAction { _ in print("voted") }, for: .touchUpInside)
/// vote.sendActions(for: .touchUpInside)
/// ```
@MainActor open class UIControl: UIView {
    /// What a finger or a value did. UIKit's raw values.
    public struct Event: OptionSet, Hashable, Sendable {
        /// UIKit's raw value.
        public let rawValue: UInt

        /// Makes events of UIKit's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger was lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch does not count.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value is another one.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What is most important about the control happened.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text is another one.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Everything.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How the control is. UIKit's raw values.
    public struct State: OptionSet, Hashable, Sendable {
        /// UIKit's raw value.
        public let rawValue: UInt

        /// Makes states of UIKit's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It can be used.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It cannot be used.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// It has the focus.
        public static let focused = State(rawValue: 1 << 3)
    }

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

    /// Calls a method of an object for events. The method is known by its name alone, so nothing is called on Linux.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.append(ControlTarget(target: target.map { $0 as AnyObject }, selector: action, events: controlEvents))
    }

    /// Calls a method no more.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { entry in
            !entry.events.isDisjoint(with: controlEvents) && entry.selector != nil
                && (object == nil || entry.target === object) && (action == nil || entry.selector == action)
        }
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

    /// Runs the actions of events.
    open func sendActions(for controlEvents: Event) {
        for entry in targets where !entry.events.isDisjoint(with: controlEvents) { entry.action?.run(from: self) }
    }
}

/// What a control tells of its events.
private struct ControlTarget {
    weak var target: AnyObject?
    var selector: Selector?
    var action: UIAction?
    var events: UIControl.Event

    init(target: AnyObject? = nil, selector: Selector? = nil, action: UIAction? = nil, events: UIControl.Event) {
        (self.target, self.selector, self.action, self.events) = (target, selector, action, events)
    }
}

/// What a control does. UIKit's class of this name.
///
/// ```swift
/// let vote = UIAction(title: "Vote") { action in print(action.title) }
/// ```
@MainActor open class UIAction: NSObject {
    /// The words for it.
    open var title: String
    /// The picture for it.
    open var image: UIImage?
    /// What used it.
    public private(set) var sender: Any?
    private let handler: (UIAction) -> Void

    /// Makes an action.
    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.image = image
        self.handler = handler
    }

    func run(from sender: Any) {
        self.sender = sender
        handler(self)
    }
}
