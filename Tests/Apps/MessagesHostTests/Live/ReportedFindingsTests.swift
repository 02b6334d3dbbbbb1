import AppFixtures
import BalloonFixtures
import BalloonLayouts
import Foundation
import MessagesAPI
import Testing

@testable import MessagesHost

/// Which findings the log of a host has: those about what the app has just answered.
@MainActor @Suite struct ReportedFindingsTests {
    private final class Answering: MSMessagesAppViewController {
        static nonisolated(unsafe) var answer = CGSize.zero
        override func contentSizeThatFits(_ size: CGSize) -> CGSize { Self.answer }
    }

    private func reported(_ answer: CGSize) throws -> [Finding.Kind] {
        Answering.answer = answer
        let me = UUID(), ada = UUID()
        let host = TranscriptHost(
            participants: HostParticipants(local: me, remote: [ada]), context: try context()
        ) { Answering() }
        try host.receive(liveMessage(), from: ada, as: "live")
        try host.openConversation()
        return host.log.compactMap { event in
            guard case .messages(.reports("live", let finding)) = event else { return nil }
            return finding.kind
        }
    }

    /// Design, 6: over-large answers are reported, and so are those that are no size.
    @Test func answersThatAreNotFollowedAreReported() throws {
        #expect(try reported(CGSize(width: 200, height: 100)).isEmpty)
        #expect(try reported(CGSize(width: 200, height: 90_000)).contains(.answerExceedsOffer))
        for size in [
            CGSize(width: CGFloat.nan, height: 100), CGSize(width: 200, height: CGFloat.nan),
            CGSize(width: -5, height: 100), CGSize(width: 200, height: -CGFloat.infinity),
        ] { #expect(try reported(size).contains(.answerIsNoSize), "\(size)") }
    }
}
