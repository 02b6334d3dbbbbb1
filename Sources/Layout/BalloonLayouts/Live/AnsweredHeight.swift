/// The height that a size function returns.
package enum AnsweredHeight: Hashable, Sendable {
    /// The offered height, as Apple's default implementation returns the offered size ("Apple,
    /// contentSizeThatFits(_:)").
    case offered
    /// The height that the view needs at the returned width; the offered height where there is no view.
    case fittingView
    /// A height that is computed for the viewer.
    case length(LengthExpression)
}
