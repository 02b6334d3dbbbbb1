/// The direction in which a paragraph starts (UAX #9, rules P2 and P3).
///
/// ```swift
/// let paragraph = try Paragraph(
///     "7:30", style: TextStyle(pointSize: 17), language: "ar", direction: .rightToLeft, fonts: .bundled())
/// ```
public enum BaseDirection: String, Hashable, Sendable {
    /// The first character with a direction decides; left to right when there is none.
    case natural
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
}
