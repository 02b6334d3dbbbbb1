import BalloonFixtures
import BalloonLayouts
import Drawing
import Foundation
import Scenes
import TestSupport
import Testing

/// `Documentation/SceneReference.md` and its pictures are those of the grammar. `BALLOON_REWRITE=readme` writes them.
@Suite struct SceneReferenceTests {
    private static let page = packageFolder + "/Documentation/SceneReference.md"
    private static let folder = packageFolder + "/Documentation/SceneReference"
    private let isRewriting = Rewriting.readme.isAsked

    private func expect(_ bytes: [UInt8], at path: String) throws {
        if isRewriting {
            let url = URL(fileURLWithPath: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url)
        }
        // Compared outside of the expectation, which would print all bytes.
        let isCurrent = FileManager.default.contents(atPath: path).map(Array.init) == bytes
        #expect(isCurrent, "\(path) is stale; make readme")
    }

    @Test("The page is the grammar's")
    func page() throws { try expect(Array(SceneReferencePage.text.utf8), at: Self.page) }

    @Test("Each picture is that of its scene, and at most 10 kB", arguments: ReferencePictures.scenes.map(\.name))
    func picture(name: String) throws {
        let scene = try #require(ReferencePictures.scenes.first { $0.name == name })
        let file = "\(Self.folder)/\(name).yaml"
        try expect(Array(scene.text.utf8), at: file)
        let balloon = try BalloonScene(contentsOf: file).layout(fonts: fonts())
        let png = PNGEncoder.encode(try BalloonRenderer().picture(of: balloon))
        #expect(png.count <= 10_000, "\(png.count) bytes")
        try expect(png, at: "\(Self.folder)/\(name).png")
    }

    @Test("Every key of an element has a picture, but its name in records")
    func complete() {
        let drawn = Set(ReferencePictures.scenes.map(\.name))
        let missing = SceneGrammar.elementMapping.names.filter { !drawn.contains("element-\($0)") }
        #expect(missing == ["id"])
        let entries = SceneGrammar.entryMapping.names.filter { !drawn.contains("entry-\($0)") }
        #expect(entries == ["scene", "app"])
        #expect(drawn.count == ReferencePictures.scenes.count)
    }

    @Test("No file is left of a key that is gone")
    func leftOvers() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
        let names = Set(ReferencePictures.scenes.flatMap { ["\($0.name).yaml", "\($0.name).png"] })
        #expect(Set(files) == names)
    }
}
