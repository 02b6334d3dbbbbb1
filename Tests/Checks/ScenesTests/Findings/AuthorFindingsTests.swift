import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenes
import Testing

/// What an author leaves out, whoever reads the message.
struct AuthorFindingsTests {
    private func found(view: String, label: String? = nil) throws -> [Finding.Kind] {
        let text = """
            message:
              summaryText: Dinner
              url: https://example.com/t/1\(label.map { "\n  accessibilityLabel: \($0)" } ?? "")
              layout:
                live:
                  view: \(view)
                  alternate: {caption: Dinner}
            """
        return try BalloonScene(text: text, file: packageFolder + "/Examples/talk.yaml").authorFindings.map(\.kind)
    }

    private static let photo = "{image: images/ferry-building.png}"

    /// A picture somewhere in the view has nobody but the author to say what it shows.
    @Test(arguments: [
        (photo, true), ("{vstack: [{text: Dinner}, \(photo)]}", true), ("{hstack: [\(photo), {text: Dinner}]}", true),
        ("{zstack: [\(photo), {text: Dinner}]}", true),
        ("{grid: {columns: 2, children: [{text: Dinner}, \(photo)]}}", true),
        ("{vstack: [{hstack: [{zstack: [\(photo)]}]}]}", true), ("{zstack: [{fill: tint}, {text: Dinner}]}", false),
        ("{text: Dinner}", false), ("{vstack: [{symbol: clock}, {button: Join}]}", false),
    ])
    func aPictureNeedsWords(_ view: String, _ isFound: Bool) throws {
        #expect(try found(view: view) == (isFound ? [.pictureUndescribed] : []))
        #expect(try found(view: view, label: "The ferry building at night").isEmpty)
    }

    /// Words that VoiceOver would not say, or that name a file, say nothing of a picture.
    @Test(
        arguments: [
            ("The ferry building", []), ("\"♟️\"", [.pictureUndescribed]), ("\"…\"", [.pictureUndescribed]),
            ("\" \"", [.pictureUndescribed]), ("\"\"", [.pictureUndescribed]), ("{key: k}", []),
            ("IMG_1234.JPG", [.pictureUndescribed]), ("photo7", [.pictureUndescribed]), ("a photo", []),
        ] as [(String, [Finding.Kind])]) func aLabelHasWords(_ label: String, _ expected: [Finding.Kind]) throws
    {
        let strings = label.contains("key") ? "\nstrings: {en: {k: a}}" : ""
        let text = """
            message:
              url: https://example.com/t/1
              accessibilityLabel: \(label)
              layout: {template: {image: images/ferry-building.png, caption: a}}\(strings)
            """
        let scene = try BalloonScene(text: text, file: packageFolder + "/Examples/talk.yaml")
        #expect(scene.authorFindings.map(\.kind) == expected)
    }

    /// Of a conversation each message is told of by its entry, and what is staged by the field.
    @Test func eachMessageIsToldOfByItsEntry() throws {
        let message = "message: {layout: {template: {image: images/ferry-building.png, caption: a}}}"
        let scene = try BalloonScene(
            text: """
                viewer: a
                participants: {a: Ada}
                transcript:
                  entries: [{from: a, text: Hi}, {from: a, \(message)}, {date: Today}, {from: a, \(message)}]
                  inputField: {\(message)}
                """, file: packageFolder + "/Examples/talk.yaml")
        let entries = scene.authorFindings.filter { $0.kind == .pictureUndescribed }.map(\.entry)
        #expect(entries == ["entries[1]", "entries[3]", "inputField"])
        let stickers = try BalloonScene(text: "stickers: {stickers: []}", file: "a.yaml")
        #expect(stickers.authorFindings.isEmpty)
    }
}
