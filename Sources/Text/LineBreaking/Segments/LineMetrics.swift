/// How far a line extends above and below its baseline, in em.
package struct LineMetrics: Sendable, Equatable {
    package var ascent: Double
    package var descent: Double

    package init(ascent: Double, descent: Double) {
        self.ascent = ascent
        self.descent = descent
    }

    /// The smallest metrics that hold both lines.
    package func union(_ other: LineMetrics) -> LineMetrics {
        LineMetrics(ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
    }
}
