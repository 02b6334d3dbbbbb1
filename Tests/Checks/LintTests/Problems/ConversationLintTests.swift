import BalloonFixtures
import Foundation
import Lint
import Scenes
import TestSupport
import Testing
import ViewLayout

@testable import Lint

/// What lint finds in a conversation as in a message of its own: what is staged, what lists show, what is dropped.
struct ConversationLintTests {
    private func problems(_ text: String) throws -> [(rule: String, subject: String)] {
        let scene = try BalloonScene(text: text, file: packageFolder + "/Examples/talk.yaml")
        var axes = TraitAxes()
        axes[\.preferredContentSizeCategory] = [.large]
        axes[\.locale] = ["en"]
        return try SceneLint(of: scene, narrowedTo: axes, fonts: .bundled(), workerCount: 2).problems
            .map { ($0.rule, $0.subject) }
    }

    private func talk(
        url: String = "url: https://example.com/t/1", summary: String = "Dinner", dropped: String = "",
        last: String = ""
    ) -> String {
        """
        participants: {ada: Ada, ben: Ben}
        viewer: ben
        transcript:
          entries:
            - from: ada
              message:
                summaryText: \(summary)
                url: https://example.com/t/1
                layout: {template: {caption: Dinner}}
        \(dropped)
        \(last)
          inputField:
            message:
              summaryText: Dinner
              \(url)
              layout: {template: {caption: Dinner}}
        """
    }

    @Test("A staged message has a URL")
    func staged() throws {
        let found = try problems(talk(url: "shouldExpire: false"))
        #expect(found.map(\.rule) == ["urlMissing"] && found.map(\.subject) == ["inputField url"])
        #expect(try problems(talk()).isEmpty)
    }

    @Test("The summary of the last message is cut in the list")
    func summaries() throws {
        let long = String(repeating: "Ada has moved her queen to the eighth rank, ", count: 4)
        let found = try problems(talk(summary: long))
        #expect(found.map(\.rule) == ["summaryTruncated"] && found.map(\.subject) == ["entries[0] summaryText"])
        // Nobody reads it once something else was said.
        #expect(try problems(talk(summary: long, last: "    - {from: ben, text: Yes}")).isEmpty)
    }

    @Test("A sticker without a transparent edge, sent or dropped")
    func stickers() throws {
        let folder = try TemporaryFolder()
        let opaque = try folder.write(StickerFiles.png(width: 300, height: 300), to: "opaque.png")
        let clear = try folder.write(StickerFiles.clearPNG(width: 300, height: 300), to: "clear.png")
        func art(_ path: String) -> String { "{image: \(path), description: A smile" }
        let sent = try problems(talk(last: "    - {from: ben, sticker: \(art(opaque))}}"))
        #expect(sent.map(\.rule) == ["stickerOpaque"] && sent.map(\.subject) == ["entries[1] sticker"])
        #expect(try problems(talk(last: "    - {from: ben, sticker: \(art(clear))}}")).isEmpty)
        func dropped(_ path: String) -> String { "      droppedStickers: [\(art(path)), x: 0.9, y: 0.1}]" }
        let found = try problems(talk(dropped: dropped(opaque)))
        #expect(found.contains { $0 == ("stickerOpaque", "entries[0] dropped") }, "\(found)")
        #expect(try !problems(talk(dropped: dropped(clear))).contains { $0.rule == "stickerOpaque" })
    }

    @Test("Two stickers of one description cannot be told apart")
    func descriptions() throws {
        func browser(_ second: String) -> String {
            """
            stickers:
              stickers:
                - {image: images/sticker-sun.png, description: A smile}
                - {image: images/sticker-cup.png, description: \(second)}
            """
        }
        let found = try problems(browser("a smile"))
        #expect(found.map(\.rule) == ["stickerUndescribed"] && found.map(\.subject) == ["sticker-2"])
        #expect(try problems(browser("A cup")).isEmpty)
    }

    @Test("The label of a picture that is a file's name is told as what it is")
    func fileName() throws {
        let text = """
            message:
              summaryText: Dinner
              url: https://example.com/t/1
              accessibilityLabel: IMG_2041.png
              layout: {template: {image: images/ferry-building.png, caption: Dinner}}
            """
        let scene = try BalloonScene(text: text, file: packageFolder + "/Examples/talk.yaml")
        let found = scene.authorFindings.filter { $0.kind == .pictureUndescribed }
        #expect(found.count == 1 && found.allSatisfy { $0.message.contains("IMG_2041.png") })
    }
}
