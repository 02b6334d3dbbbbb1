import Support
import ViewLayout

/// Finds arrows that point back in a text from right to left. Symbols are mirrored there, but arrows that are characters
/// are not ("Unicode 15.0, Bidi_Mirrored"), and forward is left ("Apple HIG, Right to left").
enum ArrowDirection {
    /// A finding about the first such arrow of a text; nil for interfaces from left to right, for languages that nobody
    /// speaks, whose arrows no translator has written, and for a text in letters from the left, which runs with its arrow.
    static func finding(in text: String, named name: String, for traits: TraitCollection) -> Finding? {
        guard traits.layoutDirection == .rightToLeft, PseudoLocale(locale: traits.locale) == nil,
            let arrow = text.unicodeScalars.first(where: pointsRight),
            !SpokenText.hasWords(text) || MixedDirection.hasRightToLeftLetters(text[...])
        else { return nil }
        return Finding(
            .arrowNotMirrored, node: name,
            message:
                "\(name) \(QuotedText.beginning(of: text)) has the arrow \(arrow), which points back where people read from "
                + "the right; write the arrow to the left in this language")
    }

    private static func pointsRight(_ scalar: Unicode.Scalar) -> Bool {
        // A name takes long to find, and no letter from the right is an arrow.
        guard !scalar.isASCII, !MixedDirection.isInRightToLeftBlock(scalar), !scalar.properties.isBidiMirrored,
            let name = scalar.properties.name
        else { return false }
        let words = name.split { !$0.isLetter }
        return words.contains("ARROW") && (words.contains("RIGHTWARDS") || words.contains("RIGHT"))
            && !words.contains("LEFT") && !words.contains("LEFTWARDS")
    }
}
