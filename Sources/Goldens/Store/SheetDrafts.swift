import Synchronization

/// Pictures that are to be put on sheets: collected cell by cell, and written scene by scene, since a sheet is one file.
package final class SheetDrafts: Sendable {
    /// The pictures of a scene by the names of their cells, as PNG files.
    private struct Key: Hashable {
        let root, scene: String
    }

    private let drafts = Mutex<[Key: [String: [UInt8]]]>([:])

    package init() {}

    func add(_ picture: [UInt8], of cell: String, to store: GoldenStore) {
        let key = Key(root: store.root, scene: GoldenCell.scene(ofName: cell))
        drafts.withLock { $0[key, default: [:]][cell] = picture }
    }

    /// Writes the sheets.
    /// - Throws: what writing throws.
    package func write() throws {
        let drafts = drafts.withLock { drafts in
            defer { drafts = [:] }
            return drafts
        }
        for (key, pictures) in drafts.sorted(by: { $0.key.scene < $1.key.scene }) {
            try GoldenStore(root: key.root).writeSheet(ofScene: key.scene, adding: pictures)
        }
    }
}
