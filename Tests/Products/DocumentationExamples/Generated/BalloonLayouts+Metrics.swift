// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_DraftLifeCycle_1() async throws {
        host.draftLifeCycle = .measured2026
        try await conversation.insert(message)
        print(host.log)  // the draft's controller appears without becoming active
    }
}
