import BalloonTesting
import Testing

@testable import FourInARow
@testable import LunchInvite
@testable import MeetMap
@testable import MoodShelf
@testable import NowPlaying
@testable import PhotoTitle
@testable import PizzaOrder
@testable import StepsChart
@testable import StoryboardPoll
@testable import TripVote

/// Balloons of apps whose source is that of Xcode, as their own controllers draw them, for four viewers.
@Suite(.goldens(in: "Tests/Apps/MessagesApps/AppTests/Goldens")) @MainActor struct LiveAppsGoldensTests {
    nonisolated static let names = ["light", "dark", "Arabic", "AX3"]
    private static let viewers: [String: TraitCollection] = [
        "light": TraitCollection(),
        "dark": TraitCollection(userInterfaceStyle: .dark),
        "Arabic": TraitCollection(locale: "ar"),
        "AX3": TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
        // With fewer pixels, so that goldens with pictures stay small.
        "small AX3": TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge, displayScale: 2),
    ]

    private func live(_ items: KeyValuePairs<String, String>) throws -> MSMessage {
        var components = try #require(URLComponents(string: "https://example.com/app"))
        components.queryItems = items.map { URLQueryItem(name: $0.key, value: $0.value) }
        let message = MSMessage()
        message.layout = MSMessageLiveLayout(alternateLayout: MSMessageTemplateLayout())
        message.url = components.url
        return message
    }

    @Test(arguments: names) func invite(_ viewer: String) throws {
        let message = try live([
            "title": viewer == "Arabic" ? "غداء في الميناء" : "Lunch at the harbour",
            "place": viewer == "Arabic" ? "الجمعة، ٧ مساءً" : "Friday, 7 pm · Pier 4", "month": "Oct", "day": "14",
        ])
        let balloon = try placedBalloon(of: message, traits: Self.viewers[viewer]) {
            LunchInvite.MessagesViewController()
        }
        assertGolden(of: balloon, named: viewer)
    }

    /// A card of SwiftUI that is hosted by constraints, as `balloon import` brings it.
    @Test(arguments: names) func trip(_ viewer: String) throws {
        let message = try live([
            "title": viewer == "Arabic" ? "بحيرة غاردا" : "Lake Garda", "nights": "3", "going": "4",
        ])
        let balloon = try placedBalloon(of: message, traits: Self.viewers[viewer]) {
            TripVote.MessagesViewController()
        }
        assertGolden(
            of: balloon, named: viewer,
            allowing: [LintAllowance(.textContrastLow, reason: "secondary text has the system's colour")])
    }

    @Test(arguments: names) func chart(_ viewer: String) throws {
        let balloon = try placedBalloon(
            of: try live(["steps": "5200-8400-7600-9100-3000-11000-8000"]), traits: Self.viewers[viewer]
        ) { StepsChart.MessagesViewController() }
        assertGolden(of: balloon, named: viewer)
    }

    @Test(arguments: names) func map(_ viewer: String) throws {
        let message = try live(["place": viewer == "Arabic" ? "ساحة السوق" : "Market Square"])
        let balloon = try placedBalloon(of: message, traits: Self.viewers[viewer]) { MeetMap.MessagesViewController() }
        assertGolden(of: balloon, named: viewer)
    }

    @Test(arguments: names) func photo(_ viewer: String) throws {
        let title = viewer == "Arabic" ? "غروب الشمس" : "Sunset over the hills"
        let message = PhotoTitle.MessagesViewController().composeMessage(title: title)
        let traits = Self.viewers[viewer == "AX3" ? "small AX3" : viewer]
        assertGolden(of: try placedBalloon(of: message, traits: traits), named: viewer)
    }

    /// The interface is in a storyboard, with outlets, an action and a prototype cell.
    @Test(arguments: names) func poll(_ viewer: String) throws {
        let message = try live([
            "question": viewer == "Arabic" ? "أين نتناول العشاء؟" : "Where do we eat?",
            viewer == "Arabic" ? "المطعم" : "The diner": "3", viewer == "Arabic" ? "في المنزل" : "At home": "5",
            viewer == "Arabic" ? "السوق" : "The market": "1",
        ])
        let balloon = try placedBalloon(of: message, traits: Self.viewers[viewer]) { Self.pollController }
        assertGolden(of: balloon, named: viewer)
    }

    /// Cells of a collection whose `init(coder:)` ends the process: they are made by `init(frame:)`, as on iOS.
    @Test(arguments: names) func moods(_ viewer: String) throws {
        let balloon = try placedBalloon(of: try live(["mood": "2"]), traits: Self.viewers[viewer]) {
            MoodShelf.MessagesViewController()
        }
        assertGolden(of: balloon, named: viewer)
    }

    /// The board is drawn by `draw(_:)`; below it a label, by visual format.
    @Test(arguments: names) func board(_ viewer: String) throws {
        let balloon = try placedBalloon(of: try live(["board": Self.fields]), traits: Self.viewers[viewer]) {
            FourInARow.MessagesViewController()
        }
        assertGolden(of: balloon, named: viewer)
    }

    private static let fields = "..............................y....rryr..yr.yyr..".prefix(42).description

    /// A table with a diffable data source, whose cells have heights by their constraints. At AX3 the order is taller
    /// than a balloon, so that its sum lies below.
    @Test(arguments: names) func order(_ viewer: String) throws {
        let lines: KeyValuePairs<String, String> =
            viewer == "Arabic"
            ? ["مارغريتا": "2x850", "خضار مشوية": "1x1075", "ليموناضة": "3x320"]
            : ["Margherita": "2x850", "Grilled vegetables and goat cheese": "1x1075", "Lemonade": "3x320"]
        let balloon = try placedBalloon(of: try live(lines), traits: Self.viewers[viewer]) {
            PizzaOrder.MessagesViewController()
        }
        let flaws =
            viewer == "AX3"
            ? ["UIStackView/UIView", "UIStackView/UIView/UILabel"].map {
                LintAllowance(.nodeOutsideBalloon, node: $0, reason: "the order is taller than a balloon can be")
            } : []
        assertGolden(of: balloon, named: viewer, allowing: flaws)
    }

    /// A cover with a shadow, stacks in stacks, and songs in a compositional layout whose cells say their own sizes. At
    /// AX3 the title has more than its two lines.
    @Test(arguments: names) func song(_ viewer: String) throws {
        let isArabic = viewer == "Arabic"
        let more =
            isArabic ? ["ضوء القمر", "على الطريق", "بعد المطر"] : ["Slow Tide", "Paper Lanterns", "After the Rain"]
        var components = try #require(URLComponents(string: "https://example.com/song"))
        components.queryItems = [
            URLQueryItem(name: "title", value: isArabic ? "أغنية البحر الطويل" : "Letters from a Northern Harbour"),
            URLQueryItem(name: "artist", value: isArabic ? "فرقة الميناء" : "The Lighthouse Keepers"),
        ]
        components.queryItems? += more.map { URLQueryItem(name: "more", value: $0) }
        let message = MSMessage()
        message.layout = MSMessageLiveLayout(alternateLayout: MSMessageTemplateLayout())
        message.url = components.url
        let traits = Self.viewers[viewer == "AX3" ? "small AX3" : viewer]
        let balloon = try placedBalloon(of: message, traits: traits) { NowPlaying.MessagesViewController() }
        let title = LintAllowance(.textTruncated, node: "UIStackView/UILabel", reason: "the app gives titles two lines")
        assertGolden(of: balloon, named: viewer, allowing: viewer == "AX3" ? [title] : [])
    }

    private static var pollController: MSMessagesAppViewController {
        let storyboard = UIStoryboard(name: "MainInterface", bundle: nil)
        return storyboard.instantiateInitialViewController() as! StoryboardPoll.MessagesViewController
    }

    /// A tap on the storyboard's button calls the app's method by its name.
    @Test func theStoryboardsButtonVotes() throws {
        let controller = try #require(Self.pollController as? StoryboardPoll.MessagesViewController)
        controller.loadViewIfNeeded()
        // A file of the app, which it looks for in its main bundle.
        #expect(controller.questionLabel.text == "Where do we meet?")
        controller.answers = [(name: "yes", votes: 1)]
        let button = try #require(controller.view.subviews.compactMap { $0 as? UIButton }.first)
        button.sendActions(for: .touchUpInside)
        #expect(controller.answers[0].votes == 2 && !button.isEnabled)
    }
}
