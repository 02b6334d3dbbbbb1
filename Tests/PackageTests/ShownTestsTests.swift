import Foundation
import Testing

/// `BALLOON_STUDIO=1 swift test`: every balloon of the tests on the page of a review, also one that passes.
@Suite(.serialized, .enabled(if: AppTests.areOneProgram)) struct ShownTestsTests {
    private static let test = "RecordingSuites/asUsual"
    private static let name = "RecordingSuites.asUsual"

    /// What `balloon report` says of the balloons.
    private func report(_ tests: AppTests) throws -> String {
        try tests.balloon("report", "--pending", ".balloon/studio", "-o", "page.html").output
    }

    @Test func aBalloonThatPassesIsShown() throws {
        let tests = try AppTests()
        _ = try tests.test(Self.test)
        try tests.accept()
        #expect(try tests.test(Self.test).status == 0)
        #expect(!FileManager.default.fileExists(atPath: tests.folder.appendingPathComponent(".balloon/studio").path))

        #expect(try tests.test(Self.test, isShown: true).status == 0)
        let shown = try report(tests)
        #expect(shown.contains("equal to its golden") && shown.contains("1 cell"), "\(shown)")
        let page = try String(contentsOf: tests.folder.appendingPathComponent("page.html"), encoding: .utf8)
        #expect(page.contains("\"name\":\"\(Self.name)\"") && page.contains("<img alt=\"is\""))
        // It waits for nobody, and there is nothing to accept.
        #expect(try !tests.balloon("list", "--failing", "--json").output.contains(Self.name))
        #expect(try tests.tryBalloon("accept", "--all", "--pending", ".balloon/studio").status != 0)

        // One that differs says how, and is shown as it is now.
        #expect(try tests.test(Self.test, caption: "Lunch", isShown: true).status != 0)
        let changed = try report(tests)
        #expect(changed.contains("Lunch") && !changed.contains("equal to its golden"), "\(changed)")
        #expect(try tests.balloon("list", "--failing", "--json").output.contains(Self.name))
    }
}
