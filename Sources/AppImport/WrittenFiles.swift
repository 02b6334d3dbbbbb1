import Foundation
import Support

/// The sources that an import wrote into a package, by a list in it: what the app has no more goes at the next import.
struct WrittenFiles {
    private let folder: URL
    private var list: URL { folder.appendingPathComponent(".imported") }

    init(in folder: URL) { self.folder = folder }

    /// The maximum number of bytes of the list: some ten thousand paths.
    private static let maximumSize = 1 << 20

    /// Removes what an earlier import wrote and this one does not, and keeps what this one does.
    /// - Parameter paths: the paths in the package of what is written now.
    func replace(with paths: [String]) throws {
        let bytes = try AtomicFile.read(list.path, limit: Self.maximumSize) ?? []
        for path in String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        where path.hasPrefix("Sources/") && !path.contains("../") && !paths.contains(path) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(path))
        }
        try AtomicFile.write(Array((paths.joined(separator: "\n") + "\n").utf8), to: list.path)
    }
}
