import Foundation
import Scenes
import TestSupport
import Testing

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
}
