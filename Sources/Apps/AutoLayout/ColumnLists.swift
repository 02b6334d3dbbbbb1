/// For each column the rows that may contain it.
///
/// A list may name a row twice, or a row that no longer contains the column, because every reader checks the row
/// anyway. So an entry that becomes zero need not be removed from a list.
final class ColumnLists {
    private struct Run {
        var start = 0
        var count = 0
        var capacity = 0
    }

    @exclusivity(unchecked) private var runs: UnsafeMutablePointer<Run>
    @exclusivity(unchecked) private var rows: UnsafeMutablePointer<Int32>
    @exclusivity(unchecked) private var columnCapacity: Int
    @exclusivity(unchecked) private var capacity: Int
    @exclusivity(unchecked) private var used = 0

    init(columnCapacity: Int, capacity: Int = 8192) {
        self.columnCapacity = columnCapacity
        self.capacity = capacity
        runs = .allocate(capacity: columnCapacity)
        runs.initialize(repeating: Run(), count: columnCapacity)
        rows = .allocate(capacity: capacity)
    }

    deinit {
        runs.deallocate()
        rows.deallocate()
    }

    /// Makes room for more columns.
    func reserveColumns(_ count: Int) {
        guard count > columnCapacity else { return }
        let larger = UnsafeMutablePointer<Run>.allocate(capacity: count)
        larger.initialize(repeating: Run(), count: count)
        larger.update(from: runs, count: columnCapacity)
        runs.deallocate()
        runs = larger
        columnCapacity = count
    }

    @inline(__always) func append(_ row: Int32, to column: Int) {
        if runs[column].count == runs[column].capacity { grow(column) }
        rows[runs[column].start + runs[column].count] = row
        runs[column].count += 1
    }

    @inline(__always) func count(of column: Int) -> Int { runs[column].count }

    /// The rows named for a column. The buffer is invalid after an `append`.
    @inline(__always) func list(_ column: Int) -> UnsafeBufferPointer<Int32> {
        UnsafeBufferPointer(start: rows + runs[column].start, count: runs[column].count)
    }

    /// Shortens a list to its first rows, after it was rewritten in place.
    @inline(__always) func replace(_ column: Int, with kept: [Int32]) {
        for (offset, row) in kept.enumerated() { rows[runs[column].start + offset] = row }
        runs[column].count = kept.count
    }

    @inline(__always) func removeAll(_ column: Int) { runs[column].count = 0 }

    private func grow(_ column: Int) {
        let run = runs[column]
        let requested = run.capacity * 2 + 4
        if used + requested > capacity { makeRoom(requested) }
        (rows + used).update(from: rows + runs[column].start, count: run.count)
        runs[column] = Run(start: used, count: run.count, capacity: requested)
        used += requested
    }

    private func makeRoom(_ requested: Int) {
        let kept = (0..<columnCapacity).reduce(0) { $0 + runs[$1].capacity }
        capacity = max(capacity, 2 * (kept + requested))
        let larger = UnsafeMutablePointer<Int32>.allocate(capacity: capacity)
        var end = 0
        for column in 0..<columnCapacity where runs[column].capacity > 0 {
            (larger + end).update(from: rows + runs[column].start, count: runs[column].count)
            runs[column].start = end
            end += runs[column].capacity
        }
        rows.deallocate()
        rows = larger
        used = end
    }
}
