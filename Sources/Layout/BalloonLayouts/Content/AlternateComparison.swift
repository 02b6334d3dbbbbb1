import Foundation
import ViewLayout

/// Compares the numbers, dates and web addresses of an alternate layout with those of its live layout.
///
/// Values are compared when they have the same form: "$48" with "$36", "19:30" with "20:30", one address with another.
/// An alternate may say less than the live layout, or give a sum. So a form is compared only where both have equally
/// many different values of it.
enum AlternateComparison {
    /// The finding about an alternate layout with other values than its live layout; nil where they agree.
    static func finding(in content: LiveContent, shownAs live: PlacedNode, for traits: TraitCollection) -> Finding? {
        // A pseudo-language changes the texts of both.
        guard PseudoLocale(locale: traits.locale) == nil else { return nil }
        let alternate = TemplateText.allCases.compactMap { content.alternate[$0] }
        guard let (own, other) = difference(of: alternate, from: live.texts) else { return nil }
        return Finding(
            .alternateDiffers, node: "alternate",
            message:
                "the alternate layout says “\(own)” where the live layout says “\(other)”; give both the same values")
    }

    /// The first difference: the alternate's value and the live layout's; nil where they agree.
    static func difference(of alternate: [String], from live: [String]) -> (own: String, live: String)? {
        let (own, others) = (values(in: alternate), values(in: live))
        for value in own {
            let mine = own.filter { $0.form == value.form }
            let theirs = others.filter { $0.form == value.form }
            guard mine.count == theirs.count, !theirs.contains(value),
                let other = theirs.first(where: { !mine.contains($0) })
            else { continue }
            return (value.text, other.text)
        }
        return nil
    }

    /// A word with digits, or a web address.
    private struct Value: Equatable {
        let text: String
        /// The word with a zero for each of its numbers; empty for a web address.
        let form: String
        /// The numbers of the word without leading zeros, or the web address.
        let parts: [String]

        /// Nil for a word without digits that is not an address.
        init?(_ word: Substring) {
            guard word.contains(where: { AlternateComparison.digit($0) != nil }) || word.contains("://") else { return nil }
            text = word.trimmingCharacters(in: Self.marks)
            guard !text.contains("://") else {
                (form, parts) = ("", [text])
                return
            }
            var (form, parts, isInNumber) = ("", [String](), false)
            for character in text {
                guard let digit = AlternateComparison.digit(character) else {
                    form.append(character)
                    isInNumber = false
                    continue
                }
                if !isInNumber {
                    form.append("0")
                    parts.append("")
                }
                isInNumber = true
                let isLeadingZero = digit == 0 && parts[parts.count - 1].isEmpty
                if !isLeadingZero { parts[parts.count - 1] += String(digit) }
            }
            (self.form, self.parts) = (form, parts)
        }

        static func == (one: Value, other: Value) -> Bool { one.form == other.form && one.parts == other.parts }

        /// Punctuation around words. Currency and percent signs belong to the value.
        private static let marks = CharacterSet(charactersIn: ".,;:!?…()[]{}«»“”„‘’\"'·–—|/•")
    }

    /// The value of a digit of any script; nil for another character.
    private static func digit(_ character: Character) -> Int? {
        guard character.unicodeScalars.first?.properties.numericType == .decimal else { return nil }
        return character.wholeNumberValue
    }

    /// The different values of some texts.
    private static func values(in texts: [String]) -> [Value] {
        texts.flatMap { $0.split(whereSeparator: \.isWhitespace).compactMap(Value.init) }.reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
        }
    }
}

extension PlacedNode {
    /// The texts of the node and those in it, in drawing order.
    fileprivate var texts: [String] {
        let own: [String] = if case .text(let text) = content { [text.text] } else { [] }
        return own + children.flatMap(\.texts)
    }
}
