import BalloonFixtures
import BalloonLayouts
import Drawing
import Foundation
import Lint
import Scenes
import Support
import Sweeps
import TestSupport
import Testing
import Typesetting
import ViewLayout

@testable import Lint
@testable import Sweeps

/// The page of a sweep holds everything that was found, and the balloon of each cell of its map.
struct SweepPageTests {
    private static let scene = """
        message:
          summaryText: Dinner
          url: https://example.com
          layout: {template: {caption: "Dinner <at> noon", trailingCaption: "$47.50"}}
        app: {name: Table}
        """

    private struct Page: Decodable {
        let scenes: [Scene]
        struct Scene: Decodable {
            let name: String
            let failure: String?
            let findings: [Finding]
            let sentences: [String]
            let rows: [Row]
        }
        struct Finding: Decodable, Equatable { let rule, subject, severity, message: String, reason: String? }
        struct Row: Decodable { let category, viewer, options: String, isDark: Bool, intervals: [Interval] }
        struct Interval: Decodable {
            let from, to: Double, heights: [Double], findings, said: [Int], picture: String?
        }
    }

    private let folder: TemporaryFolder
    private var file: String { folder.file("sweep.html") }

    init() throws { folder = try TemporaryFolder() }

    private func write(lint: String = "", links: [SweepPage.Link] = []) throws -> (html: String, page: Page) {
        let scene = try BalloonScene(text: Self.scene + lint, file: "a&b.yaml")
        var axes = TraitAxes()
        axes[\.transcriptWidth] = [300, 301, 320, 402]
        axes[\.preferredContentSizeCategory] = [.large, .accessibilityExtraExtraExtraLarge]
        let fonts = try FontCascade.bundled()
        let sweep = try SceneSweep(of: scene, axes: axes, fonts: fonts, workerCount: 1)
        let mistake = FileError(file: "broken.yaml", line: 1, column: 1, kind: "unknownKey", message: "x", fix: "")
        let unreadable = SceneSweep(unreadable: "broken", because: "broken.yaml:1:1: \"x\" is not a key")
        try SweepPage(of: "sweep", links: links, fonts: fonts, workerCount: 1).write(
            [
                SweepPage.Scene(sweep, try SceneLint(of: scene, seenIn: sweep), of: scene),
                SweepPage.Scene(
                    unreadable, SceneLint(unreadable: "broken.yaml", because: [mistake]), of: nil),
            ], to: file)
        return try written()
    }

    private func written() throws -> (html: String, page: Page) {
        let html = String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
        let start = try #require(html.range(of: "id=\"data\">")).upperBound
        let data = Data(html[start...].prefix { $0 != "<" }.utf8)
        return (html, try JSONDecoder().decode(Page.self, from: data))
    }

    @Test("Every problem is a finding of the cells that have it; names and texts end no script")
    func findings() throws {
        let (html, page) = try write(links: [SweepPage.Link("sweep #1.csv")])
        let scene = page.scenes[0]
        let broken = try #require(
            scene.findings.firstIndex { $0.rule == "wordBroken" && $0.subject == "trailingCaption" })
        #expect(scene.rows.map(\.category) == ["L", "AX5"])
        #expect(scene.rows[1].intervals.contains { $0.findings.contains(broken) })
        #expect(scene.rows[0].intervals.contains { !$0.findings.contains(broken) })
        #expect(scene.rows[1].options == " --category AX5")
        // Widths between which none was measured are cells of their own.
        #expect(scene.rows[0].intervals.map(\.from) == [300, 320, 402])
        #expect(scene.rows[0].intervals.map(\.to) == [301, 320, 402])
        #expect(page.scenes[1].failure == "broken.yaml:1:1: \"x\" is not a key" && page.scenes[1].rows.isEmpty)
        #expect(html.contains("./sweep%20%231.csv") && !html.contains("<at>") && !html.contains("src=\"http"))
    }

    /// The balloon at another text size is another one, and what is said of it is its own.
    @Test("What is found at a cell is said in the words of its balloon")
    func sentences() throws {
        let scene = try write().page.scenes[0]
        let fonts = try FontCascade.bundled()
        let balloons = try BalloonScene(text: Self.scene, file: "a&b.yaml")
        var compared = 0
        for row in scene.rows {
            for interval in row.intervals {
                var traits = balloons.traits
                traits.transcriptWidth = interval.from
                traits.preferredContentSizeCategory = row.category == "L" ? .large : .accessibilityExtraExtraExtraLarge
                let own = try balloons.layout(traits: traits, fonts: fonts).findings.map(\.message)
                for (finding, said) in zip(interval.findings, interval.said)
                where scene.findings[finding].rule == "wordBroken" {
                    #expect(own.contains(scene.sentences[said]))
                    compared += own.contains(scene.findings[finding].message) ? 0 : 1
                }
            }
        }
        #expect(compared > 0, "no cell has other words than its finding")
    }

    @Test("What a message says in turn has rows of its own, each with what is found there", arguments: [true, false])
    func content(isSwept: Bool) throws {
        let scene = try BalloonScene(
            text: """
                message:
                  summaryText: Dinner
                  url: https://example.com
                  layout: {template: {caption: "$guest", subcaption: "$n guests"}}
                vary: {guest: [Bo, Donaudampfschifffahrtsgesellschaft, {longest: 3}], n: [3]}
                """, file: "v.yaml")
        let fonts = try FontCascade.bundled()
        var axes = scene.sweep
        axes[\.transcriptWidth] = [320]
        axes[\.preferredContentSizeCategory] = [.large]
        axes[\.locale] = ["en"]
        var settings = LintSettings()
        settings.keepsCells = true
        let sweep = try SceneSweep(of: scene, axes: axes, fonts: fonts, workerCount: 1)
        let lint =
            isSwept
            ? try SceneLint(of: scene, seenIn: sweep)
            : try SceneLint(of: scene, narrowedTo: axes, judgedBy: settings, fonts: fonts, workerCount: 1)
        let shown = isSwept ? sweep : SceneSweep(scene: "v", cells: lint.cells)
        try SweepPage(of: "sweep", fonts: fonts, workerCount: 1).write(
            [SweepPage.Scene(shown, lint, of: scene)], to: file)
        let page = try written().page.scenes[0]
        let broken = try #require(page.findings.firstIndex { $0.rule == "wordBroken" && $0.subject == "caption" })
        let rows = page.rows.filter { $0.viewer.hasPrefix("guest ") && !$0.isDark }
        #expect(
            rows.map(\.viewer) == [
                "guest Bo n 3", "guest Donaudampfschifffahrtsgesellschaft n 3", "guest longest 3 n 3",
            ])
        #expect(rows.map { $0.intervals.contains { $0.findings.contains(broken) } } == [false, true, false])
        #expect(
            rows.map(\.options) == [
                "", " --vary 'guest=Donaudampfschifffahrtsgesellschaft'", " --vary 'guest=longest 3'",
            ])
        // The command of a row says what the row says.
        let given = try ContentVariable(option: "guest=longest 3", in: [scene])
        #expect(given.declared == [.longest(3)])
    }

    @Test("What the author keeps is told as allowed, with the reason, and not as a warning")
    func allowed() throws {
        let before = try write().page.scenes[0].findings
        let after = try write(lint: "\nlint: {allow: [{rule: wordBroken, reason: a <price> stays}]}\n").page.scenes[0]
            .findings
        let allowed = after.filter { $0.severity == "allowed" }
        #expect(before.allSatisfy { $0.severity != "allowed" && $0.reason == nil } && !allowed.isEmpty)
        #expect(allowed.allSatisfy { $0.rule == "wordBroken" && $0.reason == "a <price> stays" })
        #expect(before.count == after.count)
    }

    @Test("A width from which on a finding is kept begins another cell")
    func allowedFrom() throws {
        let plain = try write().page.scenes[0].rows[1].intervals
        try #require(plain[0].from == 300 && plain[0].to == 301)
        let page = try write(lint: "\nlint: {allow: [{rule: wordBroken, where: width>=301, reason: a price stays}]}\n")
            .page
        let split = page.scenes[0].rows[1].intervals
        #expect(split.map(\.from) == [300, 301] + plain.dropFirst().map(\.from))
        let severities = split.map {
            Set($0.findings.map { page.scenes[0].findings[$0] }.filter { $0.rule == "wordBroken" }.map(\.severity))
        }
        #expect(severities[0].contains("allowed") == false && severities[1] == ["allowed"])
    }

    @Test("A balloon that grows with its picture has the heights of both ends of its widths")
    func heights() throws {
        let text = Self.scene.replacing("{caption:", with: "{image: images/ferry-building.png, caption:")
        let scene = try BalloonScene(text: text, file: packageFolder + "/Examples/a.yaml")
        var axes = TraitAxes()
        axes[\.transcriptWidth] = [320, 320.5, 321]
        axes[\.preferredContentSizeCategory] = [.large]
        let fonts = try FontCascade.bundled()
        let sweep = try SceneSweep(of: scene, axes: axes, fonts: fonts, workerCount: 1)
        try SweepPage(of: "sweep", fonts: fonts, workerCount: 1).write(
            [SweepPage.Scene(sweep, try SceneLint(of: scene, seenIn: sweep), of: scene)], to: file)
        let intervals = try written().page.scenes[0].rows[0].intervals
        for interval in intervals {
            let ends = [interval.from, interval.to].map { width in
                sweep.cells.first { Double($0.transcriptWidth) == width }.map { Double($0.size.height) }
            }
            #expect(interval.heights == ends.compactMap(\.self))
        }
        #expect(intervals.contains { $0.heights[0] < $0.heights[1] })
    }

    @Test("The balloon of a cell is a file beside the page, and one that is not shown any more goes away")
    func pictures() throws {
        let old = try folder.write("old", to: "sweep.pictures/0123456789abcdef0123456789abcdef.png")
        let page = try write().page
        let names = page.scenes[0].rows.flatMap(\.intervals).compactMap(\.picture)
        #expect(names.count == 6 || names.count == 7)
        for name in names {
            #expect(folder.bytes("sweep.pictures/\(name).png")?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
        }
        #expect(!FileManager.default.fileExists(atPath: old))
    }

    private func browser(_ window: Browser.Window = .init()) throws -> BrowserSession {
        let browser = try BrowserSession(window)
        try browser.open(page: "file://\(file)")
        try browser.settle()
        return browser
    }

    @Test(
        "A finding reaches its balloon with one key, and so does a cell of the map",
        .enabled(if: Browser.executable != nil, "there is no chromium; Scripts/bootstrap browser installs it"))
    func keys() throws {
        _ = try write()
        struct Answer: Decodable {
            let states: [State]
            let moved, names: [String]
            let focus: String
            let cells: Int
            struct State: Decodable {
                let finding: Int?, has: Bool, cell: String, picture: Int, command: String, lit: Int
            }
        }
        let shown: Answer = try browser().decoded(
            """
            (async () => {
              const settle = async () => { await showing; await showing; };
              const press = async (key) => {
                (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
                await settle();
              };
              await settle();
              const state = () => ({
                finding: seen.finding, has: seen.finding === null || seen.interval.findings.includes(seen.finding),
                cell: seen.interval.from + seen.row.name, picture: document.querySelectorAll(".plane > *").length,
                command: document.querySelector("#facts .command")?.textContent ?? "",
                lit: document.querySelectorAll(".map-cell:not(.dim)").length,
              });
              const states = [];
              const count = data.scenes[0].findings.length;
              for (let i = 0; i < count; i++) { states.push(state()); await press("j"); }
              location.hash = "#scene=a-b";
              setFilter("");
              choose(groups[0].example, 0);
              await settle();
              document.querySelector(".map-cell.at").focus();
              const moved = [state().cell];
              for (const key of ["ArrowUp", "ArrowRight", "ArrowRight"]) { await press(key); moved.push(state().cell); }
              const names = [...document.querySelectorAll(".map-cell")].map((cell) => cell.getAttribute("aria-label"));
              return { states, moved, names, focus: document.activeElement.getAttribute("aria-label"), cells: names.length };
            })()
            """)
        #expect(shown.states.allSatisfy { $0.has && $0.picture == 1 && $0.finding != nil })
        #expect(Set(shown.states.compactMap(\.finding)).count == shown.states.count)
        #expect(shown.states.allSatisfy { $0.lit < shown.cells && $0.command.hasPrefix("balloon render ") })
        #expect(shown.moved.count == 4 && shown.moved.suffix(2) == ["320-L-en-light", "402-L-en-light"])
        #expect(shown.focus.hasPrefix("L, 402 pt") && Set(shown.names).count == shown.names.count)
    }

    /// A dark page has no white slab: what is lighter than a lightness of 60 is a fifth of the window at most.
    @Test(
        "A dark page is dark",
        .enabled(if: Browser.executable != nil, "there is no chromium; Scripts/bootstrap browser installs it"))
    func dark() throws {
        _ = try write()
        let shot = try browser(.init(isDark: true)).picture()
        let window = try PictureFile.decode(Array(try #require(shot)), name: "window.png").bitmap
        // The luminance of a lightness of 60 (CIE 1976).
        let limit = pow(Double(60 + 16) / 116, 3.0)
        func linear(_ value: UInt8) -> Double { pow((Double(value) / 255 + 0.055) / 1.055, 2.4) }
        let linears = (0...255).map { linear(UInt8($0)) }
        // Every fourth pixel of every fourth row.
        let (rows, columns) = (stride(from: 0, to: window.height, by: 4), stride(from: 0, to: window.width, by: 4))
        var light = 0, count = 0
        for y in rows {
            for x in columns {
                let place = (y * window.width + x) * 4
                let (red, green, blue) = (window.pixels[place], window.pixels[place + 1], window.pixels[place + 2])
                count += 1
                if 0.2126 * linears[Int(red)] + 0.7152 * linears[Int(green)] + 0.0722 * linears[Int(blue)] > limit {
                    light += 1
                }
            }
        }
        #expect(light * 5 <= count && light * 100 > count, "\(light) of \(count)")
    }
}
