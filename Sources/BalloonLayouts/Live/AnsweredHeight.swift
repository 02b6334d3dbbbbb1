/// The height that a size function answers.
package enum AnsweredHeight: Hashable, Sendable {
    /// The offered height, as Apple's default implementation returns the offered size ("Apple,
    /// contentSizeThatFits(_:)").
    case offered
    /// The height that the view needs at the answered width; the offered one where there is no view.
    case fittingView
    /// A height that is computed for the viewer.
    case length(LengthExpression)
}
