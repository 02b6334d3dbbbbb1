import AppImport
import Foundation
import TestSupport
import Testing

/// The page for those who come from Xcode lists what there is, read off the public API.
///
/// `BALLOON_REWRITE=api swift test --filter XcodeToLinuxPageTests` writes the table.
struct XcodeToLinuxPageTests {
    private static let path = "Documentation/FromXcodeToLinux.md"

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

    /// The modules of apps whose types do nothing, each with its names.
    private static func inert() throws -> String {
        let own: Set<String> = [
            "LinuxCombine", "LinuxCoreGraphics", "LinuxMessageUI", "LinuxMessages", "LinuxQuartzCore", "LinuxSwiftUI",
            "LinuxUIKit",
        ]
        // A module under a further name is listed with the one that it brings along.
        let brought = [
            "LinuxAVKit": "LinuxAVFoundation", "LinuxAudioToolbox": "LinuxAVFoundation",
            "LinuxMobileCoreServices": "LinuxUniformTypeIdentifiers",
        ]
        let modules = Dictionary(grouping: AppModule.all.filter { !own.contains($0.linuxName) }) {
            brought[$0.linuxName] ?? $0.linuxName
        }
        let symbols = try PublicSymbols.all()
        let rows = modules.sorted { $0.key < $1.key }.map { module, apple in
            let names = symbols.filter { $0.hasPrefix(module + "/") }.compactMap { symbol -> String? in
                let words = symbol.drop { $0 != ":" }.dropFirst().split(separator: " ").map(String.init)
                guard let kind = words.firstIndex(where: ["class", "protocol", "struct", "enum"].contains),
                    kind + 1 < words.count, words[kind + 1].first?.isUppercase == true
                else { return nil }
                return words[kind + 1]
            }
            let imports = apple.map { "`import \($0.name)`" }.joined(separator: ", ")
            return "| \(imports) | \(Set(names).sorted().map { "`\($0)`" }.joined(separator: " ")) |"
        }
        return "| | Names |\n|---|---|\n" + rows.joined(separator: "\n") + "\n"
    }

    /// The modules that cannot be, and why.
    private static func missing() -> String {
        let groups = Dictionary(grouping: MissingModule.reasons.keys, by: { MissingModule.reasons[$0] ?? "" })
        let rows = groups.map { reason, names in
            "| \(names.sorted().map { "`\($0)`" }.joined(separator: " ")) | \(reason) |"
        }
        return "| | Why |\n|---|---|\n" + rows.sorted().joined(separator: "\n") + "\n"
    }

    @Test func theTablesAreThoseOfTheSources() throws {
        for (name, table) in [
            ("classes", try Self.table()), ("inert", try Self.inert()), ("missing", Self.missing()),
        ] {
            let marks = ("<!-- \(name) -->\n", "<!-- end of \(name) -->")
            let page = try Repository.text(Self.path)
            let start = try #require(page.range(of: marks.0)?.upperBound)
            let end = try #require(page.range(of: marks.1)?.lowerBound)
            if Rewriting.api.isAsked {
                try page.replacingCharacters(in: start..<end, with: table).write(
                    to: Repository.root.appendingPathComponent(Self.path), atomically: true, encoding: .utf8)
            }
            #expect(try Repository.text(Self.path).contains(marks.0 + table + marks.1), "\(name)")
        }
    }

    /// The compiler refuses two names for one module.
    @Test func eachModuleStandsForOneName() {
        #expect(Set(AppModule.all.map(\.linuxName)).count == AppModule.all.count)
    }

    /// What an app can import is in the product that its package asks for.
    @Test func everyModuleOfAppsIsInTheProduct() throws {
        let manifest = try Repository.text("Package.swift")
        for module in AppModule.all {
            let name = module.linuxName.dropFirst("Linux".count)
            #expect(manifest.contains("\"\(name)\": \""), "\(module.name)")
        }
    }
}
