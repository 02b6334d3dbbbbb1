import BuiltProgram
import Foundation
import TestSupport
import Testing

/// The rules of axe-core, in each state of each page.
@Suite(
    .enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser),
    .enabled(if: AxeCore.exists, "there is no axe-core; Scripts/bootstrap browser brings it"))
struct PageAccessibilityTests {
    /// A window of a laptop and one of a phone, in light and in dark. A usual run takes two of them.
    private static let windows = [
        Browser.Window(), .init(390, 844, isDark: true), .init(isDark: true), .init(390, 844),
    ].prefix(OracleDepth.isFull ? 4 : 2)

    @Test func aReviewHasNoViolation() throws {
        let scratch = try FailingScenes.failing()
        try #require(try scratch.balloon("report", "-o", "report.html").status == 0)
        let served = try ServedProgram(["review", "--page"], in: scratch)
        let page = try PageOnDisk(scratch.url("report.html"))
        for window in Self.windows {
            try page.browser.resize(window)
            try page.open()
            for key in ["j", "2", "d", "1", "z", "n"] {
                try page.press(key)
                if OracleDepth.isFull || "2zn".contains(key) {
                    try AxeCore.check(page.browser, "report \(key) \(window)")
                }
            }
            try page.browser.open(page: served.address)
            try page.settle()
            try AxeCore.check(page.browser, "served \(window)")
        }
    }

    @Test func aMapHasNoViolation() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Dinner at seven on the pier"), to: "dinner.yaml")
        let axes = ["--widths", "320:440:20", "--categories", "L,AX1", "--appearances", "light"]
        try #require(try Balloon.run(["sweep", "dinner.yaml", "-o", "out"] + axes, in: scratch.folder).status == 0)
        let studio = try ServedProgram(["studio", "dinner.yaml"], in: scratch)
        let page = try PageOnDisk(scratch.url("out/sweep.html"))
        for window in Self.windows {
            try page.browser.resize(window)
            try page.open()
            try AxeCore.check(page.browser, "sweep \(window)")
            try page.browser.open(page: studio.address)
            #expect(try page.browser.waits(until: "studio.shown === seen.width"))
            try AxeCore.check(page.browser, "studio \(window)")
            try page.press("v", "v")
            #expect(try page.browser.waits(until: "byId('wall') !== null"))
            try AxeCore.check(page.browser, "studio, all text sizes \(window)")
        }
    }
}

/// axe-core, which `Scripts/bootstrap browser` brings.
private enum AxeCore {
    private static let file = Balloon.package.appendingPathComponent(".build/axe/axe.min.js")
    static let exists = FileManager.default.fileExists(atPath: file.path)

    /// Records what breaks a rule in the page as it is.
    static func check(_ browser: BrowserSession, _ state: String) throws {
        let script = try String(contentsOf: file, encoding: .utf8)
        _ = try browser.value(of: script + ";0")
        let found: [String] = try browser.decoded(
            """
            axe.run(document).then(({ violations, passes }) => passes.length < 20 ? ["hardly a rule was checked"]
              : violations.map(({ id, nodes }) => id + ": " + nodes.map((node) => node.html).join(", ")))
            """)
        #expect(found.isEmpty, "\(state)")
    }
}
