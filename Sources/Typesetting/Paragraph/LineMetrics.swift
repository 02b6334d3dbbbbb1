/// How far a line reaches above and below its baseline, in em.
struct LineMetrics: Sendable, Equatable {
    var ascent: Double
    var descent: Double

    /// What holds both.
    func union(_ other: LineMetrics) -> LineMetrics {
        LineMetrics(ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
    }
}
