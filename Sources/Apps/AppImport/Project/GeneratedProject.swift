import Foundation
import Support
import Yams

/// The targets of a project that XcodeGen makes from a `project.yml`, where the project itself is not in the repository.
enum GeneratedProject {
    /// The file's name.
    static let name = "project.yml"

    /// The targets with the files and folders that they list.
    static func targets(at file: URL) -> [XcodeProject.Target] {
        guard let bytes = try? AtomicFile.read(file.path, limit: maximumSize) else { return [] }
        let text = String(decoding: bytes, as: UTF8.self)
        let project = (try? Yams.load(yaml: text)) as? [String: Any]
        let targets = project?["targets"] as? [String: Any] ?? [:]
        let folder = file.deletingLastPathComponent()
        return targets.sorted { $0.key < $1.key }.map { name, value in
            let target = value as? [String: Any] ?? [:]
            let places = paths(of: target["sources"]).map { folder.appendingPathComponent($0).standardizedFileURL.path }
            let isSwift6 = text.contains("SWIFT_VERSION: 6") || text.contains("SWIFT_VERSION: \"6")
            return XcodeProject.Target(
                name: name, isForMessages: (target["type"] as? String)?.hasSuffix("app-extension.messages") ?? false,
                files: places.filter { !isFolder($0) }, folders: places.filter(isFolder), exceptions: [],
                isSwift6: isSwift6)
        }
    }

    /// A path, or a list of paths or of what has one.
    private static func paths(of sources: Any?) -> [String] {
        let all = sources as? [Any] ?? [sources].compactMap { $0 }
        return all.compactMap { $0 as? String ?? ($0 as? [String: Any])?["path"] as? String }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The maximum number of bytes of the file; those of public apps have a few thousand.
    private static let maximumSize = 1 << 20
}
