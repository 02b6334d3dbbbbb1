// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxAuthenticationServices)
import LinuxAuthenticationServices
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_ASAuthorization_1() async throws {
        func user(of authorization: ASAuthorization) -> String? {
            (authorization.credential as? ASAuthorizationAppleIDCredential)?.user
        }
    }

    func example_ASAuthorization_ASAuthorizationCredential_1() async throws {
        func isOfApple(_ credential: ASAuthorizationCredential) -> Bool { credential is ASAuthorizationAppleIDCredential }
    }

    func example_ASAuthorization_ASAuthorizationAppleIDCredential_1() async throws {
        func name(of credential: ASAuthorizationAppleIDCredential) -> String? { credential.fullName?.givenName }
    }

    func example_ASAuthorization_ASAuthorizationAppleIDProvider_1() async throws {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        _ = request
    }

    func example_ASAuthorization_ASAuthorizationRequest_1() async throws {
        func count(of requests: [ASAuthorizationRequest]) -> Int { requests.count }
    }

    func example_ASAuthorization_ASAuthorizationAppleIDRequest_1() async throws {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName]
        _ = request
    }

    func example_ASAuthorizationController_1() async throws {
        let controller = ASAuthorizationController(authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
        controller.performRequests()
        _ = controller
    }

    func example_ASAuthorizationController_ASAuthorizationControllerDelegate_1() async throws {
        final class Door: ASAuthorizationControllerDelegate {}
    }

    func example_ASAuthorizationController_ASAuthorizationControllerPresentationContextProviding_1() async throws {
        func window(of asker: ASAuthorizationControllerPresentationContextProviding) -> String { "\(asker)" }
    }

    func example_ASAuthorizationController_ASAuthorizationError_1() async throws {
        let isClosed = ASAuthorizationError(.canceled).code == .canceled
        _ = isClosed
    }

    func example_ASWebAuthenticationSession_1() async throws {
        let session = ASWebAuthenticationSession(url: URL(string: "https://example.com")!, callbackURLScheme: "tea") { _, _ in }
        session.start()
        _ = session
    }

    func example_ASWebAuthenticationSession_ASWebAuthenticationPresentationContextProviding_1() async throws {
        func window(of asker: ASWebAuthenticationPresentationContextProviding) -> String { "\(asker)" }
    }

    func example_ASWebAuthenticationSession_ASWebAuthenticationSessionError_1() async throws {
        let isClosed = ASWebAuthenticationSessionError(.canceledLogin).code == .canceledLogin
        _ = isClosed
    }

    func example_SignInWithAppleButton_1() async throws {
        let button = SignInWithAppleButton(.continue) { $0.requestedScopes = [.email] } onCompletion: { print($0) }
        _ = button
    }

    func example_SignInWithAppleButton_ASAuthorizationAppleIDButton_1() async throws {
        let button = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
        _ = button
    }
}
#endif
