import Foundation

/// What the user allows: nothing. The class of this name of User Notifications.
///
/// ```swift
/// let isDenied = await UNUserNotificationCenter.current().notificationSettings().authorizationStatus == .denied
/// ```
public final class UNNotificationSettings: NSObject, Sendable {
    /// Whether the app may notify.
    public var authorizationStatus: UNAuthorizationStatus { .denied }
    /// Whether it may show a text.
    public var alertSetting: UNNotificationSetting { .disabled }
    /// Whether it may show a number at its icon.
    public var badgeSetting: UNNotificationSetting { .disabled }
    /// Whether it may play a sound.
    public var soundSetting: UNNotificationSetting { .disabled }
}

/// Whether an app may notify. The raw values of User Notifications.
///
/// ```swift
/// let isAsked = UNAuthorizationStatus.denied != .notDetermined
/// ```
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

/// Whether a kind of notification is on. The raw values of User Notifications.
///
/// ```swift
/// let isOn = UNNotificationSetting.disabled == .enabled
/// ```
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// What an app asks for. The raw values of User Notifications.
///
/// ```swift
/// let options: UNAuthorizationOptions = [.alert, .sound]
/// ```
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Makes options of a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number at the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// A text.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Quietly, without a question.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How a notification is shown while the app is open. The raw values of User Notifications.
///
/// ```swift
/// let options: UNNotificationPresentationOptions = [.banner, .sound]
/// ```
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Makes options of a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number at the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// A text, as before iOS 14.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// In the list of notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// At the top of the screen.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Why a notification cannot be shown. The structure of this name of User Notifications.
///
/// ```swift
/// let isRefused = UNError(.notificationsNotAllowed).code == .notificationsNotAllowed
/// ```
public struct UNError: CustomNSError, Sendable {
    /// The reason.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of its errors.
    public static let errorDomain = "UNErrorDomain"
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// The reasons. The raw values of User Notifications.
    public enum Code: Int, Sendable { case notificationsNotAllowed = 1 }
}
