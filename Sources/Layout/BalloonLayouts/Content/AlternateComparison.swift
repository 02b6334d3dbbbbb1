import Foundation
import Synchronization
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
        var texts: [String] = []
        live.appendTexts(to: &texts)
        guard let (own, other) = content.lastComparison.difference(of: alternate, from: texts) else { return nil }
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
            let hasDigit = word.contains { AlternateComparison.digit($0) != nil }
            let isAddress = Self.isAddress(word.utf8)
            guard hasDigit || isAddress else { return nil }
            text = word.trimmingCharacters(in: Self.marks)
            guard !isAddress || !Self.isAddress(text.utf8) else {
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

        /// Whether a word contains `://`.
        private static func isAddress(_ word: some BidirectionalCollection<UInt8>) -> Bool {
            let start = Array("://".utf8)
            return word.indices.contains { word[$0...].starts(with: start) }
        }

        static func == (one: Value, other: Value) -> Bool { one.form == other.form && one.parts == other.parts }

        /// Punctuation around words. Currency and percent signs belong to the value.
        private static let marks = CharacterSet(charactersIn: ".,;:!?…()[]{}«»“”„‘’\"'·–—|/•")
    }

    /// The value of a digit of any script; nil for another character.
    private static func digit(_ character: Character) -> Int? {
        if let ascii = character.asciiValue {
            return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(ascii) ? Int(ascii - UInt8(ascii: "0")) : nil
        }
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

/// The last comparison of two layouts: at other widths they say the same.
final class LastAlternateComparison: Sendable {
    private struct Comparison {
        let alternate, live: [String]
        let difference: (own: String, live: String)?
    }

    private let last = Mutex<Comparison?>(nil)

    /// See ``AlternateComparison/difference(of:from:)``.
    func difference(of alternate: [String], from live: [String]) -> (own: String, live: String)? {
        if let last = last.withLock({ $0 }), last.live == live, last.alternate == alternate { return last.difference }
        let difference = AlternateComparison.difference(of: alternate, from: live)
        last.withLock { $0 = Comparison(alternate: alternate, live: live, difference: difference) }
        return difference
    }
}

extension PlacedNode {
    /// Appends the texts of the node and those in it, in drawing order.
    fileprivate func appendTexts(to texts: inout [String]) {
        if case .text(let text) = content { texts.append(text.text) }
        for child in children { child.appendTexts(to: &texts) }
    }
}
