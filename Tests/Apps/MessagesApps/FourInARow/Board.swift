import Foundation

/// Seven columns of six fields, as the message's address says them: a letter for each field, row by row from the top.
struct Board {
    enum Disc: Character {
        case none = ".", red = "r", yellow = "y"
    }

    static let columns = 7
    static let rows = 6
    private(set) var fields: [Disc]

    init() {
        fields = Array(repeating: .none, count: Board.columns * Board.rows)
    }

    init?(text: String) {
        let discs = text.compactMap { Disc(rawValue: $0) }
        guard discs.count == Board.columns * Board.rows else { return nil }
        fields = discs
    }

    init?(items: [URLQueryItem]) {
        guard let text = items.first(where: { $0.name == "board" })?.value else { return nil }
        self.init(text: text)
    }

    var queryItem: URLQueryItem {
        return URLQueryItem(name: "board", value: String(fields.map { $0.rawValue }))
    }

    subscript(row: Int, column: Int) -> Disc {
        return fields[row * Board.columns + column]
    }

    /// Who is next: red begins.
    var next: Disc {
        let red = fields.filter { $0 == .red }.count
        let yellow = fields.filter { $0 == .yellow }.count
        return red > yellow ? .yellow : .red
    }

    /// Lets a disc fall; false for a full column.
    mutating func drop(in column: Int) -> Bool {
        guard let row = (0..<Board.rows).reversed().first(where: { self[$0, column] == .none }) else { return false }
        fields[row * Board.columns + column] = next
        return true
    }

    /// The four fields in a row; nil while nobody has won.
    var winningFields: [(row: Int, column: Int)]? {
        let directions = [(0, 1), (1, 0), (1, 1), (1, -1)]
        for row in 0..<Board.rows {
            for column in 0..<Board.columns where self[row, column] != .none {
                for (down, right) in directions {
                    let line = (0..<4).map { (row: row + $0 * down, column: column + $0 * right) }
                    guard let last = line.last, last.row < Board.rows, (0..<Board.columns).contains(last.column) else {
                        continue
                    }
                    if line.allSatisfy({ self[$0.row, $0.column] == self[row, column] }) { return line }
                }
            }
        }
        return nil
    }
}
