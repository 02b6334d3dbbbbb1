/// The limits of lengths in balloons, each with its reason.
package enum BalloonLimits {
    /// The maximum length in points of a metric, a scene or an answer: the maximum width of the text engine.
    package static let maximumLength = 10_000.0
}
