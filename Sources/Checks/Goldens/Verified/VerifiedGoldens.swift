import Drawing
import Foundation
import Support
import Synchronization

/// The goldens that were equal to what the same program drew from the same inputs: they are not drawn again.
///
/// What is kept for a golden is one digest of all that decides its verdict: the program and its fonts, the inputs of
/// its scene, its name, and the bytes of its two files. A change of any of them is another digest, and the golden is
/// drawn. Only goldens that passed are kept. The file can be deleted at any time; one that cannot be read is as if it
/// were not there.
package final class VerifiedGoldens: Sendable {
    private struct State {
        /// The digest of each golden that passed, by folder and name.
        var digests: [String: String] = [:]
        var isChanged = false
    }

    private let state: Mutex<State>
    /// The part of the digests that is the same for all goldens of a run.
    private let base: String

    /// Whether the digests of earlier runs are ignored.
    private let isFresh: Bool

    // The name contains a full stop, which names of folders of goldens here do not.
    private static let fileName = ".verified"
    private static let header = "balloon-verified 1"
    private static let digestLength = 64
    /// The maximum number of goldens in the cache; a project with more has no cache.
    private static let maximumCount = 200_000
    private static let maximumFileSize = 64 << 20

    /// Reads the digests that earlier runs have kept.
    /// - Parameters:
    ///   - folder: the pending folder, which contains the cache; nil to begin with an empty one.
    ///   - program: identifies the program and its fonts.
    ///   - isFresh: whether everything is drawn again, and the cache is only updated.
    package init(_ folder: PendingFolder?, program: String, isFresh: Bool = false) {
        base = program
        self.isFresh = isFresh
        state = Mutex(State(digests: folder.map { Self.read($0.path(ofOwn: Self.fileName)) } ?? [:]))
    }

    /// The digest of everything that decides the verdict of a golden.
    func digest(of name: String, inputs: String, picture: [UInt8], record: [UInt8]) -> String {
        let hash = SHA256()
        for text in [base, inputs, name, "\(picture.count) \(record.count)"] {
            // Each part ends with a character that no text contains.
            (Array(text.utf8) + [0]).withUnsafeBytes { hash.update($0) }
        }
        picture.withUnsafeBytes { hash.update($0) }
        record.withUnsafeBytes { hash.update($0) }
        return hash.finish()
    }

    /// Whether a golden has passed with this digest.
    func contains(_ digest: String, of name: String) -> Bool {
        !isFresh && state.withLock { $0.digests[name] == digest }
    }

    /// Remembers a golden that has passed, or forgets one that has failed.
    func keep(_ digest: String?, of name: String) {
        state.withLock { state in
            guard state.digests[name] != digest else { return }
            state.digests[name] = digest
            state.isChanged = true
        }
    }

    /// The key of a golden in the cache.
    static func name(of cell: String, below root: String, as form: GoldenForm) -> String {
        "\(root)/\(cell).\(form.fileExtension)"
    }

    /// The name of the cell in a key of the cache.
    private static func cell(of name: String, below root: String) -> String {
        let file = name.dropFirst(root.count + 1)
        return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? String(file)
    }

    /// Forgets the goldens of a folder whose cells no longer exist.
    /// - Parameters:
    ///   - cells: the names of all cells of a plan.
    ///   - scope: the goldens of the folder that the plan covers.
    func removeAll(below root: String, outside cells: Set<String>, scope: GoldenScope) {
        let names = Set(GoldenForm.allCases.flatMap { form in cells.map { Self.name(of: $0, below: root, as: form) } })
        state.withLock { state in
            let left = state.digests.filter { entry in
                guard entry.key.hasPrefix(root + "/"), !names.contains(entry.key) else { return true }
                return !scope.covers(scene: GoldenCell.scene(ofName: Self.cell(of: entry.key, below: root)))
            }
            guard left.count < state.digests.count else { return }
            state.digests = left
            state.isChanged = true
        }
    }

    /// Writes the cache. An error is ignored, because it only makes the next run slower.
    package func write(to folder: PendingFolder) {
        let digests = state.withLock { state in
            defer { state.isChanged = false }
            return state.isChanged ? state.digests : nil
        }
        guard let digests, digests.count <= Self.maximumCount else { return }
        var text = Self.header + "\n"
        for (name, digest) in digests.sorted(by: { $0.key < $1.key }) { text += "\(digest) \(name)\n" }
        _ = try? folder.write(Array(text.utf8), toOwn: Self.fileName)
    }

    /// The digests of a file; none if the file was changed in any way.
    private static func read(_ file: String) -> [String: String] {
        guard let bytes = try? AtomicFile.read(file, limit: maximumFileSize) else { return [:] }
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        guard lines.first?.elementsEqual(header.utf8) == true, bytes.last == UInt8(ascii: "\n") else { return [:] }
        var digests: [String: String] = [:]
        digests.reserveCapacity(lines.count)
        for line in lines.dropFirst() {
            guard line.count > digestLength + 1, line[line.startIndex + digestLength] == UInt8(ascii: " ") else {
                return [:]
            }
            let digest = String(decoding: line.prefix(digestLength), as: UTF8.self)
            digests[String(decoding: line.dropFirst(digestLength + 1), as: UTF8.self)] = digest
        }
        return digests
    }
}
