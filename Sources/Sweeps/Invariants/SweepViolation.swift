import ViewLayout

/// An invariant that does not hold between two cells, or in one.
///
/// ```swift
/// for violation in sweep.violations where violation.node == "caption" {
///     print(violation.invariant, violation.second.transcriptWidth, violation.problem)
/// }
/// ```
public struct SweepViolation: Hashable, Sendable {
    /// The relation.
    public let invariant: SweepInvariant
    /// The text it is about; nil for the balloon.
    public let node: String?
    /// The two viewers, the second with the wider transcript or the larger text; equal when one cell is at fault.
    public let first, second: TraitCollection
    /// What happens instead, as the end of a sentence about the node in the second cell.
    public let problem: String
}

extension SweepViolation: CustomStringConvertible {
    /// The node, what happens, where, and the relation that does not hold.
    public var description: String {
        let place =
            first == second
            ? "at \(TraitText.summary(second))"
            : "from \(TraitText.summary(first)) to \(TraitText.summary(second))"
        return "\(node ?? "the balloon") \(problem) \(place) (\(invariant.rawValue))"
    }
}
