/// What becomes a link in a text; nothing does here. UIKit's raw values.
///
/// ```swift
/// let note = UITextView()
/// note.dataDetectorTypes = [.link, .phoneNumber]
/// ```
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt
    /// Makes types of UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Numbers of telephones.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Addresses of houses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// All of them.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
