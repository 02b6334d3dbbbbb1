import Foundation
import Testing

/// The page of reports, sweeps, lint and the studio stays small enough to be read, without being pressed together.
struct PageFilesTests {
    /// In bytes, of all files; the goal is 70,000.
    private static let limit = 85_000
    /// In bytes, of what `balloon report` writes into its page besides data.
    private static let limitOfReview = 58_000
    private static let longestLine = 190

    private let files: [String: String]

    init() throws {
        let paths = Repository.files(below: "Sources/Checks/Reports/Page/Files", extensions: ["js", "css", "html"])
        files = try Dictionary(
            uniqueKeysWithValues: paths.map { (URL(fileURLWithPath: $0).lastPathComponent, try Repository.text($0)) })
    }

    @Test func thePageIsSmall() {
        let sizes = files.mapValues(\.utf8.count)
        #expect(sizes.count > 10)
        #expect(sizes.values.reduce(0, +) <= Self.limit)
        let others = ["map.js", "sweep.js", "studio.js"]
        #expect(sizes.filter { !others.contains($0.key) }.values.reduce(0, +) <= Self.limitOfReview)
    }

    @Test func nobodyPressesItTogether() {
        for (name, text) in files {
            for line in text.split(separator: "\n") { #expect(line.count <= Self.longestLine, "\(name): \(line)") }
        }
    }

    /// Whoever asked for less motion sees no other page.
    @Test func nothingMovesByItself() {
        for (name, text) in files {
            for word in ["animation", "transition", "setInterval", "requestAnimationFrame"] {
                #expect(!text.contains(word), "\(name) has \(word)")
            }
        }
    }
}
