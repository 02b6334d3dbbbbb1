import Balloons
import ViewLayout

/// Something about a cell that its author should know.
public struct SweepFinding: Hashable, Sendable, Codable {
    /// What it is, as tables print it: the raw value of a `Finding.Kind` or of a ``LayoutFinding``.
    public let kind: String
    /// The id of the node it is about; nil for the balloon as a whole.
    public let node: String?
    /// How many points are too many or too few; nil where nothing is measured.
    public let points: Double?
    /// What is wrong and how to mend it, in one sentence.
    public let message: String

    package init(kind: String, node: String? = nil, points: Double? = nil, message: String) {
        self.kind = kind
        self.node = node
        self.points = points
        self.message = message
    }

    /// A finding of the balloon itself.
    package init(_ finding: Finding) {
        self.init(
            kind: finding.kind.rawValue, node: finding.node,
            points: finding.points.map { FixedDecimal.rounded(Double($0)) },
            message: finding.message)
    }
}
