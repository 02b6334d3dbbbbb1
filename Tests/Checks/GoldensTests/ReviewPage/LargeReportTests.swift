import Drawing
import Foundation
import Reports
import TestSupport
import Testing

@testable import Goldens

/// Many failing cells with their pictures on one page.
struct LargeReportTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Pixels that no compression makes smaller.
    private static func noise(_ count: Int) -> [UInt8] {
        var random = SystemRandomNumberGenerator()
        return (0..<count).flatMap { _ -> [UInt8] in
            let bits = random.next()
            return [
                UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8),
                UInt8(truncatingIfNeeded: bits >> 16), 255,
            ]
        }
    }

    /// Candidates with a golden and a picture each.
    /// - Parameter noise: the side of a square of pixels that nothing makes smaller; 0 for a picture of few bytes.
    private func candidates(_ count: Int, noise: Int) throws -> PendingReview {
        let goldens = folder.file("Goldens")
        let pending = PendingFolder(root: folder.file("pending")).folder(ofGoldens: goldens)
        let unlike = Self.noise(noise * noise)
        return PendingReview(
            try (0..<count).map { index in
                let cell = try GoldenCell.sample("s\(index / 100)", axes: [GoldenAxis("width", "w\(index)")])
                for (root, seed) in [(goldens, 2 * index), (pending, 2 * index + 1)] {
                    var rendering = Rendering.sample(caption: "Dinner \(seed)")
                    if noise > 0 {
                        // Another picture for each seed, by its first pixel.
                        let seedPixel: [UInt8] = [UInt8(seed % 256), UInt8(seed / 256), 0, 255]
                        let pixels = seedPixel + unlike.dropFirst(4)
                        rendering = Rendering(
                            picture: Bitmap(width: noise, height: noise, pixels: pixels), layout: rendering.layout,
                            scale: 2)
                    }
                    _ = try GoldenStore(root: root, isDurable: false).record(rendering, for: cell, engine: .sample)
                }
                return PendingCandidate(
                    version: 1, goldens: goldens,
                    result: GoldenResult(
                        GoldenOutcome(cell: cell, result: .compared(.missing(files: ["x.png"])))),
                    hashes: .init(
                        picture: "is \(index)", record: nil, goldenPicture: "was \(index)", goldenRecord: nil),
                    inputs: nil, refusal: nil)
            })
    }

    private func page(_ review: PendingReview, pictures: inout PagePictures) throws -> String {
        let page = ReviewPage(review, in: PendingFolder(root: folder.file("pending")))
        var text = ""
        try page.write(pictures: &pictures) { text += $0 }
        return text
    }

    @Test func manyPicturesAreFilesBesideThePage() throws {
        let review = try candidates(100, noise: 160)
        let page = ReviewPage(review, in: PendingFolder(root: folder.file("pending")))
        let bytes = try page.pictureBytes()
        #expect(bytes > PagePictures.maximumInside, "\(bytes)")

        let file = folder.file("report.html")
        try folder.write("an earlier one", to: "report.pictures/0123456789abcdef0123456789abcdef.png")
        try folder.write("somebody's own", to: "report.pictures/notes.png")
        var beside = PagePictures(beside: file)
        let text = try self.page(review, pictures: &beside)
        try beside.removeOthers(beside: file)
        #expect(text.utf8.count < 1 << 20, "\(text.utf8.count) bytes")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("report.pictures"))
        #expect(names.count == 201 && names.contains("notes.png"))
        #expect(names.allSatisfy { $0 == "notes.png" || text.contains($0.prefix { $0 != "." }) })
        // Each picture is there once, as it is.
        let sizes = names.filter { $0 != "notes.png" }.map { folder.bytes("report.pictures/\($0)")?.count ?? 0 }
        #expect(sizes.reduce(0, +) == bytes)

        // A page with its pictures inside leaves none of them beside it.
        var inside = PagePictures.inside
        #expect(try self.page(review, pictures: &inside).utf8.count > bytes)
        try inside.removeOthers(beside: file)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("report.pictures")) == ["notes.png"])
    }

    private struct Answer: Decodable {
        let rows, cells: Int
        let heap: Double
        let last: String
    }

    /// Ten thousand cells with their pictures, a fifth of them in a usual run: how much of a processor scripts take.
    @Test(.enabled(if: Browser.executable != nil, "Chromium is not installed"))
    func tenThousandCellsStayQuick() throws {
        let count = 10_000 / OracleDepth.stride(5)
        let file = folder.file("report.html")
        var beside = PagePictures(beside: file)
        let text = try page(try candidates(count, noise: 0), pictures: &beside)
        #expect(text.utf8.count < 15 << 20, "\(text.utf8.count) bytes")
        try folder.write(text, to: "report.html")
        let browser = try BrowserSession()
        let before = try browser.scriptTime()
        try browser.open(page: "file://\(file)")
        try #require(try browser.waits(until: "document.querySelectorAll('.plane > *').length >= 2"))
        let first = try browser.scriptTime() - before
        #expect(first < 1_500, "the first picture: \(first) ms")
        /// The time of one thing that somebody does, as often as a busy machine may be slow once.
        func time(of script: String) throws -> Double {
            try (0..<3).map { _ in
                let before = try browser.scriptTime()
                _ = try browser.value(of: "(async () => { \(script); await showing; return 0; })()")
                return try browser.scriptTime() - before
            }.min() ?? .nan
        }
        let filter = try time(of: "setFilter(''); setFilter('status=missing & !name=s1')")
        let step = try time(of: "step(1)")
        #expect(filter < 2 * Self.limit && step < Self.limit, "filter \(filter) ms, next cell \(step) ms")
        let answer =
            try browser.value(
                of: """
                    (() => {
                      list.scrollTop = 1e9;
                      drawRows();
                      const rows = document.querySelectorAll(".row");
                      return JSON.stringify({ rows: rows.length, cells: data.cells.length, heap: performance.memory.usedJSHeapSize / 1e6,
                        last: rows[rows.length - 1].textContent });
                    })()
                    """) as? String
        let shown = try JSONDecoder().decode(Answer.self, from: Data((answer ?? "").utf8))
        #expect(shown.cells == count)
        #expect(shown.rows < 100, "only rows in sight are in the page")
        #expect(shown.heap < 400, "\(shown.heap) MB")
        #expect(shown.last.hasPrefix("s\(count / 100 - 1)") || shown.last.hasPrefix("s9"))
    }

    /// What somebody does not notice, in milliseconds of a processor.
    private static let limit = 50.0
}
