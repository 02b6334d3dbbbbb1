import Foundation

/// What friends order together, as the message's address says it: `margherita=2`.
struct Order: Hashable {
    struct Line: Hashable {
        let name: String
        let count: Int
        let cents: Int
    }

    var lines: [Line]

    init(lines: [Line]) {
        self.lines = lines
    }

    /// Lines as `name=count x cents`.
    init(url: URL) {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        lines = items.compactMap { item in
            let numbers = (item.value ?? "").split(separator: "x").compactMap { Int($0) }
            guard numbers.count == 2 else { return nil }
            return Line(name: item.name, count: numbers[0], cents: numbers[1])
        }
    }

    var total: Int {
        return lines.reduce(0) { $0 + $1.count * $1.cents }
    }

    static func price(_ cents: Int) -> String {
        return String(format: "€%d.%02d", cents / 100, cents % 100)
    }
}
