import Foundation
import Testing

/// The Swift of the README is the Swift of a test that compiles and runs it.
struct ReadmeSwiftTests {
    @Test func everyLineIsInATest() throws {
        let tests = [
            "Tests/Products/BalloonsTests/ReadmeExampleTests.swift",
            "Tests/Apps/MessagesApps/AppTests/SwiftUICardTests.swift",
        ]
        let tested = try Set(tests.flatMap { try Self.lines(Repository.text($0)[...]) })
        let blocks = try Repository.text("README.md").components(separatedBy: "```swift\n").dropFirst()
        let shown = blocks.flatMap { Self.lines($0.prefix(upTo: $0.range(of: "```")?.lowerBound ?? $0.endIndex)) }
        #expect(shown.count > 15)
        #expect(shown.filter { !tested.contains($0) && $0 != "}" } == [])
    }

    private static func lines(_ text: Substring) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
