import Foundation

/// The user's calendars. The class of this name of EventKit: the user does not allow to read or to write them.
///
/// ```swift
/// let isAllowed = try await EKEventStore().requestFullAccessToEvents()
/// ```
open class EKEventStore: NSObject, @unchecked Sendable {
    /// What is called with the user's answer.
    public typealias Answer = @Sendable (Bool, (any Error)?) -> Void
    /// Makes one.
    public override init() {}
    /// Denied: there is no user to ask.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
    /// Says no in a later turn.
    open func requestFullAccessToEvents(completion: @escaping Answer) { refuse(completion) }
    /// Says no in a later turn.
    open func requestWriteOnlyAccessToEvents(completion: @escaping Answer) { refuse(completion) }
    /// Says no in a later turn.
    open func requestAccess(to entityType: EKEntityType, completion: @escaping Answer) { refuse(completion) }
    /// False: the user does not allow it.
    open func requestFullAccessToEvents() async throws -> Bool { false }
    /// False: the user does not allow it.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    /// False: the user does not allow it.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    private func refuse(_ completion: @escaping Answer) { DispatchQueue.main.async { completion(false, nil) } }

    /// Nil: no calendar is known.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// None.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// None.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    /// Nil: no event is known.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// Finds events between two dates.
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    /// Fails: the user does not allow it.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw EKError(.eventStoreNotAuthorized)
    }
    /// Fails: the user does not allow it.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw EKError(.eventStoreNotAuthorized)
    }
    /// Fails: the user does not allow it.
    open func commit() throws { throw EKError(.eventStoreNotAuthorized) }
}

/// What is asked for. The raw values of EventKit.
///
/// ```swift
/// let isDenied = EKEventStore.authorizationStatus(for: EKEntityType.event) == .denied
/// ```
public enum EKEntityType: UInt, Sendable { case event, reminder }

/// Whether a change is of one event or of those that follow. The raw values of EventKit.
///
/// ```swift
/// let span = EKSpan.thisEvent
/// ```
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

/// Whether an app may read calendars. The raw values of EventKit.
///
/// ```swift
/// let isAsked = EKAuthorizationStatus.denied != .notDetermined
/// ```
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    /// The older name of ``fullAccess``.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// Why a calendar cannot be read. The structure of this name of EventKit.
///
/// ```swift
/// let isDenied = EKError(.eventStoreNotAuthorized).code == .eventStoreNotAuthorized
/// ```
public struct EKError: CustomNSError, Sendable {
    /// The reason.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of its errors.
    public static let errorDomain = "EKErrorDomain"
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// The reasons. The raw values of EventKit.
    public enum Code: Int, Sendable { case eventStoreNotAuthorized = 29 }
}

extension NSNotification.Name {
    /// The calendars have changed, which they never do here.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
