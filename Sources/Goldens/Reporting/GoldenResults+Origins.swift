extension GoldenResults {
    /// The failing goldens by what they were drawn with, where that is not what draws here: one line each, those of most
    /// goldens first. It can be the reason for all that differs in them.
    package var origins: [String] {
        let failing = failures
        let counts = Dictionary(failing.compactMap { $0.origin.map { ($0, 1) } }, uniquingKeysWith: +)
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { origin, count in
            "\(count) of \(failing.count) failing \(failing.count == 1 ? "golden was" : "goldens were") drawn \(origin)"
        }
    }
}
