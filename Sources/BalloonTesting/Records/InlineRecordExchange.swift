import Foundation
import Goldens
import Support

/// What processes of one build leave for each other about a source that they write records into.
struct InlineRecordExchange {
    private let folder: PendingFolder
    private let name: String

    /// A source, its records and their places.
    private static let maximumSize = 64 << 20

    init(of path: String, in folder: PendingFolder) {
        self.folder = folder
        name = PendingFolder.ownName("written", of: path)
    }

    /// What was left; nil where nothing was, or nothing that can be read.
    func read() -> InlineRecordSource? {
        guard let bytes = try? AtomicFile.read(folder.path(ofOwn: name), limit: Self.maximumSize) else { return nil }
        return try? JSONDecoder().decode(InlineRecordSource.self, from: Data(bytes))
    }

    /// Leaves a source. Where that fails, other processes refuse to write until the next build.
    func write(_ source: InlineRecordSource) {
        guard let data = try? JSONEncoder().encode(source) else { return }
        try? folder.write(Array(data), toOwn: name)
    }
}
