import BuiltProgram
import Foundation
import Testing

/// What is wrong with a part of a sweep does not stop the rest.
struct SweepFailuresTests {
    /// German has the key, Japanese does not, and no source language stands in.
    private static let missingKey = """
        message: {summaryText: a, layout: {template: {caption: {key: dinner}}}}
        strings: {de: {dinner: Abendessen}, ja: {lunch: a}}
        traits: {locale: de}

        """

    private static func rows(_ scratch: Scratch) throws -> [Substring] {
        String(decoding: try scratch.data("out/sweep.csv"), as: UTF8.self).split(whereSeparator: \.isNewline)
    }

    @Test("A language without a string, a glyph that no font draws and a file that is not a scene are findings")
    func failures() throws {
        let scratch = try Scratch()
        try scratch.write("nonsense: [\n", to: "scenes/bad.yaml")
        try scratch.write(Self.missingKey, to: "scenes/key.yaml")
        try scratch.write(Scenes.captions(caption: "\"Hello \\uE000\""), to: "scenes/glyph.yaml")
        try scratch.write(
            "message: {summaryText: a, layout: {template: {image: none.png, caption: a}}}\n", to: "scenes/picture.yaml")
        let run = try scratch.balloon(
            "sweep", "scenes", "--locales", "all", "--widths", "320,402", "--strict-glyphs", "-o", "out")
        #expect(run.status == 2)
        for name in ["bad.yaml:", "key.yaml:1:62", "U+E000", "none.png"] { #expect(run.errors.contains(name)) }
        let rows = try Self.rows(scratch)
        let failed = rows.filter { $0.contains("notLaidOut") }
        #expect(failed.map { $0.prefix { $0 != "," } } == ["glyph", "glyph", "key", "key", "bad", "picture"])
        #expect(rows.count == 1 + 2 + 4 + 2)
        #expect(rows.filter { $0.hasSuffix("key/320-L-de-light") }.count == 1)
        let scenes = try Answer.rows(scratch.data("out/sweep.json"))
        #expect(scenes.compactMap { $0["failure"] as? String }.count == 2)
        #expect(try !scratch.files(below: "out").contains("sweep.jsonl"))
    }

    @Test("A picture does not decide whether there is a sweep: a sheet shows an interval of widths once")
    func manyCells() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        let run = try scratch.balloon(
            "sweep", "a.yaml", "--widths", "300:440:0.5", "--categories", "all", "-o", "out")
        #expect(run.status == 0)
        let files = try scratch.files(below: "out").filter { !$0.hasPrefix("sweep.pictures/") }
        #expect(files == ["a.png", "sweep.csv", "sweep.html", "sweep.json"])
        #expect(try Self.rows(scratch).count == 1 + 281 * 12)
    }

    @Test("--locales all are the languages of the strings, the scene's own first")
    func allLocales() throws {
        let scratch = try Scratch()
        try scratch.write(
            """
            message: {summaryText: a, layout: {template: {caption: {key: dinner}}}}
            strings: {en: {dinner: Dinner}, de: {dinner: Abendessen}, th: {dinner: อาหารเย็น}}
            traits: {locale: th}

            """, to: "a.yaml")
        #expect(try scratch.balloon("sweep", "a.yaml", "--locales", "all", "-o", "out").status == 0)
        #expect(try Self.rows(scratch).dropFirst().map { $0.split(separator: ",")[2] } == ["th", "de", "en"])
    }

    @Test(arguments: [
        ("--receivers", "ios26,ios9", 2), ("--idioms", "all", 4), ("--scales", "1,2,3", 3), ("--contrasts", "all", 2),
        ("--weights", "all", 2), ("--directions", "ltr,rtl", 2), ("--heights", "402,874", 2),
        ("--has-app", "true,false", 2), ("--typesetting-languages", "en,th", 2),
    ])
    func everyTraitIsAnAxis(_ option: String, _ values: String, _ count: Int) throws {
        let scratch = try Scratch()
        try scratch.write(
            """
            message: {summaryText: a, url: "https://example.com", layout: {template: {caption: Hello}}}

            """, to: "a.yaml")
        let run = try scratch.balloon("sweep", "a.yaml", option, values, "-o", "out")
        #expect(run.status == 0, "\(run.errors)")
        let rows = try Self.rows(scratch)
        #expect(rows.count == 1 + count)
        // No two cells have the same name.
        #expect(Set(rows.dropFirst().compactMap { $0.split(separator: ",").last }).count == count)
    }

    @Test("A file of a folder that cannot be read is an error of lint, and the others are checked")
    func lint() throws {
        let scratch = try Scratch()
        try scratch.write("nonsense: [\n", to: "scenes/bad.yaml")
        try scratch.write(Scenes.captions(caption: "Hello"), to: "scenes/good.yaml")
        let run = try scratch.balloon("lint", "scenes")
        #expect(run.status == 2)
        #expect(run.output.contains("scenes/bad.yaml:") && run.output.contains("scenes/good.yaml:"))
        #expect(try scratch.balloon("lint", "scenes/bad.yaml").status == 2)
        try scratch.write(
            Scenes.captions(caption: "Hello") + "\nlint: {allow: [{rule: notLaidOut, reason: a}]}\n", to: "a.yaml")
        let refused = try scratch.balloon("lint", "a.yaml")
        #expect(refused.status == 2 && refused.errors.contains("notLaidOut"))
    }
}
