import AppImport
import Foundation
import TestSupport
import Testing

/// Import knows which names of Apple's modules there are: those that the sources declare.
///
/// `BALLOON_REWRITE=api swift test --filter AppleModuleNamesTests` writes them.
struct AppleModuleNamesTests {
    private static let path = "Sources/Apps/AppImport/ModuleNames.swift"
    private static let beginnings = [
        "AVFoundation": "AV", "CoreLocation": "CL", "GameplayKit": "GK", "LocalAuthentication": "LA", "MapKit": "MK",
        "StoreKit": "SK", "WebKit": "WK",
    ]

    /// The names of a module that begin as Apple's do there.
    private static func names(of module: String, beginning: String) throws -> [String] {
        let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]
        let found = try PublicSymbols.all().filter { $0.hasPrefix("Linux\(module)/") }.compactMap { symbol -> String? in
            let words = symbol.drop { $0 != ":" }.dropFirst().split(separator: " ")
            guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else { return nil }
            let name = words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return name.hasPrefix(beginning) ? String(name) : nil
        }
        return Set(found).sorted()
    }

    private static func table() throws -> String {
        try beginnings.sorted { $0.key < $1.key }.map { module, beginning in
            var lines = ["        \"\(module)\": (", "            \"\(beginning)\",", "            ["]
            lines += try names(of: module, beginning: beginning).map { "                \"\($0)\"," }
            return (lines + ["            ]", "        ),"]).joined(separator: "\n")
        }.joined(separator: "\n") + "\n"
    }

    @Test func theNamesAreThoseOfTheSources() throws {
        let (start, end) = ("        // names\n", "        // end of names")
        let source = try Repository.text(Self.path)
        let (from, to) = (try #require(source.range(of: start)), try #require(source.range(of: end)))
        let table = try Self.table()
        if Rewriting.api.isAsked {
            try source.replacingCharacters(in: from.upperBound..<to.lowerBound, with: table).write(
                to: Repository.root.appendingPathComponent(Self.path), atomically: true, encoding: .utf8)
        }
        #expect(try Repository.text(Self.path).contains(start + table + end))
        #expect(table.contains("\"MKMapView\","))
    }
}
