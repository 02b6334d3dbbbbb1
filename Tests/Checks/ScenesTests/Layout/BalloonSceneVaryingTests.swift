import BalloonFixtures
import BalloonLayouts
import Foundation
import TestSupport
import Testing
import Typesetting
import ViewLayout

@testable import Scenes

/// Scenes that say something else, in each of their messages.
struct BalloonSceneVaryingTests {
    private static let conversation = """
        viewer: ben
        participants: {ada: Ada, ben: Ben}
        strings: {en: {hi: Hello}, de: {hi: Hallo}}
        vary: {name: [Bo, Max], people: [1, 2]}
        transcript:
          entries:
            - {from: ada, text: "$name writes"}
            - {from: ada, message: {summaryText: s, layout: {template: {caption: "$name plays", subcaption: {key: hi}}}}}
          inputField: {message: {summaryText: t, layout: {template: {caption: "$name of $people"}}}}
        """

    private func texts(_ scene: BalloonScene, saying content: [String: String] = [:]) throws -> [String] {
        var traits = scene.traits
        traits.content.merge(content) { $1 }
        return try scene.layout(traits: traits, fonts: fonts()).record.nodes.flatMap(\.lines).map(\.text)
            .filter { $0 != "iMessage" }
    }

    /// Other values reach the texts of the conversation, its messages, and what is staged.
    @Test func otherValuesReachEveryMessage() throws {
        let scene = try BalloonScene(text: Self.conversation, file: "a.yaml")
        #expect(try texts(scene, saying: ["name": "Max"]) == ["Max writes", "Max plays", "Hello", "Max of 1"])
        let varied = try scene.varying(["name": ["Zoë", 7]])
        #expect(try texts(varied) == ["Zoë writes", "Zoë plays", "Hello", "Zoë of 1"])
        #expect(try texts(varied, saying: ["name": "7"]) == ["7 writes", "7 plays", "Hello", "7 of 1"])
    }

    /// A sweep over a name leaves the others as the scene has them.
    @Test(arguments: [
        ("", 6), ("\nsweep: {vary: [name]}", 3), ("\nsweep: {vary: []}", 3), ("\nsweep: {vary: [people]}", 6),
    ])
    func onlyTheNamedValuesAreSwept(_ sweep: String, _ count: Int) throws {
        let scene = try BalloonScene(text: Self.conversation + sweep, file: "a.yaml")
        #expect(try scene.varying(["name": ["a", "b", "c"]]).sweep.cellCount == count)
        #expect(try scene.varying([:] as [String: [VariedValue]]).sweep.cellCount == scene.sweep.cellCount)
    }

    /// Every text in its order, those of the messages behind those of the conversation.
    @Test(arguments: [("en", "Hello"), ("de", "Hallo"), ("fr", "Hello")])
    func wordsAreThoseOfEveryMessage(_ locale: String, _ greeting: String) throws {
        let scene = try BalloonScene(text: Self.conversation, file: "a.yaml")
        let words = scene.words(for: TraitCollection(locale: locale))
        #expect(words == ["Bo writes", "Bo plays", greeting, "s", "Bo of 1", "t"])
    }

    /// A record has the strings of the messages in a conversation, as the viewer reads them.
    @Test(arguments: [("en", "Hello"), ("de", "Hallo")])
    func aRecordHasTheStringsOfEveryMessage(_ locale: String, _ greeting: String) throws {
        let scene = try BalloonScene(text: Self.conversation, file: "a.yaml")
        let record = try scene.layout(traits: TraitCollection(locale: locale), fonts: fonts()).record
        #expect(record.inputs.filter { $0.name.hasPrefix("string.") } == [.init("string.hi", greeting)])
    }

    /// A key with other arguments is numbered; the same text of the same key is said once.
    @Test func stringsOfOneKeyAreNumbered() throws {
        let scene = try BalloonScene(
            text: """
                message:
                  summaryText: {key: seats, arguments: [1]}
                  layout:
                    template:
                      caption: {key: seats, arguments: [1]}
                      subcaption: {key: seats, arguments: [2]}
                strings: {en: {seats: "%lld seat"}}
                metrics: {textMargin: 20}
                """, file: "a.yaml")
        #expect(
            scene.recordInputs(for: scene.traits).map { "\($0.name) \($0.value)" } == [
                "string.seats 1 seat", "string.seats-2 2 seat", "metric.textMargin 20",
            ])
    }

    // MARK: - Findings

    /// A finding about another part is another one, whatever is found elsewhere with the first content.
    @Test(arguments: [
        ("caption: $name, subcaption: $name", ["caption", "subcaption"]),
        ("caption: LONG, subcaption: $name", ["subcaption"]),
        ("caption: $name, subcaption: LONG", ["caption"]), ("caption: LONG, subcaption: a $name", ["subcaption"]),
    ]) func findingsOfOtherContentsAreAboutTheirParts(_ texts: String, _ parts: [String]) throws {
        let long = String(repeating: "very ", count: 60) + "long"
        let scene = try BalloonScene(
            text: "message: {summaryText: Hi, layout: {template: {\(texts.replacing("LONG", with: long))}}}\n"
                + "vary: {name: [Bo, \(long)]}", file: "a.yaml")
        let found = try scene.findingsAcrossViewers(in: context(scene.traits))
            .filter { $0.kind == .textTruncated && $0.message.hasPrefix("with name ") }
        #expect(found.map(\.node) == parts)
    }

    /// Of several names every two values meet, of more than two in fewer contents than there are combinations. What is
    /// said first is none of the others.
    @Test(arguments: [1, 2, 3]) func everyTwoValuesMeet(_ count: Int) throws {
        let names = ["a", "b", "c"].prefix(count)
        let (caption, vary) = (names.map { "$" + $0 }, names.map { "\($0): [1, 2, 3]" })
        let scene = try BalloonScene(
            text: "message: {summaryText: s, layout: {template: {caption: \"\(caption.joined(separator: " "))\"}}}\n"
                + "vary: {\(vary.joined(separator: ", "))}", file: "a.yaml")
        let contents = [scene.traits.content] + scene.otherContents
        #expect(Set(contents).count == contents.count && (count < 3 ? [3, 9][count - 1] : 9) <= contents.count)
        #expect(contents.count < [4, 10, 27][count - 1])
        for (index, one) in names.enumerated() {
            for other in names.dropFirst(index + 1) {
                #expect(Set(contents.map { [$0[one], $0[other]] }).count == 9)
            }
        }
    }

    /// The widest letters are those of the fonts that draw the scene: in a font without Hebrew all are boxes of one width.
    @Test func theWidestLettersAreThoseOfTheFonts() throws {
        let folder = try TemporaryFolder()
        let file = PackageFolder.url.appendingPathComponent("Fonts/BubbleSans.ttf")
        try folder.write(Array(Data(contentsOf: file)), to: "BubbleSans.ttf")
        try folder.write(#"{"fonts": [{"file": "BubbleSans.ttf", "role": "primary"}]}"#, to: "manifest.json")
        let own = try FontCascade(directory: folder.path)
        func text(_ fonts: FontCascade?) throws -> String? {
            let name = ContentVariable(name: "name", values: [.longest(3)])
            return try SceneContent(variables: [name], fonts: fonts).names(in: "he").names["name"]
        }
        #expect(try text(own) != text(nil) && text(fonts()) == text(nil))
        let scene = try BalloonScene(text: Self.conversation, file: "a.yaml").measuring(in: own)
        #expect(scene.measuringFonts === own && scene.scenesInside.count == 2)
        #expect(scene.scenesInside.allSatisfy { $0.measuringFonts === own })
    }
}
