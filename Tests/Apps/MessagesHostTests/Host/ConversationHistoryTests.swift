import AppFixtures
import BalloonFixtures
import BalloonLayouts
import Foundation
import MessagesAPI
import MessagesHost
import Testing
import UIKitAPI
import ViewLayout

/// What happens to the messages of a conversation when others arrive: facts 1.1.
@MainActor @Suite struct ConversationHistoryTests {
    private func collapses(_ host: RecordingHost) -> [String] {
        host.host.log.compactMap { event in
            if case .messages(.collapses(let name, let summary)) = event { "\(name) \(summary ?? "-")" } else { nil }
        }
    }

    /// "only its summary text remains, or nothing": once, when the next message of the session arrives.
    @Test func eachMessageCollapsesOnce() throws {
        let host = try RecordingHost()
        let (session, other) = (MSSession(), MSSession())
        for (name, session, summary) in [
            ("a", session, "A"), ("b", session, nil), ("x", other, "X"), ("c", session, "C"), ("d", session, "D"),
        ] as [(String, MSSession, String?)] {
            try host.host.receive(templateMessage(session: session, summary: summary), from: host.ada, as: name)
        }
        try host.host.receive(templateMessage(), from: host.ada, as: "e")
        #expect(collapses(host) == ["a A", "b -", "c C"])
        #expect(
            host.host.entries.map(\.appearance) == [
                .summary("A"), .hidden, .balloon, .summary("C"), .balloon, .balloon,
            ])
    }

    @Test func messagesWithoutASessionStay() throws {
        let host = try RecordingHost()
        for name in ["a", "b"] { try host.host.receive(templateMessage(), from: host.ada, as: name) }
        #expect(collapses(host).isEmpty && host.host.entries.map(\.appearance) == [.balloon, .balloon])
        #expect(host.host.message("a") != nil && host.host.message("c") == nil)
    }

    /// A single photo replaces a balloon on iOS 9 (5.1): at most 500 points high, at least 3 : 4.
    @Test func metricsReachAPhotoInPlaceOfABalloon() throws {
        let host = try RecordingHost(traits: TraitCollection(receiver: .ios9))
        let message = templateMessage()
        (message.layout as? MSMessageTemplateLayout)?.image = UIImage(picture(width: 300, height: 400))
        try host.host.receive(message, from: host.ada, as: "photo")
        try host.host.openConversation()
        let usual = try host.host.balloon(of: "photo").recorded("picture")?.frame.height
        var metrics = MessagesMetrics()
        metrics.fallback.photoMaximumHeight = 100
        host.host.metrics = metrics
        let changed = try host.host.balloon(of: "photo").recorded("picture")?.frame.height
        #expect((usual ?? 0) > 300 && changed == 100)
    }
}
