import Foundation

/// Writes how long ago something was. Foundation's class of this name, which Linux lacks.
///
/// ```swift
/// let formatter = RelativeDateTimeFormatter()
/// formatter.unitsStyle = .short
/// let text = formatter.localizedString(fromTimeInterval: -7200)
/// ```
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// How long the words of units are. Foundation's raw values.
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
    /// Whether days have names. Foundation's raw values.
    public enum DateTimeStyle: Int, Sendable { case numeric, named }

    /// How long the words are.
    open var unitsStyle = UnitsStyle.full
    /// Whether it says "yesterday".
    open var dateTimeStyle = DateTimeStyle.numeric
    // Implicitly unwrapped as in Foundation: an app assigns values that are optional.
    /// The language: the viewer's, unless an app chooses another.
    open var locale: Locale! {
        get { ownLocale ?? Locale(identifier: CurrentViewer.traits.locale) }
        set { ownLocale = newValue }
    }
    private var ownLocale: Locale?
    /// The calendar.
    open var calendar: Calendar! = .current

    /// A date as seen from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: length,
            locale: locale, calendar: calendar)
        return style.format(referenceDate)
    }
    /// A date in some seconds.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    private var length: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
