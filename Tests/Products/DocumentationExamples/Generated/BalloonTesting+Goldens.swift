// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_GoldenSettings_1() async throws {
        let settings = GoldenSettings(folder: "Tests/Goldens", record: .missing)
        assertGolden(of: message, named: "invitation", settings: settings)
        _ = settings
    }

    func example_GoldenVerification_1() async throws {
        let verification = try verifyGolden(of: balloon, named: "dark")
        if let message = verification.message { print(message, verification.artefacts) }
        _ = verification
    }

    func example_GoldenVerification_Result_1() async throws {
        let verification = try verifyGolden(of: balloon, named: "dark")
        switch verification.result {
        case .equal: break
        case .missing, .recorded: print("look at", verification.artefacts)
        default: print(verification.message ?? "")
        }
        _ = verification
    }

    enum example_GoldensTrait_1 {
        @Suite(.goldens(in: "Resources/Goldens", record: .never)) struct InvitationTests {
            @Test func dinner() throws {
                assertGoldens(of: try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml"))
            }
        }
    }
}
