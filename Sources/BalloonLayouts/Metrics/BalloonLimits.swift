/// The limits of lengths in balloons, each with its reason.
package enum BalloonLimits {
    /// The largest length in points that a metric, a scene or an answer can have: as the widest measure of the text
    /// engine.
    package static let maximumLength = 10_000.0
}
