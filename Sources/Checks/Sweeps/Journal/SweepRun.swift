import Foundation
import Goldens
import Support
import Synchronization
import Typesetting

/// A sweep of some scenes that can be stopped and continued, and shared by several machines. It has a list of all rows,
/// and the cells of those that are done.
package struct SweepRun: Sendable {
    /// The sweeps of the scenes.
    package let plans: [SweepPlan]
    /// For each plan the cells of each row; nil for a row that is not done.
    private var cells: [[[SweepCell]?]]

    /// A sweep of which no row is done.
    package init(_ plans: [SweepPlan]) {
        self.plans = plans
        cells = plans.map { Array(repeating: nil, count: $0.rows.count) }
    }

    /// Adds the rows of a journal. A row that is repeated is the same each time.
    /// - Throws: ``SweepJournal/Failure`` for a row that the sweep does not have.
    package mutating func take(_ rows: [JournalRow], from path: String) throws {
        for row in rows {
            guard let plan = plans.firstIndex(where: { $0.scene.name == row.scene }),
                plans[plan].rows.indices.contains(row.row), let taken = row.cells(of: plans[plan].rows[row.row])
            else {
                throw SweepJournal.Failure(
                    description: "\(path): row \(row.row) of \(row.scene) is not of this sweep; remove the file")
            }
            cells[plan][row.row] = taken
        }
    }

    /// The number of cells that are not done: of one part, or of all.
    package func remainingCellCount(of shard: Shard? = nil) -> Int {
        remaining(of: shard).reduce(0) { sum, part in
            part.rows.reduce(sum) { $0 + plans[part.plan].rows[$1].widths.count }
        }
    }

    /// The rows of a part that are not done, by plan.
    private func remaining(of shard: Shard?) -> [(plan: Int, rows: [Int])] {
        var number = 0
        return plans.indices.map { plan in
            let rows = plans[plan].rows.indices.filter { row in
                defer { number += 1 }
                return (shard?.holds(row: number) ?? true) && cells[plan][row] == nil
            }
            return (plan, rows)
        }
    }

    /// Measures the rows that are not done.
    /// - Parameters:
    ///   - journal: receives each row as soon as it is done; nil for none.
    ///   - progress: is called with the number of cells that this call has measured, from any thread, one call at a
    ///     time.
    /// - Throws: the error of a font that cannot be used, or of a journal that cannot be written.
    package mutating func measure(
        _ shard: Shard? = nil, fonts: FontCascade, workerCount: Int, journal: SweepJournal?,
        progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) throws {
        let done = Mutex(0)
        for (index, rows) in remaining(of: shard) {
            let plan = plans[index]
            var measured: [(row: Int, cells: [SweepCell])] = []
            try plan.measure(
                rows, fonts: fonts, workerCount: workerCount,
                done: { row, cells in
                    try journal?.append(scene: plan.scene.name, row: row, cells: cells)
                    done.withLock { count in
                        count += cells.count
                        progress(count)
                    }
                },
                consume: { row, cells in measured.append((row, cells)) })
            for (row, cells) in measured { self.cells[index][row] = cells }
        }
    }

    /// The sweeps of all scenes; nil while rows are missing.
    package var sweeps: [SceneSweep]? {
        var sweeps: [SceneSweep] = []
        for (plan, rows) in zip(plans, cells) {
            let done = rows.compactMap { $0 }
            guard done.count == rows.count else { return nil }
            sweeps.append(plan.sweep(done))
        }
        return sweeps
    }

    /// How many rows are done, and how many there are.
    package var rowCounts: (done: Int, all: Int) {
        (cells.reduce(0) { $0 + $1.count { $0 != nil } }, cells.reduce(0) { $0 + $1.count })
    }

    /// The reasons why cells that are done could not be laid out, each once.
    package var failures: [String] {
        var failures: [String] = []
        for cell in cells.lazy.joined().compactMap({ $0 }).joined() where !cell.isLaidOut {
            if let reason = cell.findings.first?.message, !failures.contains(reason) { failures.append(reason) }
        }
        return failures
    }
}

extension Shard {
    /// Whether the part has a row of a sweep: every n-th row, where n is the number of parts, so that each part has rows
    /// of every scene.
    /// - Parameter row: counted through all scenes, from zero.
    func holds(row: Int) -> Bool { row % count == number - 1 }
}
