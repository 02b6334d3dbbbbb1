import BalloonTesting
import Testing

@testable import EventCountdown

/// The countdown's balloon as the app's own controller draws it: a live layout with constraints, a label and a button.
@Suite(.goldens(in: "Tests/Apps/MessagesApps/AppTests/Goldens")) @MainActor struct CountdownGoldensTests {
    private static let viewers: [String: TraitCollection] = [
        "light": TraitCollection(),
        "dark": TraitCollection(userInterfaceStyle: .dark),
        "Arabic": TraitCollection(locale: "ar"),
        "AX3": TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
    ]

    /// The app is that of the talk: what it would do better today stays as it is there.
    private static let ofTheTalk = [
        LintAllowance(.touchTargetSmall, node: "UIButton", reason: "the talk's button is as tall as its text"),
        LintAllowance(.textContrastLow, node: "UIView/UILabel", reason: "the talk's colours are the system's blues"),
        LintAllowance(.textContrastLow, node: "UIButton", reason: "the talk's colours are the system's blues"),
        LintAllowance(.textTruncated, node: "UIView/UILabel", reason: "the talk's label has one line"),
    ]

    @Test(arguments: ["light", "dark", "Arabic", "AX3"]) func countdown(_ viewer: String) throws {
        let event = Event(
            name: "Concert & fireworks", place: "Harbour", date: Date(timeIntervalSince1970: 1_800_000_000))
        var components = try #require(URLComponents(string: "https://example.com/countdown"))
        components.queryItems = event.queryItems
        let message = MSMessage()
        message.layout = MSMessageLiveLayout(alternateLayout: MSMessageTemplateLayout())
        message.url = components.url
        let balloon = try placedBalloon(of: message, traits: Self.viewers[viewer]) { MessagesViewController() }
        assertGolden(of: balloon, named: viewer, allowing: Self.ofTheTalk)
    }
}
