extension LinearSolver {
    /// Whether a variable's value could change without a cost. To be asked after ``solve(breaking:)``.
    ///
    /// The question is put to the solver itself: a wish below all priorities for a larger value, then for a smaller
    /// one. If one of them comes true, the value was a choice. The variable is as before afterwards, apart from
    /// rounding; others whose values are a choice may have moved.
    package func isAmbiguous(_ variable: SolverVariable) -> Bool {
        let symbol = Int(variable.symbol)
        guard couldMove(symbol) else { return false }
        let value = value(of: variable)
        let wish = add(
            LinearConstraint([LinearTerm(variable)], constant: -value, priority: -.greatestFiniteMagnitude))
        insertPending()
        descend()
        var isAmbiguous = false
        for change in [1.0, -1.0] where !isAmbiguous {
            suggest(value + change, for: wish)
            descend()
            isAmbiguous = abs(self.value(of: variable) - value) > 1e-5
        }
        suggest(value, for: wish)
        descend()
        remove(wish)
        descend()
        return isAmbiguous
    }

    /// Whether some column that the variable depends on has a direction without a price.
    private func couldMove(_ symbol: Int) -> Bool {
        guard symbols[symbol].isBasic else { return true }
        return columns(of: symbol).contains { column in
            let column = Int(column)
            return [1.0, -1.0].contains { direction in
                prices.order.allSatisfy { slot in
                    abs(direction * prices.level(slot)[column] + ownCost(column, direction, slot))
                        <= Self.priceTolerance
                }
            }
        }
    }
}
