import Foundation
import Testing

/// The page for those who come from Xcode lists what there is, read off the public API.
///
/// `BALLOON_API=rewrite swift test --filter XcodeToLinuxPageTests` writes the table.
struct XcodeToLinuxPageTests {
    private static let path = "Documentation/FromXcodeToLinux.md"
    private static let marks = ("<!-- classes -->\n", "<!-- end of classes -->")

    /// A row for each kind of declaration, its names in order.
    private static func table() throws -> String {
        var names: [String: Set<String>] = [:]
        for symbol in try PublicSymbols.all() where symbol.hasPrefix("UIKitAPI/") || symbol.hasPrefix("MessagesAPI/") {
            let words = symbol.drop { $0 != ":" }.dropFirst().split(separator: " ").map(String.init)
            let kinds = ["class", "protocol", "struct", "enum"]
            guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count,
                ["UI", "NS", "CG", "CA", "MS", "MF"].contains(where: words[kind + 1].hasPrefix)
            else { continue }
            names[words[kind], default: []].insert(words[kind + 1])
        }
        let rows = [
            ("class", "classes"), ("protocol", "protocols"), ("struct", "structures"), ("enum", "enumerations"),
        ]
        .map { kind, title in
            "| \(title) | \((names[kind] ?? []).sorted().map { "`\($0)`" }.joined(separator: " ")) |"
        }
        return "| | Names |\n|---|---|\n" + rows.joined(separator: "\n") + "\n"
    }

    @Test func theTableIsThatOfThePublicAPI() throws {
        let page = try Repository.text(Self.path)
        let start = try #require(page.range(of: Self.marks.0)?.upperBound)
        let end = try #require(page.range(of: Self.marks.1)?.lowerBound)
        let table = try Self.table()
        if ProcessInfo.processInfo.environment["BALLOON_API"] == "rewrite" {
            try page.replacingCharacters(in: start..<end, with: table).write(
                to: Repository.root.appendingPathComponent(Self.path), atomically: true, encoding: .utf8)
        }
        #expect(try Repository.text(Self.path).contains(Self.marks.0 + table + Self.marks.1))
    }
}
