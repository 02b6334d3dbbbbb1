import Foundation
import Goldens
import Sweeps
import ViewLayout

/// The viewers of a scene whom a narrowed lint does not ask. What the scene allows for one of them may be needed.
struct UnaskedViewers {
    private let rows: [LintViewers.Row]

    /// Nobody: everybody was asked.
    static let none = UnaskedViewers(rows: [])

    private init(rows: [LintViewers.Row]) { self.rows = rows }

    /// - Parameters:
    ///   - asked: who was asked.
    ///   - all: everybody who may see the scene.
    init(asked: LintViewers, of all: LintViewers) {
        var widths: [Viewer: Set<CGFloat>] = [:]
        for row in asked.rows { widths[Viewer(row), default: []].formUnion(row.widths) }
        rows = all.rows.compactMap { row in
            let asked = widths[Viewer(row)] ?? []
            let left = row.widths.filter { !asked.contains($0) }
            return left.isEmpty
                ? nil : LintViewers.Row(traits: row.traits, widths: left, checksPixels: row.checksPixels)
        }
    }

    var isEmpty: Bool { rows.isEmpty }

    /// Whether a filter of viewers chooses one of them.
    func include(_ filter: CellFilter) -> Bool {
        rows.contains { row in
            row.widths.contains { width in
                var viewer = row.traits
                viewer.transcriptWidth = width
                return filter.matches(CellFacts(name: "", scene: "", traits: viewer))
            }
        }
    }

    /// A row without its widths.
    private struct Viewer: Hashable {
        let traits: TraitCollection
        let checksPixels: Bool

        init(_ row: LintViewers.Row) {
            var traits = row.traits
            traits.transcriptWidth = 0
            (self.traits, checksPixels) = (traits, row.checksPixels)
        }
    }
}
