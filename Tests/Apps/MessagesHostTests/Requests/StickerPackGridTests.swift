import AppFixtures
import BalloonFixtures
import BalloonLayouts
import Foundation
import MessagesAPI
import MessagesHost
import Scenes
import TestSupport
import Testing
import UIKitAPI
import ViewLayout

/// A pack without code and an app's browser of the same stickers show the same grid.
@MainActor @Suite struct StickerPackGridTests {
    private final class Browser: MSStickerBrowserViewController {
        var stickers: [MSSticker] = []
        override func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { stickers.count }
        override func stickerBrowserView(
            _ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int
        ) -> MSSticker { stickers[index] }
    }

    private static let pack = packageFolder + "/Examples/Stickers.xcstickers/Sticker Pack.stickerpack/"

    @Test("The pack of the examples", arguments: [320.0, 402, 440])
    func sameGrid(width: Double) throws {
        let scene = try BalloonScene(
            text: "stickers: {pack: Stickers.xcstickers}", file: packageFolder + "/Examples/pack.yaml")
        let traits = TraitCollection(transcriptWidth: width)
        let pack = try scene.layout(traits: traits, fonts: fonts())

        let browser = Browser(stickerSize: .regular)
        browser.stickers = try [
            ("Sun.sticker/sun.png", "A smiling sun"), ("Boat.stickersequence/boat-1.png", "A boat on the waves"),
            ("Heart.sticker/heart.png", "A happy heart"), ("Fish.sticker/fish.png", "A fish"),
        ].map { file, description in
            try MSSticker(
                contentsOfFileURL: URL(fileURLWithPath: Self.pack + file), localizedDescription: description)
        }
        let view = browser.stickerBrowserView
        view.frame = CGRect(x: 0, y: 0, width: width, height: pack.size.height)
        view.reloadData()
        let shown = try view.placed(in: context(traits))

        func cells(_ balloon: PlacedBalloon) -> [String] {
            balloon.record.nodes.filter { $0.kind == "image" }.map { node in
                let words = node.attributes.first { $0.name == "description" }?.value ?? ""
                return "\(node.frame) \(words)"
            }
        }
        #expect(cells(pack).count == 4 && cells(pack) == cells(shown))
        #expect(try shown.picture(scale: 1) == pack.picture(scale: 1))
    }
}
