import ViewLayout

/// A relation that holds between two cells, or within one, of every good layout, but not here.
///
/// ```swift
/// for violation in sweep.violations where violation.node == "caption" {
///     print(violation.rule, violation.second.transcriptWidth, violation.problem)
/// }
/// ```
public struct SweepViolation: Hashable, Sendable {
    /// The relation.
    package let invariant: SweepInvariant
    /// The relation's name, such as `heightNeverGrowsWithWidth`; `Documentation/Sweeps.md` lists them.
    public var rule: String { invariant.rawValue }
    /// The text that it is about; nil for the balloon.
    public let node: String?
    /// The two viewers, the second with the wider transcript or the larger text; equal when the relation is about one
    /// cell.
    public let first, second: TraitCollection
    /// What happens instead, as the end of a sentence about the node in the second cell.
    public let problem: String
}

extension SweepViolation: CustomStringConvertible {
    /// The sentence, and the relation that does not hold.
    public var description: String { "\(sentence) (\(rule))" }

    /// The node, what happens, and where.
    package var sentence: String {
        let viewer = TraitText.summary(second)
        let place =
            first == second
            ? "at \(viewer)" : "from \(Self.difference(of: TraitText.summary(first), from: viewer)) to \(viewer)"
        return "\(node ?? "the balloon") \(problem), \(place)"
    }

    /// What a viewer says before the words at the end that another says, too: `343` beside `344 AX4 en light`.
    private static func difference(of first: String, from second: String) -> String {
        let (words, others) = (first.split(separator: " "), second.split(separator: " "))
        let alike = zip(words.dropFirst().reversed(), others.dropFirst().reversed()).prefix { $0 == $1 }.count
        return words.dropLast(alike).joined(separator: " ")
    }
}
