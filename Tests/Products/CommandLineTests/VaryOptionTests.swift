import BuiltProgram
import Foundation
import Testing

/// `--vary`, and what a scene varies, as a user sees them.
struct VaryOptionTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        let message =
            "message: {summaryText: A, url: \"https://a.example\", layout: {template: {caption: $name won}}}\n"
        try scratch.write(
            message + """
                vary: {name: [Bo, Maximiliane, {longest: 30}]}
                expect: [{node: caption, lines: 1}]
                goldens: {vary: all}
                sweep: {transcriptWidths: [320, 402]}

                """, to: "round.yaml")
        try scratch.write(message, to: "plain.yaml")
    }

    @Test func measureHasARowForEachValueThatIsAsked() throws {
        #expect(try scratch.balloon("measure", "round.yaml").output.contains("name Bo"))
        let run = try scratch.balloon("measure", "round.yaml", "--vary", "name", "--json")
        let scenes = try Answer.rows(Data(run.output.utf8))
        let cells = try #require(scenes.first?["cells"] as? [[String: Any]])
        let names = cells.compactMap { ($0["traits"] as? [String: Any])?["$name"] as? String }
        #expect(scenes.count == 1 && names == ["Bo", "Maximiliane", "longest 30"])
        // The widest name takes two lines, which the scene does not expect.
        #expect(run.status == 1)
        let plain = try scratch.balloon("measure", "plain.yaml", "--vary", "name=Bo,Zoë")
        #expect(plain.status == 0 && plain.output.contains("name Zoë"))
    }

    @Test(arguments: [["nam=Bo"], ["name=["], ["name={longest: 0}"], ["zzz"]])
    func whatCannotBeVariedIsRefused(option: [String]) throws {
        let run = try scratch.balloon("measure", "round.yaml", "--vary", option[0])
        #expect(run.status == 2 && run.errors.contains("--vary \(option[0])"))
    }

    /// A scene that cannot be read may well vary the name.
    @Test(arguments: ["measure", "lint", "breaks", "render"])
    func aSceneThatCannotBeReadIsNamedFirst(_ verb: String) throws {
        try scratch.write("mesage: {}\nvary: {name: [Bo]}\n", to: "broken.yaml")
        let output = verb == "render" ? ["-o", "a.png"] : []
        let run = try Balloon.run([verb, "broken.yaml", "--vary", "name"] + output, in: scratch.folder)
        #expect(run.status == 2 && run.errors.contains("broken.yaml:1:1") && !run.errors.contains("--vary"))
    }

    @Test func sweepHasEveryValueAndOneProblem() throws {
        let run = try scratch.balloon("sweep", "round.yaml", "-o", "out")
        #expect(run.status == 1)
        let rows = String(decoding: try scratch.data("out/sweep.csv"), as: UTF8.self).split(whereSeparator: \.isNewline)
        #expect(rows.count == 1 + 2 * 3 && rows[0].hasSuffix(",$name"))
        let problems = run.lines.filter { $0.contains("expectationMissed") }
        #expect(problems.count == 1 && problems[0].contains(" letters W or more"))
        // What the message must say is known of one viewer, who stands before it.
        #expect(problems[0].contains(" L en light with name of "))
        let other = try scratch.balloon("sweep", "round.yaml", "-o", "other", "--vary", "name=Bo,Li")
        #expect(other.status == 0)
    }

    @Test func lintAndBreaksAskWhatTheyAreTold() throws {
        let lint = try scratch.balloon("lint", "round.yaml", "--locales", "en", "--categories", "L")
        #expect(lint.status == 1 && lint.output.contains(" letters W or more"))
        #expect(try scratch.balloon("lint", "round.yaml", "--vary", "name=Bo", "--categories", "L").status == 0)
        let breaks = try scratch.balloon("breaks", "round.yaml", "--categories", "L", "--vary", "name=Bo,Li")
        #expect(breaks.lines.filter { $0.hasPrefix("L en") }.count == 2)
    }

    @Test func goldensAreChosenByWhatTheySay() throws {
        #expect(try scratch.balloon("record", "round.yaml", "--goldens", "goldens").status != 2)
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.url("goldens").path)
        #expect(names.contains("round@Bo.png") && names.contains("round@Maximiliane.png"))
        let run = try scratch.balloon("verify", "round.yaml", "--goldens", "goldens", "--where", "$name=Bo")
        #expect(run.output.contains("1 golden: 1 equal"))
    }

    /// A name must be in one of the scenes, not in all of them.
    @Test func oneSceneMaySayTheName() throws {
        try scratch.write(Scenes.captions(caption: "Hello"), to: "other.yaml")
        for scenes in [["plain.yaml", "other.yaml"], ["other.yaml", "plain.yaml"]] {
            let run = try Balloon.run(["measure"] + scenes + ["--vary", "name=Bo"], in: scratch.folder)
            #expect(run.status == 0 && run.output.contains("name Bo"), "\(run.errors)")
        }
        #expect(try scratch.balloon("measure", "other.yaml", "--vary", "name=Bo").status == 2)
    }
}
