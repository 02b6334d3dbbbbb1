/// Required constraints that cannot all be met.
package struct LinearConflict: Hashable, Sendable {
    /// The constraints, in the order in which they were added. Without any one of them the others can be met.
    package var constraints: [ConstraintKey]
    /// The constraint that was removed so that the others can be met.
    package var broken: ConstraintKey
}

extension LinearSolver {
    /// Finds the values, and returns the conflicts between required constraints.
    ///
    /// One constraint of each conflict is removed, as UIKit does to recover: the one that was added last, unless the
    /// caller prefers another one.
    package func solve(breaking choose: ([ConstraintKey]) -> ConstraintKey? = { $0.last }) -> [LinearConflict] {
        var conflicts: [LinearConflict] = []
        insertPending()
        descend()
        while let keys = nextConflict() {
            let broken = choose(keys) ?? keys[keys.count - 1]
            conflicts.append(LinearConflict(constraints: keys, broken: broken))
            remove(broken)
            descend()
        }
        return conflicts
    }

    private func nextConflict() -> [ConstraintKey]? {
        guard let slot = prices.priorities.firstIndex(of: LinearConstraint.required) else { return nil }
        for symbol in 0..<symbols.count
        where symbols[symbol].kind == .constraint && symbols[symbol].isBasic && Int(symbols[symbol].level) == slot {
            let value = symbols[symbol].constant
            let violation = symbols[symbol].costFree == 1 ? -value : abs(value)
            if violation > 1e-6 { return conflict(of: symbol, slot) }
        }
        return nil
    }

    /// The violated constraint, and the held ones that prevent a smaller violation.
    private func conflict(of symbol: Int, _ slot: Int) -> [ConstraintKey] {
        var found = [symbol]
        let better: Double = symbols[symbol].constant > 0 ? -1 : 1
        let run = rows.runs[symbol]
        for index in run.start..<run.start + run.count {
            let column = Int(rows.columns[index])
            let direction = better * rows.values[index]
            guard symbols[column].kind == .constraint, Int(symbols[column].level) == slot,
                abs(direction) > 1e-8, slope(column, side: direction > 0 ? 1 : -1) != 0
            else { continue }
            found.append(column)
        }
        return found.sorted { symbols[$0].serial < symbols[$1].serial }
            .map { ConstraintKey(symbol: Int32($0), serial: symbols[$0].serial) }
    }
}
