import Foundation
import UIKitAPI

/// An event. The class of this name of EventKit; it keeps what the app writes. Values are implicitly unwrapped as in EventKit:
/// an app reads them as they are, and compares them with nil.
///
/// ```swift
/// let dinner = EKEvent(eventStore: EKEventStore())
/// dinner.title = "Dinner"
/// ```
open class EKEvent: NSObject {
    /// What it is.
    open var title: String! = ""
    /// Where it is.
    open var location: String?
    /// What the user notes.
    open var notes: String?
    /// Its address in the web.
    open var url: URL?
    /// When it begins.
    open var startDate: Date!
    /// When it ends.
    open var endDate: Date!
    /// Whether it lasts whole days.
    open var isAllDay = false
    /// Its calendar.
    open var calendar: EKCalendar!
    /// When the user is reminded.
    open var alarms: [EKAlarm]?
    /// Nil: it is in no calendar.
    open var eventIdentifier: String! { nil }
    /// Makes an event.
    public init(eventStore: EKEventStore) {}
    /// Adds a reminder.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

/// A calendar. The class of this name of EventKit; there is none here.
///
/// ```swift
/// func name(of calendar: EKCalendar) -> String { calendar.title }
/// ```
open class EKCalendar: NSObject {
    /// Its name.
    open var title = ""
    /// Its colour. Implicitly unwrapped as in EventKit.
    open var cgColor: CGColor!
    /// Its name in the store.
    public let calendarIdentifier: String
    /// Whether it can be written.
    open var allowsContentModifications: Bool { false }
    init(identifier: String) { calendarIdentifier = identifier }
}

/// When the user is reminded of an event. The class of this name of EventKit.
///
/// ```swift
/// let alarm = EKAlarm(relativeOffset: -900)
/// ```
open class EKAlarm: NSObject {
    /// Seconds after the beginning; negative before it.
    open var relativeOffset: TimeInterval
    /// Makes one.
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}
