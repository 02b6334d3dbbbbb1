/// Whether the size of a text includes ink that extends beyond its lines ("Apple, UILetterformAwareSizingRule", iOS
/// 17).
package enum LetterformSizingRule: String, Hashable, Sendable, CaseIterable {
    /// The lines' own ascent and descent; extreme marks may overflow.
    case typographic
    /// Room for all ink above and below, so that nothing is clipped by the text's bounds.
    case oversize
}
