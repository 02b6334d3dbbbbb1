import BuiltProgram
import Foundation
import TestSupport
import Testing

/// The next cell is there at once, in each way to compare: pictures of three pixels to a point take scripts 16 ms at most.
@Suite(.enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser))
struct NextCellTests {
    /// In milliseconds of a processor.
    private static let limit = 16.0

    @Test func scriptsOfTheNextCellTakeNoTime() throws {
        let scratch = try FailingScenes.failing()
        try #require(try scratch.balloon("report", "-o", "report.html").status == 0)
        let page = try PageOnDisk(scratch.url("report.html"))
        #expect(try page.value("data.cells.map((cell) => cell.is.scale)") == [3, 3, 3, 3, 3])
        for mode in ["1", "2", "d"] {
            try page.press(mode, "j", "k")
            var times: [Double] = []
            for key in ["j", "j", "j", "k", "k", "k"] {
                let before = try page.browser.scriptTime()
                try page.press(key)
                times.append(try page.browser.scriptTime() - before)
            }
            // A machine that is busy with other tests may make one of them slow.
            #expect(times.sorted()[times.count / 2] <= Self.limit, "\(mode): \(times)")
        }
    }
}
