import Foundation

/// The user's photographs. The class of this name of Photos: the user does not allow to read or to add any.
///
/// ```swift
/// let isDenied = PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied
/// ```
public final class PHPhotoLibrary: NSObject, Sendable {
    private static let library = PHPhotoLibrary()
    /// The library.
    public static func shared() -> PHPhotoLibrary { library }
    /// Denied: there is no user to ask.
    public static func authorizationStatus() -> PHAuthorizationStatus { .denied }
    /// Denied: there is no user to ask.
    public static func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    /// Says no in a later turn.
    public static func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        DispatchQueue.main.async { handler(.denied) }
    }
    /// Says no in a later turn.
    public static func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { requestAuthorization(handler) }
    /// Denied: there is no user to ask.
    public static func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
    /// Fails in a later turn, without the changes.
    public func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { DispatchQueue.main.async { completionHandler?(false, PHPhotosError(.accessUserDenied)) } }
    /// Fails, without the changes.
    public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        throw PHPhotosError(.accessUserDenied)
    }
}

/// Whether an app may read photographs. The raw values of Photos.
///
/// ```swift
/// let isAsked = PHAuthorizationStatus.denied != .notDetermined
/// ```
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }

/// What an app asks for. The raw values of Photos.
///
/// ```swift
/// let isDenied = PHPhotoLibrary.authorizationStatus(for: PHAccessLevel.addOnly) == .denied
/// ```
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// Why photographs cannot be read. The structure of this name of Photos.
///
/// ```swift
/// let isDenied = PHPhotosError(.accessUserDenied).code == .accessUserDenied
/// ```
public struct PHPhotosError: CustomNSError, Sendable {
    /// The reason.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of its errors.
    public static let errorDomain = "PHPhotosErrorDomain"
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// The reasons. The raw values of Photos.
    public enum Code: Int, Sendable { case accessRestricted = 3310, accessUserDenied }
}
