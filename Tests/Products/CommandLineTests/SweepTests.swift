import BuiltProgram
import Foundation
import Testing

/// `balloon sweep`: tables, contact sheets, and the axes of its options.
struct SweepTests {
    private static func rows(_ scratch: Scratch, _ file: String = "out/sweep.csv") throws -> [[Substring]] {
        String(decoding: try scratch.data(file), as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    }

    @Test func aRowForEveryCellAndASheetForEveryScene() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "scenes/a.yaml")
        try scratch.write(Scenes.captions(caption: "World"), to: "scenes/b.yaml")
        let run = try scratch.balloon(
            "sweep", "scenes", "--widths", "320,402", "--locales", "en,ar", "--categories", "L,AX3", "--appearances",
            "light,dark", "-o", "out")
        #expect(run.status == 0, "\(run.errors)")
        let files = try scratch.files(below: "out")
        let pictures = files.filter { $0.hasPrefix("sweep.pictures/") }
        #expect(files.filter { !pictures.contains($0) } == ["a.png", "b.png", "sweep.csv", "sweep.html", "sweep.json"])
        #expect(!pictures.isEmpty)
        #expect(try PageData.problems(of: scratch.data("out/sweep.html")) == [])
        #expect(try Self.rows(scratch).count == 1 + 2 * 16)
        for sheet in ["a", "b"] {
            #expect(try scratch.data("out/\(sheet).png").prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]))
        }
        _ = try JSONSerialization.jsonObject(with: scratch.data("out/sweep.json"))
        #expect(!run.output.contains("\u{1B}") && run.errors.isEmpty)
    }

    @Test(arguments: [
        ("300:440:20", 8), ("300:310", 11), ("every", 121), ("320", 1), ("300:305:2.5", 3), ("402:402:7", 1),
    ])
    func aRangeIsFirstLastStep(_ widths: String, _ count: Int) throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        #expect(try scratch.balloon("sweep", "a.yaml", "--widths", widths, "-o", "out").status == 0)
        #expect(try Self.rows(scratch).count == 1 + count)
    }

    @Test func allCategoriesAreTwelve() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        #expect(try scratch.balloon("sweep", "a.yaml", "--categories", "all", "-o", "out").status == 0)
        #expect(try Self.rows(scratch).count == 1 + 12)
    }

    @Test func withoutOptionsTheAxesAreTheScenes() throws {
        let scratch = try Scratch()
        try scratch.write(
            Scenes.captions(caption: "Hello") + "\nsweep: {transcriptWidths: [320, 402, 440], locales: [en, ar]}\n",
            to: "a.yaml")
        #expect(try scratch.balloon("sweep", "a.yaml", "-o", "out").status == 0)
        #expect(try Self.rows(scratch).count == 1 + 6)
        #expect(try scratch.balloon("sweep", "a.yaml", "--widths", "375", "-o", "out").status == 0)
        #expect(try Self.rows(scratch).count == 1 + 2)
    }

    /// No balloon is as narrow as 16 points: its insets alone are wider.
    @Test func whatBreaksIsToldInALine() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        let run = try scratch.balloon("sweep", "a.yaml", "--widths", "16,402", "-o", "out")
        #expect(run.status == 0)
        let line = try #require(run.lines.first { $0.contains("widthWithinTranscript") })
        #expect(line.contains("wider than the transcript") && line.contains("16 L en light"))
        #expect(run.lines.allSatisfy { $0.count < 200 })
    }

    @Test(arguments: [
        ["--widths", "440:300:20"], ["--widths", "300:440:0"], ["--widths", "1:2:3:4"], ["--widths", "320,320"],
        ["--widths", "320,"], ["--widths", "1:10000:0.0001"], ["--locales", "en,,ar"], ["--appearances", "light,blue"],
        ["--widths", "iphone-99"],
    ])
    func aBadAxisIsNamed(_ option: [String]) throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        let run = try Balloon.run(["sweep", "a.yaml", "-o", "out"] + option, in: scratch.folder)
        #expect(run.status == 2)
        #expect(run.errorLines.count == 1)
        #expect(run.errors.contains(option[0]))
        #expect(try scratch.files() == ["a.yaml"])
    }

    /// The second page of one scene's contact sheet must not take the place of the sheet of another.
    @Test func namesOfPagesAreRefused() throws {
        let scratch = try Scratch()
        for name in ["a", "a.page-2"] {
            try scratch.write(Scenes.captions(caption: "Hello"), to: "scenes/\(name).yaml")
        }
        let run = try scratch.balloon("sweep", "scenes", "-o", "out")
        #expect(run.status == 2 && run.errors.contains("a.page-2.png"))
        try FileManager.default.removeItem(at: scratch.url("scenes/a.yaml"))
        #expect(try scratch.balloon("sweep", "scenes", "-o", "out").status == 0)
    }

    /// Two scenes of one name are told apart by their folders, and a file that is not there ends nothing.
    @Test func scenesOfOneNameInTwoFoldersAreSwept() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "party/dinner.yaml")
        try scratch.write(Scenes.captions(caption: "World"), to: "work/dinner.yaml")
        let scenes = ["party/dinner.yaml", "work/dinner.yaml"]
        let run = try Balloon.run(
            ["sweep"] + scenes + ["nowhere.yaml", "-o", "out", "--widths", "402"], in: scratch.folder)
        #expect(run.status == 2 && run.errors.contains("nowhere.yaml"))
        let files = try scratch.files(below: "out")
        #expect(files.contains("party-dinner.png") && files.contains("work-dinner.png"))
        #expect(try Self.rows(scratch).count == 1 + 3)
        // What is named twice is swept once.
        let rows = try Self.rows(scratch)
        let again = try Balloon.run(
            ["sweep"] + scenes + scenes + ["-o", "again", "--widths", "402"], in: scratch.folder)
        #expect(try again.status == 0 && Self.rows(scratch, "again/sweep.csv").count == rows.count - 1)
    }

    /// A conversation is in the languages of the scenes that it names, too.
    @Test func theScenesOfAConversationHaveLanguages() throws {
        let scratch = try Scratch()
        let strings = "strings: {en: {a: Hello}, de: {a: Hallo}}\n"
        try scratch.write("message: {layout: {template: {caption: {key: a}}}}\n" + strings, to: "parts/a.yaml")
        try scratch.write(
            "transcript: {entries: [{from: b, scene: parts/a.yaml}]}\nparticipants: {b: B, c: C}\nviewer: c\n",
            to: "talk.yaml")
        try #require(try scratch.balloon("sweep", "talk.yaml", "--locales", "all", "-o", "out").status == 0)
        let table = String(decoding: try scratch.data("out/sweep.csv"), as: UTF8.self)
        #expect(table.contains("-en-") && table.contains("-de-"))
    }

    /// Another revision of a scene, and the table of its sweep: the same changes, in the summary and on the page.
    @Test func whatChangedSinceAnotherRevisionIsTold() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "old/a.yaml")
        try scratch.write(Scenes.captions(caption: "Hello to everybody at the pier on Thursday"), to: "new/a.yaml")
        let axes = ["--widths", "320:325", "--categories", "L,AX3"]
        func sweep(_ arguments: [String]) throws -> Balloon.Run {
            try Balloon.run(["sweep"] + arguments + axes, in: scratch.folder)
        }
        #expect(try sweep(["old", "-o", "before"]).status == 0)
        let scenes = try sweep(["new", "-o", "after", "--compare", "old"])
        #expect(scenes.status == 0, "\(scenes.errors)")
        #expect(scenes.lines.contains { $0.contains("12 of 12 cells changed") })
        #expect(scenes.lines.contains { $0.contains("caption takes 2 lines instead of 1") && $0.contains("L in en") })
        // Scenes can be drawn, and a table cannot.
        #expect(try scratch.files(below: "after").contains("a.changes.png"))
        #expect(
            String(decoding: try scratch.data("after/sweep.html"), as: UTF8.self).contains("\"name\":\"a.changes.png\"")
        )
        #expect(try sweep(["new", "-o", "after", "--compare", "before"]).output == scenes.output)
        #expect(try !scratch.files(below: "after").contains("a.changes.png"))
        let page = String(decoding: try scratch.data("after/sweep.html"), as: UTF8.self)
        #expect(page.contains("caption takes 2 lines instead of 1"))
        try scratch.write("[1]", to: "bad.json")
        #expect(try sweep(["new", "-o", "after", "--compare", "bad.json"]).status == 2)
    }
}
