import Foundation
import Testing

/// Goldens that other fonts, libraries or versions have drawn say so before what differs.
struct OtherEngineTests {
    /// The fonts of the package and one more, which no text of the scenes needs.
    private static func otherFonts(in scratch: Scratch) throws {
        try scratch.write(#"{"extends": "bundled", "fonts": [{"file": "Brand.ttf"}]}"#, to: "fonts/manifest.json")
        try FileManager.default.createSymbolicLink(
            at: scratch.url("fonts/Brand.ttf"),
            withDestinationURL: Balloon.package.appendingPathComponent("Fonts/NotoSansThai.ttf"))
    }

    @Test func otherFontsAreNamedBeforeTheirConsequences() throws {
        let scratch = try FailingScenes.recorded()
        try Self.otherFonts(in: scratch)
        // Equal goldens stay equal, whatever drew them.
        #expect(try scratch.balloon("verify", "scenes", "--fonts", "fonts").status == 0)
        try scratch.replace("Ferry Building", by: "Pier 39", in: "scenes/dinner.yaml")
        let run = try scratch.balloon("verify", "scenes", "--fonts", "fonts")
        #expect(run.status == 1)
        let first = try #require(run.lines.first)
        #expect(first.hasPrefix("4 of 4 failing goldens were drawn with fonts"), "\(run.output)")
        #expect(first.contains(" instead of "))
        #expect(run.output.contains("\n  drawn    with fonts"))
        let own = try scratch.balloon("verify", "scenes")
        #expect(!own.output.contains("drawn with"))
    }
}
