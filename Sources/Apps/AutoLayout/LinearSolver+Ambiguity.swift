extension LinearSolver {
    /// Whether a variable could have another value without a cost. Call it after ``solve(breaking:)``.
    ///
    /// The solver finds out with a constraint below all priorities, which asks for a larger value, and then with one
    /// for a smaller value. If one of them can be met, the value was a choice. Afterwards the variable has its value
    /// again, apart from rounding; other variables whose values are a choice may have changed.
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

    /// Whether one of the columns that the variable depends on can move in a direction without a price.
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

/// A growing buffer of plain values without the checks of an array, for the inner loops of the solver.
final class FlatTable<Element: BitwiseCopyable> {
    @exclusivity(unchecked) private(set) var elements: UnsafeMutablePointer<Element>
    @exclusivity(unchecked) private(set) var count = 0
    @exclusivity(unchecked) private var capacity = 64

    init() { elements = .allocate(capacity: capacity) }

    deinit { elements.deallocate() }

    func append(_ element: Element) {
        if count == capacity {
            let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
            larger.update(from: elements, count: count)
            elements.deallocate()
            elements = larger
            capacity *= 2
        }
        (elements + count).initialize(to: element)
        count += 1
    }

    @inline(__always) subscript(index: Int) -> Element {
        _read { yield elements[index] }
        _modify { yield &elements[index] }
    }
}
