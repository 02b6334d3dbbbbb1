// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxUserNotifications)
import LinuxUserNotifications
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_UNNotificationRequest_UNNotificationContent_1() async throws {
        func title(of content: UNNotificationContent) -> String { content.title }
    }

    func example_UNNotificationRequest_UNMutableNotificationContent_1() async throws {
        let content = UNMutableNotificationContent()
        (content.title, content.sound) = ("Your move", .default)
        _ = content
    }

    func example_UNNotificationRequest_UNNotificationSound_1() async throws {
        let sound = UNNotificationSound(named: UNNotificationSoundName("ping.caf"))
        _ = sound
    }

    func example_UNNotificationRequest_UNNotificationSoundName_1() async throws {
        let name = UNNotificationSoundName("ping.caf")
        _ = name
    }

    func example_UNNotificationRequest_UNNotificationTrigger_1() async throws {
        func isDaily(_ trigger: UNNotificationTrigger) -> Bool { trigger.repeats }
    }

    func example_UNNotificationRequest_UNTimeIntervalNotificationTrigger_1() async throws {
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)
        _ = trigger
    }

    func example_UNNotificationRequest_UNCalendarNotificationTrigger_1() async throws {
        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 9), repeats: true)
        _ = trigger
    }

    func example_UNNotificationRequest_1() async throws {
        let request = UNNotificationRequest(identifier: "move", content: UNMutableNotificationContent(), trigger: nil)
        _ = request
    }

    func example_UNNotificationRequest_UNNotification_1() async throws {
        func title(of notification: UNNotification) -> String { notification.request.content.title }
    }

    func example_UNNotificationRequest_UNNotificationResponse_1() async throws {
        func isOpened(by response: UNNotificationResponse) -> Bool {
            response.actionIdentifier == UNNotificationDefaultActionIdentifier
        }
    }

    func example_UNNotificationSettings_1() async throws {
        let isDenied = await UNUserNotificationCenter.current().notificationSettings().authorizationStatus == .denied
        _ = isDenied
    }

    func example_UNNotificationSettings_UNAuthorizationStatus_1() async throws {
        let isAsked = UNAuthorizationStatus.denied != .notDetermined
        _ = isAsked
    }

    func example_UNNotificationSettings_UNNotificationSetting_1() async throws {
        let isOn = UNNotificationSetting.disabled == .enabled
        _ = isOn
    }

    func example_UNNotificationSettings_UNAuthorizationOptions_1() async throws {
        let options: UNAuthorizationOptions = [.alert, .sound]
        _ = options
    }

    func example_UNNotificationSettings_UNNotificationPresentationOptions_1() async throws {
        let options: UNNotificationPresentationOptions = [.banner, .sound]
        _ = options
    }

    func example_UNNotificationSettings_UNError_1() async throws {
        let isRefused = UNError(.notificationsNotAllowed).code == .notificationsNotAllowed
        _ = isRefused
    }

    func example_UNUserNotificationCenter_1() async throws {
        let isAllowed = try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge])
        _ = isAllowed
    }

    func example_UNUserNotificationCenter_UNUserNotificationCenterDelegate_1() async throws {
        final class Greeter: UNUserNotificationCenterDelegate {}
    }
}
#endif
