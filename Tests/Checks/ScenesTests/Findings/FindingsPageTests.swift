import BalloonFixtures
import BalloonLayouts
import Foundation
import Testing

/// `make readme` (which sets `BALLOON_README=rewrite`) writes the page instead of comparing it.
@Suite(.serialized) struct FindingsPageTests {
    @Test func thePageIsMadeOfTheTable() throws {
        let page = try FindingsPage(FindingEntry.all).text()
        let file = URL(fileURLWithPath: packageFolder + "/Documentation/Findings.md")
        if ProcessInfo.processInfo.environment["BALLOON_README"] == "rewrite" {
            try Data(page.utf8).write(to: file, options: .atomic)
            return
        }
        let shown = try String(contentsOf: file, encoding: .utf8)
        #expect(shown == page, "Documentation/Findings.md is not what the table says; run `make readme`")
    }

    /// The page has a section for each kind, and none for a kind that there is not.
    @Test func theSectionsAreTheKinds() throws {
        let page = try String(contentsOfFile: packageFolder + "/Documentation/Findings.md", encoding: .utf8)
        let sections = page.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
        #expect(sections == Finding.Kind.allCases.map(\.rawValue))
    }
}
