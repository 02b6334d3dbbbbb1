/// The kinds of data that become links in a text. There are no such links here. UIKit's raw values.
///
/// ```swift
/// let note = UITextView()
/// note.dataDetectorTypes = [.link, .phoneNumber]
/// ```
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt
    /// Makes types from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// All types.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
