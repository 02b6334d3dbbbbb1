extension GoldenResults {
    /// Each cause with each file of its cells, those cells, and the one that shows the cause best in that file.
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
    /// Where the file of a cell has what a cause is about; its beginning where that is not in the file.
    func place(of cause: GoldenCause, in cell: GoldenResult) -> Place {
        let sentences = [cause.sentence] + cause.variants
        // A cause of many forms names some of them.
        let fact = cell.facts.first { sentences.contains($0.sentence) } ?? cell.facts.first
        return fact.flatMap { place(cell.source, $0) } ?? .beginning
    }
}
