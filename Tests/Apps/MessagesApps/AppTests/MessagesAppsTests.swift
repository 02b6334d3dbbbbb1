import BalloonTesting
import Testing

@testable import EventCountdown
@testable import IceCreamBuilder
@testable import StickerPicker

/// Three apps in the manner of the WWDC samples, played in the simulator's two conversations. Their files would compile
/// in Xcode as they are, and see of Balloon only what is public.
@MainActor struct MessagesAppsTests {
    /// Two conversations of one app, open on both sides.
    private func conversations(
        _ makeController: @escaping @MainActor () -> MSMessagesAppViewController
    ) throws -> MirroredConversations {
        let sides = MirroredConversations(
            names: ("Ada", "Ben"), context: LayoutContext(traits: TraitCollection(), fonts: try .bundled()),
            makeController: makeController)
        for side in [sides.first, sides.second] {
            try side.openConversation()
            try side.openApp()
        }
        return sides
    }

    /// The size, to a hundredth of a point.
    private func rounded(_ size: CGSize) -> [CGFloat] {
        [size.width, size.height].map { ($0 * 100).rounded() / 100 }
    }

    @Test func eventCountdown() throws {
        let sides = try conversations { EventCountdown.MessagesViewController() }
        let concert = Event(
            name: "Concert & fireworks", place: "Harbour", date: Date(timeIntervalSince1970: 1_800_000_000))
        try sides.first.tapInApp { ($0 as? EventCountdown.MessagesViewController)?.share(concert) }
        try sides.first.sendDraft()
        let name = sides.second.entries[0].name
        // 217 + 1.193359375 x 15, and at XXXL x 21 (facts 4.1, 4.3).
        #expect(rounded(try sides.second.balloon(of: name).size) == [280.67, 234.9])
        #expect(sides.second.controller(of: name)?.messageTintColor?.description == "#1c2440")
        #expect(Event(message: sides.second.message(name)) == concert)

        var traits = sides.second.context.traits
        traits.preferredContentSizeCategory = .extraExtraExtraLarge
        sides.second.change(traits)
        #expect(rounded(try sides.second.balloon(of: name).size) == [280.67, 242.06])
        try sides.second.tapInBalloon(name) { ($0 as? EventCountdown.MessagesViewController)?.directionsTapped() }
        #expect(sides.second.appController?.presentationStyle == .expanded)
    }

    @Test func iceCreamBuilder() async throws {
        let sides = try conversations {
            let controller = IceCreamBuilder.MessagesViewController()
            controller.picture = UIImage(
                data: Data(Bitmap(width: 9, height: 6, pixels: [UInt8](repeating: 200, count: 216)).png()))
            return controller
        }
        let first = try #require(sides.first.appController as? IceCreamBuilder.MessagesViewController)
        try await first.choose(IceCream(base: .base02))
        #expect(sides.first.log.contains(.messages(.replacesDraft("message 1", with: "message 2"))))
        try sides.first.sendDraft()
        try sides.second.tapBalloon("message 2")
        let second = try #require(sides.second.appController as? IceCreamBuilder.MessagesViewController)
        #expect(second.iceCream.base == .base02)
        var built = second.iceCream
        (built.scoops, built.topping) = (.scoops01, .topping03)
        try await second.choose(built)
        try sides.second.sendDraft()
        // A picture of 9 by 6 is 280 by 187, a row is 35.
        #expect(rounded(try sides.second.balloon(of: sides.second.entries[1].name).size) == [280, 222])
        #expect(sides.first.entries[0].appearance == .summary("Ada added a part"))
    }

    @Test func stickerPicker() async throws {
        // Examples/images of Balloon, from Tests/Apps/MessagesApps/AppTests.
        var package = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { package.deleteLastPathComponent() }
        let folder = package.appendingPathComponent("Examples/images")
        let sides = try conversations {
            let controller = StickerPicker.MessagesViewController()
            controller.folder = folder
            return controller
        }
        let picker = try #require(sides.first.appController as? StickerPicker.MessagesViewController)
        try await picker.choose(at: 1)
        #expect(picker.preview?.frame.size == CGSize(width: 136, height: 136))
        try sides.first.sendDraft()
        #expect(sides.first.entries[0].appearance == .sticker("A cup"))
    }
}
