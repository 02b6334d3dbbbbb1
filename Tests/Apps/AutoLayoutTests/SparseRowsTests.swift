import TestSupport
import Testing

@testable import AutoLayout

/// Rows in one block of memory, against dictionaries, while they grow, shrink, go and come back.
@Suite(.neverHangs) struct SparseRowsTests {
    @Test(arguments: [1, 2, 3] as [UInt64]) func rowsKeepWhatTheyWereGiven(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let rows = SparseRows(rowCapacity: 12, capacity: 8)
        var expected = [[Int32: Double]](repeating: [:], count: 12)
        for step in 0..<2_000 {
            let row = Int.random(in: 0..<12, using: &random)
            switch Int.random(in: 0..<12, using: &random) {
            case 0:
                rows.clear(row)
                expected[row] = [:]
            case 1, 2:
                guard let column = expected[row].keys.min(), let index = rows.index(of: column, in: row) else {
                    continue
                }
                rows.remove(at: index, from: row)
                expected[row][column] = nil
            default:
                rows.append(Int32(step), Double(step) / 2, to: row)
                expected[row][Int32(step)] = Double(step) / 2
            }
            let found = (0..<12).map { row in
                let run = rows.runs[row]
                return Dictionary((0..<run.count).map { (rows.columns[run.start + $0], rows.values[run.start + $0]) }) {
                    first, _ in first
                }
            }
            guard found == expected else {
                Issue.record("after \(step) steps")
                return
            }
        }
    }
}
