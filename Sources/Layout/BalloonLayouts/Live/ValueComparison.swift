import Foundation
import ViewLayout

/// Compares the numbers, dates and web addresses that texts state: those of an alternate layout with its live layout, of
/// other words about a message with its balloon, and of a translation with its source.
///
/// Values are compared when they have the same form: "$48" with "$36", "19:30" with "20:30", one address with another.
/// "7:30 PM" and "19:30" are one time. An alternate may say less than the live layout, or give a sum. So a form is compared
/// only where both have equally many different values of it.
package enum ValueComparison {
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
    package static func difference(of alternate: [String], from live: [String]) -> (own: String, live: String)? {
        difference(of: alternate, from: live, where: { _, _ in true })
    }

    /// The finding about a summary or a label with another value than the balloon. Either says more than numbers, so values
    /// are compared where the word before or behind them is the same: "Table for 3", "Dinner for 4".
    package static func finding(about name: String, saying text: String, shown: [String]) -> Finding? {
        // What the balloon says in the same words has the same values.
        guard !shown.contains(text),
            let (own, other) = difference(of: [text], from: shown, where: { $0.sharesWord(with: $1) })
        else { return nil }
        return Finding(
            .alternateDiffers, node: name,
            message: "\(name) says “\(own)” where the balloon says “\(other)”; give both the same values")
    }

    /// The first whole number or time of a translation that is another one than in its source. Both may count the hours of
    /// a day to 12 or to 24, and measure in units of their own.
    package static func difference(ofTranslation text: String, from source: String) -> (own: String, live: String)? {
        difference(of: [text], from: [source]) { own, other in
            StatedValue.times.contains(own.form) && !own.isHalfADay(from: other)
                && other.behind.map(imperialUnits.contains) != true
        }
    }

    private static let imperialUnits: Set<String> = [
        "mi", "mile", "miles", "mph", "ft", "foot", "feet", "in", "inch", "inches", "yd", "yards", "lb", "lbs",
        "pounds", "oz", "ounces", "gal", "gallons", "degrees", "f",
    ]

    private static func difference(
        of texts: [String], from live: [String], where isComparable: (StatedValue, StatedValue) -> Bool
    ) -> (own: String, live: String)? {
        let (own, others) = (StatedValue.values(in: texts), StatedValue.values(in: live))
        for value in own {
            let mine = own.filter { $0.form == value.form }
            let theirs = others.filter { $0.form == value.form }
            guard mine.count == theirs.count, !theirs.contains(where: value.isSame),
                let other = theirs.first(where: { isComparable(value, $0) && !mine.contains(where: $0.isSame) })
            else { continue }
            return (value.text, other.text)
        }
        return nil
    }
}

extension PlacedNode {
    /// Appends the texts of the node and those in it, in drawing order.
    fileprivate func appendTexts(to texts: inout [String]) {
        if case .text(let text) = content { texts.append(text.text) }
        for child in children { child.appendTexts(to: &texts) }
    }
}
