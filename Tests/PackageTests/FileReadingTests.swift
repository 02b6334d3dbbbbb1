import Foundation
import Testing

/// Files are read in one place, which limits what is read and waits for nothing: `LimitedFile`.
struct FileReadingTests {
    /// What would read a path another way.
    private static let others = [
        "Data(contentsOf:", "String(contentsOf:", "String(contentsOfFile:", ".contents(atPath:",
        "FileHandle(forReading",
        "fopen(", "mmap(", "InputStream(",
    ]

    @Test func nothingIsReadAnotherWay() throws { try expectNone(of: Self.others, but: "LimitedFile") }

    /// Foundation's answer for a small rectangle has an infinite place.
    @Test func noRectangleBecomesNull() throws { try expectNone(of: [".insetBy("], but: "CGRect.shrunk") }

    private func expectNone(of calls: [String], but ours: String) throws {
        for path in Repository.files(below: "Sources", extensions: ["swift", "c"])
        where !path.hasPrefix("Sources/Base/Files/") {
            let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                let code = line.drop { $0 == " " }
                guard !code.hasPrefix("//") else { continue }
                for call in calls where code.contains(call) {
                    Issue.record("\(path):\(index + 1): \(call) use \(ours)")
                }
            }
        }
    }
}
