// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxEventKit)
import LinuxEventKit
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_EKEvent_1() async throws {
        let dinner = EKEvent(eventStore: EKEventStore())
        dinner.title = "Dinner"
        _ = dinner
    }

    func example_EKEvent_EKCalendar_1() async throws {
        func name(of calendar: EKCalendar) -> String { calendar.title }
    }

    func example_EKEvent_EKAlarm_1() async throws {
        let alarm = EKAlarm(relativeOffset: -900)
        _ = alarm
    }

    func example_EKEventStore_1() async throws {
        let isAllowed = try await EKEventStore().requestFullAccessToEvents()
        _ = isAllowed
    }

    func example_EKEventStore_EKEntityType_1() async throws {
        let isDenied = EKEventStore.authorizationStatus(for: EKEntityType.event) == .denied
        _ = isDenied
    }

    func example_EKEventStore_EKSpan_1() async throws {
        let span = EKSpan.thisEvent
        _ = span
    }

    func example_EKEventStore_EKAuthorizationStatus_1() async throws {
        let isAsked = EKAuthorizationStatus.denied != .notDetermined
        _ = isAsked
    }

    func example_EKEventStore_EKError_1() async throws {
        let isDenied = EKError(.eventStoreNotAuthorized).code == .eventStoreNotAuthorized
        _ = isDenied
    }
}
#endif
