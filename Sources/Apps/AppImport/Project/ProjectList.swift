import Files
import Foundation
import Support

/// A list `project.yml` of which XcodeGen makes a project, where the project itself is not in the repository: the sources of
/// each target, as far as they are plain paths.
struct ProjectList {
    private(set) var targets: [XcodeProject.Target] = []

    /// Reads the list of a folder; nil where there is none.
    init?(in folder: URL) {
        let place = folder.appendingPathComponent("project.yml").path
        guard let bytes = try? AtomicFile.read(place, limit: Self.maximumSize) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(Line.init).filter {
            !$0.text.isEmpty
        }
        guard let start = lines.firstIndex(where: { $0.indent == 0 && $0.key == "targets" }) else { return nil }
        let isSwift6 = lines.contains { $0.key == "SWIFT_VERSION" && $0.value.hasPrefix("6") }
        let own = lines[(start + 1)...].prefix { $0.indent > 0 }
        for block in Self.blocks(of: own) {
            let target = Self.blocks(of: block.dropFirst())
            let type = target.first { $0.first?.key == "type" }?.first?.value ?? ""
            let sources = target.first { $0.first?.key == "sources" }.map(Self.sources) ?? ([], [])
            let absolute = { (path: String) in folder.appendingPathComponent(path).standardizedFileURL.path }
            let paths = Dictionary(grouping: sources.0.map(absolute), by: Self.isFolder)
            targets.append(
                XcodeProject.Target(
                    name: block.first?.key ?? "", isForMessages: type == "app-extension.messages",
                    files: paths[false] ?? [],
                    folders: paths[true] ?? [], exceptions: Set(sources.1.map(absolute)), isSwift6: isSwift6))
        }
    }

    /// The maximum number of bytes of a list; long ones have some ten thousand.
    private static let maximumSize = 1 << 20

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Lines with those that are indented below each.
    private static func blocks(of lines: ArraySlice<Line>) -> [ArraySlice<Line>] {
        guard let first = lines.first else { return [] }
        // The items of a list may stand where its key does.
        let starts = lines.indices.filter {
            lines[$0].indent <= first.indent && (lines[$0].item == nil || first.item != nil)
        }
        return zip(starts, starts.dropFirst() + [lines.endIndex]).map { lines[$0..<$1] }
    }

    /// The paths of sources, and those in them that are no sources.
    private static func sources(_ block: ArraySlice<Line>) -> (paths: [String], exceptions: [String]) {
        let inline = block.first?.value ?? ""
        let listed = inline.trimmingCharacters(in: CharacterSet(charactersIn: "[]")).split(separator: ",")
        var (paths, exceptions) = (listed.map { Line.plain($0) }, [String]())
        for item in blocks(of: block.dropFirst()) {
            guard let first = item.first, let path = first.item else { continue }
            paths.append(path)
            let excludes = item.drop { $0.key != "excludes" }.dropFirst().prefix {
                $0.indent > first.indent && $0.item != nil
            }
            exceptions += excludes.compactMap(\.item).map { path + "/" + $0 }
        }
        return (paths, exceptions)
    }

    /// A line of YAML.
    private struct Line {
        let indent: Int
        let text: String

        init(_ line: Substring) {
            indent = line.prefix { $0 == " " }.count
            let code = line.trimmingCharacters(in: .whitespaces)
            let comment = code.hasPrefix("#") ? code.startIndex : code.firstRange(of: " #")?.lowerBound
            text = String(code[..<(comment ?? code.endIndex)])
        }

        /// `type` of `type: application`.
        var key: String { Self.plain(text.prefix { $0 != ":" }) }
        /// `application` of `type: application`.
        var value: String { Self.plain(text.drop { $0 != ":" }.dropFirst()) }
        /// The path of `- path: Shared` or `- Shared`; nil for a line that begins no item.
        var item: String? {
            guard text.hasPrefix("- ") else { return nil }
            let rest = text.dropFirst(2)
            return Self.plain(rest.hasPrefix("path:") ? rest.dropFirst("path:".count) : rest)
        }

        static func plain(_ text: Substring) -> String {
            text.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "\"'")))
        }
    }
}
