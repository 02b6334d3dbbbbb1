/// Finds values for variables under linear constraints with priorities, and keeps them up to date when constraints are
/// added, removed or changed.
///
/// **What is solved.** Each constraint has a slack `s = terms + constant`. The slack of an equality should be 0, and
/// that of an inequality should have a sign; the distance from there is the violation. The solver minimises the sum of
/// violations at the highest priority, then among these solutions at the next one, and so on. A higher priority beats
/// any number of lower ones, as UIKit documents it, and the numbers of priorities are only an order. With Cassowary's
/// usual weights (a factor of a thousand per step) a thousand weak constraints beat a medium one, and one row has sizes
/// that differ by 10¹²; an order has neither problem. Required is the highest priority; a required constraint that is
/// violated at the end is a conflict.
///
/// **How.** A simplex whose costs are piecewise linear. Variables and slacks are symbols. Some of them, the columns,
/// are held: a held slack is 0, which means that its constraint is met exactly. Each other symbol has a row that
/// expresses it by the columns. When a column moves, the slacks in its rows change, and the cost has a bend where a
/// slack passes 0. A step moves a column past as many bends as lower the cost, and then holds the slack of the bend at
/// which it stops (`LinearSolver+Descent`). A new constraint determines an undetermined variable of its row, as in
/// Gaussian elimination, without any search. A changed constant changes the values in one column; only slacks that
/// change sign cause steps.
///
/// **Cost of a step**: the rows that contain the column, in flat memory (``SparseRows``). No dictionary is iterated and
/// nothing is ordered by address, so the same calls give the same bits.
package final class LinearSolver {
    /// The kinds of symbols.
    enum Kind: UInt8 {
        case unused, variable, constraint
    }

    /// The state of a symbol.
    struct Symbol {
        var kind = Kind.unused
        /// Whether it has a row; else it is a column.
        var isBasic = false
        /// Whether a change of its price must still be examined.
        var isCandidate = false
        /// The side of 0 on which a slack with a row is priced: -1, 0 or 1.
        var side: Int8 = 0
        /// The sign of the slack that has no cost: 0 for an equality, 1 for "at least".
        var costFree: Int8 = 0
        /// The slot of its priority.
        var level: Int32 = 0
        var serial = 0
        /// The value if all columns are 0.
        var constant = 0.0
        /// For a row that may contain variables with rows: the number of its definition. It contains only variables of
        /// earlier ones. 0 for other rows.
        var definition = 0
        /// The origin from which a variable's value is counted.
        var origin = 0.0
    }

    /// Slacks whose absolute value is smaller, in points, are 0.
    static let tolerance = 1e-8
    /// Prices whose absolute value is smaller are 0; they are sums of coefficients.
    static let priceTolerance = 1e-9
    /// Coefficients whose absolute value is smaller are 0.
    static let coefficientTolerance = 1e-11

    let symbols = FlatTable<Symbol>()
    let rows: SparseRows
    let lists: ColumnLists
    /// The constraints as they were given, over variables. Those with "at most" are stored negated.
    let given: SparseRows
    /// The constants as they were given, with the same sign.
    var givenConstants: [Double] = []
    var givenRelations: [LinearConstraint.Relation] = []
    /// Constraints that have no row yet, in the order in which they were added.
    var pending: [Int32] = []
    let prices = PriceLevels()
    @exclusivity(unchecked) var candidates: [Int32] = []
    private var freeSymbols: [Int32] = []
    private var nextSerial = 0

    // Scratch memory with one entry per symbol.
    let scattered = FlatTable<Double>()
    let marks = FlatTable<Int>()
    @exclusivity(unchecked) var mark = 0
    @exclusivity(unchecked) var touched: [Int32] = []
    @exclusivity(unchecked) var defined: [Int32] = []
    @exclusivity(unchecked) var kept: [Int32] = []
    @exclusivity(unchecked) var moved: [Int32] = []
    @exclusivity(unchecked) var bends: [Bend] = []
    @exclusivity(unchecked) var rates: [Double] = []

    /// The number of definitions that were made.
    @exclusivity(unchecked) var definitions = 0
    /// The number of calls that changed values.
    @exclusivity(unchecked) var changes = 0
    let displacements = FlatTable<Double>()
    /// The state of `changes` for which the displacements were computed.
    var displacementsAreOf = -1

    /// How often a symbol took the column of another one, since the solver was made.
    package internal(set) var pivots = 0

    package init() {
        rows = SparseRows(rowCapacity: 64)
        lists = ColumnLists(columnCapacity: 64)
        given = SparseRows(rowCapacity: 64, capacity: 1024)
    }

    // MARK: - Variables

    /// Makes a variable. Its value is 0 until a constraint is added.
    package func addVariable(startingAt origin: Double = 0) -> SolverVariable {
        let symbol = newSymbol(.variable)
        symbols[Int(symbol)].origin = origin
        return SolverVariable(symbol: symbol)
    }

    /// The value that the last ``solve()`` found.
    package func value(of variable: SolverVariable) -> Double {
        symbols[Int(variable.symbol)].origin + displacement(of: Int(variable.symbol))
    }

    // MARK: - Constraints

    /// Adds a constraint. It has an effect from the next ``solve()`` on.
    package func add(_ constraint: LinearConstraint) -> ConstraintKey {
        let symbol = newSymbol(.constraint)
        let index = Int(symbol)
        let sign: Double = constraint.relation == .lessThanOrEqual ? -1 : 1
        given.begin(index, capacity: constraint.terms.count)
        for term in constraint.terms where term.coefficient != 0 {
            if let place = given.index(of: term.variable.symbol, in: index) {
                given.values[place] += sign * term.coefficient
            } else {
                given.append(term.variable.symbol, sign * term.coefficient, to: index)
            }
        }
        givenConstants[index] = sign * constraint.constant
        givenRelations[index] = constraint.relation
        symbols[index].costFree = constraint.relation == .equal ? 0 : 1
        symbols[index].level = Int32(prices.slot(of: min(constraint.priority, LinearConstraint.required)))
        pending.append(symbol)
        return ConstraintKey(symbol: symbol, serial: symbols[index].serial)
    }

    /// Whether the constraint is still in the solver.
    package func contains(_ key: ConstraintKey) -> Bool {
        symbols[Int(key.symbol)].kind == .constraint && symbols[Int(key.symbol)].serial == key.serial
    }

    /// Removes a constraint. Does nothing for one that was removed before.
    package func remove(_ key: ConstraintKey) {
        guard contains(key) else { return }
        let symbol = Int(key.symbol)
        if let index = pending.lastIndex(of: key.symbol) {
            pending.remove(at: index)
        } else {
            if symbols[symbol].isBasic { setSide(symbol, 0) } else { letGo(of: symbol) }
            rows.clear(symbol)
        }
        given.clear(symbol)
        release(symbol)
    }

    /// Changes a constraint's constant.
    package func setConstant(_ constant: Double, of key: ConstraintKey) {
        guard contains(key) else { return }
        let symbol = Int(key.symbol)
        let new = givenRelations[symbol] == .lessThanOrEqual ? -constant : constant
        let change = new - givenConstants[symbol]
        guard change != 0 else { return }
        givenConstants[symbol] = new
        if pending.contains(key.symbol) { return }
        if symbols[symbol].isBasic {
            changes += 1
            symbols[symbol].constant += change
            repriceBySign(symbol)
        } else {
            shift(symbol, by: -change)
        }
    }

    // MARK: - Edits

    /// Requests another value for a variable, by an equality for it alone.
    package func suggest(_ value: Double, for edit: ConstraintKey) { setConstant(-value, of: edit) }

    // MARK: - Symbols

    private func newSymbol(_ kind: Kind) -> Int32 {
        nextSerial += 1
        changes += 1
        let symbol: Int32
        if let free = freeSymbols.popLast() {
            symbol = free
        } else {
            symbol = Int32(symbols.count)
            symbols.append(Symbol())
            givenConstants.append(0)
            givenRelations.append(.equal)
            scattered.append(0)
            marks.append(0)
            displacements.append(0)
            if symbols.count > prices.columnCapacity {
                let capacity = symbols.count * 2 + 64
                prices.reserveColumns(capacity)
                rows.reserveRows(capacity)
                lists.reserveColumns(capacity)
                given.reserveRows(capacity)
            }
        }
        symbols[Int(symbol)] = Symbol(kind: kind, serial: nextSerial)
        return symbol
    }

    private func release(_ symbol: Int) {
        prices.clear(symbol)
        symbols[symbol] = Symbol(isCandidate: symbols[symbol].isCandidate)
        freeSymbols.append(Int32(symbol))
    }
}
