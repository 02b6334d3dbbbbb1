// Written by DocumentationExamplesTests from the pages of Documentation: change the page.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension GivenToPages {
    func example_Content_1() async throws {
        let table = try BalloonScene(contentsOf: "Examples/reversi-round.yaml")
        try sweep(table, vary: ["player": ["Bo", .longest(20)], "discs": [1, 2, 9, .counts]])
            .allSatisfy("a count on one line") { $0["subcaption"].lineCount == 1 || $0.traits.preferredContentSizeCategory > .large }
        _ = table
    }

    func example_Expectations_1() async throws {
        let balloon = try placedBalloon(of: BalloonScene(contentsOf: "Examples/dinner-invitation.yaml"))
        #expect(balloon.caption.lines == 1 && !balloon.caption.isTruncated)
        #expect(balloon.frame(of: "subcaption")!.minY >= balloon.caption.frame.maxY)
        _ = balloon
    }

    func example_Expectations_2() async throws {
        let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
        try sweep(scene).allSatisfy("a caption of at most two lines") { $0["caption"].lineCount <= 2 }
        _ = scene
    }

    func example_Expectations_3() async throws {
        for players in 2...9 {
            let layout = MSMessageTemplateLayout()
            layout.caption = "\(String(repeating: "M", count: 20)) and \(players - 1) more"
            let message = MSMessage()
            message.layout = layout
            #expect(try placedBalloon(of: message).caption.lines == 1, "\(players) players")
        }
    }

    func example_SizesInTests_1() async throws {
        func invitationStaysShort() throws {
            let layout = MSMessageTemplateLayout()
            layout.caption = "Dinner at 7?"
            layout.subcaption = "Ferry Building"
            let message = MSMessage()
            message.layout = layout
            var viewer = TraitCollection()
            viewer.transcriptWidth = 320
            viewer.preferredContentSizeCategory = .accessibilityLarge
            #expect(try balloonSize(of: message, traits: viewer).height < 200)
        }
    }

    func example_SizesInTests_2() async throws {
        @MainActor func boardIsSquare() throws {
            let balloon = try placedBalloon(of: message) { MyMessagesViewController() }
            #expect(balloon.size.width > 0)
            #expect(balloon.findings.filter { $0.severity == .error }.isEmpty)
        }
    }

    func example_SizesInTests_3() async throws {
        @MainActor func fitsEverybody() async throws {
            try await sweep(message, widths: .phones, categories: .all, locales: ["en", "ar", "th"]) {
                MyMessagesViewController()
            }
        }
    }

    func example_SizesInTests_4() async throws {
        let balloon = try scene.layout(fonts: fonts)
        let unchanged = try balloon.widths?.contains(390)
        _ = balloon
        _ = unchanged
    }

    func example_SizesInTests_5() async throws {
        func invitationLooksRight() throws {
            assertGolden(of: try scene.layout(fonts: fonts))
        }
    }

    func example_SizesInTests_6() async throws {
        @MainActor func whatIsSentIsShort() throws {
            let viewer = try LayoutContext(traits: TraitCollection(), fonts: .bundled())
            let host = TranscriptHost(context: viewer) { MyMessagesViewController() }
            try host.openConversation()
            try host.openApp()
            // In place of this closure, a function of the app's own.
            try host.inApp { $0.activeConversation?.insert(message) }
            try host.sendDraft()
            let balloon = try host.balloon(of: host.entries[0].name)
            #expect(balloon.size.height < 300)
            assertGolden(of: balloon)
        }
    }

    func example_Sweeps_1() async throws {
        @MainActor func invitationFitsEverybody() async throws {
            try await sweep(message, widths: .every, categories: .all, locales: ["en", "ar"]) { MyMessagesViewController() }
        }
    }
}
