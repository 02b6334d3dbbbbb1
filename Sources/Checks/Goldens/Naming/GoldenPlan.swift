import Drawing

/// All goldens that a run expects, in the order of declaration. No two of them share a file.
package struct GoldenPlan: Sendable {
    /// The cells, in the order of declaration.
    package let cells: [GoldenCell]
    private let names: Set<String>

    /// Takes the cells of a run.
    /// - Throws: ``GoldenNameError/collision(first:firstSource:second:secondSource:)`` naming both places when two
    ///   cells have one name, ignoring case.
    package init(_ cells: [GoldenCell]) throws {
        var register = GoldenNameRegister()
        for cell in cells {
            guard try register.insert(cell) else {
                throw GoldenNameError.collision(
                    first: cell.name, firstSource: cell.source, second: cell.name, secondSource: cell.source)
            }
        }
        self.cells = cells
        names = Set(cells.map(\.name))
    }

    /// Whether a golden with exactly this name is expected.
    package func claims(name: String) -> Bool { names.contains(name) }
}

/// The names in use, each with its cell.
package struct GoldenNameRegister: Sendable {
    private var owners: [String: GoldenCell] = [:]

    package init() {}

    /// Reserves a cell's name; false when the same cell already has it, as when a test runs twice.
    /// - Throws: ``GoldenNameError/collision(first:firstSource:second:secondSource:)`` when another cell has it.
    package mutating func insert(_ cell: GoldenCell) throws -> Bool {
        let key = GoldenCell.folded(cell.name)
        if let owner = owners[key] {
            if owner == cell { return false }
            throw GoldenNameError.collision(
                first: owner.name, firstSource: owner.source, second: cell.name, secondSource: cell.source)
        }
        owners[key] = cell
        return true
    }
}

/// One declared axis of a golden and the golden's place on it, such as `locale` and `ar`.
package struct GoldenAxis: Hashable, Sendable, Codable {
    /// What varies: `locale`, `preferredContentSizeCategory`.
    package let name: String
    /// The value as it is written in the golden's name: `ar`, `AX3`.
    package let value: String

    /// Makes an axis from its name and the value's short form.
    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// One of several parts of a run, such as `3/8`. The same cells are in it on each machine.
package struct Shard: Hashable, Sendable, Codable {
    /// The number of the part, from 1.
    package let number: Int
    package let count: Int

    /// The maximum number of parts, as in the largest job arrays.
    package static let maximumCount = 100_000

    /// Reads `3/8`; nil for anything that is not a part of a whole.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], (1...Self.maximumCount).contains(count),
            (1...count).contains(number)
        else { return nil }
        self.number = number
        self.count = count
    }

    /// Explains why a text is not a part of a run, and what to write instead.
    package static func refusal(of text: String) -> String {
        let count =
            text.split(separator: "/").last.flatMap { Int($0) }.flatMap { 1...maximumCount ~= $0 ? $0 : nil } ?? 3
        return "\(text) is not a part; parts are counted from 1, so write 1/\(count) for the first of \(count)"
            + (count > 1 ? ", and \(count)/\(count) for the last" : "")
    }

    /// Whether a cell belongs to this part. The hash of its name decides, so that a new cell moves no other one.
    package func contains(_ name: String) -> Bool {
        let digits = SHA256.hexadecimalDigest(of: Array(name.utf8)).prefix(8)
        return (Int(digits, radix: 16) ?? 0) % count == number - 1
    }
}
