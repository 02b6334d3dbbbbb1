import BuiltProgram
import Foundation
import TestSupport
import Testing

/// `balloon studio`: what its page shows is what other verbs draw, measure and find; an edit is seen at once.
struct StudioTests {
    struct Page: Decodable {
        let revision: Int
        let scenes: [Scene]
        struct Scene: Decodable {
            let name, file: String
            let errors: [Problem]
            let controls: [Control]
        }
        struct Problem: Decodable { let file: String, line, column: Int?, message, fix: String }
        struct Control: Decodable { let name, own: String, values: [Value] }
        struct Value: Decodable { let name: String, width: Double? }

        func choices(of name: String, in scene: Int = 0) -> [Value] {
            scenes[scene].controls.first { $0.name == name }?.values ?? []
        }

        func values(of name: String, in scene: Int = 0) -> [String] { choices(of: name, in: scene).map(\.name) }
    }

    struct View: Decodable {
        let map: Map
        let width: Double
        let widths: [Double]
        struct Map: Decodable { let findings: [Finding], rows: [Row] }
        struct Finding: Decodable { let rule, subject, severity: String, reason: String? }
        struct Row: Decodable { let category, locale, options: String, intervals: [Interval] }
        struct Interval: Decodable { let from, to: Double, heights, size: [Double], findings: [Int] }
    }

    private static let scene = """
        message:
          summaryText: Dinner
          url: https://example.com
          accessibilityLabel: Dinner
          layout: {template: {caption: {key: ask}, trailingCaption: $who}}
        app: {name: Table}
        strings: {en: {ask: Dinner at seven on the pier}, de: {ask: Abendessen um sieben Uhr auf der Seebrücke}}
        vary: {who: [Bo, Maximiliane]}
        expect:
          - {node: caption, lines: 1}
        """

    private let scratch: Scratch
    private let studio: ServedProgram

    init() throws {
        scratch = try Scratch()
        try scratch.write(Self.scene, to: "scenes/dinner.yaml")
        try scratch.write(Scenes.captions(caption: "Hello"), to: "scenes/hello.yaml")
        studio = try ServedProgram(["studio", "scenes"], in: scratch)
    }

    private let viewer = "scene=scenes/dinner.yaml&locale=de&category=AX1&appearance=dark&width=350"
    private let options = ["--locale", "de", "--category", "AX1", "--appearance", "dark", "--width", "350"]

    @Test func theDataAreAsTheSchemaSays() throws {
        let page = try studio.get("")
        #expect(try PageData.problems(of: Data(page.content)).isEmpty)
        for name in ["map", "cell"] {
            let answer = try studio.get("\(name)?\(viewer)")
            #expect(try PageData.problems(ofJSON: Data(answer.content), as: "view").isEmpty, "\(name)")
        }
        #expect(page.field("content-security-policy")?.contains("default-src 'none'") == true)
    }

    @Test func whatCanBeChosen() throws {
        let page: Page = try studio.page()
        #expect(page.scenes.map(\.file) == ["scenes/dinner.yaml", "scenes/hello.yaml"])
        #expect(page.values(of: "category").count == 12)
        #expect(page.values(of: "locale").starts(with: ["en", "de"]))
        #expect(page.values(of: "$who") == ["Bo", "Maximiliane"] && page.values(of: "$who", in: 1).isEmpty)
        #expect(page.values(of: "appearance") == ["light", "dark"] && page.values(of: "receiver").contains("watchos"))
        #expect(page.values(of: "device").first == "")
        #expect(page.choices(of: "device").first { $0.name == "iphone-se" }?.width == 375)
        #expect(page.values(of: "show") == ["transcript", "alone", "category", "locale"])
    }

    @Test func picturesAreThoseOfRender() throws {
        for (path, flags) in [("balloon.png", []), ("transcript.png", ["--transcript"])] {
            let answer = try studio.get("\(path)?\(viewer)&pixels=3")
            #expect(answer.status == 200 && answer.field("content-type") == "image/png")
            let words = ["render", "scenes/dinner.yaml", "-o", "drawn.png"] + options + flags
            #expect(try Balloon.run(words, in: scratch.folder).status == 0)
            #expect(try Data(answer.content) == scratch.data("drawn.png"), "\(path)")
        }
        // Another value of what the scene varies is another picture, which its command draws, and a watch is a watch.
        let pictures = try ["", "&$who=Maximiliane", "&receiver=watchos"].map {
            try studio.get("balloon.png?\(viewer)\($0)").content
        }
        #expect(Set(pictures).count == 3)
        let view: View = try studio.value("cell?\(viewer)&$who=Maximiliane")
        let said = try #require(view.map.rows.first)
        #expect(said.options.hasSuffix(" --vary 'who=Maximiliane'"))
        let words =
            ["render", "scenes/dinner.yaml", "-o", "said.png", "--width", "350"]
            + said.options.replacing("'", with: "").split(separator: " ").map(String.init)
        #expect(try Balloon.run(words, in: scratch.folder).status == 0)
        let drawn = try studio.get("balloon.png?\(viewer)&$who=Maximiliane&pixels=3").content
        #expect(try Data(drawn) == scratch.data("said.png"))
    }

    /// The marks under the slider are where `breaks` says that something changes, rounded up to its next whole point.
    @Test func theMapHasTheIntervalsOfBreaks() throws {
        struct Breaks: Decodable {
            let scenes: [Scene]
            struct Scene: Decodable { let viewers: [Viewer] }
            struct Viewer: Decodable { let intervals: [Interval] }
            struct Interval: Decodable { let from: Double, findings: [Finding] }
            struct Finding: Decodable { let kind, subject: String }
        }
        let view: View = try studio.value("map?\(viewer)")
        #expect(view.widths == [320, 440] && view.width == 350)
        let row = try #require(view.map.rows.first)
        let run = try scratch.balloon(
            "breaks", "scenes/dinner.yaml", "--locales", "de", "--categories", "AX1", "--json")
        let breaks = try JSONDecoder().decode(Breaks.self, from: Data(run.output.utf8))
        let wanted = try #require(breaks.scenes[0].viewers.first).intervals
        #expect(wanted.count > 1 && row.intervals.map(\.from) == wanted.map { $0.from.rounded(.up) })
        for (interval, other) in zip(row.intervals, wanted) {
            let found = interval.findings.map { view.map.findings[$0] }
            // Captions that come close count on common phones alone.
            let wanted = other.findings.filter { $0.kind != "captionsTouch" }.map { $0.kind + $0.subject }
            #expect(Set(found.map { $0.rule + $0.subject }).isSuperset(of: wanted))
        }
        // What the author expects is red where it does not hold.
        #expect(view.map.findings.contains { $0.rule == "expectationMissed" && $0.severity == "error" })
        let sizes: View = try studio.value("map?\(viewer)&all=category")
        #expect(sizes.map.rows.count == 12 && sizes.map.rows.allSatisfy { $0.locale == "de" })
        let languages: View = try studio.value("map?\(viewer)&all=locale")
        #expect(languages.map.rows.count == 4 && languages.map.rows.allSatisfy { $0.category == "AX1" })
    }

    @Test func aCellHasTheFindingsOfMeasure() throws {
        struct Measured: Decodable {
            let scenes: [Scene]
            struct Scene: Decodable { let cells: [Cell] }
            struct Cell: Decodable { let size: Size, findings: [Finding] }
            struct Size: Decodable { let width, height: Double }
            struct Finding: Decodable { let kind: String }
        }
        let view: View = try studio.value("cell?\(viewer)")
        let run = try Balloon.run(["measure", "scenes/dinner.yaml", "--json"] + options, in: scratch.folder)
        let cell = try #require(JSONDecoder().decode(Measured.self, from: Data(run.output.utf8)).scenes[0].cells.first)
        #expect(!cell.findings.isEmpty && Set(view.map.findings.map(\.rule)) == Set(cell.findings.map(\.kind)))
        #expect(view.map.rows[0].intervals[0].size == [cell.size.width, cell.size.height])
    }

    @Test func anEditIsSeenAtOnceAndAnErrorKeepsThePicture() throws {
        let first: Page = try studio.page()
        let before = try studio.get("balloon.png?\(viewer)").content
        try scratch.replace("Abendessen", by: "Mittagessen", in: "scenes/dinner.yaml")
        let second: Page = try studio.value("changed?\(first.revision)")
        #expect(second.revision == first.revision + 1)
        let edited = try studio.get("balloon.png?\(viewer)").content
        #expect(edited != before)
        // An error says where it is and what to do; the picture is the last one.
        try scratch.replace("caption:", by: "captoin:", in: "scenes/dinner.yaml")
        let broken: Page = try studio.value("changed?\(second.revision)")
        let error = try #require(broken.scenes[0].errors.first)
        #expect(error.file == "scenes/dinner.yaml" && error.line == 5 && error.column != nil)
        #expect(error.message.contains("captoin") && !broken.scenes[0].controls.isEmpty)
        #expect(try studio.get("balloon.png?\(viewer)").content == edited)
        try scratch.replace("captoin:", by: "caption:", in: "scenes/dinner.yaml")
        let repaired: Page = try studio.value("changed?\(broken.revision)")
        #expect(repaired.scenes[0].errors.isEmpty && repaired.scenes[1].errors.isEmpty)
        // A scene that is new, and one that never was one.
        try scratch.write("message: {", to: "scenes/new.yaml")
        let more: Page = try studio.value("changed?\(repaired.revision)")
        #expect(more.scenes.count == 3 && more.scenes[2].controls.isEmpty && !more.scenes[2].errors.isEmpty)
        #expect(try studio.get("balloon.png?scene=scenes/new.yaml").status == 404)
        try scratch.write(Scenes.captions(caption: "New"), to: "scenes/new.yaml")
        let whole: Page = try studio.value("changed?\(more.revision)")
        #expect(whole.scenes[2].errors.isEmpty)
        #expect(try studio.get("balloon.png?scene=scenes/new.yaml").status == 200)
    }

    /// An editor writes a file in pieces: what was read in the middle of it is not told.
    @Test func aHalfWrittenFileIsNoError() throws {
        let first: Page = try studio.page()
        let whole = String(decoding: try scratch.data("scenes/dinner.yaml"), as: UTF8.self)
        let edited = whole.replacing("pier", with: "beach")
        for end in ["template: {caption", "strings: {en", "expect:"] {
            let half = try #require(edited.range(of: end)).upperBound
            try scratch.write(String(edited[..<half]), to: "scenes/dinner.yaml")
            let between: Page = try studio.page()
            #expect(between.revision == first.revision && between.scenes[0].errors.isEmpty, "\(end)")
        }
        try scratch.write(edited, to: "scenes/dinner.yaml")
        let second: Page = try studio.page()
        #expect(second.revision == first.revision + 1 && second.scenes[0].errors.isEmpty)
        // One that stays as it is has an error.
        try scratch.write(whole + "message: {", to: "scenes/dinner.yaml")
        _ = try studio.page() as Page
        let third: Page = try studio.page()
        #expect(third.revision == second.revision + 1 && third.scenes[0].errors.count > 0)
    }

    @Test func whatIsNotUnderstoodIsRefused() throws {
        for query in [
            "", "scene", "scene=%", "scene=scenes/dinner.yaml&pixels=9", "scene=scenes/dinner.yaml&pixels=-1",
        ] {
            #expect(try studio.get("balloon.png?\(query)").status == 400, "\(query)")
        }
        for (added, word) in [
            ("&width=wide", "width"), ("&category=huge", "XS"), ("&mood=happy", "mood"), ("&device=iphone", "device"),
            ("&device=watch-45&receiver=ios26", "cannot be"),
        ] {
            let answer = try studio.get("map?scene=scenes/dinner.yaml\(added)")
            #expect(answer.status == 400 && answer.body.contains(word), "\(added): \(answer.body)")
        }
        for name in ["map?scene=../dinner.yaml", "cell?scene=/etc/passwd", "nothing", "pictures/0.png"] {
            #expect(try studio.get(name).status == 404, "\(name)")
        }
        #expect(try studio.post("map", "{}").status == 404)
        #expect(try studio.get("changed?x").status == 400)
        #expect(try scratch.balloon("studio", "nowhere.yaml").status == 2)
        #expect(try scratch.balloon("studio").status == 2)
    }
}
