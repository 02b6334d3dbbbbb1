import Files
import Foundation
import Support

/// An app's files other than code: storyboards, nib files, pictures, texts. Xcode copies them into the app without
/// their folders, except folders of languages and bundles.
struct AppResourceFiles {
    /// The paths in the app's folder, each with its path among the resources.
    let paths: [(from: String, to: String)]

    /// The folder for them in the package's target.
    static let folder = "Resources"

    private static let kinds: Set<String> = [
        "storyboard", "xib", "png", "jpg", "jpeg", "gif", "pdf", "strings", "xcstrings", "json", "plist", "ttf", "otf",
        "txt", "csv",
        "html", "stringsdict", "xml", "md", "svg", "heic", "webp", "apng", "zip", "db", "sqlite", "mp3", "m4a", "wav",
        "caf",
        "aif", "aiff", "mp4", "mov", "m4v",
    ]
    private static let folders: Set<String> = ["xcassets", "stickerpack", "bundle"]

    /// Chooses them from the paths of an app's files; the folder's own come before those from outside.
    init(in paths: [String]) {
        var taken: Set<String> = []
        var found: [(from: String, to: String)] = []
        for path in paths.sorted(by: { ($0.hasPrefix("../") ? 1 : 0, $0) < ($1.hasPrefix("../") ? 1 : 0, $1) }) {
            let parts = path.split(separator: "/").map(String.init)
            guard let last = parts.last, last != "Info.plist" else { continue }
            let isInside = parts.dropLast().contains { Self.folders.contains(($0 as NSString).pathExtension) }
            let kind = (last as NSString).pathExtension
            guard !isInside, Self.kinds.contains(kind) || Self.folders.contains(kind) else { continue }
            let language = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 + "/" : nil } ?? ""
            if taken.insert(language + last).inserted {
                found.append((path, language + last))
            } else if kind == "xcassets" {
                // Xcode merges all of them into one catalogue; here each keeps its folder.
                let other = parts.dropLast().filter { $0 != ".." }.joined(separator: " ") + " " + last
                if taken.insert(other).inserted { found.append((path, other)) }
            }
        }
        self.paths = found
    }

    /// The names of the classes that storyboards and nib files mention.
    func customClasses(in app: URL) -> Set<String> {
        var names: Set<String> = []
        for (from, _) in paths where from.hasSuffix(".storyboard") || from.hasSuffix(".xib") {
            let file = app.appendingPathComponent(from)
            guard let bytes = try? AtomicFile.read(file.path, limit: Self.maximumMarkupSize) else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            names.formUnion(text.matches(of: #/customClass="(\w+)"/#).map { String($0.1) })
        }
        return names
    }

    /// A line for each storyboard, nib file and catalogue that is copied, one for all other copied files, and one for
    /// the files that are not copied, by kind.
    /// - Parameter all: the paths of the app's files.
    func lines(of all: [String]) -> [String] {
        let main: Set<String> = ["storyboard", "xib", "xcassets", "stickerpack"]
        let own = paths.filter { main.contains(($0.from as NSString).pathExtension) }
        let others = paths.count - own.count
        var lines = own.map { "\($0.from): copied as \(Self.folder)/\($0.to)" }
        if others > 0 { lines.append("\(Counted.text(others, "other file")) copied into \(Self.folder)") }
        let copied = Set(paths.map(\.from))
        let folders = Set(all.flatMap { path in path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) } })
        let leftOut = all.filter { path in
            let parts = path.split(separator: "/").map(String.init)
            let isInside = parts.dropLast().contains { Self.folders.contains(($0 as NSString).pathExtension) }
            return !copied.contains(path) && !folders.contains(path) && !isInside && !path.hasSuffix(".swift")
                && parts.last != "Info.plist"
        }
        if !leftOut.isEmpty {
            lines.append("not copied, since nothing here reads them: \(leftOut.sorted().joined(separator: ", "))")
        }
        return lines
    }

    /// The maximum number of bytes of a storyboard; large ones have some hundred thousand.
    private static let maximumMarkupSize = 1 << 24

    /// What Messages' extensions name as their place.
    private static let messages = "com.apple.message-payload-provider"

    /// The storyboard whose first controller Messages starts: the one that the extension's Info.plist names, or
    /// MainInterface, as Xcode's template has it; nil where there is none, or where a class is named in its place.
    func mainStoryboard(of app: URL, among all: [String]) -> String? {
        let lists = all.filter { !$0.hasPrefix("../") && $0.hasSuffix("Info.plist") }.compactMap { path in
            try? AtomicFile.read(app.appendingPathComponent(path).path, limit: Self.maximumMarkupSize)
        }
        let extensions = lists.compactMap { bytes in
            let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
            return (list as? [String: Any])?["NSExtension"] as? [String: Any]
        }.filter { ($0["NSExtensionPointIdentifier"] as? String ?? Self.messages) == Self.messages }
        let named = extensions.compactMap { $0["NSExtensionMainStoryboard"] as? String }.first
        if named == nil, extensions.contains(where: { $0["NSExtensionPrincipalClass"] != nil }) { return nil }
        let name = named ?? "MainInterface"
        let isThere = paths.contains { ($0.to as NSString).lastPathComponent == "\(name).storyboard" }
        return isThere ? name : nil
    }

    /// Copies them into a folder; files of an earlier import are removed.
    func copy(from app: URL, to folder: URL) throws {
        try? FileManager.default.removeItem(at: folder)
        for (from, to) in paths {
            let target = folder.appendingPathComponent(to)
            try FileManager.default.createDirectory(
                atPath: PathName.parent(of: target.path), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: app.appendingPathComponent(from), to: target)
        }
    }
}
