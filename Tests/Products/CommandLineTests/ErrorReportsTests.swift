import BuiltProgram
import Foundation
import Testing

/// A mistake in a scene is an entry of every report, with its place, and hides nothing of the other scenes.
struct ErrorReportsTests {
    static let verbs: [[String]] = [["measure"], ["verify"], ["lint"], ["sweep", "-o", "out"]]

    private static let forms = ["r.xml", "r.sarif", "r.json", "r.md", "r.txt", "github"]

    private static func scenes() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(
            "message:\n  layout:\n    template:\n      captoin: Hello\n      subcaption: 24\n", to: "scenes/bad.yaml")
        try scratch.write(Scenes.captions(caption: "Hello"), to: "scenes/good.yaml")
        try #require(try scratch.balloon("record", "scenes/good.yaml").status == 0)
        return scratch
    }

    private static func run(_ verb: [String], _ scenes: String, in scratch: Scratch) throws -> Balloon.Run {
        let reports = forms.filter { verb[0] != "verify" || $0 != "r.sarif" }.flatMap { ["--report", $0] }
        return try Balloon.run([verb[0], scenes] + verb.dropFirst() + reports, in: scratch.folder)
    }

    private static func text(_ name: String, in scratch: Scratch) throws -> String {
        String(decoding: try scratch.data(name), as: UTF8.self)
    }

    @Test("A file that cannot be read has one name in the annotations of every verb")
    func oneName() throws {
        let scratch = try Self.scenes()
        let lines = try Self.verbs.map { verb in
            try Balloon.run(
                [verb[0], "scenes/bad.yaml"] + verb.dropFirst() + ["--report", "github"], in: scratch.folder
            )
            .lines.filter { $0.hasPrefix("::error") }
        }
        #expect(lines[0].count == 2 && lines.allSatisfy { $0 == lines[0] }, "\(lines)")
        #expect(lines[0].allSatisfy { $0.contains("title=notLaidOut%3A ") })
    }

    @Test("Each form has the mistakes with file, line and column, and the other scenes", arguments: verbs)
    func allForms(_ verb: [String]) throws {
        let scratch = try Self.scenes()
        let run = try Self.run(verb, "scenes", in: scratch)
        #expect(run.status == 2)
        for place in ["line=4,col=7,", "line=5,col=19,"] {
            #expect(run.output.contains("::error file=scenes/bad.yaml,\(place)"), "\(run.output)")
        }
        let xml = try Self.text("r.xml", in: scratch)
        #expect(xml.contains("file=\"scenes/bad.yaml\" line=\"4\"") && xml.contains("name=\"good\""))
        for form in ["r.md", "r.txt"] {
            let text = try Self.text(form, in: scratch)
            #expect(text.contains("bad.yaml:4:7") && text.contains("bad.yaml:5:19"), "\(text)")
        }
        if verb[0] == "verify" {
            let results = try Answer.object(scratch.data("r.json"))
            let errors = try #require(results["errors"] as? [[String: Any]])
            #expect(errors.map { $0["line"] as? Int } == [4, 5] && results["exitCode"] as? Int == 2)
            #expect(results["counts"] as? [String: Int] == ["equal": 1])
        } else {
            let scenes = try Answer.rows(scratch.data("r.json"))
            #expect(Set(scenes.compactMap { $0["scene"] as? String }) == ["bad", "good"])
            let problems = scenes.flatMap { $0["problems"] as? [[String: Any]] ?? [] }
            #expect(problems.contains { $0["line"] as? Int == 5 && $0["column"] as? Int == 19 })
            #expect(try Self.text("r.sarif", in: scratch).contains("\"startLine\" : 4"))
        }
    }

    @Test("One file alone is reported like one of many, and ends with 2 like it", arguments: verbs)
    func oneFile(_ verb: [String]) throws {
        let scratch = try Self.scenes()
        let run = try Self.run(verb, "scenes/bad.yaml", in: scratch)
        #expect(run.status == 2 && run.errors.contains("bad.yaml:4:7"))
        #expect(run.output.contains("::error file=scenes/bad.yaml,line=4,col=7,"))
        #expect(try Self.text("r.xml", in: scratch).contains("line=\"5\""))
    }

    @Test("A program hears of the mistakes in the answer, beside what the other scenes show")
    func json() throws {
        let scratch = try Self.scenes()
        let measured = try scratch.balloon("measure", "scenes", "--json").answer()
        #expect((measured["scenes"] as? [[String: Any]])?.count == 1 && (measured["errors"] as? [Any])?.count == 2)
        let verified = try scratch.balloon("verify", "scenes", "--json").answer()
        #expect((verified["cells"] as? [[String: Any]])?.count == 1 && (verified["errors"] as? [Any])?.count == 2)
        #expect(
            try scratch.balloon("verify", "scenes/bad.yaml", "--json").answer()["format"] as? String
                == "balloon.errors/1")
    }

    @Test("Goldens of a scene that cannot be read are neither stale nor forgotten")
    func goldensOfABadScene() throws {
        let scratch = try Self.scenes()
        let good = try scratch.data("scenes/good.yaml")
        try scratch.write(good, to: "scenes/bad.yaml")
        try #require(try scratch.balloon("record", "scenes/bad.yaml").status == 0)
        try scratch.write("message: 3\n", to: "scenes/bad.yaml")
        let run = try scratch.balloon("verify", "scenes", "--json").answer()
        #expect(run["staleFiles"] as? [String] == [] && run["exitCode"] as? Int == 2)
    }

    @Test("Parts that are merged have each mistake once")
    func merged() throws {
        let scratch = try Self.scenes()
        for part in ["1/2", "2/2"] {
            let run = try scratch.balloon("verify", "scenes", "--shard", part, "--report", "\(part.prefix(1)).json")
            #expect(run.status == 2)
        }
        let merged = try scratch.balloon("merge", "1.json", "2.json", "--json")
        #expect(merged.status == 2)
        #expect((try merged.answer()["errors"] as? [Any])?.count == 2)
    }

    @Test("Keys that are listed twice and allowances that make no sense come with all other mistakes")
    func atOnce() throws {
        let scratch = try Scratch()
        try scratch.write(
            """
            message:
              summaryText: a
              layout:
                template:
                  caption: Hello
                  caption: Hello again
                  subcaption: 24
              summaryText: b
            lint:
              allow:
                - {rule: wordBorken, reason: a}
                - {rule: notLaidOut, reason: a}
                - {rule: wordBroken, where: "category>>AX1", reason: a}
                - {rule: wordBroken, where: caption, reason: a}

            """, to: "a.yaml")
        for verb in [["measure"], ["lint"], ["verify"], ["record"]] {
            let run = try Balloon.run(verb + ["a.yaml"], in: scratch.folder)
            #expect(run.status == 2)
            let places = run.errorLines.compactMap { line in
                line.firstMatch(of: /^error: a\.yaml:([0-9]+):/).flatMap { Int($0.1) }
            }
            #expect(places == [6, 7, 8, 11, 12, 13, 14], "\(verb) \(run.errors)")
        }
        try scratch.write(#"{"message": {"summaryText": "a", "summaryText": "b", "layout": 3}}"#, to: "b.json")
        let json = try scratch.balloon("measure", "b.json", "--json").rows("errors")
        #expect(json.map { $0["kind"] as? String } == ["duplicateKey", "wrongType"])
    }

    @Test("A report that cannot be written keeps no other from being written", arguments: [0, 1, 2])
    func reportsThatCannotBeWritten(place: Int) throws {
        let scratch = try Self.scenes()
        try scratch.write("in the way", to: "file")
        var files = ["a.xml", "b.md"]
        files.insert("file/c.json", at: place)
        let run = try Balloon.run(
            ["lint", "scenes/good.yaml"] + files.flatMap { ["--report", $0] }, in: scratch.folder)
        #expect(run.status == 5 && run.errors.contains("file/c.json"))
        #expect(try scratch.files().filter { $0.hasPrefix("a.") || $0.hasPrefix("b.") } == ["a.xml", "b.md"])
    }
}
