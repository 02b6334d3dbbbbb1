import Files
import Foundation
import Scenes
import Support

/// A list `project.yml` of which XcodeGen makes a project, where the project itself is not in the repository: the sources of
/// each target, as far as they are plain paths.
struct ProjectList {
    let project: XcodeProject

    /// Reads the list of a folder; nil where there is none, and where it is no YAML.
    init?(in folder: URL) {
        let place = folder.appendingPathComponent("project.yml").path
        guard let bytes = try? AtomicFile.read(place, limit: SceneLimits.maximumFileSize),
            let list = try? YAMLReader.read(String(decoding: bytes, as: UTF8.self), file: place, isScene: false).root,
            case .mapping(let named)? = list.entry("targets")?.value.value
        else { return nil }
        let isSwift6 = Self.isSwift6(list)
        let targets = named.map { target in
            // What a target does not say its templates say.
            let templates = target.value.entry("templates")?.value.texts ?? []
            let parts = [target.value] + templates.compactMap { list.entry("targetTemplates")?.value.entry($0)?.value }
            let sources = parts.flatMap { Self.sources($0.entry("sources")?.value) }
            let absolute = { (path: String) in folder.appendingPathComponent(path).standardizedFileURL.path }
            let paths = Dictionary(grouping: sources.map { absolute($0.path) }, by: Self.isFolder)
            let exceptions = sources.flatMap { source in source.exceptions.map { source.path + "/" + $0 } }
            return XcodeProject.Target(
                name: target.key,
                isForMessages: parts.lazy.compactMap { $0.entry("type")?.value.text }.first == "app-extension.messages",
                files: paths[false] ?? [], folders: paths[true] ?? [], exceptions: Set(exceptions.map(absolute)),
                isSwift6: isSwift6)
        }
        var packages: [URL] = []
        if case .mapping(let named)? = list.entry("packages")?.value.value {
            let paths = named.compactMap { $0.value.entry("path")?.value.text }
            packages = paths.map { folder.appendingPathComponent($0).standardizedFileURL }
        }
        project = XcodeProject(targets: targets, packages: packages)
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The paths of sources, each with what in it is no source: `Shared`, or `{path: Shared, excludes: [Old.swift]}`, or a list
    /// of both.
    private static func sources(_ node: SceneNode?) -> [(path: String, exceptions: [String])] {
        if case .sequence(let items)? = node?.value { return items.flatMap(sources) }
        guard let path = node?.text ?? node?.entry("path")?.value.text else { return [] }
        return [(path, node?.entry("excludes")?.value.texts ?? [])]
    }

    /// Whether any setting says so.
    private static func isSwift6(_ node: SceneNode) -> Bool {
        guard case .mapping(let entries) = node.value else { return false }
        return entries.contains {
            $0.key == "SWIFT_VERSION" && $0.value.text?.hasPrefix("6") == true || isSwift6($0.value)
        }
    }
}

extension SceneNode {
    /// A text or a number as it is written; nil for anything else.
    fileprivate var text: String? {
        switch value {
        case .string(let text), .number(_, let text): text
        default: nil
        }
    }

    /// The texts of a list, or the one that stands in its place.
    fileprivate var texts: [String] {
        guard case .sequence(let items) = value else { return text.map { [$0] } ?? [] }
        return items.compactMap(\.text)
    }
}
