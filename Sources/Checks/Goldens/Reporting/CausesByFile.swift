extension GoldenResults {
    /// Each cause once per scene file: the cause, the file, the cells of the file, and the cell that shows the cause
    /// best.
    var causesByFile: [(cause: GoldenCause, file: String, cells: [GoldenResult], example: GoldenResult)] {
        let cells = Dictionary(failures.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return causes.causes.flatMap { cause in
            let files = Dictionary(grouping: cause.cells.compactMap { cells[$0] }, by: \.source)
            return files.sorted { $0.key < $1.key }.map { source, cells in
                (cause, source, cells, cells.first { $0.name == cause.example } ?? cells[0])
            }
        }
    }
}

extension GoldenReportOptions {
    /// The place in a cell's scene file that a cause is about; the beginning of the file where the place is not known.
    func place(of cause: GoldenCause, in cell: GoldenResult) -> Place {
        let sentences = [cause.sentence] + cause.variants
        // A cause with variants names only some of them.
        let fact = cell.facts.first { sentences.contains($0.sentence) } ?? cell.facts.first
        return fact.flatMap { place(cell.source, $0) } ?? .beginning
    }
}
