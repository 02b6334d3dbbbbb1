import Foundation

/// What the user has allowed. The class of this name of Authentication Services; nobody allows anything here.
///
/// ```swift
/// func user(of authorization: ASAuthorization) -> String? {
///     (authorization.credential as? ASAuthorizationAppleIDCredential)?.user
/// }
/// ```
public final class ASAuthorization: NSObject {
    /// Who the user is.
    public let credential: any ASAuthorizationCredential
    init(credential: any ASAuthorizationCredential) { self.credential = credential }
    /// What is asked for about the user. The structure of this name of Authentication Services.
    public struct Scope: Hashable, Sendable {
        private let name: String
        /// The name.
        public static let fullName = Scope(name: "fullName")
        /// The address of mail.
        public static let email = Scope(name: "email")
    }
}

/// Who a user is. The protocol of this name of Authentication Services.
///
/// ```swift
/// func isOfApple(_ credential: ASAuthorizationCredential) -> Bool { credential is ASAuthorizationAppleIDCredential }
/// ```
public protocol ASAuthorizationCredential: AnyObject {}

/// Who a user is, as Apple says. The class of this name of Authentication Services; there is none here.
///
/// ```swift
/// func name(of credential: ASAuthorizationAppleIDCredential) -> String? { credential.fullName?.givenName }
/// ```
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// A name of the user that is the same each time.
    public let user: String
    /// What the app has asked with.
    public var state: String? { nil }
    /// The name.
    public var fullName: PersonNameComponents? { nil }
    /// The address of mail.
    public var email: String? { nil }
    /// What a server can check.
    public var identityToken: Data? { nil }
    /// What a server can use once.
    public var authorizationCode: Data? { nil }
    init(user: String) { self.user = user }
}

/// Asks who the user is. The class of this name of Authentication Services.
///
/// ```swift
/// let request = ASAuthorizationAppleIDProvider().createRequest()
/// ```
public final class ASAuthorizationAppleIDProvider: NSObject {
    /// Makes one.
    public override init() {}
    /// Makes a request.
    public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    /// Whether a user is still signed in: not found, in a later turn.
    public func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completion(.notFound, nil) } }
    /// Whether a user is still signed in: not found.
    public func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
    /// Whether a user is signed in. The raw values of Authentication Services.
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
}

/// A question to the user. The class of this name of Authentication Services.
///
/// ```swift
/// func count(of requests: [ASAuthorizationRequest]) -> Int { requests.count }
/// ```
open class ASAuthorizationRequest: NSObject {}

/// The question who the user is. The class of this name of Authentication Services.
///
/// ```swift
/// let request = ASAuthorizationAppleIDProvider().createRequest()
/// request.requestedScopes = [.fullName]
/// ```
public final class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
    /// What is asked for.
    public var requestedScopes: [ASAuthorization.Scope]?
    /// A text that a server finds in the answer.
    public var nonce: String?
    /// A text that the answer has.
    public var state: String?
}
