// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxSafariServices)
import LinuxSafariServices
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_SFSafariViewController_1() async throws {
        let page = SFSafariViewController(url: URL(string: "https://example.com/rules")!)
        _ = page
    }

    func example_SFSafariViewController_SFSafariViewControllerDelegate_1() async throws {
        final class Rules: SFSafariViewControllerDelegate {}
    }
}
#endif
