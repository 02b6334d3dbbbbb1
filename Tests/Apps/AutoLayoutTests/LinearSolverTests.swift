import TestSupport
import Testing

@testable import AutoLayout

/// Small systems whose answers are worked out by hand.
@Suite(.neverHangs) struct LinearSolverTests {
    private let solver = LinearSolver()

    private func add(
        _ terms: [(SolverVariable, Double)], _ constant: Double = 0,
        _ relation: LinearConstraint.Relation = .equal, at priority: Float = 1000
    ) -> ConstraintKey {
        solver.add(
            LinearConstraint(
                terms.map { LinearTerm($0.0, $0.1) }, constant: constant, relation, priority: priority))
    }

    /// The example of Cassowary's authors: a middle between two ends that keep 10 apart and lie between 0 and 100.
    @Test func aMiddleFollowsItsEnds() {
        let left = solver.addVariable()
        let middle = solver.addVariable()
        let right = solver.addVariable()
        _ = add([(middle, 2), (left, -1), (right, -1)])
        _ = add([(right, 1), (left, -1)], -10, .greaterThanOrEqual)
        _ = add([(left, 1)], 0, .greaterThanOrEqual)
        _ = add([(right, 1)], -100, .lessThanOrEqual)
        let edit = solver.addEdit(middle, priority: 750)
        for (asked, found) in [(45.0, 45.0), (2, 5), (99, 95), (5, 5)] {
            solver.suggest(asked, for: edit)
            #expect(solver.solve().isEmpty)
            #expect(abs(solver.value(of: middle) - found) < 1e-9)
            #expect(solver.value(of: right) - solver.value(of: left) >= 10 - 1e-9)
        }
    }

    /// A variable that stands on both sides counts once, with the sum of its coefficients: 3 width - width = 40.
    @Test(arguments: [LinearConstraint.Relation.equal, .lessThanOrEqual])
    func aVariableOnBothSidesCountsOnce(_ relation: LinearConstraint.Relation) {
        let width = solver.addVariable()
        _ = add([(width, 3), (width, -1)], -40, relation)
        _ = add([(width, 1)], -1000, at: 250)
        #expect(solver.solve().isEmpty)
        #expect(abs(solver.value(of: width) - 20) < 1e-9)
    }

    /// An "at most" and an "at least" keep their senses when their constants change: before they are first solved, while
    /// they hold something, and while they do not.
    @Test(arguments: [LinearConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual, .equal])
    func aChangedConstantKeepsTheRelation(_ relation: LinearConstraint.Relation) {
        let width = solver.addVariable()
        // The wish is 60; the limit is where the width may end or begin.
        _ = add([(width, 1)], -60, at: 500)
        let limit = add([(width, 1)], -10, relation)
        func found(_ limit: Double) -> Double {
            switch relation {
            case .lessThanOrEqual: min(60, limit)
            case .greaterThanOrEqual: max(60, limit)
            case .equal: limit
            }
        }
        solver.setConstant(-30, of: limit)
        for value in [30.0, 20, 75, 90, 59, 61, -5, 60, 40] {
            solver.setConstant(-value, of: limit)
            #expect(solver.solve().isEmpty)
            #expect(abs(solver.value(of: width) - found(value)) < 1e-9, "\(value): \(solver.value(of: width))")
        }
    }

    /// One constraint at 501 beats two thousand at 500, which no sum of weights with a step of a thousand would do.
    @Test func aHigherPriorityBeatsAnyNumberOfLowerOnes() {
        let width = solver.addVariable()
        let strong = add([(width, 1)], -100, at: 501)
        for _ in 0..<2000 { _ = add([(width, 1)], -50, at: 500) }
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: width) == 100)
        solver.remove(strong)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: width) == 50)
    }

    /// Two labels in 200 points of which each wants 150: the one with the higher compression resistance keeps them.
    @Test func theHigherCompressionResistanceKeepsItsWidth() {
        let first = solver.addVariable()
        let second = solver.addVariable()
        _ = add([(first, 1), (second, 1)], -200)
        for (label, resistance) in [(first, Float(750)), (second, 751)] {
            _ = add([(label, 1)], -150, .greaterThanOrEqual, at: resistance)
            _ = add([(label, 1)], -150, .lessThanOrEqual, at: 250)
        }
        _ = solver.solve()
        #expect(solver.value(of: first) == 50)
        #expect(solver.value(of: second) == 150)
        #expect(!solver.isAmbiguous(first))
    }

    @Test func equalHuggingIsAmbiguous() {
        let first = solver.addVariable()
        let second = solver.addVariable()
        _ = add([(first, 1), (second, 1)], -200)
        for label in [first, second] { _ = add([(label, 1)], -50, .lessThanOrEqual, at: 250) }
        _ = solver.solve()
        #expect(abs(solver.value(of: first) + solver.value(of: second) - 200) < 1e-9)
        #expect(solver.isAmbiguous(first))
        #expect(solver.isAmbiguous(second))
        _ = add([(first, 1)], -50, .lessThanOrEqual, at: 251)
        _ = solver.solve()
        #expect(solver.value(of: first) == 50)
        #expect(![first, second].contains(where: solver.isAmbiguous))
    }

    @Test func aVariableWithoutConstraintsIsAmbiguous() {
        let variable = solver.addVariable()
        _ = solver.solve()
        #expect(solver.value(of: variable) == 0)
        #expect(solver.isAmbiguous(variable))
    }

    /// The conflict names the three that cannot all be met, and none of those beside them.
    @Test func aConflictNamesItsConstraints() {
        let width = solver.addVariable()
        let other = solver.addVariable()
        _ = add([(other, 1)], -7)
        let equal = add([(width, 1), (other, -1)])
        let least = add([(width, 1)], -10, .greaterThanOrEqual)
        _ = add([(width, 1)], -500, .lessThanOrEqual)
        let seven = solver.solve()
        #expect(seven.count == 1)
        #expect(seven.first?.constraints.contains(equal) == true)
        #expect(seven.first?.constraints.contains(least) == true)
        #expect(seven.first?.constraints.count == 3)
        #expect(seven.first?.broken == least)
        #expect(solver.value(of: width) == 7)
        #expect(!solver.contains(least))
    }

    /// "At least 100" and "at most 50" are the two that exclude each other, whichever came first and is kept.
    @Test(arguments: [true, false]) func aConflictOfLimitsNamesBoth(isLeastFirst: Bool) {
        let width = solver.addVariable()
        _ = add([(width, 1)], -1, .greaterThanOrEqual)
        _ = add([(width, 1)], -500, .lessThanOrEqual)
        let limits = (isLeastFirst ? [true, false] : [false, true]).map { isLeast in
            isLeast ? add([(width, 1)], -100, .greaterThanOrEqual) : add([(width, 1)], -50, .lessThanOrEqual)
        }
        let conflicts = solver.solve()
        #expect(conflicts.map(\.constraints) == [limits] && conflicts.first?.broken == limits[1])
        let value = solver.value(of: width)
        #expect(isLeastFirst ? (100...500).contains(value) : (1...50).contains(value))
    }

    /// The key of a removed constraint is none of a later one.
    @Test func aRemovedConstraintStaysRemoved() {
        let width = solver.addVariable()
        let old = add([(width, 1)], -10)
        solver.remove(old)
        let new = add([(width, 1)], -20)
        #expect(!solver.contains(old) && solver.contains(new))
        solver.setConstant(-30, of: old)
        solver.remove(old)
        #expect(solver.solve().isEmpty && solver.value(of: width) == 20)
    }

    @Test func twoConflictsAreTwo() {
        let variables = (0..<2).map { _ in solver.addVariable() }
        for variable in variables {
            _ = add([(variable, 1)], -1)
            _ = add([(variable, 1)], -2)
        }
        let conflicts = solver.solve()
        #expect(conflicts.map(\.constraints.count) == [2, 2])
        #expect(variables.map(solver.value) == [1, 1])
    }

    /// The caller chooses what to give up.
    @Test func anotherConstraintCanBeBroken() {
        let variable = solver.addVariable()
        _ = add([(variable, 1)], -1)
        _ = add([(variable, 1)], -2)
        #expect(solver.solve(breaking: \.first).count == 1)
        #expect(solver.value(of: variable) == 2)
    }

    /// A variable counts from where it is when the last of its constraints goes.
    @Test func aRemovedConstraintLeavesValuesWhereTheyAre() {
        let variable = solver.addVariable()
        let key = add([(variable, 1)], -42)
        _ = solver.solve()
        solver.remove(key)
        _ = solver.solve()
        #expect(solver.value(of: variable) == 42)
    }

    /// Constraints that come after removed ones hold, wherever those have left the variables.
    @Test(arguments: [false, true]) func constraintsAfterRemovedOnesHold(isWidthFirst: Bool) {
        let width = solver.addVariable(startingAt: 7)
        for wanted in [42.0, 10, -3, 0] {
            let other = solver.addVariable(startingAt: 3)
            var keys = isWidthFirst ? [add([(width, 2)], -2 * wanted)] : []
            keys.append(add([(other, 1), (width, -1)], -5))
            if !isWidthFirst { keys.append(add([(width, 2)], -2 * wanted)) }
            #expect(solver.solve().isEmpty)
            #expect(abs(solver.value(of: width) - wanted) < 1e-9 && abs(solver.value(of: other) - wanted - 5) < 1e-9)
            for key in keys { solver.remove(key) }
            _ = solver.solve()
            #expect(abs(solver.value(of: width) - wanted) < 1e-9)
        }
    }

    /// The same calls give the same bits, also in a solver that has done other things before.
    @Test func theSameCallsGiveTheSameBits() {
        func values() -> [UInt64] {
            let solver = LinearSolver()
            let variables = (0..<40).map { _ in solver.addVariable() }
            for (index, variable) in variables.enumerated() {
                let next = variables[(index + 1) % 40]
                _ = solver.add(
                    LinearConstraint(
                        [LinearTerm(variable), LinearTerm(next, -1.1)], constant: Double(index),
                        index % 3 == 0 ? .equal : .lessThanOrEqual, priority: Float(100 + index % 5)))
            }
            _ = solver.solve()
            return variables.map { solver.value(of: $0).bitPattern }
        }
        #expect(values() == values())
    }

    /// A chain keeps short rows, however long it is: its definitions are not put into each other.
    @Test func aChainKeepsShortRows() {
        var previous = solver.addVariable()
        _ = add([(previous, 1)])
        for _ in 0..<1000 {
            let next = solver.addVariable()
            _ = add([(next, 1), (previous, -1)], -8)
            previous = next
        }
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: previous) == 8000)
        let longest = (0..<solver.symbols.count).map { solver.rows.runs[$0].count }.max()
        #expect(longest == 2)
    }

    /// Thousands of changes leave no drift behind.
    @Test func manyEditsDoNotDrift() {
        let first = solver.addVariable()
        let second = solver.addVariable()
        let sum = add([(first, 1), (second, 1)], -100)
        _ = add([(first, 1), (second, -1.0 / 3)], 0, at: 500)
        _ = add([(second, 1)], -60, .lessThanOrEqual, at: 750)
        for round in 0..<20_000 {
            solver.setConstant(-Double(round * 7919 % 311) / 3, of: sum)
            _ = solver.solve()
        }
        solver.setConstant(-60, of: sum)
        _ = solver.solve()
        #expect(abs(solver.value(of: first) - 15) < 1e-9)
        #expect(abs(solver.value(of: second) - 45) < 1e-9)
    }
}
