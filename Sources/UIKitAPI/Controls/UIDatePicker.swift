import Foundation

/// A date. UIKit's class of this name; its wheels are not drawn.
///
/// ```swift
/// let day = UIDatePicker(frame: .zero)
/// day.datePickerMode = .date
/// ```
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// What is chosen. UIKit's raw values.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
    /// What is chosen.
    open var datePickerMode = Mode.dateAndTime
    /// The date.
    open var date = Date()
    /// The first date.
    open var minimumDate: Date?
    /// The last date.
    open var maximumDate: Date?
    /// The minutes between choices.
    open var minuteInterval = 1
    /// The language of the wheels.
    open var locale: Locale?
    /// The calendar of the wheels. Implicitly unwrapped as in UIKit, where nil sets that of the device; it is never nil
    /// when it is read.
    open var calendar: Calendar! {
        get { ownCalendar ?? .current }
        set { ownCalendar = newValue }
    }
    private var ownCalendar: Calendar?
    /// The time zone of the date.
    open var timeZone: TimeZone?
    /// The time that is counted down, in seconds.
    open var countDownDuration: TimeInterval = 60
    /// How it looks; it is not drawn.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// Sets the date.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// How a date is chosen; nothing is drawn. UIKit's raw values.
///
/// ```swift
/// let day = UIDatePicker(frame: .zero)
/// day.preferredDatePickerStyle = .compact
/// ```
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
