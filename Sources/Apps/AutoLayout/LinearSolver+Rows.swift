extension LinearSolver {
    /// Gives rows to the constraints that were added since the last call.
    ///
    /// The required equalities are first, because they leave the fewest choices. Then come the constraints that are not
    /// required, from the highest priority down and equalities first. Required inequalities are last, because most of
    /// them are met by then. Each constraint with an undetermined variable determines it. The others get rows, and have
    /// a cost where they are violated.
    func insertPending() {
        guard !pending.isEmpty else { return }
        let places = prices.order.enumerated().reduce(into: [Int](repeating: 0, count: prices.count)) {
            $0[$1.element] = $1.offset
        }
        var buckets = [[Int32]](repeating: [], count: prices.count * 2 + 2)
        for symbol in pending {
            let level = Int(symbols[Int(symbol)].level)
            let isEquality = givenRelations[Int(symbol)] == .equal
            let isRequired = prices.priorities[level] >= LinearConstraint.required
            let bucket =
                isRequired ? (isEquality ? 0 : buckets.count - 1) : places[level] * 2 + (isEquality ? 1 : 2)
            buckets[bucket].append(symbol)
        }
        pending.removeAll(keepingCapacity: true)
        for bucket in buckets {
            for symbol in bucket where !defineUnusedVariable(by: Int(symbol)) { insert(Int(symbol)) }
        }
    }

    /// Lets a constraint define a variable that is not in any row yet: `x = (slack - constant - other terms) /
    /// coefficient`.
    ///
    /// The other terms are not substituted, even where they have rows themselves. This keeps the rows of a long chain
    /// of views short; with substitution they would grow with each view.
    private func defineUnusedVariable(by symbol: Int) -> Bool {
        let run = given.runs[symbol]
        let entries = run.start..<run.start + run.count
        guard
            let place = entries.first(where: { index in
                let variable = Int(given.columns[index])
                return !symbols[variable].isBasic && lists.count(of: variable) == 0 && abs(given.values[index]) > 1e-6
            })
        else { return false }
        let variable = Int(given.columns[place])
        let reciprocal = 1 / given.values[place]
        var constant = givenConstants[symbol]
        rows.begin(variable, capacity: run.count)
        for index in entries {
            let term = Int(given.columns[index])
            constant += given.values[index] * symbols[term].origin
            guard index != place else { continue }
            rows.append(Int32(term), -given.values[index] * reciprocal, to: variable)
            lists.append(Int32(variable), to: term)
        }
        rows.append(Int32(symbol), reciprocal, to: variable)
        lists.removeAll(symbol)
        lists.append(Int32(variable), to: symbol)
        definitions += 1
        changes += 1
        symbols[variable].isBasic = true
        symbols[variable].definition = definitions
        symbols[variable].constant = -constant * reciprocal
        symbols[symbol].isBasic = false
        symbols[symbol].constant = 0
        markCandidate(symbol)
        return true
    }

    /// Writes a constraint's row over the columns, and uses it to determine a variable if one of them is undetermined.
    private func insert(_ symbol: Int) {
        startSum()
        let run = given.runs[symbol]
        var constant = givenConstants[symbol]
        for index in run.start..<run.start + run.count {
            let variable = Int(given.columns[index])
            constant += given.values[index] * symbols[variable].origin
            addToSum(Int32(variable), given.values[index])
        }
        symbols[symbol].constant = constant + finishSum()
        writeSum(to: symbol)
        symbols[symbol].isBasic = true
        symbols[symbol].side = 0
        let row = rows.runs[symbol]
        var chosen: Int?
        var fewest = Int.max
        for index in row.start..<row.start + row.count {
            let column = Int(rows.columns[index])
            guard symbols[column].kind == .variable, abs(rows.values[index]) > 1e-6 else { continue }
            let count = lists.count(of: column)
            if count < fewest {
                fewest = count
                chosen = column
            }
        }
        if let chosen {
            pivot(leaving: symbol, entering: chosen)
            // The variable is moved so that the constraint is met, together with the slacks that depend on it.
            for row in touched where symbols[Int(row)].kind == .constraint { repriceBySign(Int(row)) }
        } else {
            list(symbol)
            repriceBySign(symbol)
        }
    }

    // MARK: - Sums over columns

    /// Begins a sum of symbols. Its coefficients are in `scattered`, and its symbols in `touched`.
    private func startSum() {
        mark += 1
        touched.removeAll(keepingCapacity: true)
        defined.removeAll(keepingCapacity: true)
    }

    @inline(__always) private func addToSum(_ symbol: Int32, _ factor: Double) {
        let index = Int(symbol)
        if marks.elements[index] == mark {
            scattered.elements[index] += factor
        } else {
            marks.elements[index] = mark
            scattered.elements[index] = factor
            touched.append(symbol)
            if symbols[index].isBasic { defined.append(symbol) }
        }
    }

    /// Substitutes rows for the variables that have some, the latest definition first, and returns their constant.
    private func finishSum() -> Double {
        var constant = 0.0
        while !defined.isEmpty {
            var latest = 0
            for index in 1..<max(1, defined.count)
            where symbols[Int(defined[index])].definition > symbols[Int(defined[latest])].definition { latest = index }
            let symbol = Int(defined[latest])
            defined.swapAt(latest, defined.count - 1)
            defined.removeLast()
            let factor = scattered.elements[symbol]
            guard factor != 0 else { continue }
            constant += factor * symbols[symbol].constant
            let run = rows.runs[symbol]
            for index in run.start..<run.start + run.count {
                addToSum(rows.columns[index], factor * rows.values[index])
            }
        }
        return constant
    }

    private func writeSum(to row: Int) {
        rows.begin(row, capacity: touched.count + 2)
        for column in touched where !symbols[Int(column)].isBasic {
            let value = scattered.elements[Int(column)]
            if abs(value) > Self.coefficientTolerance { rows.append(column, value, to: row) }
        }
    }

    /// Rewrites a variable's row so that it contains only columns, and adds it to their lists.
    func expand(_ variable: Int) {
        guard symbols[variable].definition > 0 else { return }
        startSum()
        addToSum(Int32(variable), 1)
        symbols[variable].constant = finishSum()
        writeSum(to: variable)
        symbols[variable].definition = 0
        list(variable)
    }

    /// The columns that a variable depends on.
    func columns(of variable: Int) -> [Int32] {
        startSum()
        addToSum(Int32(variable), 1)
        _ = finishSum()
        return touched.filter {
            !symbols[Int($0)].isBasic && abs(scattered.elements[Int($0)]) > Self.coefficientTolerance
        }
    }

    /// The difference between a variable's value and its origin.
    func displacement(of variable: Int) -> Double {
        guard symbols[variable].isBasic else { return 0 }
        if symbols[variable].definition == 0 { return symbols[variable].constant }
        findDisplacements()
        return displacements.elements[variable]
    }

    /// Computes all displacements, in the order in which the definitions were made.
    private func findDisplacements() {
        guard displacementsAreOf != changes else { return }
        displacementsAreOf = changes
        var defined: [(definition: Int, symbol: Int)] = []
        for symbol in 0..<symbols.count where symbols[symbol].kind == .variable {
            if symbols[symbol].isBasic, symbols[symbol].definition > 0 {
                defined.append((symbols[symbol].definition, symbol))
            } else {
                displacements.elements[symbol] = symbols[symbol].isBasic ? symbols[symbol].constant : 0
            }
        }
        defined.sort { $0.definition < $1.definition }
        for (_, symbol) in defined {
            var sum = symbols[symbol].constant
            let run = rows.runs[symbol]
            for index in run.start..<run.start + run.count {
                let column = Int(rows.columns[index])
                if symbols[column].isBasic { sum += rows.values[index] * displacements.elements[column] }
            }
            displacements.elements[symbol] = sum
        }
    }

    // MARK: - Lists

    /// Adds a row to the lists of its columns.
    func list(_ row: Int) {
        let run = rows.runs[row]
        for index in run.start..<run.start + run.count { lists.append(Int32(row), to: Int(rows.columns[index])) }
    }

    /// The rows that contain a symbol, each once. The symbol's list is rewritten so that it has only these.
    func rowsNaming(_ column: Int) -> [Int32] {
        mark += 1
        var found: [Int32] = []
        found.reserveCapacity(lists.count(of: column))
        for row in lists.list(column) where marks[Int(row)] != mark {
            marks[Int(row)] = mark
            if symbols[Int(row)].isBasic, rows.index(of: Int32(column), in: Int(row)) != nil { found.append(row) }
        }
        lists.replace(column, with: found)
        return found
    }

    /// Adds the effect of a change of a symbol to the constants of the rows that contain it.
    func shift(_ column: Int, by change: Double) {
        changes += 1
        mark += 1
        for row in lists.list(column) where marks[Int(row)] != mark {
            let row = Int(row)
            marks[row] = mark
            guard symbols[row].isBasic, let index = rows.index(of: Int32(column), in: row) else { continue }
            symbols[row].constant += rows.values[index] * change
            if symbols[row].kind == .constraint { moved.append(Int32(row)) }
        }
        for row in moved { repriceBySign(Int(row)) }
        moved.removeAll(keepingCapacity: true)
    }
}
