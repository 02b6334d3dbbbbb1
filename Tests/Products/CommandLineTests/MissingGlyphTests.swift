import BuiltProgram
import Testing

/// Characters that no font draws: boxes and findings by default, refused by `--strict-glyphs` and by `record`.
struct MissingGlyphTests {
    static let texts = [
        "𠀀野家", "ʕ꒰ok꒱ʔ", "a\u{FFFB}b", "🫩 Dinner", "བཀྲ་ཤིས", "ᏣᎳᎩ",
    ]
    /// What only two fonts together draw; strict, it is refused, too.
    static let clusters = ["a🏽", "y\u{20E3}"]

    private static func scratch(_ text: String) throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "\"\(text)\"") + "\ngoldens: {locales: [en]}\n", to: "dinner.yaml")
        return scratch
    }

    @Test(arguments: texts)
    func theSceneIsMeasuredDrawnAndFound(_ text: String) throws {
        let scratch = try Self.scratch(text)
        let measured = try scratch.balloon("measure", "dinner.yaml")
        #expect(measured.status == 0 && measured.output.contains("caption: missingGlyph"), "\(measured.errors)")
        #expect(try scratch.balloon("render", "dinner.yaml", "-o", "a.png").status == 0)
        #expect(try scratch.balloon("render", "dinner.yaml", "--format", "svg", "-o", "a.svg").status == 0)
    }

    @Test(arguments: clusters)
    func clustersOfTwoFontsAreDrawn(_ text: String) throws {
        let measured = try Self.scratch(text).balloon("measure", "dinner.yaml")
        #expect(measured.status == 0 && !measured.output.contains("missingGlyph"))
    }

    @Test(arguments: texts + clusters)
    func strictCommandsAndRecordRefuseIt(_ text: String) throws {
        let scratch = try Self.scratch(text)
        for run in [
            try scratch.balloon("measure", "dinner.yaml", "--strict-glyphs"),
            try scratch.balloon("render", "dinner.yaml", "--strict-glyphs", "-o", "a.png"),
            try scratch.balloon("record", "dinner.yaml"),
        ] {
            #expect(run.status == 2, "\(run.output)")
            let words = run.output + run.errors
            #expect(words.contains("dinner.yaml"))
            #expect(words.contains("message.layout.template.caption: no font draws U+"))
        }
        #expect(try scratch.files(below: ".") == ["dinner.yaml"])
    }

    @Test(arguments: texts)
    func typesetNamesTheCharactersOfTheLine(_ text: String) throws {
        let scratch = try Scratch()
        let request = #"{"text":"\#(text)","size":17}"# + "\n"
        let run = try scratch.balloon("typeset", input: request)
        #expect(run.status == 0 && run.output.contains(#""missing":[{"start":"#), "\(run.output)")
        let strict = try scratch.balloon("typeset", "--strict-glyphs", "--strict", input: request)
        #expect(strict.status == 2 && strict.output.contains("no font draws U+"))
        let plain = try scratch.balloon("typeset", input: #"{"text":"Dinner","size":17}"# + "\n")
        #expect(!plain.output.contains("missing"))
    }
}
