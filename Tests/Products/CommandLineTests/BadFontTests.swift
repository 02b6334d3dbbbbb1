import BuiltProgram
import Foundation
import Testing

/// `--fonts`: fonts that cannot be used are named, and nothing is written.
struct BadFontTests {
    /// A folder that holds links to the fonts of the package.
    private static func linkedFonts(in scratch: Scratch) throws {
        let fonts = Balloon.package.appendingPathComponent("Fonts")
        try FileManager.default.createDirectory(at: scratch.url("fonts"), withIntermediateDirectories: true)
        for file in try FileManager.default.contentsOfDirectory(atPath: fonts.path) {
            try FileManager.default.createSymbolicLink(
                at: scratch.url("fonts/\(file)"), withDestinationURL: fonts.appendingPathComponent(file))
        }
        try scratch.write(Scenes.captions(caption: "Hello"), to: "hello.yaml")
    }

    private static func expectRefusal(_ scratch: Scratch, naming words: String...) throws {
        let before = try scratch.contents()
        for arguments in [
            ["measure", "hello.yaml"], ["render", "hello.yaml", "-o", "out"], ["record", "hello.yaml"],
        ] {
            let run = try Balloon.run(arguments + ["--fonts", "fonts"], in: scratch.folder)
            #expect(run.status == 2, "\(run.errors)")
            let told = run.output + run.errors
            for word in words { #expect(told.contains(word), "\(told)") }
            if arguments[0] != "record" { #expect(run.errorLines.count == 1 && run.output.isEmpty) }
            #expect(try scratch.contents() == before)
        }
    }

    @Test func aFolderOfLinksIsAFolderOfFonts() throws {
        let scratch = try Scratch()
        try Self.linkedFonts(in: scratch)
        let run = try scratch.balloon("measure", "hello.yaml", "--fonts", "fonts", "--json")
        #expect(run.status == 0)
        #expect(try run.output == scratch.balloon("measure", "hello.yaml", "--json").output)
    }

    /// Of the size that the manifest says, so that only opening it finds out.
    @Test func randomBytesAreNoFont() throws {
        let scratch = try Scratch()
        try Self.linkedFonts(in: scratch)
        let font = scratch.url("fonts/BubbleSans.ttf")
        let size = try Data(contentsOf: font).count
        try FileManager.default.removeItem(at: font)
        var state: UInt64 = 42
        let bytes = (0..<size).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        try Data(bytes).write(to: font)
        try Self.expectRefusal(scratch, naming: "BubbleSans.ttf")
        let typeset = try scratch.balloon("typeset", "--fonts", "fonts", input: #"{"text":"a","size":17}"# + "\n")
        #expect(typeset.status == 2)
        #expect((typeset.output + typeset.errors).contains("BubbleSans.ttf"))
    }

    @Test func aFontThatIsGoneIsTheFileOfTheError() throws {
        let scratch = try Scratch()
        try Self.linkedFonts(in: scratch)
        try FileManager.default.removeItem(at: scratch.url("fonts/BubbleSans.ttf"))
        try Self.expectRefusal(scratch, naming: "BubbleSans.ttf", "manifest.json")
        let json = try scratch.balloon("measure", "hello.yaml", "--fonts", "fonts", "--json").output
        #expect(json.contains("\"file\" : \"BubbleSans.ttf\"") && !json.contains("\"fix\" : \"\""))
    }

    @Test func aTruncatedFontIsRefused() throws {
        let scratch = try Scratch()
        try Self.linkedFonts(in: scratch)
        let font = scratch.url("fonts/BubbleSans.ttf")
        let bytes = try Data(contentsOf: font)
        try FileManager.default.removeItem(at: font)
        try bytes.prefix(bytes.count / 2).write(to: font)
        try Self.expectRefusal(scratch, naming: "BubbleSans.ttf")
    }

    @Test func aFolderWithoutManifestIsRefused() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "hello.yaml")
        try scratch.write("", to: "fonts/readme.txt")
        try Self.expectRefusal(scratch, naming: "manifest.json")
    }
}
