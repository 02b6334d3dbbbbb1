import BalloonLayouts
import Foundation
import Scenes
import Support
import Sweeps
import ViewLayout

/// A sweep of another revision, with which a sweep is compared: the data of its cells by their names.
package struct EarlierSweep: Sendable {
    /// The data of a cell that is compared. All of it is in the table of a sweep.
    struct Cell: Sendable {
        let width, height: CGFloat
        let texts: [SweepTable.TextRow]
        /// The kind and the subject of each finding.
        let findings: [String]
    }

    /// The cells of each scene by their names.
    private let scenes: [String: [String: Cell]]
    /// The scenes by their names, with which a picture of a change is drawn; empty for a sweep that was read from a
    /// table.
    private let drawn: [String: BalloonScene]

    /// Makes an earlier sweep from sweeps that were measured, and from their scenes.
    package init(_ sweeps: [SceneSweep], of scenes: [BalloonScene] = []) {
        drawn = Dictionary(scenes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.scenes = Self.cells(of: sweeps)
    }

    /// The scene of the earlier revision; nil where only its table is known.
    package func drawnScene(_ name: String) -> BalloonScene? { drawn[name] }

    private static func cells(of sweeps: [SceneSweep]) -> [String: [String: Cell]] {
        Dictionary(
            sweeps.map { sweep in
                let cells = sweep.cells.map { ($0.id(in: sweep.scene), Cell($0)) }
                return (sweep.scene, Dictionary(cells, uniquingKeysWith: { first, _ in first }))
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Reads a table.
    /// - Parameters:
    ///   - json: the bytes of a `sweep.json`.
    ///   - file: its name, for the error.
    /// - Throws: ``EarlierSweepError`` for a file that is not such a table.
    package init(json: [UInt8], file: String) throws {
        guard let table = try? JSONDecoder().decode(Table.self, from: Data(json)),
            table.format == OutputFormat.sweep.rawValue
        else { throw EarlierSweepError(file: file) }
        drawn = [:]
        scenes = Dictionary(
            table.scenes.map { row in
                (row.scene, Dictionary(row.cells, uniquingKeysWith: { first, _ in first }))
            }, uniquingKeysWith: { first, _ in first })
    }

    /// A cell by its name; nil when the earlier sweep has none.
    func cell(_ id: String, in scene: String) -> Cell? { scenes[scene]?[id] }

    /// The names of its scenes, sorted.
    var names: [String] { scenes.keys.sorted() }

    /// How many cells a scene had.
    func cellCount(in scene: String) -> Int { scenes[scene]?.count ?? 0 }

    /// Whether a JSON file is a table, of this version or another, and not a scene. A table of the first version is a
    /// list.
    /// - Parameter start: the first bytes of the file.
    package static func isTable(_ start: [UInt8]) -> Bool {
        let text = String(decoding: start.prefix(64), as: UTF8.self).filter { !$0.isWhitespace }
        return text.hasPrefix("{\"format\":\"balloon.sweep/") || text.hasPrefix("[")
    }

    /// `sweep.json`.
    private struct Table: Decodable {
        let format: String
        let scenes: [SceneRow]
    }

    /// The rows of `sweep.json`, with the keys that are compared.
    fileprivate struct SceneRow: Decodable {
        let scene: String
        let viewers: [ViewerRow]

        /// The cells with their names.
        var cells: [(String, Cell)] {
            viewers.flatMap { viewer in
                viewer.cells.map { width, cell in ("\(scene)/\(ShortDecimal.exact(width))-\(viewer.id)", cell) }
            }
        }
    }

    fileprivate struct ViewerRow: Decodable {
        let id: String
        let transcriptWidths: [Double]
        let intervals: [SweepTable.IntervalRow]

        /// The cells by the widths of the transcript, as far as the intervals have them.
        var cells: [(Double, Cell)] {
            var widths = transcriptWidths[...]
            return intervals.flatMap { interval -> [(Double, Cell)] in
                let count = (widths.firstIndex(of: interval.to) ?? widths.endIndex - 1) + 1 - widths.startIndex
                let part = widths.prefix(count)
                widths = widths.dropFirst(count)
                return part.enumerated().map { place, width in (width, Cell(interval, place)) }
            }
        }
    }
}

/// A file that is not the table of a sweep.
package struct EarlierSweepError: Error, Hashable, CustomStringConvertible {
    package let file: String

    /// The error in one line, with the fix.
    package var description: String {
        "\(file) is not the table of a sweep; name a sweep.json, its folder, or the scenes of another revision"
    }
}

extension EarlierSweep.Cell {
    init(_ cell: SweepCell) {
        (width, height) = (FixedDecimal.rounded(cell.size.width), FixedDecimal.rounded(cell.size.height))
        texts = cell.texts.map(SweepTable.TextRow.init)
        findings = cell.findings.map { Self.name(of: SweepTable.FindingRow($0)) }
    }

    /// - Parameter place: the number of the cell in the interval.
    fileprivate init(_ row: SweepTable.IntervalRow, _ place: Int) {
        width = (place < row.widths.count ? row.widths[place] : row.widths.first) ?? 0
        height = row.height
        texts = row.texts
        findings = row.findings.map(Self.name)
    }

    /// The name of a finding in a comparison: `caption: wordBroken`.
    private static func name(of finding: SweepTable.FindingRow) -> String {
        let subject = [finding.entry, finding.node].compactMap { $0 }.joined(separator: "/")
        return (subject.isEmpty ? "" : subject + ": ") + finding.kind
    }
}
