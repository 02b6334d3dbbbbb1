import CUnicode

/// Walks the grapheme clusters of a text, which are never split between fonts, and tells where one is too long to be
/// shaped as a whole.
///
/// A stack of consonants, joined by viramas, is shaped as one cluster too, though each of them is a grapheme. HarfBuzz
/// looks back over a cluster for each of its marks, and a line that ends inside a cluster is shaped again from the
/// cluster's start; so a text that is all marks or all stack would take the square or the cube of its length.
struct ClusterWalk {
    /// The most units of a cluster or stack that are shaped together. No writing has more than thirty marks
    /// ("Stream-Safe Text Format", UAX #15) or more than a handful of stacked consonants, but a text can have any
    /// number.
    private static let maximumLength = 64

    private let units: [UInt16]
    private let boundaries: [UInt8]
    /// The cluster that the walk is at.
    private(set) var range = 0..<0
    /// Whether the cluster is a piece of a longer one that starts before it.
    private(set) var isInsideGrapheme = false
    /// Whether the cluster must be shaped apart from the one before it.
    private(set) var isTorn = false
    private var stackStart = 0

    init(_ analysis: TextAnalysis) {
        units = analysis.units
        boundaries = analysis.boundaries
    }

    /// Moves to the next cluster; false at the end of the text.
    mutating func next() -> Bool {
        let start = range.upperBound
        guard start < units.count else { return false }
        isTorn = start - stackStart >= Self.maximumLength
        // A number sign is in one grapheme with the digits or letters after it, which may be another font's.
        let followsSign = start > 0 && Scalars.isPrependedSign(units[start - 1])
        isInsideGrapheme = boundaries[start] & BoundaryKind.grapheme == 0 && !followsSign
        if isTorn || !isInsideGrapheme && !endsInVirama(range) { stackStart = start }
        var end = start + 1
        if !Scalars.isPrependedSign(units[start]) {
            while end < units.count && boundaries[end] & BoundaryKind.grapheme == 0 && !isTooLong(upTo: end) {
                end += 1
            }
        }
        range = start..<end
        return true
    }

    private func isTooLong(upTo end: Int) -> Bool {
        end - stackStart >= Self.maximumLength && !UTF16.isTrailSurrogate(units[end])
    }

    private func endsInVirama(_ range: Range<Int>) -> Bool {
        guard range.count > 1 else { return false }
        let isPair = UTF16.isTrailSurrogate(units[range.upperBound - 1])
        return cunicode_is_virama(Scalars.decode(units, at: range.upperBound - (isPair ? 2 : 1)).character)
    }
}
