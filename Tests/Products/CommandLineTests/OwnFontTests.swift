import BuiltProgram
import Foundation
import Testing

/// `--fonts`: an app's own fonts before the bundled ones (Fonts/README.md).
struct OwnFontTests {
    private static func scratch(manifest: String, linking file: String = "NotoSansThai.ttf") throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(manifest, to: "fonts/manifest.json")
        try FileManager.default.createSymbolicLink(
            at: scratch.url("fonts/Brand.ttf"),
            withDestinationURL: Balloon.package.appendingPathComponent("Fonts/\(file)"))
        return scratch
    }

    /// The primary font's ascent and descent, 1.02 and 0.27 em, are those of every line; letters it lacks are the
    /// bundled.
    @Test func aPrimaryFontOfTheAppSetsTheLines() throws {
        let scratch = try Self.scratch(
            manifest: #"{"extends": "bundled", "fonts": [{"file": "Brand.ttf", "role": "primary"}]}"#)
        let request = #"{"text":"Hello","size":100}"# + "\n"
        let own = try scratch.balloon("typeset", "--fonts", "fonts", input: request)
        let bundled = try scratch.balloon("typeset", input: request)
        #expect(own.status == 0 && own.errors.isEmpty)
        #expect(own.output.contains(#""height":129"#), "\(own.output)")
        #expect(!bundled.output.contains(#""height":129"#))
    }

    @Test func aFontAloneDrawsWhatItHasAndNoMore() throws {
        let scratch = try Self.scratch(manifest: #"{"fonts": [{"file": "Brand.ttf", "role": "primary"}]}"#)
        let own = try scratch.balloon("typeset", "--fonts", "fonts", input: #"{"text":"กรุงเทพ","size":17}"# + "\n")
        #expect(own.status == 0, "\(own.errors)")
        let latin = try scratch.balloon(
            "typeset", "--strict-glyphs", "--strict", "--fonts", "fonts", input: #"{"text":"Hello","size":17}"# + "\n")
        #expect(latin.status != 0)
        #expect((latin.output + latin.errors).contains("(cascade: Brand)"))
    }

    @Test func aMistakeInTheManifestIsNamedWithItsLine() throws {
        let scratch = try Self.scratch(
            manifest: "{\"extends\": \"bundled\",\n \"fonts\": [{\"file\": \"Brand.ttf\", \"rolle\": \"primary\"}]}")
        try scratch.write(Scenes.captions(caption: "Hello"), to: "hello.yaml")
        for arguments in [["measure", "hello.yaml"], ["render", "hello.yaml", "-o", "out"]] {
            let run = try Balloon.run(arguments + ["--fonts", "fonts"], in: scratch.folder)
            #expect(run.status == 2 && run.errorLines.count == 1)
            #expect(run.errors.contains(#"fonts/manifest.json:2: unknown key "rolle"; a font may have file, family,"#))
        }
    }
}
