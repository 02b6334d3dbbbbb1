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
