// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_Finding_1() async throws {
        let balloon = try scene.layout(fonts: .bundled())
        for finding in balloon.findings where finding.severity == .error {
            print(finding.kind, finding.node ?? "the balloon", finding.message)
        }
        _ = balloon
    }
}
