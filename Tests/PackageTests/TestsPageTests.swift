import Foundation
import Testing

/// The tests that Tests/README.md names are there.
struct TestsPageTests {
    @Test func everyNamedTestExists() throws {
        let files = Repository.files(below: "Tests", extensions: ["swift"])
        var suite = ""
        var count = 0
        for match in try Repository.text("Tests/README.md").matches(of: /`(…|[A-Z]\w+Tests)\/([a-z]\w+)`/) {
            // An ellipsis is the suite that was named before.
            if match.1 != "…" { suite = String(match.1) }
            let file = try #require(files.first { $0.hasSuffix("/\(suite).swift") }, "there is no \(suite)")
            #expect(try Repository.text(file).contains("func \(match.2)("), "\(suite) has no \(match.2)")
            count += 1
        }
        #expect(count >= 8)
    }
}
