import Foundation

/// The files of an app that are no code: storyboards, nib files, pictures, texts. Xcode puts them into the app without
/// their folders, all but those of languages and what is a folder in itself.
struct AppResourceFiles {
    /// The paths in the app's folder, each with its path among the resources.
    let paths: [(from: String, to: String)]

    /// The folder of the package's target that holds them.
    static let folder = "Resources"

    private static let kinds: Set<String> = [
        "storyboard", "xib", "png", "jpg", "jpeg", "gif", "pdf", "strings", "json", "plist", "ttf", "otf", "txt", "csv",
        "html",
    ]
    private static let folders: Set<String> = ["xcassets", "stickerpack", "bundle"]

    /// Finds them among the paths below a folder.
    init(in paths: [String]) {
        var taken: Set<String> = []
        var found: [(from: String, to: String)] = []
        for path in paths.sorted() {
            let parts = path.split(separator: "/").map(String.init)
            guard let last = parts.last, last != "Info.plist" else { continue }
            let isInside = parts.dropLast().contains { Self.folders.contains(($0 as NSString).pathExtension) }
            let kind = (last as NSString).pathExtension
            guard !isInside, Self.kinds.contains(kind) || Self.folders.contains(kind) else { continue }
            let language = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 + "/" : nil } ?? ""
            if taken.insert(language + last).inserted { found.append((path, language + last)) }
        }
        self.paths = found
    }

    /// Whether the app has a storyboard of a name.
    func hasStoryboard(named name: String) -> Bool {
        paths.contains { ($0.to as NSString).lastPathComponent == "\(name).storyboard" }
    }

    /// Copies them into a folder; what an earlier import left there goes.
    func copy(from app: URL, to folder: URL) throws {
        try? FileManager.default.removeItem(at: folder)
        for (from, to) in paths {
            let target = folder.appendingPathComponent(to)
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: app.appendingPathComponent(from), to: target)
        }
    }
}
