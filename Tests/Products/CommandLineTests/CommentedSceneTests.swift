import BuiltProgram
import Drawing
import Foundation
import Testing

/// What a golden was drawn from is what its scene holds, not how the file looks.
struct CommentedSceneTests {
    /// A set in which another file stands for the font that draws.
    private static func addFonts(to scratch: Scratch) throws {
        try scratch.write(
            #"{"extends": "bundled", "fonts": [{"file": "BubbleSans.ttf", "family": "BubbleSans", "role": "primary"}]}"#,
            to: "other/manifest.json")
        try FileManager.default.createSymbolicLink(
            at: scratch.url("other/BubbleSans.ttf"),
            withDestinationURL: Balloon.package.appendingPathComponent("Fonts/NotoSans.ttf"))
    }

    @Test("Comments and formatting are no reason of a difference, and a font that changed is")
    func comments() throws {
        let scratch = try FailingScenes.recorded()
        try Self.addFonts(to: scratch)
        let scene = String(decoding: try scratch.data("scenes/dinner.yaml"), as: UTF8.self)
        try scratch.write(
            "# Looked at in May\n\n" + scene + "\nsweep: {transcriptWidths: [320]}\n", to: "scenes/dinner.yaml")
        let run = try scratch.balloon("verify", "scenes", "--fonts", "other")
        #expect(run.status == 1)
        #expect(run.output.contains("cause 1 of 1, 5 cells: font BubbleSans 4.001 → 2.015\n"), "\(run.output)")
        // A comment does not make a candidate one of another scene either.
        try scratch.write("# In June\n" + scene, to: "scenes/dinner.yaml")
        #expect(try scratch.balloon("accept", "--all").status == 0)
    }

    @Test("A golden that keeps the digest of its scene's text, as 0.1 wrote it, is still known")
    func olderDigest() throws {
        let scratch = try Scratch()
        try Self.addFonts(to: scratch)
        let scene = Scenes.captions(caption: "Hello") + "\n# A comment\n"
        try scratch.write(scene, to: "a.yaml")
        try #require(try scratch.balloon("record", "a.yaml", "--hashes").status == 0)
        let golden = String(decoding: try scratch.data("Goldens/a.hash"), as: UTF8.self)
        let inputs = try #require(golden.split(separator: "\n").first { $0.hasPrefix("balloon inputs: ") })
        func causes(inputs new: String) throws -> [String] {
            try scratch.write(golden.replacing(inputs, with: "balloon inputs: \(new)"), to: "Goldens/a.hash")
            let run = try scratch.balloon("verify", "a.yaml", "--fonts", "other", "--json")
            return try run.rows("causes").compactMap { $0["sentence"] as? String }
        }
        // The name, the ending and the text, each with its length before it.
        let parts = ["a", "yaml", scene].map { "\($0.utf8.count) \($0)" }.joined()
        let digest = SHA256.hexadecimalDigest(of: Array(parts.utf8)).prefix(16)
        #expect(try causes(inputs: String(digest)) == ["font BubbleSans 4.001 → 2.015"])
        #expect(try causes(inputs: "0123456789abcdef") != ["font BubbleSans 4.001 → 2.015"])
    }
}
