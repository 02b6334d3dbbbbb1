// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_MSMessageErrorCode_1() async throws {
        do {
            try await conversation.insert(message)
        } catch let error as NSError where error.domain == MSMessagesErrorDomain {
            if MSMessageErrorCode(rawValue: error.code) == .urlExceedsMaxSize { message.url = nil }
        }
    }
}
