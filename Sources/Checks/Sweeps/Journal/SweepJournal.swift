import Files
import Foundation
import Support

/// The rows of a sweep that are done. The first line identifies the sweep, and each further line is a row as JSON.
///
/// A row is written as soon as it is measured, so rows are in any order. A process that is killed may leave one
/// incomplete line at the end, which is ignored when the journal is read.
package struct SweepJournal: Sendable {
    private let file: AppendedFile
    private let path: String

    /// What is wrong with a journal, and what to do.
    package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        package let description: String
    }

    /// The first line.
    private struct Header: Codable {
        var format = "balloon-journal-3"
        /// The digest of the sweep, see ``SweepFingerprint``.
        let sweep: String
        /// The words of the command line that plan the sweep again.
        let arguments: [String]
    }

    /// Begins a journal, or continues one that an earlier process left.
    /// - Parameters:
    ///   - sweep: the fingerprint of the sweep.
    ///   - arguments: the words of the command line that plan the sweep again.
    ///   - continues: whether the rows of an existing journal are used.
    /// - Returns: the journal, and the rows that it has.
    package static func open(
        at path: String, of sweep: String, arguments: [String], continues: Bool
    ) throws -> (journal: SweepJournal, rows: [JournalRow]) {
        let file = try AppendedFile(path)
        let journal = SweepJournal(file: file, path: path)
        let kept = continues ? try contents(of: path, sweep: sweep) : (rows: [], byteCount: 0)
        try file.truncate(to: kept.byteCount)
        if kept.byteCount == 0 { try file.append(JournalCoding.bytes(Header(sweep: sweep, arguments: arguments))) }
        return (journal, kept.rows)
    }

    /// The words of the command line that plan the sweep of a journal again; nil for a file that is not a journal, or that
    /// cannot be read.
    package static func arguments(of path: String) -> [String]? {
        guard let start = try? LimitedFile.start(of: path, count: maximumHeaderSize),
            let line = start.bytes.split(separator: 0x0A, maxSplits: 1).first,
            let header = try? JournalCoding.value(Header.self, of: Data(line)),
            header.format == Header(sweep: "", arguments: []).format
        else { return nil }
        return header.arguments
    }

    /// 2 MB: the longest command line that Linux allows.
    private static let maximumHeaderSize = 2 << 20

    /// Reads the rows of a finished journal, which one shard of a sweep has written.
    package static func rows(of path: String, sweep: String) throws -> [JournalRow] {
        guard FileManager.default.fileExists(atPath: path) else {
            throw Failure(description: "\(path): there is no such file; name what sweep --shard wrote")
        }
        let contents = try contents(of: path, sweep: sweep)
        guard contents.byteCount > 0 else { throw Failure(description: "\(path): is empty; sweep its shard again") }
        return contents.rows
    }

    /// Writes a row. Can be called from many threads.
    package func append(scene: String, row: Int, cells: [SweepCell]) throws {
        try file.append(JournalCoding.bytes(JournalLine(scene: scene, row: row, cells: cells)))
    }

    /// Removes the file when the sweep is complete.
    package func remove() throws { try AtomicFile.remove(path) }

    /// The rows of a file and the bytes of its complete lines; nothing where not even the first line is complete.
    private static func contents(of path: String, sweep: String) throws -> (rows: [JournalRow], byteCount: Int) {
        let bytes = try AtomicFile.read(path, limit: maximumByteCount) ?? []
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        // Bytes behind the last line feed are an incomplete line of a process that was killed.
        let incomplete = lines.popLast()?.count ?? 0
        guard let first = lines.first else { return ([], 0) }
        guard let header = try? JournalCoding.value(Header.self, of: Data(first)),
            header.format == Header(sweep: "", arguments: []).format
        else { throw Failure(description: "\(path): is not a journal of sweep; remove it") }
        guard header.sweep == sweep else {
            throw Failure(
                description: "\(path): is of another sweep, since a scene, an axis, a font or the version differs; "
                    + "sweep with the same arguments, or remove it")
        }
        let rows = try lines.dropFirst().enumerated().map { index, line in
            do {
                return JournalRow(line: try JournalCoding.value(JournalLine.self, of: Data(line)))
            } catch {
                throw Failure(description: "\(path):\(index + 2): is damaged; remove the file and sweep again")
            }
        }
        return (rows, bytes.count - incomplete)
    }

    /// 8 GB: the rows of ten million cells, the maximum of a sweep.
    private static let maximumByteCount = 8 << 30
}

/// A row of a journal.
package struct JournalRow: Sendable {
    fileprivate let line: JournalLine

    /// The scene's name.
    package var scene: String { line.scene }
    /// The row's place in the plan of the scene.
    package var row: Int { line.row }

    /// The cells of the row for a plan; nil when they do not fit.
    package func cells(of row: SweepPlan.Row) -> [SweepCell]? { line.cells(of: row) }
}
