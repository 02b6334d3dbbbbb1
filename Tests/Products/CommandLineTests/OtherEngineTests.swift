import BuiltProgram
import Foundation
import Testing

/// Goldens that other fonts, libraries or versions have drawn say so before what differs.
struct OtherEngineTests {
    /// The fonts of the package and one more.
    private static func fonts(in scratch: Scratch, _ folder: String, entry: String, file: String, of font: String)
        throws
    {
        try scratch.write(#"{"extends": "bundled", "fonts": [\#(entry)]}"#, to: "\(folder)/manifest.json")
        try FileManager.default.createSymbolicLink(
            at: scratch.url("\(folder)/\(file)"),
            withDestinationURL: Balloon.package.appendingPathComponent("Fonts/\(font)"))
    }

    /// A set in which another file stands for the font that draws, and one in which no font that draws is another.
    private static func recorded() throws -> Scratch {
        let scratch = try FailingScenes.recorded()
        try fonts(
            in: scratch, "other", entry: #"{"file": "BubbleSans.ttf", "family": "BubbleSans", "role": "primary"}"#,
            file: "BubbleSans.ttf", of: "NotoSans.ttf")
        try fonts(in: scratch, "more", entry: #"{"file": "Brand.ttf"}"#, file: "Brand.ttf", of: "NotoSansThai.ttf")
        return scratch
    }

    @Test func anotherFontIsTheCauseOfAllThatFollows() throws {
        let scratch = try Self.recorded()
        let run = try scratch.balloon("verify", "scenes", "--fonts", "other")
        #expect(run.status == 1)
        #expect(run.lines.first == "5 of 5 failing goldens were drawn with font BubbleSans 4.001 instead of 2.015")
        #expect(run.output.contains("cause 1 of 1: font BubbleSans 4.001 → 2.015  (5 cells)\n"), "\(run.output)")
        // A text that was changed is told beside it.
        try scratch.replace("Ferry Building", by: "Pier 39", in: "scenes/dinner.yaml")
        let both = try scratch.balloon("verify", "scenes", "--fonts", "other")
        #expect(
            both.output.contains("subcaption reads “Pier 39”") && both.output.contains(": font BubbleSans"))
        let doctor = try scratch.balloon("doctor", "--fonts", "other")
        #expect(doctor.output.contains("5 drawn with font BubbleSans 4.001 instead of 2.015"), "\(doctor.output)")
    }

    /// Another font stands before the one that drew, which is still there.
    @Test func doctorNamesTheFontThatNowDraws() throws {
        let scratch = try Self.recorded()
        try Self.fonts(
            in: scratch, "brand", entry: #"{"file": "Brand.ttf", "family": "Brand", "role": "primary"}"#,
            file: "Brand.ttf", of: "NotoSans.ttf")
        let brand = try scratch.balloon("doctor", "--fonts", "brand")
        #expect(brand.output.contains("5 drawn with font BubbleSans 4.001 instead of Brand 2.015"), "\(brand.output)")
        // A font that draws none of the texts changes nothing.
        for fonts in [[], ["--fonts", "more"]] {
            let run = try Balloon.run(["doctor"] + fonts, in: scratch.folder)
            #expect(run.output.contains("5 drawn as here"), "\(run.output)")
        }
    }

    /// An older version has drawn the goldens: it is named alone only where the scene is the one that was recorded.
    @Test func anEditOfWhatAnotherVersionHasDrawnIsNotLaidToIt() throws {
        let scratch = try Scratch()
        let view = "{vstack: [{text: Harbour Lights}, {text: Friday}], padding: 12}"
        let scene = """
            message:
              summaryText: Tickets
              layout: {live: {view: \(view), contentSize: {height: 80}, alternate: {caption: Tickets}}}
            """
        try scratch.write(scene, to: "tickets.yaml")
        // What a picture's text says stands as text in the file of a hash.
        try #require(try scratch.balloon("record", "tickets.yaml", "--hashes").status == 0)
        let file = "Goldens/tickets.hash"
        let engine = try #require(
            String(decoding: try scratch.data(file), as: UTF8.self).split(separator: "\n")
                .first { $0.hasPrefix("balloon engine: ") })
        try scratch.replace(String(engine), by: "balloon engine: 0.0.1", in: file)
        func causes() throws -> [String] {
            let run = try scratch.balloon("verify", "tickets.yaml", "--json")
            return try run.rows("causes").compactMap { $0["sentence"] as? String }
        }
        #expect(try causes().isEmpty)
        try scratch.replace("height: 80", by: "height: 90", in: "tickets.yaml")
        let edited = try causes()
        #expect(edited.count == 1 && edited[0].contains("10 taller"), "\(edited)")
        // A golden that says nothing of its scene, as in a test.
        let inputs = try #require(
            String(decoding: try scratch.data(file), as: UTF8.self).split(separator: "\n")
                .first { $0.hasPrefix("balloon inputs: ") })
        try scratch.replace(inputs + "\n", by: "", in: file)
        #expect(try causes().first?.hasPrefix("possibly Balloon 0.0.1 → ") == true)
    }

    /// Equal goldens stay equal, and a font that draws nothing in them is not named.
    @Test func aFontThatDrawsNothingIsNotNamed() throws {
        let scratch = try Self.recorded()
        #expect(try scratch.balloon("verify", "scenes", "--fonts", "more").status == 0)
        try scratch.replace("Ferry Building", by: "Pier 39", in: "scenes/dinner.yaml")
        for fonts in [[], ["--fonts", "more"]] {
            let run = try Balloon.run(["verify", "scenes"] + fonts, in: scratch.folder)
            #expect(run.status == 1 && !run.output.contains("drawn with"), "\(run.output)")
        }
    }
}
