extension GoldenResults {
    /// The engines that drew the failing goldens, where they differ from this one: one line per engine, those of most
    /// goldens first. The engine can be the reason for all differences.
    package var origins: [String] {
        let failing = failures
        let counts = Dictionary(failing.compactMap { $0.origin.map { ($0, 1) } }, uniquingKeysWith: +)
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { origin, count in
            "\(count) of \(failing.count) failing \(failing.count == 1 ? "golden was" : "goldens were") drawn \(origin)"
        }
    }
}
