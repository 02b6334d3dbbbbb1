/// The limits of the text engine, each with its reason.
package enum TypesettingLimits {
    /// The maximum number of UTF-16 units in one paragraph. A caption of a message has a few hundred; the limit bounds
    /// time and memory.
    package static let maximumTextLength = 100_000
    /// The maximum point size. A large title at accessibility5 has 60 points; this leaves room for art and keeps
    /// arithmetic exact.
    package static let maximumPointSize = 2_000.0
    /// The minimum point size.
    package static let minimumPointSize = 0.5
    /// The maximum of ``LineHeightPolicy/halfLeading(lineHeight:)``, in em. CSS has no limit; this one keeps sums
    /// exact.
    package static let maximumLineHeight = 100.0
    /// The maximum number of runs in one paragraph: an item of a text names its run in 16 bits.
    package static let maximumRunCount = 65_535
    /// The maximum point size of a run, as a multiple of the paragraph's: positions count 32 768 em in a block of 64
    /// clusters.
    package static let maximumRunRatio = 64.0
    /// The maximum width of a line, in points, that a user can request, other than infinity.
    package static let maximumWidth = 10_000.0
    /// The maximum length of a language tag, in bytes. ICU has room for 157 bytes, some of which it adds itself.
    package static let maximumLanguageTagLength = 128
    /// The maximum number of languages in a process, in all scripts and regions: HarfBuzz compares a new one with all
    /// before. CLDR 45 has 1,100 locales.
    package static let maximumLanguageCount = 4_000
    /// The maximum size of a font file, in bytes. The largest bundled file has 11 MB.
    package static let maximumFontFileSize = 64 << 20
}
