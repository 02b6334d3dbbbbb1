/// A point at which the cost of a slack has a bend while a column is moved.
struct Bend {
    var distance: Double
    var coefficient: Double
    var symbol: Int32
    /// The change of the price at that point.
    var jump: Double
}

extension LinearSolver {
    /// A column whose move lowers the cost, and the direction of the move.
    private struct Move {
        var column: Int
        var direction: Double
    }

    /// Moves columns while a move lowers the cost.
    ///
    /// Layouts have many ties: slacks that are 0 by chance. A step of length 0 changes no value, and a sequence of them
    /// could be a cycle. After some of them, the columns and the slacks at which they stop are chosen by their numbers
    /// instead of by their gain (Bland's rule), until a step has a length again.
    func descend() {
        var idle = 0
        let limit = 50 * (symbols.count + 100)
        var steps = 0
        while let move = nextMove(isByNumber: idle > 40) {
            steps += 1
            guard steps < limit else { return }
            let length = step(move, isByNumber: idle > 40)
            idle = length > Self.tolerance ? 0 : idle + 1
        }
    }

    /// A move that lowers the cost; by number it is that of the first column. Columns that gain nothing are not
    /// candidates any more. The column whose price changed last is tried first, because it is near the last step, in
    /// memory and on screen.
    private func nextMove(isByNumber: Bool) -> Move? {
        guard isByNumber else {
            while let candidate = candidates.last {
                if let move = improvement(of: Int(candidate)) { return move }
                candidates.removeLast()
                symbols[Int(candidate)].isCandidate = false
            }
            return nil
        }
        candidates.removeAll {
            let isDone = improvement(of: Int($0)) == nil
            if isDone { symbols[Int($0)].isCandidate = false }
            return isDone
        }
        return candidates.min().flatMap { improvement(of: Int($0)) }
    }

    private func improvement(of column: Int) -> Move? {
        let symbol = symbols[column]
        guard symbol.kind != .unused, !symbol.isBasic else { return nil }
        for direction in [1.0, -1.0] {
            for slot in prices.order {
                let rate = direction * prices.level(slot)[column] + ownCost(column, direction, slot)
                if rate > Self.priceTolerance { break }
                if rate < -Self.priceTolerance {
                    return Move(column: column, direction: direction)
                }
            }
        }
        return nil
    }

    /// The cost of moving a held slack away from 0. There is no price for leaving a required constraint that is met. If
    /// the cost were only that of another violated constraint, the width of a screen would be given up for two labels
    /// that are too wide for the moment, and would have to be found again.
    @inline(__always) func ownCost(_ column: Int, _ direction: Double, _ slot: Int) -> Double {
        guard symbols[column].kind == .constraint, Int(symbols[column].level) == slot else { return 0 }
        let cost = abs(slope(column, side: direction > 0 ? 1 : -1))
        return cost > 0 && slot == prices.required ? .infinity : cost
    }

    /// Moves a column past the bends at which the move still lowers the cost, and holds the slack at the next one.
    /// Returns the length of the step.
    private func step(_ move: Move, isByNumber: Bool) -> Double {
        let column = move.column
        findBends(column, move.direction)
        bends.sort { first, second in
            if first.distance != second.distance { return first.distance < second.distance }
            let firstSize = abs(first.coefficient)
            let secondSize = abs(second.coefficient)
            if !isByNumber, firstSize != secondSize { return firstSize > secondSize }
            return first.symbol < second.symbol
        }
        rates.removeAll(keepingCapacity: true)
        for slot in 0..<prices.count {
            rates.append(move.direction * prices.level(slot)[column] + ownCost(column, move.direction, slot))
        }
        var stop = bends.count
        for (index, bend) in bends.enumerated() {
            rates[Int(symbols[Int(bend.symbol)].level)] += bend.jump
            if !isDownhill(rates) {
                stop = index
                break
            }
        }
        guard stop < bends.count else {
            // Costs are never negative, so a move cannot lower them without an end; only rounding leads here.
            symbols[column].isCandidate = false
            candidates.removeAll { $0 == Int32(column) }
            return 0
        }
        for bend in bends[..<stop] {
            setSide(Int(bend.symbol), move.direction * bend.coefficient > 0 ? 1 : -1)
        }
        let held = bends[stop]
        setSide(Int(held.symbol), 0)
        pivot(leaving: Int(held.symbol), entering: column)
        if symbols[column].kind == .constraint { setSide(column, move.direction > 0 ? 1 : -1) }
        return held.distance
    }

    private func findBends(_ column: Int, _ direction: Double) {
        bends.removeAll(keepingCapacity: true)
        mark += 1
        let marks = marks.elements
        for row in lists.list(column) where marks[Int(row)] != mark {
            let row = Int(row)
            marks[row] = mark
            let symbol = symbols[row]
            guard symbol.kind == .constraint, symbol.isBasic, let index = rows.index(of: Int32(column), in: row)
            else { continue }
            let coefficient = rows.values[index]
            guard abs(coefficient) > 1e-8 else { continue }
            let goal: Int8 = direction * coefficient > 0 ? 1 : -1
            guard symbol.side != goal else { continue }
            let change = slope(row, side: goal) - slope(row, side: symbol.side)
            guard change != 0 else { continue }
            let isLimit = slope(row, side: goal) != 0 && Int(symbol.level) == prices.required
            let jump = isLimit ? Double.infinity : Double(goal) * change * abs(coefficient)
            let isZero = abs(symbol.constant) <= Self.tolerance
            let distance = isZero ? 0 : abs(symbol.constant / coefficient)
            bends.append(
                Bend(distance: distance, coefficient: coefficient, symbol: Int32(row), jump: jump))
        }
    }

    private func isDownhill(_ rates: [Double]) -> Bool {
        for slot in prices.order {
            if rates[slot] < -Self.priceTolerance { return true }
            if rates[slot] > Self.priceTolerance { return false }
        }
        return false
    }
}
