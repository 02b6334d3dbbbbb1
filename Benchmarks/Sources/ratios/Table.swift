import Workloads

/// One goal and whether it is met.
struct Row {
    let scenario: String
    let goal: String
    let balloon: String
    let others: String
    let isMet: Bool?

    var markdown: String {
        let met = isMet.map { $0 ? "yes" : "**no**" } ?? ""
        return "| \(scenario) | \(goal) | \(balloon) | \(others) | \(met) |"
    }

    static let header = """
        | Scenario | Goal | Balloon | Others | Met |
        |---|---|---:|---:|---|
        """
}

extension Measurement {
    /// A row for each goal of the scenario.
    var rows: [Row] {
        scenario.goals.map { goal in
            let balloon = times[0].nanoseconds
            let time = Amount.time(balloon)
            switch goal {
            case .nanoseconds(let most):
                return Row(
                    scenario: scenario.name, goal: "at most \(Amount.time(most))", balloon: time, others: others([]),
                    isMet: balloon <= most)
            case .times(let most, let name):
                let ratio = ratios[name] ?? .infinity
                return Row(
                    scenario: scenario.name, goal: "at most \(Amount.plain(most)) x \(name)",
                    balloon: "\(time), \(Amount.plain(ratio)) x, \(Amount.plain(allocations)) allocations",
                    others: others([name, ContenderName.shaping]),
                    isMet: ratio <= most)
            case .fasterBy(let least, let name):
                let factor = 1 / (ratios[name] ?? .infinity)
                return Row(
                    scenario: scenario.name, goal: "\(name) / \(Amount.plain(least)) at most",
                    balloon: "\(time), \(name) / \(Amount.plain(factor))", others: others([name]),
                    isMet: factor >= least)
            case .noAllocation:
                return Row(
                    scenario: scenario.name, goal: "no allocation", balloon: Amount.plain(allocations), others: "",
                    isMet: allocations == 0)
            }
        }
    }

    /// The times of those named; of all when none is.
    private func others(_ names: [String]) -> String {
        times.dropFirst().filter { names.isEmpty || names.contains($0.name) }
            .map { "\($0.name) \(Amount.time($0.nanoseconds))" }.joined(separator: ", ")
    }
}

/// Numbers with three digits that count.
enum Amount {
    static func time(_ nanoseconds: Double) -> String {
        switch nanoseconds {
        case ..<1000: "\(plain(nanoseconds)) ns"
        case ..<1_000_000: "\(plain(nanoseconds / 1000)) us"
        default: "\(plain(nanoseconds / 1_000_000)) ms"
        }
    }

    static func plain(_ value: Double) -> String {
        guard value.isFinite else { return "\(value)" }
        let decimals = value == value.rounded() || value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2
        let scale = [1.0, 10, 100][decimals]
        let rounded = (value * scale).rounded() / scale
        return decimals == 0 ? "\(Int(rounded))" : "\(rounded)"
    }
}
