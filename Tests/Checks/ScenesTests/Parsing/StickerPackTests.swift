import BalloonFixtures
import BalloonLayouts
import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import Scenes

/// Sticker packs of Xcode ("Asset Catalog Format Reference", facts 1.9.15) as scenes.
@Suite struct StickerPackTests {
    private let folder: TemporaryFolder
    private static let info = #""info" : { "version" : 1, "author" : "xcode" }"#

    init() throws { folder = try TemporaryFolder() }

    /// Writes a pack in the manner of Xcode.
    private func write(
        _ stickers: [(folder: String, contents: String, files: [(name: String, bytes: [UInt8])])],
        size: String = "small"
    ) throws {
        let pack = "Stickers.xcstickers/Sticker Pack.stickerpack"
        let names = stickers.map { #"{ "filename" : "\#($0.folder)" }"# }.joined(separator: ", ")
        _ = try folder.write(
            #"{ "stickers" : [ \#(names) ], \#(Self.info), "properties" : { "grid-size" : "\#(size)" } }"#,
            to: "\(pack)/Contents.json")
        for sticker in stickers {
            _ = try folder.write(
                "{ \(sticker.contents), \(Self.info) }", to: "\(pack)/\(sticker.folder)/Contents.json")
            for file in sticker.files { _ = try folder.write(file.bytes, to: "\(pack)/\(sticker.folder)/\(file.name)") }
        }
    }

    private func still(
        _ name: String, _ bytes: [UInt8], label: String? = "A cup", file: String = "cup.png"
    ) -> (String, String, [(String, [UInt8])]) {
        let label = label.map { #""accessibility-label" : "\#($0)", "# } ?? ""
        return (name, #""properties" : { \#(label)"filename" : "\#(file)" }"#, [(file, bytes)])
    }

    private func sequence(
        _ frames: [[UInt8]], timing: String, ending: String = "png"
    ) -> (String, String, [(String, [UInt8])]) {
        let files = frames.indices.map { "frame\($0 + 1).\(ending)" }
        let list = files.map { #"{ "filename" : "\#($0)" }"# }.joined(separator: ", ")
        return (
            "Spin.stickersequence",
            #""properties" : { "accessibility-label" : "A wheel", \#(timing) }, "frames" : [ \#(list) ]"#,
            Array(zip(files, frames))
        )
    }

    private func scene(_ pack: String = "Stickers.xcstickers") throws -> BalloonScene {
        try BalloonScene(text: "stickers: {pack: \(pack)}", file: folder.file("scene.yaml"))
    }

    private func findings(_ scene: BalloonScene) throws -> [Finding.Kind] {
        try scene.layout(fonts: fonts()).findings.map(\.kind)
    }

    private static let clear = StickerFiles.clearPNG(width: 300, height: 300)

    @Test("A pack has its stickers in order, in cells of its size, with what they show")
    func pack() throws {
        try write([still("Cup.sticker", Self.clear), sequence([Self.clear, Self.clear], timing: #""duration" : 4"#)])
        let record = try scene().layout(fonts: fonts()).record
        #expect(record.nodes[0].attributes.contains { $0.name == "cell" && $0.value == "100.000" })
        let stickers = record.nodes.filter { $0.kind == "image" }
        func values(_ name: String) -> [String?] {
            stickers.map { node in node.attributes.first { $0.name == name }?.value }
        }
        #expect(values("description") == ["A cup", "A wheel"] && values("frames") == ["1", "2"])
        #expect(try findings(scene()).isEmpty)
        // The pack itself is as good as its catalogue.
        #expect(
            try scene("Stickers.xcstickers/Sticker Pack.stickerpack").layout(fonts: fonts()).record.text == record.text)
    }

    @Test(
        "The length of a loop: frames by a rate, or as it is",
        arguments: [
            (#""duration" : 8, "duration-type" : "fps""#, 0.5), (#""duration" : 3, "duration-type" : "fixed""#, 3),
            (#""repetitions" : 0"#, 4.0 / 15),
        ])
    func duration(timing: String, seconds: Double) throws {
        try write([sequence([[UInt8]](repeating: Self.clear, count: 4), timing: timing)])
        let cost = try #require(try scene().layout(fonts: fonts()).stickerCosts.first)
        #expect(cost.node == "sticker" && cost.cost.frameCount == 4 && abs(cost.cost.seconds - seconds) < 1e-9)
        #expect(cost.cost.decodedBytes == 300 * 300 * 4 * 4)
        #expect(abs(cost.cost.framesPerSecond - 4 / seconds) < 1e-9)
    }

    @Test("What costs much is found: a rate above that of films, a loop of more than three seconds, many pixels")
    func costly() throws {
        func kinds(_ count: Int, _ timing: String, side: Int = 300) throws -> [Finding.Kind] {
            let frame = StickerFiles.clearPNG(width: side, height: side)
            try write(
                [sequence([[UInt8]](repeating: frame, count: count), timing: timing)],
                size: side > 300 ? "large" : "small")
            return try findings(scene())
        }
        #expect(try kinds(4, #""duration" : 25, "duration-type" : "fps""#) == [.stickerCostly])
        #expect(try kinds(40, #""duration" : 3.1, "duration-type" : "fixed""#) == [.stickerCostly])
        #expect(try kinds(20, #""duration" : 12, "duration-type" : "fps""#, side: 618) == [.stickerCostly])
    }

    @Test("A short loop at a low rate costs little")
    func cheap() throws {
        try write([
            sequence([[UInt8]](repeating: Self.clear, count: 24), timing: #""duration" : 24, "duration-type" : "fps""#)
        ])
        #expect(try findings(scene()).isEmpty)
    }

    @Test("An opaque edge is found")
    func opaque() throws {
        try write([still("Cup.sticker", StickerFiles.png(width: 300, height: 300))])
        #expect(try findings(scene()) == [.stickerOpaque])
    }

    @Test("A transparent edge is not")
    func transparent() throws {
        try write([still("Cup.sticker", Self.clear)])
        #expect(try findings(scene()).isEmpty)
    }

    @Test("Without a label VoiceOver says the name of the folder, which is found")
    func unlabelled() throws {
        try write([still("Cup.sticker", Self.clear, label: nil)])
        #expect(try findings(scene()) == [.stickerUndescribed])
    }

    @Test("What Messages refuses is an error that names the file of the pack")
    func refused() throws {
        func message(_ sticker: (String, String, [(String, [UInt8])])) throws -> String {
            try write([sticker])
            do {
                _ = try scene()
                return ""
            } catch let error as SceneError {
                return "\(error)"
            }
        }
        let small = StickerFiles.clearPNG(width: 299, height: 300)
        #expect(try message(still("Cup.sticker", small)).contains("299 x 300"))
        #expect(try message(still("Cup.sticker", Array("II*\0....".utf8), file: "cup.tiff")).contains("cup.tiff"))
        #expect(try message(still("Cup.sticker", Self.clear, file: "../cup.png")).contains("not the name of a file"))
        #expect(try message(still("Cup.image", Self.clear)).contains(".image is neither"))
        let other = StickerFiles.clearPNG(width: 300, height: 408)
        #expect(
            try message(sequence([Self.clear, other], timing: #""duration" : 4"#)).contains("frame 2 has 300 x 408"))
        #expect(try message(sequence([], timing: #""duration" : 4"#)).contains("no frames"))
        let gif = StickerFiles.gif(width: 300, height: 300, delays: [10])
        #expect(try message(sequence([gif], timing: #""duration" : 4"#, ending: "gif")).contains("not a still PNG"))
        let moving = StickerFiles.apng(width: 300, height: 300, delays: [(1, 10), (1, 10)])
        #expect(try message(sequence([moving], timing: #""duration" : 4"#)).contains("not a still PNG"))
        let noisy = StickerFiles.noisyPNG(width: 300, height: 300)
        #expect(noisy.count < 500_000 && noisy.count > 200_000)
        #expect(try message(sequence([noisy, noisy, noisy], timing: #""duration" : 4"#)).contains("bytes together"))
    }

    @Test("A catalogue has one pack, or the scene names it; a pack has no other keys beside it")
    func choice() throws {
        try write([still("Cup.sticker", Self.clear)])
        _ = try folder.write("{}", to: "Stickers.xcstickers/Other.stickerpack/Contents.json")
        #expect(throws: SceneError.self) { try scene() }
        #expect(throws: SceneError.self) { try scene("nowhere.xcstickers") }
        #expect(throws: SceneError.self) { try scene("Stickers.zip") }
        #expect(throws: SceneError.self) {
            try BalloonScene(
                text: "stickers: {size: large, pack: \"Stickers.xcstickers/Sticker Pack.stickerpack\"}",
                file: folder.file("scene.yaml"))
        }
    }

    @Test("The JSON of a pack is not a scene of its folder")
    func folders() throws {
        try write([still("Cup.sticker", Self.clear)])
        _ = try folder.write("stickers: {pack: Stickers.xcstickers}", to: "scene.yaml")
        #expect(try SceneFolder.files(in: folder.path).map { ($0 as NSString).lastPathComponent } == ["scene.yaml"])
    }
}
