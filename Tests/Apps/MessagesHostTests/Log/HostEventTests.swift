import Foundation
import MessagesAPI
import Testing
import UIKitAPI

@testable import MessagesHost

/// What a line of the log says of an event: who did it, what it was, and the lengths in points, widths first.
@Suite struct HostEventTests {
    private static let answer = ControllerCallback.contentSizeThatFits(
        CGSize(width: 280 + 2.0 / 3, height: 500), answer: CGSize(width: 280.5, height: 136))

    @Test(
        arguments: [
            (answer, "contentSizeThatFits(280.67 × 500) → 280.5 × 136"),
            (
                .contentSizeThatFits(CGSize(width: 280, height: 99.75), answer: CGSize(width: 0.1, height: 50.5)),
                "contentSizeThatFits(280 × 99.75) → 0.1 × 50.5"
            ),
            (.willTransition(to: .expanded), "willTransition(to: expanded)"), (.didSelect("vote"), "didSelect(vote)"),
            (.viewDidLoad, "viewDidLoad"),
        ] as [(ControllerCallback, String)])
    func calls(_ callback: ControllerCallback, _ text: String) {
        #expect(callback.description == text)
        let event = HostEvent.callback(callback, ControllerIdentity(role: .balloon("vote"), number: 2))
        #expect(event.description == "balloon vote #2: \(text)" && event.action == text)
    }

    @Test func anAreaHasASizeAPlaceAndWhatIsCovered() {
        let frame = CGRect(x: 1, y: 573, width: 402, height: 301)
        var covered = UIEdgeInsets()
        covered.bottom = 44
        #expect(PresentationArea(frame: frame, safeAreaInsets: UIEdgeInsets()).description == "402 × 301 at (1, 573)")
        #expect(
            PresentationArea(frame: frame, safeAreaInsets: covered).description
                == "402 × 301 at (1, 573), the lowest 44 covered")
    }

    /// The stable name of an event is that of its case.
    @Test func namesOfActions() {
        let kinds: [UserAction.Kind] = [
            .opensConversation, .leavesConversation, .opensApp, .closesApp, .togglesStyle, .tapsInApp,
            .tapsBalloon("a"), .tapsInBalloon("a"), .sendsDraft, .cancelsDraft, .sendsFromCompanionApp("a"),
            .cancelsCompanionApp, .changesTraits(["a"]),
        ]
        func word(_ event: Any) -> String { String(String(reflecting: event).split(separator: ".").last ?? "") }
        for kind in kinds {
            let name = Mirror(reflecting: kind).children.first?.label ?? word(kind)
            #expect(kind.name == name && UserAction(kind).name == name)
        }
    }

    /// What Messages does has the name of its case, and the message that it is about.
    @Test func namesOfWhatMessagesDoes() throws {
        let identity = ControllerIdentity(role: .balloon("a"), number: 2)
        let area = PresentationArea(frame: .zero, safeAreaInsets: UIEdgeInsets())
        let url = try #require(URL(string: "https://a.b"))
        let actions: [(MessagesAction, String, String?)] = [
            (.startsProcess, "startsProcess", nil), (.endsProcess, "endsProcess", nil),
            (.shows(identity, .compact, selected: "m"), "shows", "m"),
            (.shows(identity, .compact, selected: nil), "shows", nil), (.places(identity, area), "places", nil),
            (.releases(identity), "releases", "a"), (.stages("m"), "stages", "m"),
            (.replacesDraft("old", with: "m"), "replacesDraft", "m"), (.insertsSticker("s"), "insertsSticker", nil),
            (.insertsText("t"), "insertsText", nil), (.attaches("f"), "attaches", nil),
            (.clearsDraft("m"), "clearsDraft", "m"), (.sends("m"), "sends", "m"),
            (.receives("m", from: "Ada"), "receives", "m"), (.collapses("m", summary: nil), "collapses", "m"),
            (.showsSnapshot("m"), "showsSnapshot", "m"), (.opensURL(url, of: "m"), "opensURL", "m"),
            (.handsOff("m"), "handsOff", "m"), (.showsKeyboard, "showsKeyboard", nil),
            (.readsTintColor("m", nil), "readsTintColor", "m"),
        ]
        #expect(actions.map(\.0.name) == actions.map(\.1) && actions.map(\.0.message) == actions.map(\.2))
    }
}
