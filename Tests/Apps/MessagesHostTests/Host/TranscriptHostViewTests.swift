import AppFixtures
import BalloonFixtures
import BalloonLayouts
import Foundation
import MessagesAPI
import MessagesHost
import Testing
import UIKitAPI
import ViewLayout

/// A live balloon in a conversation shows its controller's view, as it is when the picture is made.
@MainActor struct TranscriptHostViewTests {
    private final class VoteController: MSMessagesAppViewController {
        let label = UILabel()
        var offered: CGSize?
        var sizes: [CGSize] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemTeal
            label.text = "Three votes"
            view.addSubview(label)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            sizes.append(view.bounds.size)
            label.frame = view.bounds.insetBy(dx: 16, dy: 16)
        }

        override func contentSizeThatFits(_ size: CGSize) -> CGSize {
            offered = size
            return CGSize(width: 200, height: 80)
        }
    }

    private func host() throws -> TranscriptHost {
        TranscriptHost(context: try context(TraitCollection())) { VoteController() }
    }

    @Test func theViewIsLaidOutAtTheOfferAndThenAtTheAnswer() throws {
        let host = try host()
        try host.receive(liveMessage(), from: host.participants.remote[0], as: "vote")
        try host.openConversation()
        let controller = try #require(host.controller(of: "vote") as? VoteController)
        #expect(controller.sizes == [try #require(controller.offered), CGSize(width: 200, height: 80)])
        #expect(controller.view.window != nil)
        let balloon = try host.balloon(of: "vote")
        #expect(balloon.record.nodes.map(\.id) == ["live", "UIView", "UILabel"])
        #expect(balloon.record.nodes[2].lines.map(\.text) == ["Three votes"])
    }

    @Test func anotherTextSizeIsAnotherView() throws {
        let host = try host()
        try host.receive(liveMessage(), from: host.participants.remote[0], as: "vote")
        try host.openConversation()
        let controller = try #require(host.controller(of: "vote") as? VoteController)
        controller.label.font = .preferredFont(forTextStyle: .body)
        controller.label.adjustsFontForContentSizeCategory = true
        host.change(TraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
        let label = try #require(try host.balloon(of: "vote").record.nodes.first { $0.id == "UILabel" })
        #expect(label.attributes.contains { $0.name == "size" && $0.value == "23.000" })
    }

    /// Whatever the app did to its view, after a change of the style that has the whole area again, also where both areas
    /// are alike.
    @Test(arguments: [false, true]) func theViewOfTheAppFillsItsAreaAgain(isAlike: Bool) throws {
        let host = try host()
        if isAlike {
            var metrics = MessagesMetrics()
            metrics.window.keyboardHeight = host.windowSize.height - metrics.window.headerHeight
            metrics.window.appStripHeight = metrics.window.bottomBarHeight
            host.metrics = metrics
        }
        try host.openConversation()
        try host.openApp()
        let controller = try #require(host.appController)
        let area = controller.view.bounds.size
        for _ in 0..<2 {
            try host.inApp { $0.view.frame = CGRect(x: 5, y: 6, width: 70, height: 80) }
            try host.toggleStyle()
            #expect(controller.view.frame.origin == .zero && controller.view.frame.width == area.width)
            #expect(
                (controller.view.frame.height == area.height) == (isAlike || controller.presentationStyle == .compact))
        }
    }
}
