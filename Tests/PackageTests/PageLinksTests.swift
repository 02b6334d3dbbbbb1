import Foundation
import Testing

/// What a page links, and the source files that it names, are there.
struct PageLinksTests {
    static let pages =
        ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
        + ["Benchmarks", "Documentation", "Examples", "Fonts", "Fuzzing", "Tests"].flatMap { folder in
            Repository.files(below: folder, extensions: ["md"]).filter { !$0.contains("/.") && !$0.contains(".docc/") }
        }

    @Test(arguments: pages) func everyLinkLeadsSomewhere(_ page: String) throws {
        let file = Repository.root.appendingPathComponent(page)
        for match in try Repository.text(page).matches(of: /\]\(([^)#\s]+)(?:#[^)\s]*)?\)|src="([^"]+)"/) {
            let link = String(match.1 ?? match.2 ?? "")
            if link.contains("://") { continue }
            let target = file.deletingLastPathComponent().appendingPathComponent(link)
            #expect(FileManager.default.fileExists(atPath: target.path), "\(page) links \(link)")
        }
    }

    @Test func everyNamedSourceExists() throws {
        let sources = ["Benchmarks", "Examples", "Fuzzing", "Sources", "Tests"].flatMap {
            Repository.files(below: $0, extensions: ["swift"])
        }
        var count = 0
        for page in Self.pages {
            for match in try Repository.text(page).matches(of: /`([A-Za-z+]+(?:\/[A-Za-z+]+)+\.swift)`/) {
                count += 1
                #expect(sources.contains { "/\($0)".hasSuffix("/\(match.1)") }, "\(page) names \(match.1)")
            }
        }
        #expect(count >= 15)
    }
}
