import Foundation
import TestSupport
import Testing

@testable import Scenes

/// How large a scene may be, and where what cannot be read stands.
struct SceneTreeTests {
    /// A scene of 200 kilobytes is an everyday one.
    @Test(arguments: ["yaml", "json"]) func aLongSceneIsRead(_ ending: String) throws {
        let folder = try TemporaryFolder()
        let text =
            "{\"message\": {\"layout\": {\"template\": {\"caption\": \"a\"}}}}" + String(repeating: " ", count: 200_000)
        #expect(try BalloonScene(contentsOf: folder.write(text, to: "a.\(ending)")).name == "a")
    }

    /// A string catalogue has the texts of an app in all its languages, ten times as many values as a scene.
    @Test func aCatalogueHasMoreValues() throws {
        let text = "[" + String(repeating: "1,", count: SceneLimits.maximumNodeCount) + "1]"
        #expect(throws: SceneError.self) { try JSONReader.read(text, file: "a.json") }
        #expect(throws: Never.self) { try JSONReader.catalogue(text, file: "a.xcstrings") }
    }

    /// A catalogue is none of the scene's own text, and `balloon new` writes none.
    @Test(arguments: ["", "{\"strings\": "])
    func anErrorOfACatalogueIsNotTheScenes(_ text: String) {
        let error = #expect(throws: SceneError.self) { try JSONReader.catalogue(text, file: "a.xcstrings") }
        #expect(error?.message.contains("catalogue") == true && error?.fix.contains("balloon new") == false)
        let scenes = #expect(throws: SceneError.self) { try JSONReader.read(text, file: "a.json") }
        #expect(scenes?.message.contains("scene") == true)
    }

    /// Brackets beyond those that the parser of YAML takes are as wrong as those beyond a scene's own limit.
    @Test(arguments: [SceneLimits.maximumDepth + 2, 5_000])
    func aDeepNestIsCalledOne(_ count: Int) {
        let text = String(repeating: "[", count: count)
        let error = #expect(throws: SceneError.self) { try SceneFile.tree(of: text, file: "a.yaml") }
        #expect(error?.message == "values nest deeper than \(SceneLimits.maximumDepth) levels")
    }

    /// "YAML 1.2, 5.1": control characters are not allowed; the place counts lines and scalars.
    @Test(arguments: [
        ("a: b\u{7}", 1, 5), ("a: b\nc: \u{7}", 2, 4), ("a: é\nb: ü\u{7}", 2, 5), ("a: 🍦\n\nbc: d\u{7}e\n", 3, 6),
        ("a: b\r\nc: \u{7}", 2, 4), ("\u{7}", 1, 1), ("a: b\n\u{7}", 2, 1),
    ]) func aControlCharacterHasItsPlace(_ text: String, _ line: Int, _ column: Int) {
        let error = #expect(throws: SceneError.self) { try SceneFile.tree(of: text, file: "a.yaml") }
        #expect(error?.place == ScenePlace(line: line, column: column))
    }

    /// The caret may stand behind the last character of its line, where something is missing.
    @Test(arguments: [(1, "^"), (3, "  ^"), (4, "   ^"), (5, nil)] as [(Int, String?)])
    func theCaretMayStandBehindTheLine(_ column: Int, _ caret: String?) {
        var error = SceneError(file: "a.yaml", place: ScenePlace(line: 7, column: column), message: "a")
        error.sourceLine = "abc"
        #expect(SceneExcerpt.text(of: error) == caret.map { "  7 | abc\n    | \($0)" })
    }

    /// A file is a scene, or would be one without its errors, by its subject.
    @Test(arguments: [
        ("a.yaml", "message: {}", true), ("a.yml", "app: {name: A}\ntranscript: {}", true),
        ("a.json", "{\"stickers\": {}}", true),
        ("a.yaml", "name: a", false), ("a.json", "{\"name\": \"a\"}", false), ("a.txt", "message: {}", false),
        ("a.yaml", "message:\n\t- a", true), ("a.yaml", "app: a\nstickers:\n\t- a", true),
        ("a.yaml", "name:\n\t- message", false),
        ("a.yaml", "name: message", false),
    ]) func aFileMayHoldAScene(_ name: String, _ text: String, _ mayHold: Bool) throws {
        let folder = try TemporaryFolder()
        #expect(SceneFile.mayHoldScene(at: try folder.write(text, to: name)) == mayHold)
    }
}
