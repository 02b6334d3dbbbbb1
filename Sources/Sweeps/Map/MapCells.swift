import BalloonLayouts
import Foundation
import ViewLayout

/// The cells of a sweep as a map shows them: for each language the worst finding at each width and text size, and the
/// height.
struct MapCells {
    /// The widths of the transcript, ascending, in points.
    let widths: [CGFloat]
    /// The text sizes, ascending.
    let categories: [ContentSizeCategory]
    /// The languages, in the order of the sweep.
    let languages: [Language]

    /// What a map shows of a language.
    struct Language {
        let locale: String
        /// For each text size, for each width the worst kind of finding; nil where nothing was found, and where there is
        /// no cell.
        let worst: [[Finding.Kind?]]
        /// For each text size, for each width whether there is a cell.
        let isChecked: [[Bool]]
        /// For each text size, for each width the height of the balloon that the first viewer of the row sees; nil for
        /// none.
        let heights: [[CGFloat?]]
    }

    init(_ sweep: SceneSweep) {
        let widths = Set(sweep.cells.map(\.transcriptWidth)).sorted()
        let categories = Set(sweep.cells.map(\.row.traits.preferredContentSizeCategory)).sorted()
        let columns = Dictionary(uniqueKeysWithValues: zip(widths, widths.indices))
        let rows = Dictionary(uniqueKeysWithValues: zip(categories, categories.indices))
        let empty = categories.map { _ in [Int](repeating: 0, count: widths.count) }
        var order: [String] = []
        var drafts: [String: Draft] = [:]
        for cell in sweep.cells {
            let traits = cell.row.traits
            guard let column = columns[cell.transcriptWidth], let row = rows[traits.preferredContentSizeCategory]
            else { continue }
            if drafts[traits.locale] == nil {
                order.append(traits.locale)
                drafts[traits.locale] = Draft(
                    worst: empty.map { $0.map { _ in nil } }, isChecked: empty.map { $0.map { _ in false } },
                    heights: empty.map { $0.map { _ in nil } })
            }
            drafts[traits.locale]?.add(cell, row, column)
        }
        (self.widths, self.categories) = (widths, categories)
        languages = order.compactMap { locale in
            drafts[locale].map {
                Language(locale: locale, worst: $0.worst, isChecked: $0.isChecked, heights: $0.heights)
            }
        }
    }

    private struct Draft {
        var worst: [[Finding.Kind?]]
        var isChecked: [[Bool]]
        var heights: [[CGFloat?]]

        mutating func add(_ cell: SweepCell, _ row: Int, _ column: Int) {
            if !isChecked[row][column], cell.isLaidOut { heights[row][column] = cell.size.height }
            isChecked[row][column] = true
            for finding in cell.findings {
                guard let known = worst[row][column] else {
                    worst[row][column] = finding.kind
                    continue
                }
                if finding.kind.isWorse(than: known) { worst[row][column] = finding.kind }
            }
        }
    }

    /// The kinds that are the worst of some cell, the worst first, each with how many cells that are.
    var kinds: [(kind: Finding.Kind, count: Int)] {
        var counts: [Finding.Kind: Int] = [:]
        for kind in languages.flatMap(\.worst).joined() {
            if let kind { counts[kind, default: 0] += 1 }
        }
        return counts.map { (kind: $0.key, count: $0.value) }.sorted { $0.kind.isWorse(than: $1.kind) }
    }
}

extension Finding.Kind {
    /// Errors before warnings before notes; of one severity, in the order of the registry.
    fileprivate func isWorse(than other: Finding.Kind) -> Bool {
        let ranks = (entry.severity.rank, other.entry.severity.rank)
        if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
        return Self.allCases.firstIndex(of: self) ?? 0 < Self.allCases.firstIndex(of: other) ?? 0
    }
}
