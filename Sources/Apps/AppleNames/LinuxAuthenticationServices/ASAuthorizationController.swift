import Foundation
import UIKitAPI

/// Asks the user. The class of this name of Authentication Services: it fails in a later turn, as if the user closed it.
///
/// ```swift
/// let controller = ASAuthorizationController(authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
/// controller.performRequests()
/// ```
@preconcurrency @MainActor public final class ASAuthorizationController: NSObject {
    /// The questions.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Learns of the answer.
    public weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Says in which window the question is.
    public weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    /// Makes one.
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }
    /// Fails in a later turn.
    public func performRequests() {
        Task {
            delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
        }
    }
}

/// Learns what the user answers. The protocol of this name of Authentication Services.
///
/// ```swift
/// final class Door: ASAuthorizationControllerDelegate {}
/// ```
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
    /// The user is known; tests call it.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// The user is not known.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    /// Does nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// Does nothing.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Says in which window a question is. The protocol of this name of Authentication Services.
///
/// ```swift
/// func window(of asker: ASAuthorizationControllerPresentationContextProviding) -> String { "\(asker)" }
/// ```
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    /// The window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// The window of a question.
public typealias ASPresentationAnchor = UIWindow

/// Why the user is not known. The structure of this name of Authentication Services.
///
/// ```swift
/// let isClosed = ASAuthorizationError(.canceled).code == .canceled
/// ```
public struct ASAuthorizationError: CustomNSError, Sendable {
    /// The reason.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of its errors.
    public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// It is not known why.
    public static let unknown = Code.unknown
    /// The user has closed it.
    public static let canceled = Code.canceled
    /// The reasons. The raw values of Authentication Services.
    public enum Code: Int, Sendable {
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
    }
}

/// Whether an error has a reason: `case ASAuthorizationError.canceled:` asks so.
public func ~= (code: ASAuthorizationError.Code, error: any Error) -> Bool {
    (error as? ASAuthorizationError)?.code == code
}
