import CPeers
import Typesetting

/// A caption kept by every engine, and two widths at which its lines differ.
struct WrappingCaption {
    let paragraph: Paragraph
    let pango: OpaquePointer
    let lean: OpaquePointer
    let narrow: Double
    let wide: Double

    /// Nil when the caption has the same lines at every width that a balloon has.
    init?(_ caption: Caption, with engines: Engines) throws {
        let paragraph = try engines.paragraph(caption)
        let narrow = 120.0
        let valid = paragraph.size(width: narrow).validWidths
        guard let wide = [160.0, 200, 240, 280, 320].first(where: { !valid.contains($0) }) else { return nil }
        self.paragraph = paragraph
        self.narrow = narrow
        self.wide = wide
        pango = engines.pangoCaption(caption, width: narrow)
        lean = engines.leanSegments(caption)
    }
}
