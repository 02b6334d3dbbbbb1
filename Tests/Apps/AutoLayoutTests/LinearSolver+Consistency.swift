import Testing

@testable import AutoLayout

extension LinearSolver {
    /// Looks whether what the solver keeps up to date is what follows from the constraints as they were given.
    func expectConsistency(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(problems().isEmpty, sourceLocation: sourceLocation)
    }

    private func problems() -> [String] {
        let known = (0..<symbols.count).filter {
            symbols[$0].kind == .constraint && !pending.contains(Int32($0))
        }
        var problems: [String] = []
        var expected = [[Double]](repeating: [Double](repeating: 0, count: symbols.count), count: prices.count)
        for constraint in known {
            let terms = given.entries(of: constraint)
            let sum = terms.reduce(givenConstants[constraint]) {
                $0 + $1.value * value(of: SolverVariable(symbol: $1.column))
            }
            let kept = symbols[constraint].isBasic ? symbols[constraint].constant : 0
            if abs(sum - kept) > 1e-6 { problems.append("slack \(constraint) is \(kept) instead of \(sum)") }
            guard symbols[constraint].isBasic else { continue }
            let side = symbols[constraint].side
            if kept * Double(side) < -1e-6 { problems.append("slack \(constraint) is priced on the other side") }
            for entry in rows.entries(of: constraint) {
                let column = Int(entry.column)
                expected[Int(symbols[constraint].level)][column] += slope(constraint, side: side) * entry.value
                if symbols[column].isBasic { problems.append("slack \(constraint) names \(column)") }
                if !lists.list(column).contains(Int32(constraint)) { problems.append("\(constraint) is not listed") }
            }
        }
        for slot in 0..<prices.count {
            for column in 0..<symbols.count where symbols[column].kind != .unused {
                if abs(prices.level(slot)[column] - expected[slot][column]) > 1e-6 {
                    problems.append("price \(slot) of \(column)")
                }
            }
        }
        return problems
    }
}

extension SparseRows {
    fileprivate func entries(of row: Int) -> [(column: Int32, value: Double)] {
        let run = runs[row]
        return (run.start..<run.start + run.count).map { (columns[$0], values[$0]) }
    }
}

extension LinearSolver {
    /// Adds an equality for a variable, whose constant ``suggest(_:for:)`` changes.
    func addEdit(_ variable: SolverVariable, priority: Float) -> ConstraintKey {
        add(LinearConstraint([LinearTerm(variable)], constant: -value(of: variable), priority: priority))
    }
}
