import BuiltProgram
import Foundation
import FoundationXML
import Testing

/// The forms of verify's results, its parts, and `balloon merge`.
struct VerifyFormatsTests {
    @Test func junitHasACaseForEachCellWithItsAxesAndCauses() throws {
        let scratch = try FailingScenes.failing()
        let run = try scratch.balloon("verify", "scenes", "--format", "junit", "--output", "differences")
        #expect(run.status == 1)
        let document = try XMLDocument(xmlString: run.output)
        func count(_ path: String) throws -> Int { try document.nodes(forXPath: path).count }
        #expect(try count("/testsuites/testsuite") == 2)
        #expect(try count("//testcase") == 5 && count("//failure") == 5)
        #expect(try count("//property[@name='userInterfaceStyle' and @value='dark']") == 2)
        #expect(try count("//property[@name='cause']") == 5)
        #expect(run.output.contains("[[ATTACHMENT|differences/hello.strip.png]]"))
        #expect(try scratch.balloon("record", "scenes").status == 0)
        let passed = try XMLDocument(xmlString: try scratch.balloon("verify", "scenes", "--format", "junit").output)
        #expect(try passed.nodes(forXPath: "//testcase").count == 5)
        #expect(try passed.nodes(forXPath: "//failure").isEmpty)
    }

    @Test func githubHasALineForEachCauseAndFile() throws {
        let scratch = try FailingScenes.failing()
        let lines = try scratch.balloon("verify", "scenes", "--format", "github").lines
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("::error file=scenes/dinner.yaml,line="))
        #expect(lines[1].hasPrefix("::error file=scenes/hello.yaml,line="))
    }

    /// The line of a cause is that of the key which the changed node has in the scene; a file of a golden is where it is.
    @Test func reportsPointToTheLinesOfWhatChanged() throws {
        let scratch = try Scratch()
        let scene = """
            message:
              summaryText: Concert
              url: https://example.com
              layout:
                live:
                  contentSize: {height: fit}
                  view:
                    vstack:
                      - text: Harbour
                      - text: Tickets
                        padding: 4
                      - fill: "#ff0000"
                        frame: {height: 40}
                      - progress: 0.2
                      - text: {key: seats, arguments: [2]}
                  alternate: {caption: Concert}
            goldens: {displayScales: [2]}
            strings: {en: {seats: "%lld seats"}}

            """
        try scratch.write(scene, to: "scenes/a.yaml")
        try scratch.write(Scenes.captions(caption: "Dinner") + "\ngoldens: {locales: [en]}\n", to: "scenes/b.yaml")
        #expect(try scratch.balloon("record", "scenes").status == 0)
        func lines(_ old: String, _ new: String) throws -> [Int] {
            try scratch.write(scene.replacing(old, with: new), to: "scenes/a.yaml")
            let run = try scratch.balloon("verify", "scenes", "--report", "a.sarif", "--format", "github")
            let sarif = String(decoding: try scratch.data("a.sarif"), as: UTF8.self)
            return run.lines.map { line in
                let number = line.split(separator: ",line=").last?.prefix { $0.isNumber } ?? ""
                #expect(sarif.contains("\"startLine\" : \(number)"))
                return Int(number) ?? 0
            }
        }
        #expect(try lines("Harbour", "Harbor") == [9])
        #expect(try lines("Tickets", "Cards") == [10])
        #expect(try lines("ff0000", "00ff00") == [12])
        #expect(try lines("height: 40", "height: 48") == [12])
        #expect(try lines("0.2", "0.4") == [14])
        #expect(try lines("arguments: [2]", "arguments: [3]") == [15])
        #expect(try lines("summaryText: Concert", "summaryText: Concerts") == [2])
        // A golden that is not there has no line of its own.
        try FileManager.default.removeItem(at: scratch.url("Goldens/b@en.png"))
        #expect(try lines("", "") == [1])
        try FileManager.default.removeItem(at: scratch.url("scenes/b.yaml"))
        let stale = try scratch.balloon("verify", "scenes", "--format", "github", "--report", "a.md").lines
        #expect(stale.allSatisfy { $0.hasPrefix("::error file=Goldens/b@en.") } && stale.count == 1, "\(stale)")
        #expect(String(decoding: try scratch.data("a.md"), as: UTF8.self).contains("Goldens/b@en."))
    }

    @Test func sarifHasAResultForEachCauseAndFile() throws {
        let scratch = try FailingScenes.failing()
        try scratch.write(try scratch.data("Goldens/hello.png"), to: "Goldens/old.png")
        let run = try scratch.balloon("verify", "scenes", "--format", "sarif", "--report", "a.sarif")
        #expect(Data(run.output.utf8) == (try scratch.data("a.sarif")))
        let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let only = try #require((log["runs"] as? [[String: Any]])?.first)
        let results = try #require(only["results"] as? [[String: Any]])
        #expect(
            results.compactMap { $0["ruleId"] as? String } == ["golden/different", "golden/different", "golden/stale"])
        let places = results.compactMap {
            ($0["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
        }
        let files = places.compactMap { ($0["artifactLocation"] as? [String: Any])?["uri"] as? String }
        #expect(files == ["scenes/dinner.yaml", "scenes/hello.yaml", "Goldens/old.png"])
        let driver = (only["tool"] as? [String: Any])?["driver"] as? [String: Any]
        #expect((driver?["rules"] as? [[String: Any]])?.count == 2)
    }

    @Test func markdownIsATableOfCauses() throws {
        let scratch = try FailingScenes.failing()
        let lines = try scratch.balloon("verify", "scenes", "--format", "markdown").lines
        #expect(lines.count { $0.hasPrefix("| 1 | 4 |") || $0.hasPrefix("| 2 | 1 |") } == 2)
    }

    @Test func severalFormsAreWrittenByOneRun() throws {
        let scratch = try FailingScenes.failing()
        let run = try scratch.balloon(
            "verify", "scenes", "--report", "out/a.xml", "--report", "out/a.md", "--report", "out/a.json")
        #expect(run.status == 1 && run.output.contains("5 goldens: 5 different"))
        #expect(try scratch.files(below: "out") == ["a.json", "a.md", "a.xml"])
        #expect(try scratch.balloon("verify", "scenes", "--report", "a.pdf").status == 2)
        #expect(try scratch.balloon("verify", "scenes", "--json", "--format", "junit").status == 2)
    }

    @Test func aFilterThatChoosesNothingComparesNothingInAnyPart() throws {
        let scratch = try FailingScenes.recorded()
        for part in ["1/2", "2/2"] {
            #expect(try scratch.balloon("verify", "scenes", "--where", "scene=nothing", "--shard", part).status == 6)
        }
    }

    @Test(arguments: [1, 3]) func shardsPutTogetherAreTheWholeRun(_ count: Int) throws {
        let scratch = try FailingScenes.failing()
        // One cell passes, one golden is stale, one is missing.
        #expect(try scratch.balloon("accept", "hello").status == 0)
        try scratch.write(try scratch.data("Goldens/hello.png"), to: "Goldens/old.png")
        try FileManager.default.removeItem(at: scratch.url("Goldens/dinner@w402_dark.png"))
        // What has passed before would be counted as cached by the later run.
        let whole = try scratch.balloon("verify", "scenes", "--fresh", "--json")
        var files: [String] = []
        for number in (1...count).reversed() {
            files.append("part\(number).json")
            let run = try scratch.balloon(
                "verify", "scenes", "--fresh", "--shard", "\(number)/\(count)", "--report", files.last ?? "")
            #expect([1, 3, 4, 6].contains(run.status))
        }
        let merged = try Balloon.run(["merge"] + files + ["--json"], in: scratch.folder)
        #expect(merged.output == whole.output)
        #expect(merged.status == whole.status)
        if count > 1 {
            let twice = try Balloon.run(["merge"] + files + [files[0]], in: scratch.folder)
            #expect(twice.status == 2 || twice.output.contains("5 goldens"))
        }
    }

    @Test func mergeNamesAFileThatItCannotUse() throws {
        let scratch = try Scratch()
        try scratch.write("{}", to: "a.json")
        for file in ["a.json", "missing.json"] {
            let run = try scratch.balloon("merge", file)
            #expect(run.status == 2 && run.errors.contains(file) && run.errorLines.count == 1)
        }
    }

    @Test func whatAFilterLeavesOutIsNotComparedAndNotStale() throws {
        let scratch = try FailingScenes.failing()
        let run = try scratch.balloon("verify", "scenes", "--where", "appearance=dark")
        #expect(run.status == 1 && run.output.hasSuffix("2 goldens: 2 different\n"))
        #expect(try scratch.balloon("verify", "scenes", "--where", "appearance=drak").status == 2)
        #expect(try scratch.balloon("record", "scenes", "--where", "hello").status == 0)
        #expect(try scratch.pendingCells() == FailingScenes.dinners)
    }
}
