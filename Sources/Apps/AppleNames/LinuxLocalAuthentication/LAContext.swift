import Foundation

/// Asks who holds the device. LocalAuthentication's class of this name: it has neither a sensor nor a passcode.
///
/// ```swift
/// let context = LAContext()
/// let canAsk = context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)
/// ```
open class LAContext: NSObject {
    /// The title of the button that ends it.
    open var localizedCancelTitle: String?
    /// Why the user is asked.
    open var localizedReason = ""
    /// The sensor: none.
    open var biometryType: LABiometryType { .none }
    /// Makes one.
    public override init() {}
    /// False: no passcode is set.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = LAError(.passcodeNotSet) as NSError
        return false
    }
    /// Says in a later turn of the main queue that no passcode is set.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
    ) {
        let reply = Unchecked(call: reply)
        DispatchQueue.main.async { reply.call(false, LAError(.passcodeNotSet)) }
    }
    /// The reply is called by the main queue alone; the framework says of no queue that it is the one.
    private struct Unchecked: @unchecked Sendable { let call: (Bool, (any Error)?) -> Void }
}

/// How the user is asked. LocalAuthentication's raw values.
///
/// ```swift
/// let policy = LAPolicy.deviceOwnerAuthenticationWithBiometrics
/// ```
public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }

/// What the device looks at. LocalAuthentication's raw values.
///
/// ```swift
/// let hasFaceID = LAContext().biometryType == LABiometryType.faceID
/// ```
public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID
    case opticID = 4
}

/// Why nobody was asked. LocalAuthentication's structure of this name.
///
/// ```swift
/// let isMissing = LAError(.passcodeNotSet).code == .passcodeNotSet
/// ```
public struct LAError: CustomNSError, Sendable {
    /// The reason.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of its errors.
    public static let errorDomain = "com.apple.LocalAuthentication"
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// The reasons. LocalAuthentication's raw values.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
        case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9
        case invalidContext = -10
    }
    /// See ``Code-swift.enum``.
    public static let authenticationFailed = Code.authenticationFailed
    /// See ``Code-swift.enum``.
    public static let userCancel = Code.userCancel
    /// See ``Code-swift.enum``.
    public static let userFallback = Code.userFallback
    /// See ``Code-swift.enum``.
    public static let systemCancel = Code.systemCancel
    /// See ``Code-swift.enum``.
    public static let passcodeNotSet = Code.passcodeNotSet
    /// See ``Code-swift.enum``.
    public static let appCancel = Code.appCancel
    /// See ``Code-swift.enum``.
    public static let biometryNotAvailable = Code.biometryNotAvailable
    /// See ``Code-swift.enum``.
    public static let biometryNotEnrolled = Code.biometryNotEnrolled
    /// See ``Code-swift.enum``.
    public static let biometryLockout = Code.biometryLockout
}

/// Whether an error has a reason: `case LAError.userCancel:` asks so.
public func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }
