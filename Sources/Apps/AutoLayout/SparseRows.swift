/// Rows of a sparse matrix in one block of memory: a row is a run of columns and a run of values.
///
/// A row that outgrows its run moves to the end, with room to grow. Its old memory is reclaimed when half of the block
/// is unused. Rows are numbered by the symbols of the solver. Entries are in the order of insertion, so that the same
/// calls always give the same bits.
final class SparseRows {
    /// The place of a row.
    struct Run {
        var start = 0
        var count = 0
        var capacity = 0
    }

    @exclusivity(unchecked) private(set) var runs: UnsafeMutablePointer<Run>
    @exclusivity(unchecked) private(set) var columns: UnsafeMutablePointer<Int32>
    @exclusivity(unchecked) private(set) var values: UnsafeMutablePointer<Double>
    @exclusivity(unchecked) private var rowCapacity: Int
    @exclusivity(unchecked) private var capacity: Int
    @exclusivity(unchecked) private var used = 0
    @exclusivity(unchecked) private var unused = 0

    init(rowCapacity: Int, capacity: Int = 4096) {
        self.rowCapacity = rowCapacity
        self.capacity = capacity
        runs = .allocate(capacity: rowCapacity)
        runs.initialize(repeating: Run(), count: rowCapacity)
        columns = .allocate(capacity: capacity)
        values = .allocate(capacity: capacity)
    }

    deinit {
        runs.deallocate()
        columns.deallocate()
        values.deallocate()
    }

    /// Makes room for more rows.
    func reserveRows(_ count: Int) {
        guard count > rowCapacity else { return }
        let larger = UnsafeMutablePointer<Run>.allocate(capacity: count)
        larger.initialize(repeating: Run(), count: count)
        larger.update(from: runs, count: rowCapacity)
        runs.deallocate()
        runs = larger
        rowCapacity = count
    }

    /// Empties a row and makes room for a number of entries.
    @inline(__always) func begin(_ row: Int, capacity requested: Int) {
        runs[row].count = 0
        if runs[row].capacity < requested { move(row, capacity: requested) }
    }

    @inline(__always) func append(_ column: Int32, _ value: Double, to row: Int) {
        if runs[row].count == runs[row].capacity { move(row, capacity: runs[row].capacity * 2 + 4) }
        let index = runs[row].start + runs[row].count
        columns[index] = column
        values[index] = value
        runs[row].count += 1
    }

    /// Removes an entry. The last entry moves to its place.
    @inline(__always) func remove(at index: Int, from row: Int) {
        let last = runs[row].start + runs[row].count - 1
        columns[index] = columns[last]
        values[index] = values[last]
        runs[row].count -= 1
    }

    /// The index of a column's entry; nil where there is none.
    @inline(__always) func index(of column: Int32, in row: Int) -> Int? {
        let run = runs[row]
        for index in run.start..<run.start + run.count where columns[index] == column { return index }
        return nil
    }

    /// Empties the row, whose memory can be reclaimed.
    func clear(_ row: Int) {
        unused += runs[row].capacity
        runs[row] = Run()
    }

    private func move(_ row: Int, capacity requested: Int) {
        let run = runs[row]
        if run.capacity > 0, run.start + run.capacity == used, run.start + requested <= capacity {
            runs[row].capacity = requested
            used = run.start + requested
            return
        }
        if used + requested > capacity { makeRoom(requested) }
        let old = runs[row]
        (columns + used).update(from: columns + old.start, count: old.count)
        (values + used).update(from: values + old.start, count: old.count)
        runs[row] = Run(start: used, count: old.count, capacity: requested)
        unused += old.capacity
        used += requested
    }

    /// Moves the runs together, into a larger block unless half of the old one is unused.
    private func makeRoom(_ requested: Int) {
        if unused * 2 < used { capacity = max(capacity * 2, used + requested) }
        capacity = max(capacity, used - unused + requested)
        let newColumns = UnsafeMutablePointer<Int32>.allocate(capacity: capacity)
        let newValues = UnsafeMutablePointer<Double>.allocate(capacity: capacity)
        var end = 0
        for row in 0..<rowCapacity where runs[row].capacity > 0 {
            let run = runs[row]
            (newColumns + end).update(from: columns + run.start, count: run.count)
            (newValues + end).update(from: values + run.start, count: run.count)
            runs[row].start = end
            end += run.capacity
        }
        columns.deallocate()
        values.deallocate()
        columns = newColumns
        values = newValues
        used = end
        unused = 0
    }
}
