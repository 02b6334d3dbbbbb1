import BalloonLayouts

/// A locale that no one speaks, to find what breaks in translation before there is one.
///
/// | Tag | Xcode calls it | What it does |
/// |---|---|---|
/// | `en-XA` | Accented Pseudolanguage | letters take accents, texts grow by 40 % and stand in brackets |
/// | `ar-XB` | Right-to-Left Pseudolanguage With Right-to-Left Strings | the interface is mirrored, letters run from the right |
/// | `en-x-rtl` | Right-to-Left Pseudolanguage | the interface is mirrored, texts stay as they are |
/// | `en-x-double` | Double-Length Pseudolanguage | every text comes twice |
///
/// The regions XA and XB are CLDR's ("Unicode CLDR, pseudo-locales"); the private-use tags take the strings of their
/// language, so `de-x-double` is German twice. Names of participants stay as they are.
package enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
    /// Accents, and 40 % more.
    case accented
    /// Mirrored, with letters from the right.
    case rightToLeftStrings
    /// Mirrored, with texts as they are.
    case rightToLeft
    /// Every text twice.
    case doubleLength

    /// The pseudo-locale of a BCP 47 tag; nil for a locale that somebody speaks.
    package init?(locale: String) {
        let subtags = locale.lowercased().split(separator: "-")
        if let privateUse = subtags.firstIndex(of: "x") {
            switch subtags[(privateUse + 1)...].first {
            case "rtl": self = .rightToLeft
            case "double": self = .doubleLength
            default: return nil
            }
        } else if subtags.dropFirst().contains("xa") {
            self = .accented
        } else if subtags.dropFirst().contains("xb") {
            self = .rightToLeftStrings
        } else {
            return nil
        }
    }

    /// The pseudo-locales that are written as private use, behind any language.
    static let privateUseTags = ["x-rtl", "x-double"]

    /// How much longer an accented text is at least, in characters, as German or Finnish are than English.
    package static let accentedGrowth = 1.4

    /// A text of the locale.
    /// - Parameter text: the text in the language that it is made from.
    package func text(_ text: String) -> String { self.text(of: [.init(text: text, isName: false)]) }

    /// A text of the locale, in which names stay as they are.
    func text(of segments: [ParticipantNames.Segment]) -> String {
        func joined(_ transform: (String) -> String) -> String {
            segments.map { $0.isName ? $0.text : transform($0.text) }.joined()
        }
        let plain = joined { $0 }
        guard !plain.isEmpty else { return plain }
        switch self {
        case .rightToLeft: return plain
        case .doubleLength: return plain + " " + plain
        // The first mark makes the paragraph start from the right even where a name in Latin letters comes first.
        case .rightToLeftStrings: return "\u{200F}" + joined(Self.fromTheRight)
        case .accented: return Self.grown("[" + joined(Self.accented), from: plain.count)
        }
    }

    // MARK: - Accents

    private static func accented(_ text: String) -> String {
        String(text.map { accents[$0] ?? $0 })
    }

    /// The text closed by a bracket, and as many words before it as it needs to have grown.
    private static func grown(_ text: String, from length: Int) -> String {
        let goal = Int((Double(length) * accentedGrowth).rounded(.up))
        var grown = text
        var word = 0
        while grown.count + 1 < goal {
            grown += " " + padding[word % padding.count]
            word += 1
        }
        return grown + "]"
    }

    /// Words that everybody tells from the text, which can stand on a line of their own.
    private static let padding = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

    /// A letter with an accent for every letter, above and below, and drawn by the primary font.
    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ", "åƀçďéƒĝĥîĵķļɱñöþŕšţûṽŵẋýžÅƁÇĎÉƑĜĤÎĴĶĻṀÑÖÞŔŠŢÛṼŴẊÝŽ"))

    // MARK: - From the right

    /// Every paragraph between marks that make it run from the right, whatever its letters are.
    private static func fromTheRight(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "\u{200F}\u{202E}\($0)\u{202C}\u{200F}" }.joined(separator: "\n")
    }
}
