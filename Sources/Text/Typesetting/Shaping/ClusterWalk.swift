import CUnicode

/// Visits the grapheme clusters of a text, which are never split between fonts, and finds those that are too long to be
/// shaped as a whole.
///
/// Consonants that are joined by viramas are also shaped as one cluster, a stack, though each is a grapheme. HarfBuzz
/// searches a cluster once for each of its marks, and a line that ends inside a cluster is shaped again from the
/// cluster's start. So a text of only marks or of one stack would take time with the square or the cube of its length.
struct ClusterWalk {
    /// The maximum length of a cluster or stack that is shaped together, in units. No script uses more than thirty
    /// marks ("Stream-Safe Text Format", UAX #15) or more than a few stacked consonants, but a text can have any
    /// number.
    private static let maximumLength = 64

    private let units: [UInt16]
    private let boundaries: [UInt8]
    /// The current cluster.
    private(set) var range = 0..<0
    /// Whether the cluster is a part of a grapheme that starts before it.
    private(set) var isInsideGrapheme = false
    /// Whether the cluster must be shaped separately from the one before it, because both together are too long.
    private(set) var isSplit = false
    private var stackStart = 0

    init(_ analysis: TextAnalysis) {
        units = analysis.units
        boundaries = analysis.boundaries
    }

    /// Moves to the next cluster. Returns false at the end of the text.
    mutating func next() -> Bool {
        let start = range.upperBound
        guard start < units.count else { return false }
        isSplit = start - stackStart >= Self.maximumLength
        // A number sign is in one grapheme with the digits or letters after it, but these can have another font.
        let followsSign = start > 0 && Scalars.isPrependedSign(units[start - 1])
        isInsideGrapheme = boundaries[start] & BoundaryKind.grapheme == 0 && !followsSign
        if isSplit || !isInsideGrapheme && !endsInVirama(range) { stackStart = start }
        var end = start + 1
        if !Scalars.isPrependedSign(units[start]) {
            while end < units.count && boundaries[end] & BoundaryKind.grapheme == 0 && !isTooLong(upTo: end) {
                end += 1
            }
        }
        range = start..<end
        return true
    }

    /// Whether the clusters from the end of this one on can be skipped where each of them is a grapheme of one unit: this one
    /// cannot belong to any of them.
    var canSkip: Bool {
        range.count == 1 && range.upperBound - stackStart < Self.maximumLength
            && !Scalars.isPrependedSign(units[range.lowerBound])
    }

    /// Whether a unit is a cluster by itself, after another one that is.
    func isAlone(_ offset: Int) -> Bool {
        boundaries[offset] & boundaries[offset + 1] & BoundaryKind.grapheme != 0
            && !Scalars.isPrependedSign(units[offset])
    }

    /// Moves to the last of clusters of one unit.
    mutating func skip(to end: Int) {
        range = (end - 1)..<end
        stackStart = end - 1
        (isInsideGrapheme, isSplit) = (false, false)
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
