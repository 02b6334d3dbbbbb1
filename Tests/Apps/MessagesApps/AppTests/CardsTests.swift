import BalloonTesting
import Testing

@testable import Cards

/// Cards of SwiftUI in a controller whose source is that of Xcode.
@Suite(.goldens(in: "Tests/Apps/MessagesApps/AppTests/Goldens")) @MainActor struct CardsTests {
    nonisolated static let cards = ["game", "poll", "ticket", "countdown", "invitation"]
    nonisolated static let names = ["light", "dark", "AX3", "AX3 dark", "de", "ja", "ar"]
    private static let viewers: [String: TraitCollection] = [
        "light": TraitCollection(), "dark": TraitCollection(userInterfaceStyle: .dark),
        "AX3": TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge, displayScale: 2),
        "AX3 dark": TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraLarge, userInterfaceStyle: .dark, displayScale: 1),
        "de": TraitCollection(locale: "de"), "ja": TraitCollection(locale: "ja"), "ar": TraitCollection(locale: "ar"),
    ]

    /// What findings say of the system's own colours and sizes, which the cards have as apps of SwiftUI do.
    private static let allowances = [
        LintAllowance(.textContrastLow, reason: "secondary text and white on a tint have the system's colours"),
        LintAllowance(.touchTargetSmall, reason: "a button of the system's is as tall as its text asks for"),
        LintAllowance(
            .textTruncated, reason: "at AX3 a card needs more than the 500 points that are assumed to be there"),
        LintAllowance(
            .nodeOutsideBalloon, reason: "at AX3 a card needs more than the 500 points that are assumed to be there"),
    ]

    private func message(_ card: String) -> MSMessage {
        let message = MSMessage()
        message.layout = MSMessageLiveLayout(alternateLayout: MSMessageTemplateLayout())
        message.url = URL(string: "https://example.com/cards?card=\(card)")
        return message
    }

    @Test(arguments: cards, names) func card(_ card: String, _ viewer: String) throws {
        let balloon = try placedBalloon(of: message(card), traits: Self.viewers[viewer]) { MessagesViewController() }
        assertGolden(of: balloon, named: "\(card) \(viewer)", allowing: Self.allowances)
    }

    /// A size follows the content: larger text makes each card taller, and a dark one is as large as a light one.
    @Test(arguments: cards) func sizes(_ card: String) throws {
        func height(_ viewer: String) throws -> CGFloat {
            try balloonSize(of: message(card), traits: Self.viewers[viewer]) { MessagesViewController() }.height
        }
        let (usual, large) = (try height("light"), try height("AX3"))
        #expect(usual > 80)
        #expect(large > usual)
        #expect(try height("dark") == usual)
    }
}
