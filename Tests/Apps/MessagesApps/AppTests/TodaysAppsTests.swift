import BalloonTesting
import Testing

@testable import BadgeShelf
@testable import CoffeeOrder
@testable import DartThrow
@testable import QuizNight
@testable import TidePlan

/// Apps of SwiftUI as people write them in 2026, as `balloon import` leaves them: with models that are kept, forms, charts,
/// services and scenes of games beside the views of their balloons.
@Suite(.goldens(in: "Tests/Apps/MessagesApps/AppTests/Goldens")) @MainActor struct TodaysAppsTests {
    nonisolated static let apps = ["order", "tide", "quiz", "darts"]
    nonisolated static let viewers = ["light", "dark", "AX3", "AX3 dark", "de", "ja", "ar"]

    private static func traits(_ viewer: String) -> TraitCollection {
        switch viewer {
        case "dark": TraitCollection(userInterfaceStyle: .dark)
        case "AX3": TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge, displayScale: 2)
        case "AX3 dark":
            TraitCollection(
                preferredContentSizeCategory: .accessibilityExtraLarge, userInterfaceStyle: .dark, displayScale: 1)
        case "light": TraitCollection()
        default: TraitCollection(locale: viewer)
        }
    }

    private static func controller(_ app: String) -> MSMessagesAppViewController {
        switch app {
        case "order": CoffeeOrder.MessagesViewController()
        case "tide": TidePlan.MessagesViewController()
        case "quiz": QuizNight.MessagesViewController()
        default: DartThrow.MessagesViewController()
        }
    }

    /// A message as each app sends it, read in the viewer's language where a person wrote it.
    private static func message(_ app: String, _ viewer: String) throws -> MSMessage {
        let drinks = [
            "de": ["Milchkaffee", "Zimtschnecke"], "ja": ["カフェラテ", "シナモンロール"],
            "ar": ["قهوة بالحليب", "لفافة قرفة"],
        ]
        let questions = [
            "de": "Welches Meer hat keine Küste?", "ja": "海岸のない海はどれ？", "ar": "أي بحر ليس له ساحل؟",
        ]
        let names = drinks[viewer] ?? ["Flat white", "Cinnamon roll"]
        let lines = #"[{"name":"\#(names[0])","count":2,"price":4.2},{"name":"\#(names[1])","count":1,"price":3.5}]"#
        let items: KeyValuePairs<String, String> =
            switch app {
            case "order": ["lines": lines, "pickup": "table", "progress": "0.6"]
            case "tide": ["highest": "2.4", "hour": "10"]
            case "quiz":
                [
                    "question": questions[viewer] ?? "Which sea has no coast?", "votes": "5", "votes": "1",
                    "votes": "3",
                ]
            default: ["dart": "0.05,0.02", "dart": "0.4,-0.2", "dart": "-0.7,0.3", "best": "90"]
            }
        var components = try #require(URLComponents(string: "https://example.com/\(app)"))
        components.queryItems = items.map { URLQueryItem(name: $0.key, value: $0.value) }
        let message = MSMessage()
        message.layout = MSMessageLiveLayout(alternateLayout: MSMessageTemplateLayout())
        message.url = components.url
        return message
    }

    private static let allowances = [
        LintAllowance(.textContrastLow, reason: "secondary text and tints have the system's colours"),
        LintAllowance(.touchTargetSmall, reason: "an answer is as tall as its text and its bar"),
        LintAllowance(.nodeOutsideBalloon, reason: "at AX3 a card needs more than the 500 points that are assumed"),
        LintAllowance(.textTruncated, reason: "at AX3 a card needs more than the 500 points that are assumed"),
    ]

    @Test(arguments: apps, viewers) func card(_ app: String, _ viewer: String) throws {
        let message = try Self.message(app, viewer)
        let balloon = try placedBalloon(of: message, traits: Self.traits(viewer)) { Self.controller(app) }
        assertGolden(of: balloon, named: "\(app) \(viewer)", allowing: Self.allowances)
    }

    /// Each answers a size of its content: larger text needs more, darkness does not, and a narrower transcript no less.
    @Test(arguments: apps) func sizes(_ app: String) throws {
        func size(_ viewer: String, width: CGFloat = 402) throws -> CGSize {
            var traits = Self.traits(viewer)
            traits.transcriptWidth = width
            return try balloonSize(of: Self.message(app, viewer), traits: traits) { Self.controller(app) }
        }
        let usual = try size("light")
        #expect(usual.height > 80 && usual.height < 500)
        #expect(try size("AX3").height > usual.height)
        #expect(try size("dark") == usual)
        #expect(try size("light", width: 320).height >= usual.height)
    }

    /// An app without a controller has its previews.
    @Test func badges() {
        assertPreviews(
            [Preview_Badges_120.self, Preview_Badges_124.self, Preview_Badges_130.self, BadgeShelf_Previews.self],
            allowing: Self.allowances)
    }

    /// Opened, touched and compared as the first test of an imported app does it.
    @Test func touches() async throws {
        let made = try await touchAll(
            allowing: Set(["textContrastLow", "touchTargetSmall", "nodeOutsideBalloon", "textTruncated"])
        ) { QuizNight.MessagesViewController() }
        #expect(made.count == 6 && made.contains("expanded-dead-sea"))
    }
}
