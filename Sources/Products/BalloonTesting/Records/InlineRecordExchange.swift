import Foundation
import Goldens
import Support

/// Exchanges records between processes of one build that write into the same source.
struct InlineRecordExchange {
    private let folder: PendingFolder
    private let name: String

    /// The maximum number of bytes of a source with its records and their places.
    private static let maximumSize = 64 << 20

    init(of path: String, in folder: PendingFolder) {
        self.folder = folder
        name = PendingFolder.ownName("written", of: path)
    }

    /// The exchanged source; nil where there is none, or none that can be read.
    func read() -> InlineRecordSource? {
        guard let bytes = try? AtomicFile.read(folder.path(ofOwn: name), limit: Self.maximumSize) else { return nil }
        return try? JSONDecoder().decode(InlineRecordSource.self, from: Data(bytes))
    }

    /// Stores a source for other processes. If this fails, they do not write into the source until the next build.
    func write(_ source: InlineRecordSource) {
        guard let data = try? JSONEncoder().encode(source) else { return }
        try? folder.write(Array(data), toOwn: name)
    }
}
