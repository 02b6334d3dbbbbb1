import BalloonFixtures
import Drawing
import Foundation
import Goldens
import Scenes
import TestSupport
import Testing
import Typesetting

@testable import Sweeps

/// A golden that has passed passes again without being drawn only where everything that it shows is as it was.
struct SceneInputsTests {
    @Test func theDigestIsOfTheTextAndOfThePictures() throws {
        let folder = try TemporaryFolder()
        let text = "message: {layout: {template: {image: a.png, caption: a}}}\n"
        func digest(_ text: String, _ art: Picture) throws -> String {
            try folder.write(PNGEncoder.encode(art.bitmap), to: "a.png")
            return try #require(try BalloonScene(contentsOf: folder.write(text, to: "a.yaml")).inputDigest)
        }
        let white = picture(width: 20, height: 20, scale: 1)
        let first = try digest(text, white)
        #expect(try first == digest("# a comment\n" + text, white))
        #expect(try first != digest(text.replacing("caption: a", with: "caption: b"), white))
        #expect(try first != digest(text, clearPicture(width: 20, height: 20, scale: 1)))
    }

    @Test func aDigestIsOfTheFilesThatAConversationNames() throws {
        let folder = try TemporaryFolder()
        let talk = "transcript: {entries: [{from: ada, scene: a.yaml}]}\nparticipants: {ada: A, ben: B}\nviewer: ben\n"
        func digest(_ caption: String) throws -> String? {
            try folder.write("message: {layout: {template: {caption: \(caption)}}}\n", to: "a.yaml")
            return try BalloonScene(contentsOf: folder.write(talk, to: "talk.yaml")).inputDigest
        }
        let first = try digest("one")
        #expect(try first != nil && first == digest("one") && first != digest("two"))
    }

    /// Tables are no YAML, in which `#` begins a comment and a line feed is a space, and their folders name languages.
    @Test func aDigestIsOfEachTableOfStringsAsItIs() throws {
        let folder = try TemporaryFolder()
        let text = "message: {layout: {template: {caption: {key: c}}}}\nstrings: en.lproj/a.strings\n"
        func digest(_ english: String, other: String = "de") throws -> String? {
            try folder.write("/* Title */\n\"c\" = \"\(english)\";\n", to: "en.lproj/a.strings")
            try folder.write("\"c\" = \"Raum\";\n", to: "\(other).lproj/a.strings")
            defer { try? FileManager.default.removeItem(atPath: folder.file("\(other).lproj")) }
            return try BalloonScene(contentsOf: folder.write(text, to: "a.yaml")).inputDigest
        }
        let first = try digest("Room #1")
        #expect(try first != nil && first == digest("Room #1") && first != digest("Room #2"))
        #expect(try digest("Room\nOne") != digest("Room One"))
        #expect(try first != digest("Room #1", other: "da"))
    }

    /// The first bytes of a font have the checksums of its tables, so another version has others.
    @Test func anotherVersionOfAFontIsAnotherFingerprint() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"extends": "bundled", "fonts": [{"file": "Own.ttf"}]}"#, to: "manifest.json")
        func identity(_ name: String) throws -> String? {
            try folder.write(Array(Data(contentsOf: URL(fileURLWithPath: "Fonts/\(name).ttf"))), to: "Own.ttf")
            return EngineFingerprint(fonts: try FontCascade(directory: folder.path)).fonts.first?.identity
        }
        let regular = try identity("NotoSansLao-Regular")
        #expect(try regular != nil && regular == identity("NotoSansLao-Regular"))
        #expect(try regular != identity("NotoSansLao-Bold"))
    }
}
