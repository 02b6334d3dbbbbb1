import BalloonFixtures
import Foundation
import Scenes
import Testing
import Typesetting

/// An error about a text that cannot be set says which text it is. U+E000 is for private use, so no font draws it.
@Suite struct UnsettableTextTests {
    private static let scenes: [(text: String, words: String)] = [
        (
            "message: {layout: {template: {caption: Hi, subcaption: \"a\\uE000\"}}}",
            ": message.layout.template.subcaption: "
        ),
        (
            "message: {layout: {live: {view: {vstack: [{divider: null}, {hstack: [{text: a}, {button: \"\\uE000\"}]}]}, "
                + "alternate: {caption: a}}}}",
            ": message.layout.live.view.vstack[1].hstack[1].button: "
        ),
        (
            "message: {layout: {template: {caption: {key: a}}}}\nstrings: {en: {a: \"\\uE000\"}}",
            "a.yaml:1:46: in locale en: message.layout.template.caption: "
        ),
        (
            "transcript: {entries: [{text: Hi, from: a}, {text: \"\\uE000\", from: a}]}\n"
                + "participants: {a: Ada}\nviewer: a", ": transcript.entries[1].text: "
        ),
        (
            "transcript: {entries: [{message: {layout: {template: {caption: \"\\uE000\"}}}, from: a}]}\n"
                + "participants: {a: Ada}\nviewer: a", ": transcript.entries[0].message.layout.template.caption: "
        ),
        (
            "transcript: {entries: [{date: Today}], inputField: {text: \"\\uE000\"}}\nparticipants: {a: Ada}\nviewer: a",
            ": transcript.inputField.text: "
        ),
        // A name that is put in stands where the text has it.
        (
            "message: {layout: {template: {caption: $ada}}}\nparticipants: {ada: \"\\uE000\"}",
            ": message.layout.template.caption: "
        ),
        // What no text of the scene holds is not guessed at.
        (
            "transcript: {entries: [], appStrip: {favorites: [{name: \"\\uE000\"}]}}\nparticipants: {a: A}\nviewer: a\n"
                + "traits: {receiver: ios10}",
            "in locale en: no font"
        ),
    ]

    @Test(arguments: scenes.indices)
    func theTextIsNamed(index: Int) throws {
        let (text, words) = Self.scenes[index]
        let scene = try BalloonScene(text: text, file: "a.yaml")
        let strict = try FontCascade.bundled(missingGlyphs: .error)
        let error = #expect(throws: SceneError.self) { try scene.layout(fonts: strict) }
        let message = error.map { "\($0)" } ?? ""
        #expect(message.hasPrefix("a.yaml:") && message.contains(words), "\(message)")
        #expect(message.contains("no font draws U+E000"), "\(message)")
    }
}
