import Foundation
import Scenes
import TestSupport
import Testing

/// What authors mistype is refused where it stands, with what to write instead.
@Suite struct WrongSceneTests {
    static let corpus = WrongScene.notYAML + WrongScene.wrongKeys + WrongScene.wrongValues

    private static func errors(of scene: WrongScene) throws -> [SceneError] {
        let file = scene.text.hasPrefix("{") ? "wrong.json" : "wrong.yaml"
        return try #require(throws: SceneError.self) { try BalloonScene(text: scene.text, file: file) }.all
    }

    @Test("Each mistake is reported at its line and column, of its kind, with its fix", arguments: corpus)
    func refused(scene: WrongScene) throws {
        let errors = try Self.errors(of: scene)
        let error = try #require(errors.first)
        let all = errors.map(\.description).joined(separator: "\n")
        #expect(error.place == ScenePlace(line: scene.line, column: scene.column), "\(all)")
        #expect(error.kind == scene.kind, "\(all)")
        #expect(error.fix.contains(scene.fix), "\(all)")
        #expect(errors.count == 1, "one mistake is one error: \(all)")
        let lines = scene.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(error.sourceLine == String(lines[scene.line - 1]))
    }

    @Test("A key that is mistyped twice is two mistakes, and no third")
    func mistypedTwice() throws {
        let scene = WrongScene("", 5, 13, .unknownKey, fix: "", WrongScene.live("{txt: a, tex: b}"))
        #expect(try Self.errors(of: scene).map(\.kind) == [.unknownKey, .unknownKey])
    }

    @Test("No message has the words of the parser", arguments: WrongScene.notYAML)
    func plainWords(scene: WrongScene) throws {
        for error in try Self.errors(of: scene) {
            for word in ["token", "flow", "scalar", "context", "did not find", "scanning", "block mapping", "stream"] {
                #expect(!error.sentence.contains(word), "\(error)")
            }
        }
    }

    @Test("The corpus has more than 100 mistakes, each of its own name")
    func size() {
        #expect(Self.corpus.count >= 100 && Set(Self.corpus.map(\.name)).count == Self.corpus.count)
    }

    @Test("All mistakes of a file are reported at once, in its order")
    func together() throws {
        let text = """
            message:
              layout:
                live:
                  alternate: {captoin: Hi}
                  view:
                    vstack:
                      - {text: a, padding: -1, opacity: 7}
                      - {fill: blau}
                      - {txet: b, spacing: 3}
              shouldExpire: yes
            traits: {locale: e n, userInterfaceStyle: drak}
            participants: {ada: 1}
            sender: bob

            """
        let error = try #require(throws: SceneError.self) { try BalloonScene(text: text, file: "all.yaml") }
        let places = error.all.map { [$0.place?.line ?? 0, $0.place?.column ?? 0] }
        #expect(
            places == [
                [4, 19], [7, 32], [7, 45], [8, 20], [9, 14], [9, 23], [10, 17], [11, 18], [11, 43], [12, 21],
            ], "\(error)")
        let lines = text.components(separatedBy: "\n")
        #expect(error.all.allSatisfy { $0.sourceLine == lines[($0.place?.line ?? 1) - 1] })
        // Who sent it is not judged by participants that have a mistake themselves.
        #expect(!error.description.contains("bob"))
        #expect(error.others.allSatisfy { $0.others.isEmpty })
    }

    @Test("A key that is listed twice is told of beside other mistakes", arguments: ["yaml", "json"])
    func repeatedBesideOthers(form: String) throws {
        let text = """
            {"message": {"layout": {"template": {"caption": "a", "caption": "b"}}},
             "traits": {"locale": 1}}
            """
        let error = try #require(throws: SceneError.self) { try BalloonScene(text: text, file: "a.\(form)") }
        #expect(error.all.map(\.kind) == [.duplicateKey, .wrongType], "\(error)")
    }

    @Test("A file with thousands of mistakes reports a hundred")
    func limit() throws {
        let text = "message: {layout: {template: {}}}\n" + (1...1000).map { "key\($0): 1\n" }.joined()
        let error = try #require(throws: SceneError.self) { try BalloonScene(text: text, file: "many.yaml") }
        #expect(error.all.count == SceneLimits.maximumErrorCount)
    }

    @Test("Mistakes in a scene that a conversation names are reported in that file")
    func otherFile() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("message: {layout: {template: {captoin: Hi}}}\n", to: "part.yaml")
        let path = try folder.write(
            "participants: {ada: Ada}\nviewer: ada\ntranscript: {entries: [{scene: part.yaml, from: adda}]}\n",
            to: "talk.yaml")
        let error = try #require(throws: SceneError.self) { try BalloonScene(contentsOf: path) }
        #expect(error.all.map { ($0.file as NSString).lastPathComponent } == ["talk.yaml", "part.yaml"])
        #expect(error.others.first?.place == ScenePlace(line: 1, column: 31))
        #expect(error.others.first?.sourceLine?.hasPrefix("message:") == true)
    }
}
