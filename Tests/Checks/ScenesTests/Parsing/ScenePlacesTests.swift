import BalloonFixtures
import Foundation
import Scenes
import TestSupport
import Testing
import ViewLayout

/// Reports point to the line that a node of a record was placed for.
struct ScenePlacesTests {
    private static let conversation = """
        transcript:
          entries:
            - date: Today 9:41
            - {from: ada, text: OK}
            - from: ada
              session: a
              message: {summaryText: Ada asks, layout: {template: {caption: Six}}}
            - {from: ben, text: OK}
            - from: ada
              session: a
              message:
                layout:
                  template:
                    caption: Seven
              droppedStickers:
                - {image: a.png, description: A heart}
                - {image: a.png, description: A sun}
            - {from: ben, sticker: {image: a.png, description: A cup}}
            - receipt: Read
          inputField:
            message:
              layout: {template: {caption: Eight}}
            placeholder: Add a comment
        """

    @Test(arguments: [
        ("time", 3), ("transcript/bubble/text", 4), ("transcript/bubble-2/text", 8), ("bubble-2", 8), ("line", 7),
        ("template/bar/caption", 14), ("transcript/template", 11), ("dropped", 16), ("dropped-2", 17), ("sticker", 18),
        ("receipt", 19), ("inputField/template/bar/caption", 22), ("draft", 23),
    ])
    func aNodeOfAConversationHasTheLineOfItsEntry(_ node: String, _ line: Int) throws {
        let folder = try TemporaryFolder()
        let places = try #require(ScenePlaces(ofFile: try folder.write(Self.conversation, to: "a.yaml")))
        #expect(places.place(ofNode: node, saying: "\(node) is another one")?.line == line)
    }

    /// More nodes than the file has entries, as on a system that is sent words for balloons, have no line.
    @Test(arguments: ["bubble-3", "dropped-9", "bubble-0"]) func aNodeWithoutAnEntryHasNoLine(_ node: String) throws {
        let folder = try TemporaryFolder()
        let places = try #require(ScenePlaces(ofFile: try folder.write(Self.conversation, to: "a.yaml")))
        #expect(places.place(ofNode: node, saying: "\(node) is another one") == nil)
    }

    // MARK: - Subjects of findings

    /// A view with a text in two rows, strings and an expectation.
    private static let view = """
        message:
          layout:
            live:
              alternate: {caption: Dinner}
              view:
                vstack:
                  - {text: {key: where}, padding: 4}
                  - hstack:
                      - {text: a, id: dish}
                      - {text: b}
                    padding: 8
                  - {text: {key: when}}
                padding: 2
              contentSize: {height: fit}
        strings:
          en: {where: Pier, when: Noon}
        expect:
          - {node: dish, lines: 1}
          - {node: dish, contrast: 3}
        """

    /// The subject, the words of the finding, and the line.
    @Test(arguments: [
        ("dish", "", 9), ("hstack/dish", "", 9), ("vstack/text", "", 12), ("padding/vstack/text", "", 12),
        ("padding/vstack/padding-2/hstack/text", "", 10), ("padding/vstack/padding/text", "", 7), ("where", "", 7),
        ("when", "", 12), ("expect[0].lines", "", 18), ("expect[1].contrast", "", 19), ("expect[2].lines", "", 3),
        ("caption", "", 4), ("contentSize", "", 14), ("nothing", "", 3), ("", "“b” is cut", 10), ("", "“c” is cut", 3),
        ("live/padding", "", 6),
    ])
    func aSubjectOfAViewHasItsLine(_ subject: String, _ message: String, _ line: Int) throws {
        let folder = try TemporaryFolder()
        let places = try #require(ScenePlaces(ofFile: try folder.write(Self.view, to: "a.yaml")))
        #expect(places.place(of: subject, saying: message).line == line)
    }

    @Test(arguments: [
        ("entries[0]", 3), ("entries[1]", 4), ("entries[2] caption", 7), ("entries[2] summaryText", 7),
        ("entries[4] caption", 14), ("entries[5]", 18), ("entries[5] description", 18), ("entries[7] caption", 1),
        ("inputField caption", 22), ("inputField", 20), ("caption", 1),
        ("entries[2] hi", 4),
    ])
    func aSubjectOfAConversationHasTheLineOfItsEntry(_ subject: String, _ line: Int) throws {
        let folder = try TemporaryFolder()
        let text = Self.conversation.replacing("- {from: ada, text: OK}", with: "- {from: ada, text: {key: hi}}")
        let places = try #require(ScenePlaces(ofFile: try folder.write(text, to: "a.yaml")))
        #expect(places.place(of: subject, saying: "").line == line)
    }

    private static let strings = """
        message:
          summaryText: {key: Dinner at seven}
          layout:
            template:
              caption: {key: "%lld seats", arguments: [1]}
              subcaption: {key: "%lld seats", arguments: [2]}
        strings:
          en: {Dinner at seven: Dinner at 7, "%lld seats": "%lld seats"}
        """

    /// Xcode makes keys of sentences; records number a key whose arguments differ.
    @Test(arguments: [("Dinner at seven", 2), ("%lld seats", 5), ("bar", 4), ("", 4)])
    func aKeyWithSpacesHasItsLine(_ subject: String, _ line: Int) throws {
        let folder = try TemporaryFolder()
        let places = try #require(ScenePlaces(ofFile: try folder.write(Self.strings, to: "a.yaml")))
        #expect(places.place(of: subject, saying: "").line == line)
        #expect(places.place(ofNode: "string.%lld seats", saying: "")?.line == 5)
    }

    @Test(arguments: [("string.seats", 4), ("string.seats-2", 5), ("string.seats-3", nil)] as [(String, Int?)])
    func aKeyThatIsUsedAgainHasItsOwnLine(_ node: String, _ line: Int?) throws {
        let text = """
            message:
              layout:
                template:
                  caption: {key: seats, arguments: [1]}
                  subcaption: {key: seats, arguments: [2]}
            """
        let folder = try TemporaryFolder()
        let places = try #require(ScenePlaces(ofFile: try folder.write(text, to: "a.yaml")))
        #expect(places.place(ofNode: node, saying: "")?.line == line)
    }

    @Test(arguments: [("sticker", 4), ("sticker-2", 5), ("sticker-3", 1)])
    func aStickerHasTheLineOfItsEntry(_ subject: String, _ line: Int) throws {
        let text = """
            stickers:
              size: large
              stickers:
                - {image: a.png, description: A sun}
                - {image: b.png, description: A moon}
            """
        let folder = try TemporaryFolder()
        let places = try #require(ScenePlaces(ofFile: try folder.write(text, to: "a.yaml")))
        #expect(places.place(of: subject, saying: "").line == line)
    }

    /// A finding names an element by its path in the record, with the nodes that modifiers add around it.
    @Test(arguments: [
        "frame: {width: 90}", "padding: 4", "opacity: 0.5", "shadow: {radius: 2}", "border: {color: label}",
        "cornerRadius: 4",
        "shape: capsule", "shape: circle, border: {color: label}, padding: 3, frame: {height: 80}", "spacing: 3",
    ]) func anElementInsideModifiersHasItsLine(_ modifiers: String) throws {
        let text = """
            message:
              layout:
                live:
                  view:
                    vstack:
                      - {text: a}
                      - {\(modifiers), vstack: [{text: b},
                          {button: c, id: join}]}
                      - {text: d}
                  alternate: {caption: a}
            """
        let folder = try TemporaryFolder()
        let scene = try BalloonScene(contentsOf: folder.write(text, to: "a.yaml"))
        let record = try scene.layout(fonts: fonts()).record
        let paths = NodeTree(record).entries.map(\.path)
            .filter { $0.hasSuffix("join") || $0.contains(/\/text(-2)?$/) && !$0.contains("join") }
        let lines = paths.map { ScenePlaces(of: scene).place(of: $0, saying: "").line }
        #expect(lines == [6, 7, 8, 9])
    }
}
