import BalloonTesting
import Testing

@testable import Cards

/// Cards of SwiftUI in a controller whose source is that of Xcode.
@MainActor struct CardsTests {
    nonisolated static let cards = ["game", "poll", "ticket", "countdown", "invitation"]
    private static let viewers: [String: TraitCollection] = [
        "L light": TraitCollection(), "L dark": TraitCollection(userInterfaceStyle: .dark),
        "AX3 light": TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
    ]

    private func message(_ card: String) throws -> MSMessage {
        let message = MSMessage()
        message.layout = MSMessageLiveLayout(alternateLayout: MSMessageTemplateLayout())
        message.url = try #require(URL(string: "https://example.com/cards?card=\(card)"))
        return message
    }

    /// A size follows the content: larger text makes each card taller, and none fills the offer.
    @Test(arguments: cards) func sizes(_ card: String) throws {
        func height(_ viewer: String) throws -> CGFloat {
            try balloonSize(of: message(card), traits: Self.viewers[viewer]) { MessagesViewController() }.height
        }
        let (usual, large) = (try height("L light"), try height("AX3 light"))
        #expect(usual > 80)
        #expect(large > usual)
        #expect(try height("L dark") == usual)
    }
}
