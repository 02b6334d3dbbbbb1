import BalloonTesting
import Testing

@testable import IceCreamBuilder
@testable import StickerPicker

/// What apps compose in the open app, for four viewers: the builder's message, and the picker's browser.
@Suite(.goldens(in: "Tests/Apps/MessagesApps/AppTests/Goldens")) @MainActor struct HostedAppsGoldensTests {
    private static let viewers: [String: TraitCollection] = [
        "light": TraitCollection(),
        "dark": TraitCollection(userInterfaceStyle: .dark),
        "Arabic": TraitCollection(locale: "ar"),
        "AX3": TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
    ]

    /// Examples/images of Balloon, from Tests/Apps/MessagesApps/AppTests.
    private static var images: URL {
        var package = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { package.deleteLastPathComponent() }
        return package.appendingPathComponent("Examples/images")
    }

    /// A finished ice cream: flat, so that its goldens are small.
    private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image { context in
        UIColor(red: 0.98, green: 0.88, blue: 0.8, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
        let cone = UIBezierPath()
        cone.move(to: CGPoint(x: 110, y: 100))
        cone.addLine(to: CGPoint(x: 190, y: 100))
        cone.addLine(to: CGPoint(x: 150, y: 185))
        cone.close()
        UIColor(red: 0.85, green: 0.62, blue: 0.3, alpha: 1).setFill()
        cone.fill()
        UIColor(red: 0.93, green: 0.5, blue: 0.6, alpha: 1).setFill()
        UIBezierPath(ovalIn: CGRect(x: 102, y: 20, width: 96, height: 96)).fill()
    }

    /// The app, open in a conversation.
    private func open(
        for viewer: String, _ makeController: @escaping @MainActor () -> MSMessagesAppViewController
    ) throws -> TranscriptHost {
        let context = LayoutContext(traits: try #require(Self.viewers[viewer]), fonts: try .bundled())
        // The summary names who added a part, so it is the same one in each run.
        let participants = HostParticipants(local: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)))
        let host = TranscriptHost(participants: participants, context: context, makeController: makeController)
        try host.openConversation()
        try host.openApp()
        return host
    }

    @Test(arguments: LiveAppsGoldensTests.names) func iceCream(_ viewer: String) async throws {
        let host = try open(for: viewer) {
            let controller = IceCreamBuilder.MessagesViewController()
            controller.picture = Self.picture
            return controller
        }
        let builder = try #require(host.appController as? IceCreamBuilder.MessagesViewController)
        try await builder.choose(IceCream(base: .base02, scoops: .scoops01, topping: .topping03))
        let message = try #require(host.draft.message)
        assertGolden(of: try placedBalloon(of: message, traits: Self.viewers[viewer]), named: viewer)
    }

    @Test(arguments: LiveAppsGoldensTests.names) func stickers(_ viewer: String) throws {
        let host = try open(for: viewer) {
            let controller = StickerPicker.MessagesViewController()
            controller.folder = Self.images
            return controller
        }
        let picker = try #require(host.appController as? StickerPicker.MessagesViewController)
        let browser = picker.browser.stickerBrowserView
        browser.frame = CGRect(x: 0, y: 0, width: 320, height: 220)
        assertGolden(of: try browser.placed(in: host.context), named: viewer)
        // The same stickers stand in the app's own view.
        browser.layoutIfNeeded()
        #expect(browser.subviews.compactMap { ($0 as? MSStickerView)?.sticker } == picker.browser.stickers)
        #expect(picker.browser.stickers.count == 3)
    }
}
