import Foundation

/// The Swift sources of the package, read once for all tests that look at them.
enum SourceTree {
    /// A source of a target.
    struct Source: Sendable {
        /// The path from the root: `Sources/Text/Typesetting/Fonts/FontFile.swift`.
        let path: String
        /// The target, whose folder lies in a room: `Typesetting`.
        let target: String
        /// The folder directly below the target's, however deep the file lies; `.` for the target's own: `Fonts`.
        let folder: String
        let text: String

        /// The name of the file without its extension.
        var name: String { String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }
    }

    /// All sources, by path. A folder that is no target of the table of modules has the name `?`.
    static let sources = Result {
        let targets = Set(try ModuleWalls.read().allowedImports.keys)
        return try Repository.files(below: "Sources", extensions: ["swift"]).map { path in
            let parts = path.split(separator: "/").map(String.init)
            let place = parts.dropLast().firstIndex(where: targets.contains)
            let below = place.map { parts[($0 + 1)...].dropLast() } ?? []
            return Source(
                path: path, target: place.map { parts[$0] } ?? "?", folder: below.first ?? ".",
                text: try Repository.text(path))
        }
    }

    /// The sources of a target.
    static func sources(of target: String) throws -> [Source] { try sources.get().filter { $0.target == target } }
}
