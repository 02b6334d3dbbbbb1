import AutoLayout
import CKiwi

extension Scenario {
    /// 200 views of cards in a column, from no solver to all values.
    package static func constraintsOfCards() -> Scenario {
        let cards = CardConstraints(count: 40)
        // At these widths no two texts share what is missing: how they would is a choice, and others choose otherwise.
        let peer = cards.peer(width: 390)
        defer { kiwi_peer_close(peer) }
        precondition(abs(kiwi_peer_sum(peer) - cards.solver(width: 390).sum) < 0.01, "Both have the same answer")
        return Scenario(
            name: "constraints of 200 views",
            operations: 1,
            balloon: Contender(name: ContenderName.balloon) { cards.solver(width: 390).sum },
            others: [
                Contender(name: ContenderName.kiwi) {
                    let peer = cards.peer(width: 390)
                    defer { kiwi_peer_close(peer) }
                    return kiwi_peer_sum(peer)
                }
            ],
            goals: [.nanoseconds(1_000_000), .fasterBy(1, than: ContenderName.kiwi)])
    }

    /// The same views at other widths, in a solver that is kept.
    package static func widthOfCards() -> Scenario {
        let cards = CardConstraints(count: 40)
        let solved = cards.solver(width: 390)
        let peer = cards.peer(width: 390)
        let widths = [375.0, 500, 402, 440, 390]
        return Scenario(
            name: "constraints of 200 views, other width",
            operations: widths.count,
            balloon: Contender(name: ContenderName.balloon) {
                widths.reduce(0) { sum, width in
                    solved.solver.setConstant(-width, of: solved.width)
                    _ = solved.solver.solve()
                    return sum + solved.sum
                }
            },
            others: [
                Contender(name: ContenderName.kiwi) {
                    widths.reduce(0) { sum, width in
                        kiwi_peer_suggest(peer, width)
                        return sum + kiwi_peer_sum(peer)
                    }
                }
            ],
            goals: [.nanoseconds(200_000), .fasterBy(1, than: ContenderName.kiwi)])
    }
}

/// Cards with a picture, two texts and a button, in the manner of a list.
private struct CardConstraints {
    /// A solver with all values, and what changes its width.
    struct Solved {
        let solver: LinearSolver
        let variables: [SolverVariable]
        let width: ConstraintKey

        var sum: Double { variables.reduce(0) { $0 + solver.value(of: $1) } }
    }

    private struct Box {
        var x, y, width, height: Int
    }

    private typealias Terms = [(index: Int, factor: Double)]
    private var constraints: [(terms: Terms, constant: Double, LinearConstraint.Relation, priority: Float)] = []
    private var variables = 0
    private var root = Box(x: 0, y: 0, width: 0, height: 0)

    init(count: Int) {
        root = box()
        add([(root.x, 1)])
        add([(root.y, 1)])
        var previous: Box?
        for index in 0..<count { previous = addCard(index, below: previous) }
        if let last = previous { add([(last.y, 1), (last.height, 1), (root.height, -1)], 8) }
    }

    func solver(width: Double) -> Solved {
        let solver = LinearSolver()
        let symbols = (0..<variables).map { _ in solver.addVariable() }
        let key = solver.add(LinearConstraint([LinearTerm(symbols[root.width])], constant: -width))
        for (terms, constant, relation, priority) in constraints {
            let terms = terms.map { LinearTerm(symbols[$0.index], $0.factor) }
            _ = solver.add(LinearConstraint(terms, constant: constant, relation, priority: priority))
        }
        _ = solver.solve()
        return Solved(solver: solver, variables: symbols, width: key)
    }

    /// The same constraints in kiwi. It is never closed where a scenario keeps it.
    func peer(width: Double) -> OpaquePointer {
        let indices = constraints.flatMap { $0.terms.map { Int32($0.index) } }
        let factors = constraints.flatMap { $0.terms.map(\.factor) }
        return indices.withUnsafeBufferPointer { indices in
            factors.withUnsafeBufferPointer { factors in
                var start = 0
                let given = constraints.map { constraint in
                    defer { start += constraint.terms.count }
                    let relation: Int32 =
                        switch constraint.2 {
                        case .lessThanOrEqual: -1
                        case .equal: 0
                        case .greaterThanOrEqual: 1
                        }
                    return KiwiConstraint(
                        variables: indices.baseAddress! + start, factors: factors.baseAddress! + start,
                        count: Int32(constraint.terms.count), constant: constraint.constant, relation: relation,
                        priority: Double(constraint.priority))
                }
                return kiwi_peer_open(Int32(variables), given, Int32(given.count), Int32(root.width), width)
            }
        }
    }

    private mutating func box() -> Box {
        variables += 4
        return Box(x: variables - 4, y: variables - 3, width: variables - 2, height: variables - 1)
    }

    private mutating func add(
        _ terms: Terms, _ constant: Double = 0, _ relation: LinearConstraint.Relation = .equal,
        at priority: Float = 1000
    ) {
        constraints.append((terms, constant, relation, priority))
    }

    private mutating func addSize(of box: Box, _ width: Double, _ height: Double) {
        for (length, value) in [(box.width, width), (box.height, height)] {
            add([(length, 1)], -value, .lessThanOrEqual, at: 250)
            add([(length, 1)], -value, .greaterThanOrEqual, at: 750)
        }
    }

    private mutating func addCard(_ index: Int, below previous: Box?) -> Box {
        let (card, picture, title, text, button) = (box(), box(), box(), box(), box())
        add([(card.x, 1)], -16)
        add([(card.x, 1), (card.width, 1), (root.width, -1)], 16)
        add([(card.y, 1)] + (previous.map { [($0.y, -1), ($0.height, -1)] } ?? []), -8)
        add([(picture.x, 1)], -12)
        add([(picture.y, 1)], -12)
        add([(picture.width, 1)], -60)
        add([(picture.height, 1), (picture.width, -1)])
        addSize(of: title, 80 + Double(index * 7 % 90), 20.5)
        addSize(of: text, 120 + Double(index * 13 % 170), 18)
        addSize(of: button, 70, 34)
        add([(title.x, 1), (picture.x, -1), (picture.width, -1)], -12)
        add([(title.y, 1), (picture.y, -1)])
        add([(title.x, 1), (title.width, 1), (button.x, -1)], 8, .lessThanOrEqual)
        add([(text.x, 1), (title.x, -1)])
        add([(text.y, 1), (title.y, -1), (title.height, -1)], -4)
        add([(text.x, 1), (text.width, 1), (card.width, -1)], 12, .lessThanOrEqual)
        add([(button.x, 1), (button.width, 1), (card.width, -1)], 12)
        add([(button.y, 1), (button.height, 0.5), (title.y, -1), (title.height, -0.5)])
        add([(picture.y, 1), (picture.height, 1), (card.height, -1)], 12, .lessThanOrEqual)
        add([(text.y, 1), (text.height, 1), (card.height, -1)], 12, .lessThanOrEqual)
        add([(card.height, 1)], at: 50)
        return card
    }
}
