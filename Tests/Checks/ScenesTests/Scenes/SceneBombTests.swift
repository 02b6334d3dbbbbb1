import BalloonLayouts
import Foundation
import TestSupport
import Testing
import Typesetting
import ViewLayout

@testable import Scenes

/// Small files that stand for a great deal. Each is refused with its place, or read in linear time: in fractions of a
/// second, where it took from many seconds to no end.
@Suite(.endsWithin(.seconds(60))) struct SceneBombTests {
    private static let message = "message: {layout: {template: {caption: Hi}}}\n"

    private func refusal(_ text: String, file: String = "bomb.yaml") throws -> SceneError {
        try #require(throws: SceneError.self) { try BalloonScene(text: text, file: file) }
    }

    private func repeated(_ text: String, _ count: Int, separator: String = "") -> String {
        repeatElement(text, count: count).joined(separator: separator)
    }

    /// Ten aliases a line, each after a line separator that YAML 1.1 takes for a line break.
    @Test(arguments: ["\u{2028}", "\u{2029}", "\u{85}", " "]) func aliasesAfterEveryLineBreak(separator: String) throws
    {
        var text = "a: &a0 [x,x,x,x,x,x,x,x,x,x]\n"
        for index in 1..<30 {
            text += "k\(index): &a\(index) [\(repeated("\(separator)*a\(index - 1) ", 10, separator: ","))]\n"
        }
        let error = try refusal(text)
        #expect(error.message.contains("aliases"))
        #expect(error.place != nil)
    }

    /// Fifteen aliases, each of which doubles the list before it.
    @Test func aliasesAreCountedAsWhatTheyStandFor() throws {
        var text = "a: &a0 [\(repeated("x", 20, separator: ","))]\n"
        for index in 1...8 { text += "k\(index): &a\(index) [*a\(index - 1), *a\(index - 1), x, x, x, x]\n" }
        text += Self.message
        #expect(try refusal(text).message.contains("unknown key"))
        let list = "a: &a0 [\(repeated("x", 30_000, separator: ","))]\n" + "b: [*a0, *a0, *a0, *a0]\n"
        #expect(try refusal(list).message.contains("values"))
    }

    @Test func aListInAKeyIsRefusedBeforeItIsCompared() throws {
        var text = "a0: &a0 [\(repeated("x", 40_000, separator: ","))]\n"
        for index in 1..<16 { text += "? [*a0, \(index)]\n: 1\n" }
        let error = try refusal(text)
        #expect(error.place == ScenePlace(line: 2, column: 3))
    }

    @Test func keysAreNotValues() throws {
        let keys = (0..<40_000).map { "k\($0): x" }.joined(separator: ", ")
        let scene = try BalloonScene(text: Self.message + "strings: {en: {\(keys)}}\n", file: "a.yaml")
        #expect(scene.strings.tables["en"]?.count == 40_000)
    }

    @Test func directives() throws {
        let tags = (0..<50_000).map { "%TAG !a\($0)! tag:x\n" }.joined()
        #expect(try refusal(tags + "---\n" + Self.message).place?.column == 1)
    }

    @Test func aFlatListInManyBrackets() throws {
        let text = repeated("[", 990) + repeated("x", 1_000_000, separator: ",") + repeated("]", 990)
        #expect(try refusal(text).message.contains("nest"))
        #expect(try refusal("[" + repeated("x", 1_000_000, separator: ",") + "]").message.contains("values"))
    }

    @Test func aKeyOfMarks() throws {
        let key = "a" + repeated("\u{301}", 500_000)
        #expect(try refusal(#"{"\#(key)": 1}"#, file: "bomb.json").message.utf8.count < 10_000)
        #expect(try refusal("? \(key)\n: 1\n").message.utf8.count < 10_000)
    }

    // MARK: - What is put into texts

    @Test func namesAndArgumentsAreMeasuredBeforeTheyArePutIn() throws {
        let long = repeated("x", 1_000_000)
        let named = try BalloonScene(
            text:
                "message: {layout: {template: {caption: \"\(repeated("$b ", 100_000))\"}}}\nparticipants: {b: \(long)}\n",
            file: "a.yaml")
        let fonts = try FontCascade.bundled()
        #expect(throws: SceneError.self) { try named.layout(fonts: fonts) }
        let format = "strings: {en: {k: \"\(repeated("%1$@ ", 50_000))\"}}\n"
        let caption = "message: {layout: {template: {caption: {key: k, arguments: [\(long)]}}}}\n"
        #expect(try refusal(caption + format).message.contains("bytes"))
    }

    @Test func substitutionsAreMeasuredBeforeTheyArePutIn() throws {
        var string = LocalizedString(.text(repeated("%#@a@", 1_000)))
        for (name, next) in [("a", "b"), ("b", "c"), ("c", "d"), ("d", "e")] {
            string.substitutions[name] = .init(argument: 1, value: .text(repeated("%#@\(next)@", 1_000)))
        }
        var reference = SceneStringReference(key: "k", place: ScenePlace(line: 1, column: 1))
        reference.arguments = []
        let viewer = StringViewer(language: "en", locale: "en", device: .iphone)
        #expect(throws: StringFormatError.tooLong) {
            try StringResolution(of: string, for: reference, viewer: viewer)
        }
    }

    @Test("Parts without words are counted, too") func emptyPartsTakeTime() throws {
        var string = LocalizedString(.text(repeated("%#@a@", 1_000)))
        for (name, next) in [("a", "b"), ("b", "c"), ("c", "d")] {
            string.substitutions[name] = .init(argument: 1, value: .text(repeated("%#@\(next)@", 1_000)))
        }
        string.substitutions["d"] = .init(argument: 1, value: .text(""))
        var reference = SceneStringReference(key: "k", place: ScenePlace(line: 1, column: 1))
        reference.arguments = []
        let viewer = StringViewer(language: "en", locale: "en", device: .iphone)
        #expect(throws: StringFormatError.tooLong) {
            try StringResolution(of: string, for: reference, viewer: viewer)
        }
    }

    @Test func theAccentedLocaleGrowsInLinearTime() {
        let text = PseudoLocale.accented.text(repeated("a", 100_000))
        #expect(text.count >= 140_000)
        #expect(text.count < 140_010)
    }

    @Test(arguments: ["vstack", "hstack", "zstack"]) func elementsAreCounted(kind: String) throws {
        func text(_ count: Int) -> String {
            "message: {layout: {live: {view: {\(kind): [\(repeated("{text: x}", count, separator: ","))]}, "
                + "alternate: {caption: x}}}}\n"
        }
        #expect(try refusal(text(SceneLimits.maximumElementCount)).message.contains("elements"))
        let most = try BalloonScene(text: text(SceneLimits.maximumElementCount - 1), file: "a.yaml")
        #expect(try most.layout(fonts: .bundled()).record.nodes.count >= SceneLimits.maximumElementCount - 1)
    }

    @Test func participants() throws {
        let many = (0...SceneLimits.maximumParticipantCount).map { "p\($0): x" }.joined(separator: ", ")
        #expect(try refusal(Self.message + "participants: {\(many)}\n").message.contains("participants"))
        let long = String(repeating: "p", count: SceneLimits.maximumIdentifierLength + 1)
        #expect(try refusal(Self.message + "participants: {\(long): x}\n").message.contains("identifier"))
        #expect(try refusal(Self.message + "participants: {\"a$b\": x}\n").message.contains("identifier"))
    }
}
