import Foundation

/// Notifies the user. The class of this name of User Notifications: the user does not allow it, so nothing is ever shown.
///
/// ```swift
/// let isAllowed = try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge])
/// ```
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let center = UNUserNotificationCenter()
    /// The app's.
    open class func current() -> UNUserNotificationCenter { center }
    /// Learns of notifications on iOS; there are none here.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?

    /// Says no in a later turn.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(false, nil) } }
    /// False: the user does not allow it.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    /// What the user allows: nothing.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    /// Says in a later turn what the user allows: nothing.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        DispatchQueue.main.async { completionHandler(UNNotificationSettings()) }
    }
    /// Fails in a later turn: notifications are not allowed.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { DispatchQueue.main.async { completionHandler?(UNError(.notificationsNotAllowed)) } }
    /// Fails: notifications are not allowed.
    open func add(_ request: UNNotificationRequest) async throws { throw UNError(.notificationsNotAllowed) }
    /// None.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
    /// None, in a later turn.
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        DispatchQueue.main.async { completionHandler([]) }
    }
    /// None.
    open func deliveredNotifications() async -> [UNNotification] { [] }
    /// Does nothing: there are none.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    /// Does nothing: there are none.
    open func removeAllPendingNotificationRequests() {}
    /// Does nothing: there are none.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Does nothing: there are none.
    open func removeAllDeliveredNotifications() {}
    /// Fails: notifications are not allowed.
    open func setBadgeCount(_ newBadgeCount: Int) async throws { throw UNError(.notificationsNotAllowed) }
    /// Fails in a later turn: notifications are not allowed.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { DispatchQueue.main.async { completionHandler?(UNError(.notificationsNotAllowed)) } }
}

/// Learns of notifications. The protocol of this name of User Notifications; none of its methods is called here.
///
/// ```swift
/// final class Greeter: UNUserNotificationCenterDelegate {}
/// ```
public protocol UNUserNotificationCenterDelegate: AnyObject {}
