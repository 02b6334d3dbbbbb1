import Support
import ViewLayout

/// A table of aligned columns for people.
package struct TextTable {
    package enum Alignment { case leading, trailing }

    package struct Column {
        let title: String
        let alignment: Alignment

        package init(_ title: String, _ alignment: Alignment = .leading) {
            self.title = title
            self.alignment = alignment
        }
    }

    let columns: [Column]
    private var rows: [[String]] = []

    package init(_ columns: [Column]) { self.columns = columns }

    package mutating func append(_ row: [String]) { rows.append(row.map(QuotedText.withoutInvisible)) }

    /// The table, one line per row, without white space at line ends.
    package var text: String {
        let widths = columns.indices.map { index in
            ([columns[index].title] + rows.map { $0[index] }).map(\.count).max() ?? 0
        }
        func line(_ cells: [String]) -> String {
            var line = ""
            for (index, cell) in cells.enumerated() {
                let space = String(repeating: " ", count: widths[index] - cell.count)
                line += columns[index].alignment == .leading ? cell + space : space + cell
                if index < cells.count - 1 { line += "  " }
            }
            while line.last == " " { line.removeLast() }
            return line
        }
        let title = Terminal.colored(line(columns.map(\.title)), .bold)
        return ([title] + rows.map(line)).joined(separator: "\n")
    }
}
