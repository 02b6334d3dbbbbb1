// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxUniformTypeIdentifiers)
import LinuxUniformTypeIdentifiers
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_UTType_1() async throws {
        let kinds = [UTType.png, .gif].map(\.identifier)
        _ = kinds
    }
}
#endif
