import BuiltProgram
import Foundation
import Testing

/// `list`, `inspect`, `prune` and `doctor`.
struct GoldenVerbsTests {
    @Test func listChoosesByTheViewerThatARecordNames() throws {
        let scratch = try FailingScenes.recorded()
        let run = try scratch.balloon("list", "appearance=dark & width<400", "--json")
        let rows = try run.rows("goldens")
        #expect(rows.map { $0["name"] as? String } == ["dinner@w320_dark"])
        #expect(try scratch.balloon("list").lines.count == 6)
    }

    /// A name that is not there, or a filter that nothing matches, is no success; a folder without goldens is one.
    @Test(arguments: [["list"], ["list", "--failing"]]) func listEndsWithSixForWhatIsNotThere(_ verb: [String]) throws {
        let scratch = try FailingScenes.failing()
        for choice in [["nobody"], ["--where", "width<1"]] {
            for format in [[], ["--json"]] {
                #expect(try Balloon.run(verb + choice + format, in: scratch.folder).status == 6, "\(choice)")
            }
        }
        #expect(try Balloon.run(verb + ["hello"], in: scratch.folder).status == 0)
        let empty = try Scratch()
        #expect(try Balloon.run(verb, in: empty.folder).status == 0)
    }

    /// A file that cannot be read fails the verb, and the other goldens are listed all the same.
    @Test func listTellsWhatItCannotRead() throws {
        let scratch = try FailingScenes.recorded()
        try scratch.write("no picture", to: "Goldens/dinner@w320_dark.png")
        for run in [try scratch.balloon("list"), try scratch.balloon("list", "--json")] {
            #expect(run.status == 2 && run.errors.contains("dinner@w320_dark"))
            for name in FailingScenes.dinners.dropFirst() { #expect(run.output.contains(name)) }
        }
        #expect(try scratch.balloon("list", "hello").status == 2)
    }

    @Test func inspectPrintsAxesHashesAndWhatDrewIt() throws {
        let scratch = try FailingScenes.recorded()
        let run = try scratch.balloon("inspect", "dinner@w320_dark", "--json")
        let golden = try run.answer()
        #expect((golden["words"] as? [String])?.contains("Ferry Building") == true)
        #expect((golden["pixelHash"] as? String)?.count == 64)
        #expect(golden["isWholePair"] as? Bool == true)
        for key in ["engine", "fonts", "libraries", "axes", "inputs"] { #expect(golden[key] != nil, "\(key)") }
        #expect(try scratch.balloon("inspect", "nobody").status == 3)
    }

    @Test func inspectExplainsACandidateAndComparesTwoGoldens() throws {
        let scratch = try FailingScenes.failing()
        let pending = try scratch.balloon("inspect", "hello")
        #expect(pending.status == 0 && pending.output.contains("“Goodbye” instead of “Hello”"))
        // The golden of a pending cell can be shown as well.
        let golden = try scratch.balloon("inspect", "hello", "--golden", "--json").answer()
        #expect((golden["words"] as? [String])?.contains("Hello") == true)
        let two = try scratch.balloon("inspect", "dinner@w320_dark", "dinner@w320_light", "--json")
        #expect(two.status == 1)
        let changes = try two.rows("changes")
        #expect(changes.contains { ($0["text"] as? String)?.contains("color") == true })
        #expect(try scratch.balloon("inspect", "hello", "hello").output == "equal\n")
        #expect(try scratch.balloon("inspect", "hello", "nobody").status == 3)
        let unknown = try scratch.balloon("inspect", "helo")
        #expect(unknown.status == 3 && unknown.errors.contains("hello"))
        // A scene is no golden, and its own name is no other one.
        let scene = try scratch.balloon("inspect", "dinner")
        #expect(scene.status == 3 && scene.errors.contains("dinner@") && !scene.errors.contains("did you mean"))
    }

    /// What is not there ends with 3, and with --json the error is an answer too.
    @Test(arguments: [[], ["--golden"], ["hello"]]) func whatIsNotThereEndsWith3(_ others: [String]) throws {
        let scratch = try FailingScenes.failing()
        let arguments = ["inspect", "nobody"] + others
        let text = try Balloon.run(arguments, in: scratch.folder)
        #expect(text.status == 3 && text.output.isEmpty && text.errors.hasPrefix("error: "), "\(text.errors)")
        let json = try Balloon.run(arguments + ["--json"], in: scratch.folder)
        #expect(json.status == 3 && json.errors.isEmpty)
        let error = try #require(try json.rows("errors").first)
        #expect(error["kind"] as? String == "notFound" && (error["message"] as? String)?.contains("nobody") == true)
    }

    @Test func theExplanationIsBoundedAndTheSameTwice() throws {
        let scratch = try FailingScenes.failing()
        let run = try scratch.balloon("inspect", "hello", "--json")
        let answer = try run.answer()
        #expect(answer["accept"] as? String == "balloon accept hello")
        #expect((answer["causes"] as? [[String: Any]])?.first?["cells"] as? Int == 1)
        #expect(run.output.utf8.count < 16_384)
        _ = try scratch.balloon("verify", "scenes")
        #expect(try scratch.balloon("inspect", "hello", "--json").output == run.output)
        #expect(try scratch.balloon("inspect", "hello").output.contains("balloon accept hello"))
    }

    @Test func pruneRemovesWhatNoSceneDeclaresAndNothingElse() throws {
        let scratch = try FailingScenes.recorded()
        try FileManager.default.removeItem(at: scratch.url("scenes/hello.yaml"))
        let before = try scratch.files(below: "Goldens")
        let dry = try scratch.balloon("prune", "scenes", "--dry-run", "--json")
        #expect(try dry.answer()["files"] as? [String] == ["hello.layout", "hello.png"])
        #expect(try scratch.files(below: "Goldens") == before)
        #expect(try scratch.balloon("prune", "scenes", environment: ["CI": "1"]).status == 2)
        // Named one by one, a scene's goldens are its own; those of others stay.
        #expect(try scratch.balloon("prune", "scenes/dinner.yaml").status == 0)
        #expect(try scratch.files(below: "Goldens") == before)
        #expect(try scratch.balloon("prune", "scenes").status == 0)
        #expect(try scratch.files(below: "Goldens") == before.filter { !$0.hasPrefix("hello") })
        #expect(try scratch.balloon("verify", "scenes").status == 0)
    }

    @Test func pruneWithoutAnySceneRemovesNothing() throws {
        let scratch = try FailingScenes.recorded()
        try FileManager.default.createDirectory(at: scratch.url("empty"), withIntermediateDirectories: true)
        #expect(try scratch.balloon("prune", "empty").status == 6)
        #expect(try scratch.files(below: "Goldens").count == 10)
    }

    @Test func doctorTellsGoldensOfOtherFontsFromThoseOfHere() throws {
        let scratch = try FailingScenes.recorded()
        func origins() throws -> [[String: Any]] {
            let answer = try scratch.balloon("doctor", "--json").answer()
            return try #require(answer["origins"] as? [[String: Any]])
        }
        #expect(try origins().map { $0["count"] as? Int } == [5])
        #expect(try origins()[0]["differences"] as? [String] == [])
        // A golden whose picture says that other fonts have drawn it.
        let picture = try scratch.data("Goldens/hello.png")
        let range = try #require(picture.range(of: Data("BubbleSans=".utf8)))
        var edited = picture
        edited[range.upperBound] = edited[range.upperBound] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
        try scratch.write(edited, to: "Goldens/hello.png")
        #expect(try origins().count == 2)
    }

    /// What explains most is said first: the words, then the lines, then what grew with them.
    @Test func theWordsAreSaidBeforeWhatGrewWithThem() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        try scratch.write(
            Scenes.captions(caption: "Goodbye for now to all of you and your good friends"), to: "b.yaml")
        try #require(try scratch.balloon("record", "a.yaml", "b.yaml").status == 0)
        let run = try scratch.balloon("inspect", "a", "--golden", "b")
        #expect(run.status == 1 && run.lines.count > 4)
        #expect(run.lines[0].contains("Goodbye for now") && run.lines[1].contains("2 lines"), "\(run.output)")
        #expect(run.lines[2...4].map { $0.prefix { $0 != " " } } == ["balloon", "bar", "caption"], "\(run.output)")
    }
}
