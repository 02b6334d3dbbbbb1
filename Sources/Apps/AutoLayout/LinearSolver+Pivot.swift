extension LinearSolver {
    /// Turns a symbol with a row into a column, and a column of that row into a symbol with a row. No value changes,
    /// except that the leaving symbol becomes 0.
    ///
    /// A slack that leaves must not have a side. The prices are updated.
    func pivot(leaving: Int, entering: Int) {
        pivots += 1
        changes += 1
        let reciprocal = solve(leaving, for: entering)
        moveLists(from: entering, to: leaving)
        substitute(entering)
        movePrices(from: entering, to: leaving, reciprocal: reciprocal)
    }

    /// Solves the row of `leaving` for `entering`, and returns the leaving symbol's coefficient in it.
    private func solve(_ leaving: Int, for entering: Int) -> Double {
        guard let place = rows.index(of: Int32(entering), in: leaving) else {
            preconditionFailure("A pivot needs an entry in the row")
        }
        let reciprocal = 1 / rows.values[place]
        let constant = -symbols[leaving].constant * reciprocal
        let old = rows.runs[leaving]
        rows.begin(entering, capacity: old.count + 2)
        let run = rows.runs[leaving]
        for index in run.start..<run.start + run.count where rows.columns[index] != Int32(entering) {
            rows.append(rows.columns[index], -rows.values[index] * reciprocal, to: entering)
        }
        rows.append(Int32(leaving), reciprocal, to: entering)
        rows.clear(leaving)
        symbols[leaving].isBasic = false
        symbols[leaving].constant = 0
        symbols[entering].isBasic = true
        symbols[entering].definition = 0
        symbols[entering].constant = constant
        symbols[entering].side = 0
        return reciprocal
    }

    /// Collects in `touched` the rows into which the entering symbol's row must be substituted.
    ///
    /// The row of a slack contains only columns, because its prices do. A definition may still name the variable: the
    /// variable's new row contains only columns, so no circle is possible.
    private func moveLists(from entering: Int, to leaving: Int) {
        touched.removeAll(keepingCapacity: true)
        mark += 1
        let marks = marks.elements
        marks[entering] = mark
        let staysNamed = symbols[entering].kind == .variable
        kept.removeAll(keepingCapacity: true)
        for row in lists.list(entering) where marks[Int(row)] != mark {
            marks[Int(row)] = mark
            guard symbols[Int(row)].isBasic else { continue }
            if staysNamed, symbols[Int(row)].definition > 0 { kept.append(row) } else { touched.append(row) }
        }
        lists.replace(entering, with: kept)
        if symbols[leaving].kind == .constraint { lists.removeAll(leaving) }
        list(entering)
    }

    /// Substitutes the row of `entering` for its column in each of the rows in `touched`.
    private func substitute(_ entering: Int) {
        guard !touched.isEmpty else { return }
        let marks = marks.elements
        let scattered = scattered.elements
        let constant = symbols[entering].constant
        let source = rows.runs[entering]
        for index in source.start..<source.start + source.count {
            scattered[Int(rows.columns[index])] = rows.values[index]
        }
        for row in touched {
            let row = Int(row)
            guard let place = rows.index(of: Int32(entering), in: row) else { continue }
            let factor = rows.values[place]
            rows.remove(at: place, from: row)
            symbols[row].constant += factor * constant
            // Columns of the source are marked once, and those that the row already contains a second time.
            let isInSource = mark + 1
            let isInBoth = mark + 2
            mark += 2
            let run = rows.runs[entering]
            let columns = rows.columns
            let values = rows.values
            for index in run.start..<run.start + run.count { marks[Int(columns[index])] = isInSource }
            let target = rows.runs[row]
            var index = target.start
            var end = target.start + target.count
            while index < end {
                let column = Int(columns[index])
                if marks[column] == isInSource {
                    marks[column] = isInBoth
                    let value = values[index] + factor * scattered[column]
                    if abs(value) < Self.coefficientTolerance {
                        rows.remove(at: index, from: row)
                        end -= 1
                        continue
                    }
                    values[index] = value
                }
                index += 1
            }
            for offset in 0..<run.count {
                let index = rows.runs[entering].start + offset
                let column = rows.columns[index]
                guard marks[Int(column)] == isInSource else { continue }
                rows.append(column, factor * rows.values[index], to: row)
                lists.append(Int32(row), to: Int(column))
            }
        }
    }

    private func movePrices(from entering: Int, to leaving: Int, reciprocal: Double) {
        let run = rows.runs[entering]
        for slot in 0..<prices.count {
            let level = prices.level(slot)
            let price = level[entering]
            level[entering] = 0
            guard abs(price) > Self.priceTolerance else { continue }
            for index in run.start..<run.start + run.count {
                let column = Int(rows.columns[index])
                level[column] += price * rows.values[index]
                markCandidate(column)
            }
        }
        markCandidate(leaving)
    }

    /// Gives a held slack a row without changing any value. A variable takes its place as a column.
    func letGo(of symbol: Int) {
        var chosen: Int?
        var shortest = Int.max
        for row in rowsNaming(symbol) where symbols[Int(row)].kind == .variable {
            let row = Int(row)
            let size = symbols[row].definition > 0 ? 1_000_000 : rows.runs[row].count
            guard size < shortest, let index = rows.index(of: Int32(symbol), in: row), abs(rows.values[index]) > 1e-6
            else { continue }
            expand(row)
            guard let index = rows.index(of: Int32(symbol), in: row), abs(rows.values[index]) > 1e-6 else { continue }
            shortest = size
            chosen = row
        }
        guard let chosen else { return }
        // The origin of the variable is now its value, so that 0 means no change.
        let displacement = symbols[chosen].constant
        symbols[chosen].origin += displacement
        symbols[chosen].constant = 0
        shift(chosen, by: displacement)
        pivot(leaving: chosen, entering: symbol)
    }

    // MARK: - Prices

    /// Prices a slack by its sign; a slack that is 0 stays on its side.
    func repriceBySign(_ symbol: Int) {
        let value = symbols[symbol].constant
        if value > Self.tolerance {
            setSide(symbol, 1)
        } else if value < -Self.tolerance {
            setSide(symbol, -1)
        }
    }

    /// The rate at which the violation grows when the slack grows, on a side of 0.
    @inline(__always) func slope(_ symbol: Int, side: Int8) -> Double {
        side == 0 || side == symbols[symbol].costFree ? 0 : Double(side)
    }

    /// Prices a slack that has a row on one side of 0.
    func setSide(_ symbol: Int, _ side: Int8) {
        let change = slope(symbol, side: side) - slope(symbol, side: symbols[symbol].side)
        symbols[symbol].side = side
        guard change != 0 else { return }
        let level = prices.level(Int(symbols[symbol].level))
        let run = rows.runs[symbol]
        for index in run.start..<run.start + run.count {
            let column = Int(rows.columns[index])
            level[column] += change * rows.values[index]
            markCandidate(column)
        }
    }

    @inline(__always) func markCandidate(_ column: Int) {
        guard !symbols[column].isCandidate else { return }
        symbols[column].isCandidate = true
        candidates.append(Int32(column))
    }
}
