/// The limits of the text engine, each with its reason.
package enum TypesettingLimits {
    /// UTF-16 units in one paragraph. A caption of a message is a few hundred; this bounds time and memory.
    package static let maximumTextLength = 100_000
    /// The largest em, in points: AX5 large title is 60; this leaves room for art and keeps arithmetic exact.
    package static let maximumPointSize = 2_000.0
    /// The smallest em, in points.
    package static let minimumPointSize = 0.5
    /// The highest line of ``LineHeightPolicy/halfLeading(lineHeight:)``, in em. CSS sets no limit; this keeps sums
    /// exact.
    package static let maximumLineHeight = 100.0
    /// The widest measure, in points, that a caller can ask for short of infinity.
    package static let maximumWidth = 10_000.0
    /// Bytes of a language tag. ICU holds 157 for a locale, which adds to the tag.
    package static let maximumLanguageTagLength = 128
    /// Bytes in one font file. The largest vendored file is 11 MB.
    package static let maximumFontFileSize = 64 << 20
}
