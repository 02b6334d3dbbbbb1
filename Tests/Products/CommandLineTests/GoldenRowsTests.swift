import BuiltProgram
import Drawing
import Foundation
import FoundationXML
import Testing

/// One test for each must-have row of golden testing that a user of the command line can see, named by its row:
/// Documentation/GoldenRows.md is the list.
struct GoldenRowsTests {
    /// A caption of the scene `dinner`, in light and dark.
    private static func dinner(_ caption: String) -> String {
        Scenes.captions(caption: caption) + "\ngoldens: {userInterfaceStyles: [light, dark]}\n"
    }

    /// A folder with two goldens, whose scene has changed.
    private static func failing() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(dinner("Dinner at 7?"), to: "scenes/dinner.yaml")
        try #require(try scratch.balloon("record", "scenes").status == 0)
        try scratch.write(dinner("Dinner at 8?"), to: "scenes/dinner.yaml")
        return scratch
    }

    @Test("row 2: under continuous integration a missing golden fails and nothing is written")
    func row2() throws {
        let scratch = try Self.failing()
        try FileManager.default.removeItem(at: scratch.url("Goldens/dinner@dark.png"))
        let before = try scratch.contents(below: "Goldens")
        let run = try scratch.balloon("verify", "scenes", environment: ["CI": "true"])
        #expect(run.status == 1 && run.output.contains("no dinner@dark.png"))
        #expect(try scratch.contents(below: "Goldens") == before)
    }

    @Test("row 5: recording an unchanged picture leaves bytes and modification time") func row5() throws {
        let scratch = try Self.failing()
        #expect(try scratch.balloon("record", "scenes").status == 0)
        let (before, date) = (try scratch.contents(), try scratch.modificationDate("Goldens/dinner@dark.png"))
        let run = try scratch.balloon("record", "scenes")
        #expect(run.status == 0 && run.output.contains("2 unchanged"))
        #expect(try scratch.contents() == before)
        #expect(try scratch.modificationDate("Goldens/dinner@dark.png") == date)
    }

    @Test("row 6: verify writes to the pending folder, which can be anywhere, and never to goldens") func row6() throws
    {
        let (scratch, elsewhere) = (try Self.failing(), try Scratch())
        let before = try scratch.contents()
        #expect(try scratch.balloon("verify", "scenes", "--pending", elsewhere.folder.path).status == 1)
        #expect(try scratch.contents() == before)
        #expect(try elsewhere.files().contains { $0.hasSuffix("dinner@dark.png") })
    }

    @Test("row 7: a run with goldens on disk and no comparison fails") func row7() throws {
        let scratch = try Self.failing()
        let run = try scratch.balloon("verify", "scenes", "--where", "locale=ar")
        #expect(run.status == 6 && run.output.contains("nothing compared"))
    }

    @Test(
        "row 8: what shows nothing is refused at record and fails at verify unless declared",
        arguments: [
            "{vstack: []}", "{text: Concert, color: \"#00000000\"}",
        ])
    func row8(_ view: String) throws {
        let scratch = try Scratch()
        let scene = """
            message:
              summaryText: A test
              layout: {live: {view: \(view), contentSize: {height: 80}, alternate: {caption: Concert}}}
            """
        try scratch.write(scene, to: "blank.yaml")
        for verb in ["record", "verify"] {
            #expect(try scratch.balloon(verb, "blank.yaml").output.contains("nothing is drawn"))
        }
        try scratch.write(scene + "\nblank: The app fills it in later\n", to: "blank.yaml")
        #expect(try scratch.balloon("record", "blank.yaml").status == 0)
        #expect(try scratch.balloon("verify", "blank.yaml").status == 0)
    }

    @Test("row 9: accept, reject and accept --all need no terminal and draw nothing again") func row9() throws {
        let scratch = try Self.failing()
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        // A candidate that no drawing makes again: its picture has a text that no encoder writes.
        let folder = ".balloon/pending/Goldens/dinner@dark"
        let drawn = Array(try scratch.data("\(folder).png"))
        let candidate = Data(PNGEncoder.inserting([("Comment", "by hand")], into: drawn))
        try scratch.write(candidate, to: "\(folder).png")
        try scratch.replace(
            SHA256.hexadecimalDigest(of: drawn), by: SHA256.hexadecimalDigest(of: Array(candidate)),
            in: "\(folder).json")
        #expect(try scratch.balloon("accept", "dinner@dark").status == 0)
        #expect(try scratch.data("Goldens/dinner@dark.png") == candidate)
        #expect(try scratch.balloon("reject", "appearance=light").status == 0)
        #expect(try scratch.balloon("accept", "--all").status == 6)
    }

    @Test("row 11: inspect prints one difference, bounded, and as JSON") func row11() throws {
        let scratch = try Self.failing()
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        let text = try scratch.balloon("inspect", "dinner@dark")
        #expect(text.output.contains("“Dinner at 8?”") && text.lines.count <= 40)
        // The other cell is named once, as one of the same cause; its difference is not told.
        #expect(text.lines.first?.hasPrefix("different: dinner@dark (") == true)
        #expect(text.output.ranges(of: "dinner@light").count == 1)
        let json = try scratch.balloon("inspect", "dinner@dark", "--json")
        #expect(try !json.answer().isEmpty)
    }

    @Test("row 18: comparing is exact, and there is no option that makes it anything else") func row18() throws {
        let scratch = try Self.failing()
        try #require(try scratch.balloon("record", "scenes").status == 0)
        // The smallest change that a picture can have: one channel of one pixel by one.
        let file = "Goldens/dinner@dark.png"
        var bitmap = try PictureFile.decode(Array(try scratch.data(file)), name: file).bitmap
        var pixels = bitmap.pixels
        pixels[(bitmap.height / 2 * bitmap.width + bitmap.width / 2) * 4] ^= 1
        bitmap = Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
        try scratch.write(Data(PNGEncoder.encode(bitmap)), to: file)
        let run = try scratch.balloon("verify", "scenes", "--where", "appearance=dark", "--verbose")
        #expect(run.status == 1 && run.output.contains("at most by 1"), "\(run.output)")
        // Nothing that an option or a scene says makes it pass.
        for option in ["--tolerance", "--threshold", "--fuzz", "--precision", "--allow"] {
            #expect(try scratch.balloon("verify", "scenes", option, "1").status == 2, "\(option)")
        }
        for key in ["tolerance", "threshold", "precision"] {
            try scratch.write(Self.dinner("A") + "\(key): 1\n", to: "a.yaml")
            #expect(try scratch.balloon("verify", "a.yaml").errors.contains(key))
        }
    }

    @Test("row 24: a change of alpha alone fails and is seen in the difference") func row24() throws {
        let scratch = try Scratch()
        func scene(_ color: String) -> String {
            """
            message:
              summaryText: A test
              layout: {live: {view: {fill: "\(color)"}, contentSize: {height: 80}, alternate: {caption: Concert}}}
            """
        }
        try scratch.write(scene("#ff000080"), to: "a.yaml")
        try #require(try scratch.balloon("record", "a.yaml").status == 0)
        try scratch.write(scene("#ff000081"), to: "a.yaml")
        let run = try scratch.balloon("verify", "a.yaml", "--output", "out")
        #expect(run.status == 1 && run.output.contains("pixels"))
        #expect(try scratch.files(below: "out").contains("a.difference.png"))
    }

    @Test("row 25: a change of size fails, names both sizes and leaves a difference") func row25() throws {
        let scratch = try Self.failing()
        try scratch.write(
            Scenes.captions(caption: "Dinner at 7?", subcaption: "Pier 39")
                + "\ngoldens: {userInterfaceStyles: [light, dark]}\n", to: "scenes/dinner.yaml")
        let run = try scratch.balloon("verify", "scenes", "--output", "out")
        #expect(run.output.contains(" pixels instead of "))
        #expect(try scratch.files(below: "out").contains("dinner@dark.strip.png"))
    }

    @Test("row 26: a picture that has moved is said to have moved, and fails") func row26() throws {
        let scratch = try Self.failing()
        try #require(try scratch.balloon("record", "scenes").status == 0)
        let file = "Goldens/dinner@dark.png"
        let bitmap = try PictureFile.decode(Array(try scratch.data(file)), name: file).bitmap
        // A pixel to the left, and what leaves the picture is lost.
        let rowBytes = bitmap.width * 4
        var rows: [UInt8] = []
        for start in stride(from: 0, to: bitmap.pixels.count, by: rowBytes) {
            rows += bitmap.pixels[(start + 4)..<(start + rowBytes)]
            rows += [UInt8](repeating: 0, count: 4)
        }
        let moved = Bitmap(width: bitmap.width, height: bitmap.height, pixels: rows)
        try scratch.write(Data(PNGEncoder.encode(moved)), to: file)
        let run = try scratch.balloon("verify", "scenes", "--where", "appearance=dark")
        #expect(run.status == 1 && run.output.contains("moved by (+1, 0) pixels"), "\(run.output)")
    }

    @Test("row 33: a failure has at most twelve lines, with all that is needed") func row33() throws {
        let scratch = try Self.failing()
        let arguments = ["verify", "scenes", "--where", "appearance=dark", "--output", "out"]
        let run = try Balloon.run(arguments, in: scratch.folder)
        #expect(run.output.split(separator: "\n\n")[0].split(separator: "\n").count <= 8)
        for word in ["caption reads", "dinner@dark", "scenes/dinner.yaml:", " here (", "out/", "accept"] {
            #expect(run.output.contains(word), "\(word)")
        }
        let verbose = try Balloon.run(arguments + ["--verbose"], in: scratch.folder).output
        #expect(verbose.split(separator: "\n\n")[0].split(separator: "\n").count <= 12)
        for word in [" at (", "caption line 1", "at most by"] { #expect(verbose.contains(word), "\(word)") }
    }

    @Test("row 34: three pictures and their strip") func row34() throws {
        let scratch = try Self.failing()
        #expect(try scratch.balloon("verify", "scenes", "--output", "out").status == 1)
        let files = try scratch.files(below: "out")
        for kind in ["expected", "actual", "difference", "strip"] { #expect(files.contains("dinner@dark.\(kind).png")) }
    }

    @Test("row 35: all failing cells are one report, by cause") func row35() throws {
        let run = try Self.failing().balloon("verify", "scenes")
        #expect(run.output.contains("cause 1 of 1: ") && run.output.contains("  (2 cells)\n"))
    }

    @Test("row 40: one filter grammar for verify, record, list and accept") func row40() throws {
        let scratch = try Self.failing()
        let filter = "appearance=dark & width>300"
        #expect(try scratch.balloon("verify", "scenes", "--where", filter).output.contains("1 golden: 1 different"))
        #expect(try scratch.balloon("list", filter).output.contains("dinner@dark"))
        #expect(try scratch.balloon("accept", filter).status == 0)
        #expect(try scratch.balloon("record", "scenes", "--where", filter).output.contains("1 golden: 1 unchanged"))
    }

    @Test("row 54: no font of the machine is read") func row54() throws {
        let scratch = try Self.failing()
        try scratch.write("<fontconfig><dir>/nowhere</dir></fontconfig>", to: "hostile.conf")
        for environment in [
            ["FONTCONFIG_FILE": "hostile.conf"], ["FONTCONFIG_PATH": "/nowhere", "XDG_DATA_DIRS": "/"],
        ] {
            let run = try scratch.balloon("record", "scenes", "--goldens", "other", environment: environment)
            #expect(run.status == 0)
        }
        #expect(try scratch.balloon("record", "scenes").status == 0)
        #expect(try scratch.contents(below: "other") == scratch.contents(below: "Goldens"))
    }

    @Test("row 55: a character that no font draws is an error with its code point") func row55() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "\"Dinner \\uE000\""), to: "a.yaml")
        let run = try scratch.balloon("record", "a.yaml")
        #expect(run.status == 2 && (run.output + run.errors).contains("U+E000"))
    }

    @Test("row 56: language, time zone, home and folder change nothing") func row56() throws {
        let scratch = try Self.failing()
        #expect(try scratch.balloon("record", "scenes").status == 0)
        let environment = ["LANG": "tr_TR.UTF-8", "LC_ALL": "ar_EG", "TZ": "Asia/Kathmandu", "HOME": "/nowhere"]
        #expect(try scratch.balloon("record", "scenes", "--goldens", "other", environment: environment).status == 0)
        #expect(try scratch.contents(below: "other") == scratch.contents(below: "Goldens"))
    }

    @Test("row 59: a failing comparison is not repeated") func row59() throws {
        let scratch = try Self.failing()
        // Nothing of a first attempt is left that could make a second one pass, and nothing is tried again by itself: the
        // cells are drawn once (GoldenRunTests).
        let runs = try (0..<3).map { _ in try scratch.balloon("verify", "scenes") }
        #expect(runs.allSatisfy { $0.status == 1 && $0.output == runs[0].output })
        #expect(runs[0].output.hasSuffix("2 goldens: 2 different\n"))
    }

    @Test("row 60: names follow the declared axes, however often something is recorded") func row60() throws {
        let scratch = try Self.failing()
        for _ in 1...3 { #expect(try scratch.balloon("record", "scenes").status == 0) }
        let names = ["dinner@dark.layout", "dinner@dark.png", "dinner@light.layout", "dinner@light.png"]
        #expect(try scratch.files(below: "Goldens") == names)
    }

    @Test("row 61: names that no portable file has, and two of one name, are refused with their places")
    func row61() throws {
        let scratch = try Scratch()
        try scratch.write(Self.dinner("A"), to: "scenes/naïve.yaml")
        #expect(try scratch.balloon("record", "scenes").errors.contains("scenes/naïve.yaml"))
        let other = try Scratch()
        for file in ["a/dinner.yaml", "b/Dinner.yaml"] { try other.write(Self.dinner("A"), to: file) }
        let run = try other.balloon("record", "a/dinner.yaml", "b/Dinner.yaml")
        #expect(run.status == 2 && run.errors.contains("a/dinner.yaml") && run.errors.contains("b/Dinner.yaml"))
    }

    @Test("row 62: the same bytes again, and small") func row62() throws {
        let scratch = try Self.failing()
        #expect(try scratch.balloon("record", "scenes", "--goldens", "one").status == 0)
        #expect(try scratch.balloon("record", "scenes", "--goldens", "two").status == 0)
        #expect(try scratch.contents(below: "one") == scratch.contents(below: "two"))
        #expect(try scratch.data("one/dinner@dark.png").count < 20 << 10)
    }

    @Test("row 65: a record as text beside each picture, one node a line") func row65() throws {
        let scratch = try Self.failing()
        let record = String(decoding: try scratch.data("Goldens/dinner@dark.layout"), as: UTF8.self)
        #expect(record.hasPrefix("balloon-layout "))
        #expect(record.split(separator: "\n").count { $0.contains(" caption text x=") } == 1)
    }

    @Test("row 69: each kind of file that is no golden has its own message") func row69() throws {
        let scratch = try Self.failing()
        let golden = try scratch.data("Goldens/dinner@dark.png")
        var messages: Set<String> = []
        for bytes in [
            Data("version https://git-lfs.github.com/spec/v1\n".utf8), Data("<<<<<<< HEAD\n".utf8), Data(),
            golden.prefix(60), Data("GIF89a".utf8), golden + Data([0]),
        ] {
            try scratch.write(bytes, to: "Goldens/dinner@dark.png")
            let run = try scratch.balloon("verify", "scenes", "--where", "appearance=dark")
            messages.insert(String(run.lines.first ?? ""))
        }
        #expect(messages.count == 6 && !messages.contains(""))
    }

    @Test("row 70: goldens, candidates and pictures of failures can be anywhere") func row70() throws {
        let (scratch, elsewhere) = (try Self.failing(), try Scratch())
        let root = elsewhere.folder.path
        #expect(try scratch.balloon("record", "scenes", "--goldens", "\(root)/g").status == 0)
        try scratch.write(Self.dinner("Lunch"), to: "scenes/dinner.yaml")
        let before = try scratch.contents()
        let run = try scratch.balloon(
            "verify", "scenes", "--goldens", "\(root)/g", "--pending", "\(root)/p", "--output", "\(root)/o")
        #expect(run.status == 1)
        #expect(try scratch.contents() == before)
        #expect(try Set(elsewhere.files().compactMap { $0.split(separator: "/").first }) == ["g", "p", "o"])
    }

    @Test("row 71: no file and no report names a place of the machine") func row71() throws {
        let scratch = try Self.failing()
        for format in ["text", "json", "junit", "github", "markdown"] {
            let run = try scratch.balloon(
                "verify", scratch.url("scenes").path, "--goldens", scratch.url("Goldens").path, "--format", format)
            #expect(!run.output.contains("balloon-test"), "\(format)")
        }
        for (file, bytes) in try scratch.contents() {
            #expect(bytes.range(of: Data(scratch.folder.lastPathComponent.utf8)) == nil, "\(file)")
        }
    }

    @Test(
        "row 83: every verb has help, and JSON where it answers",
        arguments: [
            "verify", "review", "accept", "reject", "inspect", "report", "list", "prune", "doctor",
        ])
    func row83(_ verb: String) throws {
        let run = try Scratch().balloon(verb, "--help")
        #expect(run.status == 0 && run.output.contains("OVERVIEW"))
        #expect(run.output.contains("--json"), "\(verb)")
    }

    @Test("row 84: exit codes") func row84() throws {
        let scratch = try Self.failing()
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        #expect(try scratch.balloon("verify", "scenes", "--goldens", "nowhere").status == 3)
        #expect(try scratch.balloon("verify", "scenes", "--what").status == 2)
        #expect(try scratch.balloon("record", "scenes").status == 0)
        #expect(try scratch.balloon("verify", "scenes").status == 0)
        try scratch.write(try scratch.data("Goldens/dinner@dark.png"), to: "Goldens/old.png")
        #expect(try scratch.balloon("verify", "scenes").status == 4)
        try scratch.write("version https://git-lfs.github.com/spec/v1\n", to: "Goldens/dinner@dark.png")
        #expect(try scratch.balloon("verify", "scenes").status == 5)
        try scratch.write("", to: "empty/.keep")
        #expect(try scratch.balloon("verify", "empty").status == 6)
    }

    @Test("row 85: JUnit has a case for each cell with its axes") func row85() throws {
        let run = try Self.failing().balloon("verify", "scenes", "--format", "junit")
        let document = try XMLDocument(xmlString: run.output)
        #expect(try document.nodes(forXPath: "//testcase").count == 2)
        #expect(try document.nodes(forXPath: "//property[@name='userInterfaceStyle']").count == 2)
    }

    @Test("row 86: the report is one file without an address") func row86() throws {
        let scratch = try Self.failing()
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        #expect(try scratch.balloon("report", "-o", "report.html").status == 0)
        let page = String(decoding: try scratch.data("report.html"), as: UTF8.self)
        #expect(page.contains("data:image/png;base64,"))
        #expect(!page.contains("src=\"http") && !page.contains("href=\"http"))
    }

    @Test("row 87: parts put together are the whole run") func row87() throws {
        let scratch = try Self.failing()
        for number in 1...2 {
            _ = try scratch.balloon("verify", "scenes", "--shard", "\(number)/2", "--report", "\(number).json")
        }
        let whole = try scratch.balloon("verify", "scenes", "--json")
        let merged = try scratch.balloon("merge", "1.json", "2.json", "--json")
        #expect(merged.status == whole.status && merged.output == whole.output)
    }

    @Test("row 88: recorders at once, some killed, leave only whole goldens") func row88() throws {
        let scratch = try Self.failing()
        let processes = try (0..<8).map { _ in
            let process = Process()
            process.executableURL = Balloon.executable
            process.arguments = ["record", "scenes"]
            process.currentDirectoryURL = scratch.folder
            process.environment = Balloon.environment(changes: [:])
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            return process
        }
        for (index, process) in processes.enumerated() where index % 2 == 1 {
            usleep(UInt32(index) * 4000)
            process.terminate()
        }
        for process in processes { process.waitUntilExit() }
        #expect(try scratch.balloon("verify", "scenes").status == 0)
        #expect(try scratch.files(below: "Goldens").count == 4)
    }

    @Test("row 89: two cells of one name in a run are an error that names both") func row89() throws {
        let scratch = try Scratch()
        for folder in ["a", "b"] { try scratch.write(Self.dinner("A"), to: "\(folder)/dinner.yaml") }
        let run = try scratch.balloon("verify", "a/dinner.yaml", "b/dinner.yaml")
        #expect(run.status == 2 && run.errors.contains("a/dinner.yaml") && run.errors.contains("b/dinner.yaml"))
    }
}
