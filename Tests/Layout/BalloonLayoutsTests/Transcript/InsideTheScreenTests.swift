import BalloonFixtures
import Drawing
import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import BalloonLayouts

/// What Messages places stands between the margins of every screen, in a conversation of two and in a group.
@Suite struct InsideTheScreenTests {
    typealias Entry = Transcript.Entry

    /// Every device with every system that runs on it, and windows of a Mac.
    static let viewers: [TraitCollection] =
        Device.all.flatMap { device in
            ReceiverSystem.allCases.filter { $0.runs(on: device.idiom) }.map { receiver in
                TraitCollection(
                    transcriptWidth: device.size.width, transcriptHeight: device.size.height,
                    displayScale: CGFloat(device.scale), userInterfaceIdiom: device.idiom, receiver: receiver)
            }
        } + [320, 402, 700, 1200].map { TraitCollection(transcriptWidth: $0, displayScale: 2, receiver: .macos) }

    private static let words = String(repeating: "Would Saturday work for all of you? ", count: 3)

    /// Balloons of every kind, as wide as they get: within a run and at its end, of both sides.
    private func entries() -> [Entry] {
        [TranscriptTests.ada, TranscriptTests.ben, nil].flatMap { sender -> [Entry] in
            let live = LiveContent(view: Fill(.literal(.white)), alternate: template(caption: Self.words))
            let messages = [
                BalloonContent.template(
                    template(image: picture(), caption: Self.words, trailingCaption: Self.words)),
                .template(template(caption: Self.words, trailingSubcaption: "$24.50")), .live(live),
            ].map { Entry(.message(Transcript.Message(balloon: BalloonLayout(content: $0))), sender: sender) }
            let texts = [Self.words, "🚀🚀🚀", "Donaudampfschifffahrtsgesellschaftskapitänsmütze"].map {
                TranscriptTests.text($0, sender)
            }
            let sticker = Entry(.sticker(TranscriptTests.sticker(width: 408, height: 408)), sender: sender)
            return [messages[0], texts[0], messages[1], texts[1], sticker, texts[2], messages[2]]
        }
    }

    @Test(arguments: viewers)
    func everyBalloonIsBetweenTheMargins(_ viewer: TraitCollection) throws {
        let entries = entries()
        // The smallest, the usual and the largest text; every size in `make oracles`.
        let categories: [ContentSizeCategory] =
            OracleDepth.isFull
            ? ContentSizeCategory.allCases : [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
        for category in categories {
            for (isGroup, locale) in [(false, "en"), (true, "en"), (true, "ar")] {
                var traits = viewer
                traits.preferredContentSizeCategory = category
                traits.locale = locale
                let conversation = try Transcript(entries: entries, isGroup: isGroup).place(in: context(traits))
                let place =
                    "\(viewer.userInterfaceIdiom) \(viewer.transcriptWidth) \(viewer.receiver) \(category) \(locale)"
                    + (isGroup ? " group" : "")
                let outside = outside(conversation, for: traits)
                #expect(outside == [], "\(place)")
                // A template has no size that its author could make smaller.
                let blamed = conversation.findings.filter { $0.kind == .nodeOutsideBalloon }
                #expect(blamed.map(\.message) == [], "\(place)")
            }
        }
    }

    /// The balloons, emoji and stickers that leave the column by more than a pixel.
    private func outside(_ conversation: PlacedBalloon, for traits: TraitCollection) -> [String] {
        let metrics = TemplateMetrics.standard(for: traits.userInterfaceIdiom, on: traits.receiver)
        let column = MaximumBalloonWidth.columnWidth(for: traits, metrics: metrics)
        let margin = (traits.transcriptWidth - column) / 2
        let pixel = PixelGrid(traits).pixel
        let balloons = conversation.balloon.children.filter { $0.id != "avatar" && $0.id != "name" }
        // Systems without balloons get less.
        #expect(balloons.count == 21 || traits.receiver == .ios9 && balloons.count == 15)
        return balloons.compactMap { node in
            let (left, right) = (node.frame.minX - margin, margin + column - node.frame.maxX)
            return min(left, right) > -pixel - 0.001 ? nil : "\(node.kind.rawValue) \(left) \(right)"
        }
    }

    /// A group on the smallest watch and on a phone at an accessibility size, where the right margin once was 0.33 points.
    /// Without a picture beside it the balloon is as wide as before.
    @Test(
        arguments: [
            (TraitCollection(transcriptWidth: 136, displayScale: 2, receiver: .watchos), 8),
            (TraitCollection(preferredContentSizeCategory: .accessibilityLarge), 16),
        ] as [(TraitCollection, CGFloat)])
    func aGroupKeepsTheMargin(_ traits: TraitCollection, _ margin: CGFloat) throws {
        let text = TranscriptTests.text(Self.words, TranscriptTests.ada)
        let frames = try [false, true].map { isGroup in
            try #require(
                Transcript(entries: [text], isGroup: isGroup).place(in: context(traits)).balloon.children.first {
                    $0.kind == .bubble
                }
            ).frame
        }
        #expect(traits.transcriptWidth - frames[1].maxX >= margin - 0.001)
        #expect(traits.transcriptWidth - frames[1].maxX < margin + 40)
        #expect(frames[1].minX - frames[0].minX == (traits.userInterfaceIdiom == .watch ? 31 : 39))
    }
}
