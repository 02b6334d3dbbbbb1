// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxLocalAuthentication)
import LinuxLocalAuthentication
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_LAContext_1() async throws {
        let context = LAContext()
        let canAsk = context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)
        _ = context
        _ = canAsk
    }

    func example_LAContext_LAPolicy_1() async throws {
        let policy = LAPolicy.deviceOwnerAuthenticationWithBiometrics
        _ = policy
    }

    func example_LAContext_LABiometryType_1() async throws {
        let hasFaceID = LAContext().biometryType == LABiometryType.faceID
        _ = hasFaceID
    }

    func example_LAContext_LAError_1() async throws {
        let isMissing = LAError(.passcodeNotSet).code == .passcodeNotSet
        _ = isMissing
    }
}
#endif
