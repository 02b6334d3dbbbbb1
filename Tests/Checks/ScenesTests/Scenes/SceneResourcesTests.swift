import BalloonFixtures
import Drawing
import Foundation
import TestSupport
import Testing

@testable import Scenes

/// The pictures of a scene together have a limit: each may be as large as a photograph, all of them not.
@Suite struct SceneResourcesTests {
    private func scene(_ text: String, files: [String: String] = [:], maximum: Int) throws -> BalloonScene {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("balloon-count-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // 100 pixels for pictures, 90,000 for stickers, which are at least 300 a side.
        for (name, side) in [("a.png", 10), ("s.png", 300)] {
            let file = PNGEncoder.encode(picture(width: side, height: side, scale: 1).bitmap)
            try Data(file).write(to: folder.appendingPathComponent(name))
        }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        let file = folder.path + "/scene.yaml"
        let parser = SceneParser(file: file, reading: SceneResourceReading(maximum: maximum))
        return try SceneFile.read(text, file: file, parser.scene)
    }

    private static let part = "message: {layout: {template: {image: a.png}}}\napp: {name: A, icon: a.png}"
    private static let views =
        "message: {layout: {live: {view: {vstack: [{image: a.png}, {image: a.png}]}, "
        + "alternate: {image: a.png}}}}"
    private static let conversation = """
        transcript: {entries: [{scene: part.yaml, from: a}, {scene: part.yaml, from: a}]}
        participants: {a: Ada}
        viewer: a
        """
    private static let stickers = """
        stickers: {stickers: [{image: s.png, description: a}, {image: s.png, description: b}]}
        """

    @Test(arguments: [
        (part, 200, "1:38"), (views, 300, nil), (conversation, 400, nil), (stickers, 180_000, "1:63"),
    ])
    func picturesAreCountedTogether(text: String, pixels: Int, place: String?) throws {
        let files = ["part.yaml": Self.part]
        _ = try scene(text, files: files, maximum: pixels)
        let error = #expect(throws: SceneError.self) { try scene(text, files: files, maximum: pixels - 1) }
        let message = error.map { "\($0)" } ?? ""
        #expect(message.contains("have \(pixels) pixels together; at most \(pixels - 1)"), "\(message)")
        if let place { #expect(message.contains(".yaml:\(place):"), "\(message)") }
    }

    /// A file is looked for beside the one that names it, and known by where it is; an error is told in its own file.
    @Test func filesAreBesideThoseThatNameThem() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"k\" = \"Hello\";", to: "parts/app/L.strings")
        try folder.write(PNGEncoder.encode(picture(width: 10, height: 10).bitmap), to: "parts/app/a.png")
        let part = "message: {layout: {template: {image: a.png, caption: {key: k}}}}\nstrings: {en: L.strings}"
        try folder.write(part, to: "parts/app/part.yaml")
        try folder.write("message: {layout: {template: {caption: 24}}}", to: "parts/broken.yaml")
        func conversation(_ part: String) throws -> BalloonScene {
            let text = Self.conversation.replacing("part.yaml", with: part)
            return try BalloonScene(text: text, file: folder.file("scene.yaml"))
        }
        let files = ["part.yaml", "L.strings", "a.png"].map { folder.file("parts/app/\($0)") }
        let scene = try conversation("parts/app/part.yaml")
        #expect(Set(scene.resources.files) == Set(files) && scene.resources.files.count == 2 * 3)
        #expect(Set(scene.resources.texts) == [part, "L.strings\n\"k\" = \"Hello\";"])
        #expect(scene.resources.pictures.count == 2)
        let error = #expect(throws: SceneError.self) { try conversation("parts/broken.yaml") }
        #expect(error?.file == folder.file("parts/broken.yaml"))
    }

    @Test func twoPhotographsOfAPhoneFit() {
        #expect(SceneLimits.maximumPixelCount >= 2 * 8_064 * 6_048)
    }

    /// What a file says does not depend on how it is written, and each file is kept.
    @Test func contentsAreIndependentOfTheirFormatting() {
        let reading = SceneResourceReading()
        let texts = ["a: 1\nb: x\n", "{a: 1, b: x} # once more", "a: 2\nb: x\n"]
        for (index, text) in texts.enumerated() { reading.keep(text, of: "\(index).yaml") }
        #expect(reading.resources.files == ["0.yaml", "1.yaml", "2.yaml"] && reading.resources.texts == texts)
        let contents = reading.resources.contents
        #expect(contents.count == 3 && contents[0] == contents[1] && contents[0] != contents[2])
    }
}
