/// Rules of line breaking beyond UAX #14, in UIKit's words ("Apple, NSParagraphStyle.LineBreakStrategy").
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Hangul words are not broken between syllables. Part of what labels on iOS do (`standard`).
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
}
