import Foundation
import Support

/// The sources that an import wrote into a package, by a list in it: what the app has no more goes at the next import.
struct WrittenFiles {
    private let folder: URL
    private var list: URL { folder.appendingPathComponent(".imported") }

    init(in folder: URL) { self.folder = folder }

    /// The maximum number of bytes of the list: some ten thousand paths.
    private static let maximumSize = 1 << 20

    /// Removes what an earlier import of the same app wrote and this one does not. What came of another app stays.
    /// - Parameter paths: the paths in the package of what is written now.
    func replace(with paths: [String]) throws {
        let bytes = try AtomicFile.read(list.path, limit: Self.maximumSize) ?? []
        let earlier = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        let (modules, written) = (Set(paths.map(Self.module)), Set(paths))
        let own = earlier.filter { modules.contains(Self.module(of: $0)) }
        for path in own where path.hasPrefix("Sources/") && !path.contains("../") && !written.contains(path) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(path))
        }
        let others = earlier.filter { !modules.contains(Self.module(of: $0)) }
        try AtomicFile.write(Array(((others + paths).joined(separator: "\n") + "\n").utf8), to: list.path)
    }

    /// `Sources/Kitchen` of `Sources/Kitchen/Menu.swift`.
    private static func module(of path: String) -> String {
        path.split(separator: "/").prefix(2).joined(separator: "/")
    }
}
