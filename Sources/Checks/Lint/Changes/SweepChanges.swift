import BalloonLayouts
import Foundation
import Support
import Sweeps
import ViewLayout

/// What changed in a scene since an earlier sweep: each change once, with the widths and viewers that see it.
package struct SweepChanges: Sendable {
    /// The scene's name.
    package let scene: String
    /// The name that it had in the earlier sweep.
    package let earlierScene: String
    /// The changes, those of most cells first.
    package let changes: [LintProblem]
    /// How many cells changed, how many there are, and how many of them are missing in the earlier sweep.
    package let changedCount, cellCount, newCount: Int
    /// How many cells of the earlier sweep are missing in this one.
    package let missingCount: Int

    /// Compares a sweep with an earlier one.
    /// - Parameter name: the name of the scene in the earlier sweep; nil for the same name.
    package init(_ sweep: SceneSweep, since earlier: EarlierSweep, named name: String? = nil) {
        let name = name ?? sweep.scene
        var gathered = LintProblems(saying: .worst)
        var (changed, new) = (0, 0)
        for row in sweep.rowsOfWidths {
            guard let first = row.first else { continue }
            let viewers = LintViewers.Row(
                traits: first.traits, widths: row.map(\.transcriptWidth), checksPixels: false)
            var seen: [(change: Change, indices: [Int])] = []
            for (index, cell) in row.enumerated() {
                guard let old = earlier.cell(cell.id(in: name), in: name) else {
                    new += 1
                    continue
                }
                let changes = Change.all(from: old, to: EarlierSweep.Cell(cell))
                if !changes.isEmpty { changed += 1 }
                for change in changes {
                    if let known = seen.firstIndex(where: { $0.change.name == change.name }) {
                        seen[known].indices.append(index)
                        if change.points > seen[known].change.points { seen[known].change = change }
                    } else {
                        seen.append((change, [index]))
                    }
                }
            }
            for (change, indices) in seen {
                gathered.add(
                    rule: change.name, severity: .note, subject: "", named: change.name, message: change.sentence,
                    points: change.points, in: viewers, at: indices)
            }
        }
        (scene, earlierScene) = (sweep.scene, name)
        changes = gathered.sorted
        (changedCount, newCount, cellCount) = (changed, new, sweep.cells.count)
        missingCount = earlier.cellCount(in: name) - (sweep.cells.count - new)
    }

    /// The changes as lines of text, without the scene's name.
    package var lines: [String] {
        var lines = changes.map { change in
            "\(change.message) \(LintPlaces(change.places).text(limit: Self.namedPlaces)) (\(change.cellCount)×)"
        }
        if newCount > 0 { lines.append(newCount == 1 ? "one cell is new" : "\(newCount) cells are new") }
        if missingCount > 0 { lines.append(missingCount == 1 ? "one cell is gone" : "\(missingCount) cells are gone") }
        return lines
    }

    private static let namedPlaces = 2
}

/// One way in which a cell changed.
private struct Change {
    /// The name of the change, by which cells are grouped.
    let name: String
    /// The change in words.
    let sentence: String
    /// The size of the change, by which the words of the largest one are chosen; 0 where nothing is measured.
    var points: CGFloat = 0

    private init(_ sentence: String) { (name, self.sentence) = (sentence, sentence) }

    private init(name: String, _ sentence: String, points: CGFloat) {
        (self.name, self.sentence, self.points) = (name, sentence, points)
    }

    /// Lengths that differ by less are equal: tables have three decimals.
    private static let tolerance: CGFloat = 0.002

    static func all(from old: EarlierSweep.Cell, to new: EarlierSweep.Cell) -> [Change] {
        var changes: [Change] = []
        for (before, after, words) in [
            (old.height, new.height, ("taller", "shorter")), (old.width, new.width, ("wider", "narrower")),
        ] where abs(after - before) > tolerance {
            let word = after > before ? words.0 : words.1
            let (from, to) = (ShortDecimal.text(Double(before)), ShortDecimal.text(Double(after)))
            let points = abs(after - before)
            changes.append(
                Change(
                    name: word, "up to \(ShortDecimal.text(Double(points))) points \(word) (\(from) → \(to))",
                    points: points))
        }
        let before = Dictionary(old.texts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for text in new.texts {
            guard let known = before[text.id] else {
                changes.append(Change("\(text.id) is new"))
                continue
            }
            if known.lines != text.lines {
                changes.append(
                    Change(
                        "\(text.id) takes \(text.lines) \(text.lines == 1 ? "line" : "lines") instead of \(known.lines)"
                    ))
            }
            if known.truncated != text.truncated {
                changes.append(Change(text.id + (text.truncated ? " is truncated now" : " is complete now")))
            }
        }
        let after = Set(new.texts.map(\.id))
        changes += old.texts.filter { !after.contains($0.id) }.map { Change("\($0.id) is gone") }
        changes += new.findings.filter { !old.findings.contains($0) }.map { Change("\($0) is new") }
        changes += old.findings.filter { !new.findings.contains($0) }.map { Change("\($0) is gone") }
        return changes
    }
}
