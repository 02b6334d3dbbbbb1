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
        #expect(run.output.contains("cause 1 of 1: font BubbleSans 4.001 → 2.015  (5 cells)\n"), "\(run.output)")
        // A comment does not make a candidate one of another scene either.
        try scratch.write("# In June\n" + scene, to: "scenes/dinner.yaml")
        #expect(try scratch.balloon("accept", "--all").status == 0)
    }
}
