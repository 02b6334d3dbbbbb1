import Foundation

/// The people that the user knows. The class of this name of Contacts: the user does not allow to read them.
///
/// ```swift
/// let isAllowed = try await CNContactStore().requestAccess(for: .contacts)
/// ```
open class CNContactStore: NSObject, @unchecked Sendable {
    /// Makes one.
    public override init() {}
    /// Denied: there is no user to ask.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
    /// Says no in a later turn.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(false, CNError(.authorizationDenied)) } }
    /// Fails: the user does not allow it.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        throw CNError(.authorizationDenied)
    }
    /// Fails: the user does not allow it.
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { throw CNError(.authorizationDenied) }
    /// Fails: the user does not allow it.
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw CNError(.authorizationDenied) }
    /// Fails: the user does not allow it.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
    ) throws { throw CNError(.authorizationDenied) }
    /// Fails: the user does not allow it.
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}

/// What is asked for. The raw values of Contacts.
///
/// ```swift
/// let isDenied = CNContactStore.authorizationStatus(for: CNEntityType.contacts) == .denied
/// ```
public enum CNEntityType: Int, Sendable { case contacts }

/// Whether an app may read contacts. The raw values of Contacts.
///
/// ```swift
/// let isAsked = CNAuthorizationStatus.denied != .notDetermined
/// ```
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }

/// Why contacts cannot be read. The structure of this name of Contacts.
///
/// ```swift
/// let isDenied = CNError(.authorizationDenied).code == .authorizationDenied
/// ```
public struct CNError: CustomNSError, Sendable {
    /// The reason.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of its errors.
    public static let errorDomain = "CNErrorDomain"
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// The reasons. The raw values of Contacts.
    public enum Code: Int, Sendable {
        case communicationError = 1, dataAccessError
        case authorizationDenied = 100
        case recordDoesNotExist = 200
    }
}

/// Which contacts are read. The class of this name of Contacts.
///
/// ```swift
/// let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
/// ```
open class CNContactFetchRequest: NSObject {
    /// What is read of each.
    open var keysToFetch: [any CNKeyDescriptor]
    /// Which are read.
    open var predicate: NSPredicate?
    /// Makes one.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// What is written. The class of this name of Contacts; nothing is.
///
/// ```swift
/// let request = CNSaveRequest()
/// request.add(CNMutableContact(), toContainerWithIdentifier: nil)
/// ```
open class CNSaveRequest: NSObject {
    /// Makes an empty one.
    public override init() {}
    /// Does nothing: it cannot be executed.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// Does nothing: it cannot be executed.
    open func update(_ contact: CNMutableContact) {}
    /// Does nothing: it cannot be executed.
    open func delete(_ contact: CNMutableContact) {}
}
