import BuiltProgram
import Drawing
import Foundation
import TestSupport
import Testing

/// Never blank: the first pair shows without any script, and whoever photographs the page at once has it, too.
@Suite(.enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser))
struct FirstLookTests {
    private func page() throws -> Scratch {
        let scratch = try FailingScenes.failing()
        try #require(try scratch.balloon("report", "-o", "report.html").status == 0)
        return scratch
    }

    @Test func withoutScriptsTheFirstPairShows() throws {
        struct Picture: Decodable { let bottom, width, pixels: Double }
        let scratch = try page()
        let browser = try BrowserSession()
        try browser.allowScripts(false)
        try browser.open(page: "file://\(scratch.url("report.html").path)")
        #expect(try browser.waits(until: "document.readyState === 'complete' && document.images.length === 2"))
        #expect(try browser.value(of: "typeof showing") as? String == "undefined")
        let pictures: [Picture] = try browser.decoded(
            """
            [...document.images].map((one) => ({ bottom: one.getBoundingClientRect().bottom,
              width: one.getBoundingClientRect().width, pixels: one.naturalWidth }))
            """)
        #expect(pictures.count == 2)
        #expect(pictures.allSatisfy { $0.bottom <= 900 && $0.width > 100 && $0.pixels > 100 }, "\(pictures)")
    }

    /// What services do that show a small picture of a page: they take it as soon as the page is loaded.
    @Test func aScreenshotIsNeverBlank() throws {
        let scratch = try page()
        for turn in 0..<30 / OracleDepth.stride(30) {
            let (width, height) = [(1440, 900), (1920, 1080), (2560, 1440)][turn % 3]
            let browser = try BrowserSession(.init(width, height))
            try browser.open(page: "file://\(scratch.url("report.html").path)")
            try #require(
                try browser.waits(until: "location.protocol === 'file:' && document.readyState === 'complete'"))
            let file = try #require(try browser.picture())
            let window = try PictureFile.decode(Array(file), name: "window.png").bitmap
            // The letters of the balloon: nothing else in the middle of the page is as dark.
            var dark = 0
            for y in height / 4..<height * 3 / 4 {
                for x in stride(from: width / 3, to: width * 2 / 3, by: 2)
                where window.pixels[(y * window.width + x) * 4] < 40 { dark += 1 }
            }
            #expect(dark > 100, "\(width), turn \(turn): \(dark)")
        }
    }
}
