import BuiltProgram
import Foundation
import Testing

/// `balloon lint`: exit codes, forms and files.
struct LintTests {
    private static let long = """
        message: {summaryText: a, url: "https://example.com", layout: {template: {caption: "\(String(repeating: "Dinner at the pier ", count: 30))"}}}

        """

    @Test("An error ends with 1, a warning with 0 unless it is strict, nothing with 0")
    func exitCodes() throws {
        let scratch = try Scratch()
        try scratch.write(Self.long, to: "long.yaml")
        // Without a url, which is a warning; that older systems get no picture is a note.
        try scratch.write(Scenes.captions(caption: "Hello"), to: "warning.yaml")
        try scratch.write(
            Scenes.captions(caption: "Hello")
                + "\nlint: {allow: [{rule: urlMissing, reason: no such systems}]}\n", to: "quiet.yaml")
        let error = try scratch.balloon("lint", "long.yaml")
        #expect(error.status == 1 && error.output.contains("textTruncated") && error.errors.isEmpty)
        #expect(try scratch.balloon("lint", "warning.yaml").status == 0)
        #expect(try scratch.balloon("lint", "warning.yaml", "--strict").status == 1)
        let quiet = try scratch.balloon("lint", "quiet.yaml", "--strict", "--verbose")
        #expect(quiet.status == 0 && quiet.output.contains("no such systems"))
    }

    @Test("A project's file moves the limit of errors and turns rules off; an error in it has its place")
    func project() throws {
        let scratch = try Scratch()
        try scratch.write(Self.long, to: "scenes/long.yaml")
        try scratch.write("lint: {rules: {textTruncated: off}}\n", to: "balloon.yaml")
        let off = try scratch.balloon("lint", "scenes")
        #expect(off.status == 0 && !off.output.contains("textTruncated"))
        try scratch.write("lint: {rules: {textTruncated: note}}\n", to: "balloon.yaml")
        #expect(try scratch.balloon("lint", ".", "--strict").output.contains("note: textTruncated"))
        // The nearest file counts, and it is no scene.
        try scratch.write("lint: {rules: {textTruncated: error}}\n", to: "scenes/balloon.yaml")
        #expect(try scratch.balloon("lint", ".").status == 1)
        try scratch.write("lint:\n  rules: {textTruncatet: off}\n", to: "scenes/balloon.yaml")
        let wrong = try scratch.balloon("lint", "scenes")
        #expect(
            wrong.status == 2 && wrong.errors.contains("balloon.yaml:2:11") && wrong.errors.contains("textTruncated"))
    }

    @Test("With a baseline a gate passes with the problems that it knows, and with no other")
    func baseline() throws {
        let scratch = try Scratch()
        try scratch.write(Self.long, to: "a.yaml")
        #expect(try scratch.balloon("lint", "a.yaml", "--strict", "--write-baseline", "known.json").status == 0)
        let known = try scratch.balloon("lint", "a.yaml", "--strict", "--baseline", "known.json")
        #expect(known.status == 0 && known.output.contains("in the baseline"))
        try scratch.write(Self.long.replacing("summaryText: a, ", with: ""), to: "a.yaml")
        let new = try scratch.balloon("lint", "a.yaml", "--strict", "--baseline", "known.json")
        #expect(new.status == 1 && new.output.contains("summaryTextMissing") && !new.output.contains("textTruncated"))
        #expect(try scratch.balloon("lint", "a.yaml", "--baseline", "none.json").status == 2)
        try scratch.write("{}", to: "other.json")
        #expect(try scratch.balloon("lint", "a.yaml", "--baseline", "other.json").status == 2)
        #expect(try scratch.balloon("lint", "a.yaml", "--baseline", "a", "--write-baseline", "b").status != 0)
    }

    @Test("A baseline knows its scenes however they are named, and says when it knows none")
    func pathsOfBaseline() throws {
        let scratch = try Scratch()
        try scratch.write(Self.long, to: "scenes/a.yaml")
        try scratch.write(Self.long, to: "others/b.yaml")
        try scratch.write("", to: "ci/empty")
        #expect(try scratch.balloon("lint", "scenes", "--write-baseline", "ci/lint.json").status == 0)
        #expect(try String(decoding: scratch.data("ci/lint.json"), as: UTF8.self).contains("\"../scenes/a.yaml\""))
        for named in ["scenes", "./scenes", "scenes/../scenes/a.yaml", scratch.url("scenes").path] {
            let known = try scratch.balloon("lint", named, "--strict", "--baseline", "ci/lint.json")
            #expect(known.status == 0 && known.errors.isEmpty, "\(named): \(known.output)\(known.errors)")
        }
        let other = try scratch.balloon("lint", "others", "--baseline", scratch.url("ci/lint.json").path)
        #expect(other.status == 1 && other.errors.contains("note: --baseline"))
        // As an earlier version has written it.
        let old = try String(decoding: scratch.data("ci/lint.json"), as: UTF8.self).replacing(
            "../scenes", with: "scenes")
        try scratch.write(old, to: "ci/old.json")
        #expect(try scratch.balloon("lint", "./scenes", "--strict", "--baseline", "ci/old.json").status == 0)
    }

    @Test("Axes narrow what is checked")
    func axes() throws {
        let scratch = try Scratch()
        try scratch.write(Self.long, to: "long.yaml")
        func cells(_ run: Balloon.Run) throws -> Int { try run.rows().first?["cells"] as? Int ?? 0 }
        let all = try cells(scratch.balloon("lint", "long.yaml", "--json"))
        let some = try scratch.balloon(
            "lint", "long.yaml", "--json", "--locales", "en", "--categories", "L", "--widths", "375,402")
        #expect(try cells(some) > 0 && cells(some) * 20 < all)
        // Nothing checked is not in order.
        for axis in [["--locales", "fr"], ["--heights", "100"]] {
            let run = try Balloon.run(["lint", "long.yaml", "--strict"] + axis, in: scratch.folder)
            #expect(run.status == 6 && run.errors.contains("long.yaml"), "\(axis)")
        }
    }

    @Test("A report goes to a file, whole, in the form that is asked for")
    func files() throws {
        let scratch = try Scratch()
        try scratch.write(Self.long, to: "long.yaml")
        let run = try scratch.balloon("lint", "long.yaml", "--format", "sarif", "-o", "out/lint.sarif")
        #expect(run.status == 1 && run.output.isEmpty)
        let log = try JSONSerialization.jsonObject(with: scratch.data("out/lint.sarif")) as? [String: Any]
        #expect(log?["version"] as? String == "2.1.0")
        #expect(try scratch.balloon("lint", "long.yaml", "--json", "--format", "sarif").status == 2)
        let json = try scratch.balloon("lint", "long.yaml", "--json")
        #expect(try json.rows().first?["file"] as? String == "long.yaml")
    }

    @Test("An allowance of a rule that there is not is refused at its place, with the nearest name")
    func unknownRules() throws {
        let scratch = try Scratch()
        try scratch.write(
            Scenes.captions(caption: "Hello") + "\nlint:\n  allow:\n    - {rule: wordBrocken, reason: a}\n",
            to: "a.yaml")
        let run = try scratch.balloon("lint", "a.yaml")
        #expect(run.status == 2 && run.errors.contains("a.yaml:9:") && run.errors.contains("wordBroken"))
    }

    /// The page of `lint` is that of `sweep`, with the viewers of `lint`.
    @Test func thePageShowsTheBalloonsOfWhatWasFound() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Donaudampfschifffahrtsgesellschaft"), to: "scenes/a.yaml")
        try scratch.write("message: 1", to: "scenes/broken.yaml")
        let run = try scratch.balloon("lint", "scenes", "--widths", "320", "--page", "out/lint.html")
        #expect(run.status == 2, "\(run.errors)")
        let page = try scratch.data("out/lint.html")
        #expect(try PageData.problems(of: page) == [])
        let text = String(decoding: page, as: UTF8.self)
        #expect(text.contains("wordBroken") && text.contains("\"name\":\"broken\""))
        #expect(try !scratch.files(below: "out/lint.pictures").isEmpty)
        #expect(try scratch.balloon("lint", "scenes", "--page", "scenes/a.yaml").status == 2)
    }
}
