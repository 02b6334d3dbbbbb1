import BalloonLayouts
import Foundation
import ViewLayout

/// How a map shows a cell with findings.
enum MapMark: Hashable {
    /// The most severe finding that the author does not allow.
    case found(Finding.Kind)
    /// The most severe finding of a cell in which the author allows all findings, with the reason.
    case allowed(Finding.Kind, reason: String)

    /// Whether it is shown rather than another mark of the same cell.
    fileprivate func isWorse(than other: MapMark) -> Bool {
        switch (self, other) {
        case (.found(let own), .found(let kind)), (.allowed(let own, _), .allowed(let kind, _)): own.isWorse(than: kind)
        case (.found, .allowed): true
        case (.allowed, .found): false
        }
    }
}

/// The cells of a sweep as a map shows them: for each language, width and text size the most severe finding and the
/// height.
struct MapCells {
    /// The widths of the transcript, ascending, in points.
    let widths: [CGFloat]
    /// The text sizes, ascending.
    let categories: [ContentSizeCategory]
    /// The languages, in the order of the sweep.
    let languages: [Language]

    /// The data that a map shows of a language.
    struct Language {
        let locale: String
        /// For each text size, for each width, the most severe finding; nil where nothing was found or there is no
        /// cell.
        private(set) var worst: [[MapMark?]]
        /// For each text size, for each width, whether there is a cell.
        private(set) var isChecked: [[Bool]]
        /// For each text size, for each width, the height of the balloon for the first viewer of the row; nil where
        /// there is none.
        private(set) var heights: [[CGFloat?]]

        fileprivate init(_ locale: String, rows: Int, columns: Int) {
            func table<Value>(_ value: Value) -> [[Value]] {
                Array(repeating: Array(repeating: value, count: columns), count: rows)
            }
            self.locale = locale
            (worst, isChecked, heights) = (table(nil), table(false), table(nil))
        }

        fileprivate mutating func add(_ cell: SweepCell, _ row: Int, _ column: Int, allowing allowances: LintAllowances)
        {
            if !isChecked[row][column], cell.isLaidOut { heights[row][column] = cell.size.height }
            isChecked[row][column] = true
            guard !cell.findings.isEmpty else { return }
            for (finding, reason) in zip(cell.findings, allowances.reasons(in: cell)) {
                let mark = reason.map { MapMark.allowed(finding.kind, reason: $0) } ?? .found(finding.kind)
                if worst[row][column].map(mark.isWorse) ?? true { worst[row][column] = mark }
            }
        }
    }

    /// - Parameter allowances: the findings that the author allows.
    init(_ sweep: SceneSweep, allowing allowances: LintAllowances) {
        let widths = Set(sweep.cells.map(\.transcriptWidth)).sorted()
        let categories = Set(sweep.cells.map(\.row.traits.preferredContentSizeCategory)).sorted()
        let columns = Dictionary(uniqueKeysWithValues: zip(widths, widths.indices))
        let rows = Dictionary(uniqueKeysWithValues: zip(categories, categories.indices))
        var order: [String] = []
        var languages: [String: Language] = [:]
        for cell in sweep.cells {
            let traits = cell.row.traits
            guard let column = columns[cell.transcriptWidth], let row = rows[traits.preferredContentSizeCategory]
            else { continue }
            if languages[traits.locale] == nil {
                order.append(traits.locale)
                languages[traits.locale] = Language(traits.locale, rows: rows.count, columns: columns.count)
            }
            languages[traits.locale]?.add(cell, row, column, allowing: allowances)
        }
        (self.widths, self.categories) = (widths, categories)
        self.languages = order.compactMap { languages[$0] }
    }

    /// The kinds that are the most severe ones of a cell, the most severe first, with the number of these cells.
    var kinds: [(kind: Finding.Kind, count: Int)] {
        counts.compactMap { mark, count in
            if case .found(let kind) = mark { (kind: kind, count: count) } else { nil }
        }.sorted { $0.kind.isWorse(than: $1.kind) }
    }

    /// The most severe findings of cells in which everything is allowed, the most severe first, with the number of
    /// these cells.
    var allowed: [(kind: Finding.Kind, reason: String, count: Int)] {
        counts.compactMap { mark, count in
            if case .allowed(let kind, let reason) = mark { (kind: kind, reason: reason, count: count) } else { nil }
        }.sorted { $0.kind == $1.kind ? $0.reason < $1.reason : $0.kind.isWorse(than: $1.kind) }
    }

    private var counts: [MapMark: Int] {
        var counts: [MapMark: Int] = [:]
        for mark in languages.flatMap(\.worst).joined() {
            if let mark { counts[mark, default: 0] += 1 }
        }
        return counts
    }
}

extension Finding.Kind {
    /// Errors are before warnings, and warnings before notes. Kinds of the same severity are in the order of the
    /// registry.
    fileprivate func isWorse(than other: Finding.Kind) -> Bool {
        let ranks = (entry.severity.rank, other.entry.severity.rank)
        if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
        return Self.allCases.firstIndex(of: self) ?? 0 < Self.allCases.firstIndex(of: other) ?? 0
    }
}
