/// The direction a paragraph starts from (UAX #9, P2 and P3).
public enum BaseDirection: String, Hashable, Sendable {
    /// The first strong character decides; left to right when there is none.
    case natural
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
}
