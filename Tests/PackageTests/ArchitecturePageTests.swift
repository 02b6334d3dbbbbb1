import Foundation
import Testing

/// The walks of the architecture page name files; a file that moves or goes takes its name along.
struct ArchitecturePageTests {
    @Test func everyFileThatThePageNamesExists() throws {
        let sources = Repository.files(below: "Sources", extensions: ["swift"])
        let names = Set(sources.compactMap { $0.split(separator: "/").last.map(String.init) })
        let named = Self.files(in: try Repository.text("Documentation/Architecture.md"))
        #expect(named.count >= 30)
        #expect(named.filter { !names.contains($0) } == [])
    }

    @Test func namesAreReadOffTheText() {
        #expect(
            Self.files(in: "First `A+B.swift`, then `make test` and [x](y.swift) `C.swift`.") == [
                "A+B.swift", "C.swift",
            ])
    }

    /// What stands between back quotes and ends as a Swift file.
    private static func files(in text: String) -> [String] {
        text.split(separator: "`").map(String.init).filter { $0.hasSuffix(".swift") && !$0.contains(" ") }
    }
}
