import BalloonLayouts
import ViewLayout

/// The texts of a pseudo-locale.
extension PseudoLocale {
    /// The minimum growth of an accented text, in characters, as of German or Finnish compared with English.
    package static let accentedGrowth = 1.4

    /// A text of the locale.
    /// - Parameter text: the text in the language that it is made from.
    package func text(_ text: String) -> String { self.text(of: [.init(text: text, isName: false)]) }

    /// A text of the locale, in which names are not changed.
    func text(of segments: [ParticipantNames.Segment]) -> String {
        func joined(_ transform: (String) -> String) -> String {
            segments.map { $0.isName ? $0.text : transform($0.text) }.joined()
        }
        let plain = joined { $0 }
        guard !plain.isEmpty else { return plain }
        switch self {
        case .rightToLeft: return plain
        case .doubleLength: return plain + " " + plain
        // The first mark makes the paragraph right-to-left even if it begins with a name in Latin letters.
        case .rightToLeftStrings: return "\u{200F}" + joined(Self.fromTheRight)
        case .accented: return Self.grown("[" + joined(Self.accented), from: plain.count)
        }
    }

    // MARK: - Accents

    private static func accented(_ text: String) -> String {
        String(text.map { accents[$0] ?? $0 })
    }

    /// The text in brackets, with as many words added before the end as the growth needs.
    private static func grown(_ text: String, from length: Int) -> String {
        let goal = Int((Double(length) * accentedGrowth).rounded(.up))
        var grown = text
        var count = text.count
        var word = 0
        while count + 1 < goal {
            let added = padding[word % padding.count]
            grown += " " + added
            count += 1 + added.count
            word += 1
        }
        return grown + "]"
    }

    /// Words that are easy to distinguish from the text and can be on a line of their own.
    private static let padding = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

    /// A letter with an accent for every letter, above and below, and drawn by the primary font.
    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ", "åƀçďéƒĝĥîĵķļɱñöþŕšţûṽŵẋýžÅƁÇĎÉƑĜĤÎĴĶĻṀÑÖÞŔŠŢÛṼŴẊÝŽ"))

    // MARK: - From the right

    /// Encloses each paragraph in marks that make it right-to-left, whatever its letters are.
    private static func fromTheRight(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "\u{200F}\u{202E}\($0)\u{202C}\u{200F}" }.joined(separator: "\n")
    }
}
