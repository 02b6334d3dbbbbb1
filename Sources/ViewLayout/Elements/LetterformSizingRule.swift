/// Whether the size of a text holds ink that leaves its lines ("Apple, UILetterformAwareSizingRule", iOS 17).
package enum LetterformSizingRule: String, Hashable, Sendable, CaseIterable {
    /// The lines' own ascent and descent; extreme marks may overflow.
    case typographic
    /// Room for all ink above and below, so that nothing is cut where the text's bounds clip.
    case oversize
}
