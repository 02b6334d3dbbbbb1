/// A variable whose value the solver finds.
package struct SolverVariable: Hashable, Sendable {
    let symbol: Int32
}

/// The name of a constraint in its solver. A name is never used again for another constraint.
package struct ConstraintKey: Hashable, Sendable {
    let symbol: Int32
    let serial: Int
}

/// A variable times a number.
package struct LinearTerm: Hashable, Sendable {
    package var variable: SolverVariable
    package var coefficient: Double

    package init(_ variable: SolverVariable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A condition on a sum of terms: `terms + constant` is 0, at most 0 or at least 0.
package struct LinearConstraint: Hashable, Sendable {
    package enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    package var terms: [LinearTerm]
    package var constant: Double
    package var relation: Relation
    /// From 1000, which is required, down to 0. Any number in between is a priority of its own, and a larger one beats
    /// all smaller ones.
    package var priority: Float

    package static let required: Float = 1000

    package init(
        _ terms: [LinearTerm], constant: Double = 0, _ relation: Relation = .equal, priority: Float = Self.required
    ) {
        self.terms = terms
        self.constant = constant
        self.relation = relation
        self.priority = priority
    }
}
