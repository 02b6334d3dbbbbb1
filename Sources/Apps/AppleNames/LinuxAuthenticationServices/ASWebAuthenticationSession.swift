import Foundation
import UIKitAPI

/// Asks a page of the web who the user is. The class of this name of Authentication Services: it fails in a later turn, as
/// if the user closed it.
///
/// ```swift
/// let session = ASWebAuthenticationSession(url: URL(string: "https://example.com")!, callbackURLScheme: "tea") { _, _ in }
/// session.start()
/// ```
@preconcurrency @MainActor public final class ASWebAuthenticationSession: NSObject {
    /// What is called with the answer.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    /// Says in which window the page is.
    public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the page forgets who the user was.
    public var prefersEphemeralWebBrowserSession = false
    /// True until it began.
    public private(set) var canStart = true
    private let complete: CompletionHandler

    /// Makes one.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        complete = completionHandler
    }
    /// Fails in a later turn.
    /// - Returns: whether it began.
    @discardableResult public func start() -> Bool {
        guard canStart else { return false }
        canStart = false
        Task { complete(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
        return true
    }
    /// Does nothing: nothing is shown.
    public func cancel() {}
}

/// Says in which window a page is. The protocol of this name of Authentication Services.
///
/// ```swift
/// func window(of asker: ASWebAuthenticationPresentationContextProviding) -> String { "\(asker)" }
/// ```
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    /// The window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Why a page did not say who the user is. The structure of this name of Authentication Services.
///
/// ```swift
/// let isClosed = ASWebAuthenticationSessionError(.canceledLogin).code == .canceledLogin
/// ```
public struct ASWebAuthenticationSessionError: CustomNSError, Sendable {
    /// The reason.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of its errors.
    public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// The user has closed it.
    public static let canceledLogin = Code.canceledLogin
    /// The reasons. The raw values of Authentication Services.
    public enum Code: Int, Sendable {
        case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
    }
}

/// Whether an error has a reason: `case ASWebAuthenticationSessionError.canceledLogin:` asks so.
public func ~= (code: ASWebAuthenticationSessionError.Code, error: any Error) -> Bool {
    (error as? ASWebAuthenticationSessionError)?.code == code
}
