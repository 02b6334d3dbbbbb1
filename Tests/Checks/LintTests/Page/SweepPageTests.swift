import BalloonLayouts
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

/// The page of a sweep holds everything that was found, and needs nothing else.
struct SweepPageTests {
    private static let scene = """
        message:
          summaryText: Dinner
          url: https://example.com
          layout: {template: {caption: "Dinner <at> noon", trailingCaption: "$47.50"}}
        app: {name: Table}
        """

    private func page(sheets: [SweepPage.Sheet] = [], lint: String = "") throws -> String {
        let scene = try BalloonScene(text: Self.scene + lint, file: "a&b.yaml")
        var axes = TraitAxes()
        axes[\.transcriptWidth] = [300, 320, 402]
        axes[\.preferredContentSizeCategory] = [.large, .accessibilityExtraExtraExtraLarge]
        let fonts = try FontCascade.bundled()
        let sweep = try SceneSweep(of: scene, axes: axes, fonts: fonts, workerCount: 1)
        let mistake = FileError(file: "broken.yaml", line: 1, column: 1, kind: "unknownKey", message: "x", fix: "")
        let unreadable = SceneSweep(unreadable: "broken", because: "broken.yaml:1:1: \"x\" is not a key")
        let html = try SweepPage.html(
            [
                SweepPage.Scene(sweep, try SceneLint(of: scene, seenIn: sweep), sheets: sheets),
                SweepPage.Scene(unreadable, SceneLint(unreadable: "broken.yaml", because: [mistake]), sheets: []),
            ], tables: ["sweep.csv"], fonts: fonts)
        return String(decoding: html, as: UTF8.self)
    }

    @Test("Every problem has its rule, its sentence and its widths; names and texts are escaped")
    func findings() throws {
        let html = try page()
        #expect(html.contains("trailingCaption: wordBroken"))
        #expect(html.contains("at AX5 in en"))
        #expect(html.contains("a&amp;b") && !html.contains(">a&b"))
        #expect(html.contains("broken.yaml:1:1: &quot;x&quot; is not a key"))
        #expect(html.contains("href=\"sweep.csv\""))
        #expect(!html.contains("src=\"http") && !html.contains("<script"))
    }

    @Test("What the author keeps is told as allowed, with the reason, and not as a warning")
    func allowed() throws {
        let lint = "\nlint: {allow: [{rule: wordBroken, reason: a <price> stays}]}\n"
        let html = try page(lint: lint)
        func rows(_ html: String, _ severity: String) -> Int {
            html.components(separatedBy: "<td class=\"note \(severity)\"").count - 1
        }
        let before = try page()
        #expect(rows(before, "allowed") == 0 && rows(html, "allowed") > 0)
        #expect(rows(html, "warning") == rows(before, "warning") - rows(html, "allowed"))
        #expect(html.contains("because a &lt;price&gt; stays"))
    }

    @Test("A sheet is in the page; what makes the page too large is linked")
    func sheets() throws {
        let small = SweepPage.Sheet(name: "a.png", file: [1, 2, 3])
        #expect(try page(sheets: [small]).contains("src=\"data:image/png;base64,AQID\""))
        let large = SweepPage.Sheet(name: "a.page-2.png", file: [UInt8](repeating: 0, count: 25 << 20))
        let html = try page(sheets: [small, large])
        #expect(html.contains("href=\"./a.page-2.png\"") && html.utf8.count < 1 << 20)
    }

    @Test(
        "A browser shows every picture of the page and every row",
        .enabled(if: HeadlessBrowser.executable != nil, "no browser"))
    func browser() throws {
        let folder = try TemporaryFolder()
        let file = URL(fileURLWithPath: try folder.write(try page(), to: "sweep.html"))
        let answer = try HeadlessBrowser.answer(
            of: """
                const pictures = [...document.images];
                await Promise.all(pictures.map(picture => picture.decode()));
                return { widths: pictures.map(picture => picture.naturalWidth),
                         rows: document.querySelectorAll("tbody tr").length,
                         scenes: document.querySelectorAll("nav a").length };
                """, in: file)
        struct Answer: Decodable { let widths: [Int], rows: Int, scenes: Int }
        let shown = try JSONDecoder().decode(Answer.self, from: try #require(answer))
        #expect(shown.widths == [900] && shown.rows > 0 && shown.scenes == 2)
    }
}
