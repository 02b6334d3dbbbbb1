import BuiltProgram
import Foundation
import Testing

/// All mistakes of all files in one run, for people and for programs; folders in folders; paths and standard output.
struct AllErrorsTests {
    private static func broken() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(
            "message:\n  layout:\n    template:\n      captoin: Hello\n      subcaption: 24\n", to: "scenes/a.yaml")
        try scratch.write("message: {layout: {template: {caption: \"Hello}}}\n", to: "scenes/deep/er/b.yaml")
        try scratch.write(Scenes.captions(caption: "Hello"), to: "scenes/deep/good.yaml")
        try scratch.write("nonsense: [", to: "scenes/.hidden/c.yaml")
        return scratch
    }

    @Test(
        "Every verb reports all mistakes of all files, with the line and a caret",
        arguments: [
            ["measure", "scenes"], ["verify", "scenes"], ["record", "scenes"], ["render", "scenes", "-o", "out"],
            ["sweep", "scenes", "-o", "out"], ["prune", "scenes", "--dry-run"],
        ])
    func together(_ arguments: [String]) throws {
        let scratch = try Self.broken()
        let run = try Balloon.run(arguments, in: scratch.folder)
        #expect(run.status == 2)
        for place in ["scenes/a.yaml:4:7:", "scenes/a.yaml:5:19:", "scenes/deep/er/b.yaml:1:40:"] {
            #expect(run.errorLines.contains { $0.hasPrefix("error: " + place) }, "\(run.errors)")
        }
        #expect(run.errorLines.contains("  4 |       captoin: Hello") && run.errorLines.contains("    |       ^"))
        #expect(run.errorLines.contains("3 errors in 2 files") && !run.errors.contains("hidden"))
    }

    /// A file has all that is wrong, since nothing else goes with it.
    @Test func verifyTellsEachMistakeOnce() throws {
        let scratch = try Self.broken()
        #expect(try scratch.balloon("record", "scenes/deep/good.yaml").status == 0)
        let run = try scratch.balloon("verify", "scenes")
        #expect(
            (run.output + run.errors).components(separatedBy: "a.yaml:4:7").count == 2, "\(run.output)\(run.errors)")
        #expect(run.output.contains("3 errors in scenes"))
        _ = try scratch.balloon("verify", "scenes", "--report", "r.txt")
        let report = String(decoding: try scratch.data("r.txt"), as: UTF8.self)
        #expect(report.contains("a.yaml:4:7"))
    }

    @Test("lint reports them as problems of their files, and checks the others")
    func lint() throws {
        let scratch = try Self.broken()
        let run = try scratch.balloon("lint", "scenes")
        #expect(run.status == 2)
        for word in ["a.yaml:4:7:", "a.yaml:5:19:", "b.yaml:1:40:", "good.yaml:"] { #expect(run.output.contains(word)) }
    }

    @Test("--json is JSON then, too", arguments: ["measure", "verify"])
    func json(verb: String) throws {
        let scratch = try Self.broken()
        let run = try scratch.balloon(verb, "scenes", "--json")
        #expect(run.status == 2 && run.errors.isEmpty)
        let answer = try run.answer()
        let errors = try #require(answer["errors"] as? [[String: Any]])
        #expect(errors.map { $0["line"] as? Int } == [4, 5, 1] && errors.map { $0["column"] as? Int } == [7, 19, 40])
        #expect(errors.map { $0["kind"] as? String } == ["unknownKey", "wrongType", "syntax"])
        #expect((errors[0]["fix"] as? String)?.contains("caption") == true)
        #expect(errors[0]["source"] as? String == "      captoin: Hello")
    }

    @Test("What a scene names is found from its own folder, wherever the command runs")
    func paths() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.square, to: "scenes/deep/square.yaml")
        try scratch.write(Scenes.squarePicture(), to: "scenes/deep/square.png")
        let above = try scratch.balloon("measure", "scenes")
        let inside = try Balloon.run(["measure", "."], in: scratch.url("scenes/deep"))
        #expect(above.status == 0 && inside.status == 0 && above.output == inside.output)
    }

    @Test("-o - is standard output, for verbs that write one file")
    func standardOutput() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        try scratch.write(Scenes.captions(caption: "Hello"), to: "b.yaml")
        let svg = try scratch.balloon("render", "a.yaml", "--format", "svg", "-o", "-")
        #expect(svg.status == 0 && svg.output.contains("<svg") && svg.output.hasSuffix("</svg>\n"))
        try #require(try scratch.balloon("render", "a.yaml", "-o", "a.svg").status == 0)
        #expect(try Data(svg.output.utf8) == scratch.data("a.svg"))
        #expect(try scratch.balloon("render", "a.yaml", "b.yaml", "-o", "-").status == 2)
        let lint = try scratch.balloon("lint", "a.yaml", "-o", "-")
        #expect(try lint.output == scratch.balloon("lint", "a.yaml").output && lint.output.contains("a.yaml"))
    }
}
