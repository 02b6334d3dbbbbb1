import CPeers
import Typesetting

/// A caption kept by every engine, and two widths at which its lines differ.
struct WrappingCaption {
    let paragraph: Paragraph
    let pango: OpaquePointer
    let lean: OpaquePointer
    let narrow: Double
    let wide: Double
    /// Another width with the same lines as at `narrow`.
    let sameAsNarrow: Double

    /// Nil when the caption has the same lines at every width that a balloon has.
    init?(_ caption: Caption, with engines: Engines) throws {
        let paragraph = try engines.paragraph(caption)
        let narrow = 120.0
        let valid = paragraph.size(width: narrow).validWidths
        guard let wide = [160.0, 200, 240, 280, 320].first(where: { !valid.contains($0) }) else { return nil }
        self.paragraph = paragraph
        self.narrow = narrow
        self.wide = wide
        sameAsNarrow = (max(valid.lowerBound, narrow - 10) + narrow) / 2
        pango = engines.pangoCaption(caption, width: narrow)
        lean = engines.leanSegments(caption)
    }
}

/// Measurers in one block of memory, measured in place.
final class Measurers {
    private var all: [TextMeasurer]

    init(_ paragraphs: [Paragraph]) { all = paragraphs.map { TextMeasurer($0) } }

    /// The sum of the heights, the measurer at an index at the width for that index.
    func heights(_ width: (Int) -> Double) -> Double {
        all.withUnsafeMutableBufferPointer { all in
            var sum = 0.0
            for index in all.indices { sum += all[index].size(forWidth: width(index)).height }
            return sum
        }
    }
}
