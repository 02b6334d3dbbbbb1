/// Which flaws keep a golden from being recorded, and fail it where it equals its picture.
package struct FlawGate: Sendable, Equatable {
    /// The rules; nil for every one.
    private let rules: Set<String>?

    /// Flaws are named, and refuse nothing.
    package static let nothing = FlawGate(rules: [])
    /// Every flaw refuses.
    package static let everything = FlawGate(rules: nil)

    /// The flaws of some rules refuse.
    package init(_ rules: Set<String>) { self.init(rules: rules) }

    private init(rules: Set<String>?) { self.rules = rules }

    /// Whether a flaw refuses.
    func refuses(_ flaw: GoldenFlaw) -> Bool { rules?.contains(flaw.rule) ?? true }

    /// The inputs of a verdict with what else decides it: what has passed one gate has not passed another.
    func joined(to inputs: String) -> String {
        guard let rules else { return inputs + " strict" }
        return ([inputs] + rules.sorted()).joined(separator: " ")
    }
}
