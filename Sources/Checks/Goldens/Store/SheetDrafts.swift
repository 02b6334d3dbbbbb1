import Synchronization

/// Goldens whose pictures belong on sheets. They are collected cell by cell and written scene by scene, because a sheet
/// is one file. No file of a scene is touched before its sheet is known to fit.
package final class SheetDrafts: Sendable {
    /// A cell that waits for the sheet of its scene.
    struct Draft: Sendable {
        let golden: PreparedGolden
        /// The picture as a PNG file.
        let picture: [UInt8]
        /// Called after the files are written.
        let afterwards: @Sendable () throws -> Void
    }

    /// The cells of a sheet that could not be written, and the error.
    package struct Failure {
        /// The names of the cells.
        package let cells: [String]
        package let error: any Error
    }

    private struct Key: Hashable {
        let root, scene: String
    }

    private let limits: GoldenSheetLimits
    private let drafts = Mutex<[Key: [String: Draft]]>([:])

    package init(limits: GoldenSheetLimits = .standard) { self.limits = limits }

    func add(_ draft: Draft, to store: GoldenStore) {
        let name = draft.golden.name
        let key = Key(root: store.root, scene: GoldenCell.scene(ofName: name))
        drafts.withLock { $0[key, default: [:]][name] = draft }
    }

    /// Writes the sheets, and the files of the cells. If a sheet cannot be written, the files of its scene are not
    /// touched; other scenes are still written.
    package func write() -> [Failure] {
        let drafts = drafts.withLock { drafts in
            defer { drafts = [:] }
            return drafts
        }
        return drafts.sorted { ($0.key.root, $0.key.scene) < ($1.key.root, $1.key.scene) }.flatMap { key, drafts in
            let drafts = drafts.values.sorted { $0.golden.name < $1.golden.name }
            do {
                try GoldenStore(root: key.root).writeSheet(ofScene: key.scene, adding: drafts, limits: limits)
            } catch {
                return [Failure(cells: drafts.map(\.golden.name), error: error)]
            }
            return drafts.compactMap { draft in
                do {
                    try draft.afterwards()
                    return nil
                } catch {
                    return Failure(cells: [draft.golden.name], error: error)
                }
            }
        }
    }
}
