extension UIControl {
    /// The events of a control. UIKit's raw values.
    public struct Event: OptionSet, Hashable, Sendable {
        /// UIKit's raw value.
        public let rawValue: UInt

        /// Makes events from UIKit's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch began.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A further touch began.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch moved outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch entered the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch left the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch ended inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch ended outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch was cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action of the control was triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text has changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states of a control. UIKit's raw values.
    public struct State: OptionSet, Hashable, Sendable {
        /// UIKit's raw value.
        public let rawValue: UInt

        /// Makes states from UIKit's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control is enabled, and in no other state.
        public static let normal: State = []
        /// The control is pressed.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has the focus.
        public static let focused = State(rawValue: 1 << 3)
    }
}
