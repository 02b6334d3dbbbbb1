import BalloonFixtures
import TestSupport
import Testing

@testable import Scenes

/// The files of a sticker pack ("Asset Catalog Format Reference"): names without folders, keys that are needed, limits.
struct StickerCatalogTests {
    private static let clear = StickerFiles.clearPNG(width: 300, height: 300)
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.clear, to: "P.stickerpack/cup.png")
        for name in ["Cup.sticker", "Cup.stickersequence"] {
            try folder.write(Self.clear, to: "P.stickerpack/\(name)/cup.png")
        }
    }

    /// The kind of the error of a pack with a sticker; nil for none.
    private func kind(
        of name: String, _ sticker: String, pack: String = #""properties": {"grid-size": "small"}"#
    ) throws -> SceneError.Kind? {
        try folder.write(#"{"stickers": [{"filename": "\#(name)"}], \#(pack)}"#, to: "P.stickerpack/Contents.json")
        if !name.isEmpty, !name.contains("/") {
            try folder.write("{\(sticker)}", to: "P.stickerpack/\(name)/Contents.json")
        }
        do {
            _ = try BalloonScene(text: "stickers: {pack: P.stickerpack}", file: folder.file("a.yaml"))
            return nil
        } catch { return (error as? SceneError)?.kind }
    }

    private static func still(_ file: String) -> String { #""properties": {"filename": "\#(file)"}"# }

    private static func frames(_ file: String, _ properties: String = "") -> String {
        #""properties": {\#(properties)}, "frames": [{"filename": "\#(file)"}]"#
    }

    @Test(arguments: ["..", ".", "", "./cup.png", "../cup.png", "a/..", "/cup.png", "cup.png/"])
    func aNameHasNoFolder(_ name: String) throws {
        #expect(try kind(of: "Cup.sticker", Self.still(name)) == .badValue)
        #expect(try kind(of: "Cup.stickersequence", Self.frames(name)) == .badValue)
    }

    @Test func theOwnFolderIsNamed() throws {
        #expect(try kind(of: "Cup.sticker", Self.still("cup.png")) == nil)
        #expect(try kind(of: "Cup.stickersequence", Self.frames("cup.png")) == nil)
        for name in ["", "../P.stickerpack/Cup.sticker", "Cup.sticker/"] {
            #expect(try kind(of: name, Self.still("cup.png")) == .badValue, "\(name)")
        }
    }

    @Test(arguments: [
        ("Cup.sticker", ""), ("Cup.sticker", #""properties": {}"#), ("Cup.stickersequence", #""properties": {}"#),
        ("Cup.stickersequence", #""properties": {}, "frames": []"#),
        ("Cup.stickersequence", #""properties": {}, "frames": [{}]"#),
        ("Cup.stickersequence", #""frames": [{"filename": "cup.png"}]"#),
    ]) func whatIsNeededIsNamed(_ name: String, _ contents: String) throws {
        #expect(try kind(of: name, contents) == .missingKey)
    }

    /// A rate, or seconds, of a frame in a minute up to a screen's own rate.
    @Test(arguments: [
        (#""duration": 120"#, true), (#""duration": 120.5"#, false), (#""duration": 0.02"#, true),
        (#""duration": 0.01"#, false), (#""duration": 0"#, false), (#""duration": "4""#, false),
        (#""duration": 4, "duration-type": "fps""#, true), (#""duration": 4, "duration-type": "fixed""#, true),
        (#""duration": 4, "duration-type": "slow""#, false),
    ]) func aSequenceHasARate(_ properties: String, _ isTaken: Bool) throws {
        #expect(try (kind(of: "Cup.stickersequence", Self.frames("cup.png", properties)) == nil) == isTaken)
    }

    @Test(arguments: [
        (#""properties": {"grid-size": "small"}"#, true), (#""properties": {"grid-size": "regular"}"#, true),
        (#""properties": {"grid-size": "large"}"#, true), (#""properties": {"grid-size": "huge"}"#, false),
        (#""properties": {}"#, true), (#""info": {"version": 9}"#, true), (#""properties": []"#, false),
    ]) func aPackHasASize(_ pack: String, _ isTaken: Bool) throws {
        #expect(try (kind(of: "Cup.sticker", Self.still("cup.png"), pack: pack) == nil) == isTaken)
    }
}
