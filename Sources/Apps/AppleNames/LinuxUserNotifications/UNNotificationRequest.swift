import Foundation

/// What a notification says. The class of this name of User Notifications; it can be changed as Apple's other class can.
///
/// ```swift
/// func title(of content: UNNotificationContent) -> String { content.title }
/// ```
open class UNNotificationContent: NSObject, @unchecked Sendable {
    /// The title.
    open var title = ""
    /// The second line.
    open var subtitle = ""
    /// The text.
    open var body = ""
    /// The number at the app's icon.
    open var badge: NSNumber?
    /// The sound.
    open var sound: UNNotificationSound?
    /// What the app adds for itself.
    open var userInfo: [AnyHashable: Any] = [:]
    /// The name of its kind.
    open var categoryIdentifier = ""
    /// The name of its group.
    open var threadIdentifier = ""
    /// Makes an empty one.
    public override init() {}
}

/// What a notification shall say. The class of this name of User Notifications.
///
/// ```swift
/// let content = UNMutableNotificationContent()
/// (content.title, content.sound) = ("Your move", .default)
/// ```
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

/// The sound of a notification. The class of this name of User Notifications; it is not heard.
///
/// ```swift
/// let sound = UNNotificationSound(named: UNNotificationSoundName("ping.caf"))
/// ```
public final class UNNotificationSound: NSObject, Sendable {
    /// The sound of the system.
    public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
    /// Makes a sound of a file.
    public init(named name: UNNotificationSoundName) {}
}

/// The name of a sound's file. The structure of this name of User Notifications.
///
/// ```swift
/// let name = UNNotificationSoundName("ping.caf")
/// ```
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// When a notification comes. The class of this name of User Notifications.
///
/// ```swift
/// func isDaily(_ trigger: UNNotificationTrigger) -> Bool { trigger.repeats }
/// ```
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether it comes again.
    public let repeats: Bool
    fileprivate init(repeats: Bool) { self.repeats = repeats }
}

/// After some seconds. The class of this name of User Notifications.
///
/// ```swift
/// let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)
/// ```
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The seconds.
    public let timeInterval: TimeInterval
    /// Makes one.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}

/// At a date. The class of this name of User Notifications.
///
/// ```swift
/// let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 9), repeats: true)
/// ```
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The date.
    public let dateComponents: DateComponents
    /// Makes one.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
}

/// A notification to come. The class of this name of User Notifications.
///
/// ```swift
/// let request = UNNotificationRequest(identifier: "move", content: UNMutableNotificationContent(), trigger: nil)
/// ```
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// Its name.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it comes; nil for now.
    public let trigger: UNNotificationTrigger?
    /// Makes one.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

/// A notification that came. The class of this name of User Notifications; there is none here.
///
/// ```swift
/// func title(of notification: UNNotification) -> String { notification.request.content.title }
/// ```
open class UNNotification: NSObject, @unchecked Sendable {
    /// What was asked for.
    public let request: UNNotificationRequest
    /// When it came.
    public let date: Date
    init(request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }
}

/// What the user did with a notification. The class of this name of User Notifications; there is none here.
///
/// ```swift
/// func isOpened(by response: UNNotificationResponse) -> Bool {
///     response.actionIdentifier == UNNotificationDefaultActionIdentifier
/// }
/// ```
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The button.
    public let actionIdentifier: String
    init(notification: UNNotification, actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    }
}

/// The name of the touch that opens the app.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
