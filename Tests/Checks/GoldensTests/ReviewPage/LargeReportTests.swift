import Foundation
import TestSupport
import Testing

@testable import Goldens

/// Ten thousand failing cells in one page (P21: first paint under 1 s).
@Suite(.enabled(if: HeadlessBrowser.executable != nil, "Chromium is not installed"))
struct LargeReportTests {
    private struct Answer: Decodable {
        let rows, cells: Int
        let milliseconds: Double
        let last: String
    }

    @Test func tenThousandCellsStayQuick() throws {
        let candidates = try (0..<10_000).map { index in
            PendingCandidate(
                version: 1, goldens: "Goldens",
                result: GoldenResult(
                    GoldenOutcome(
                        cell: try .sample("s\(index / 100)", axes: [GoldenAxis("width", "w\(index)")]),
                        result: .compared(.missing(files: ["x.png"])))),
                hashes: .init(picture: nil, record: nil, goldenPicture: nil, goldenRecord: nil),
                inputs: nil, refusal: nil)
        }
        let folder = try TemporaryFolder()
        let page = try ReviewPage.html(PendingReview(candidates), in: PendingFolder(root: folder.file("pending")))
        // 10 MB without pictures would leave no room for any.
        #expect(page.count < 10 << 20, "\(page.count) bytes")
        let file = URL(fileURLWithPath: folder.file("report.html"))
        try Data(page).write(to: file)
        let data = try #require(
            try HeadlessBrowser.answer(
                of: """
                    const start = performance.now();
                    layOutList();
                    byId("list").scrollTop = 1e9;
                    drawRows();
                    const milliseconds = performance.now() - start;
                    const rows = document.querySelectorAll(".row");
                    return { rows: rows.length, cells: review.cells.length, milliseconds,
                      last: rows[rows.length - 1].textContent };
                    """, in: file))
        let answer = try JSONDecoder().decode(Answer.self, from: data)
        #expect(answer.cells == 10_000)
        #expect(answer.rows < 100, "only rows in sight are in the page")
        #expect(answer.milliseconds < 1000, "\(answer.milliseconds)")
        #expect(answer.last.hasPrefix("s9"))
    }
}
