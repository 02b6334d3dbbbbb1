import ArgumentParser
import ViewLayout

/// The cells that a command is about, by a filter.
struct CellFilterOptions: ParsableArguments {
    @Option(
        name: .customLong("where"),
        help: ArgumentHelp("Only the cells that match.", discussion: Self.grammar, valueName: "filter"))
    var text: String?

    /// The filter; nil for all cells.
    /// - Throws: `CellFilterError` at the first place that cannot be parsed.
    func filter() throws -> CellFilter? { try text.map { try CellFilter($0) } }

    private static let grammar = """
        A filter compares fields, as in 'locale=ar & category>=AX1 & width<320 & cause="tail"': traits by the names of \
        options, name, scene, status and cause; \(operators), & | ! and parentheses; * in a name stands for any letters.
        """

    /// The operators.
    static let operators = "= != < <= > >="
}

/// The cells that a command is about, by their names and by a filter.
struct NamedCellsOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Names of cells or scenes, or filters as --where takes them; a cell is chosen when one of them matches.",
            valueName: "name"))
    var names: [String] = []

    @OptionGroup var condition: CellFilterOptions

    /// Whether all cells are chosen.
    var isEmpty: Bool { names.isEmpty && condition.text == nil }

    /// The texts as they were given.
    var texts: [String] { names + [condition.text].compactMap { $0 } }

    /// What chooses the cells: one of the names, and the filter; nil for all cells.
    /// - Throws: `CellFilterError` at the first place that cannot be parsed.
    func filter() throws -> CellFilter? {
        let (named, condition) = (try CellFilter.any(names), try condition.filter())
        guard let named, let condition else { return named ?? condition }
        return .both(named, condition)
    }
}
