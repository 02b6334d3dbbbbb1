import Foundation
import TestSupport
import Typesetting

/// A text with its language, as an app would put it in a balloon.
struct Caption: Sendable {
    let units: [UInt16]
    /// A BCP 47 tag.
    let language: String
    /// The size it is set at, in points.
    let pointSize: Double
    var wordBreak = WordBreak.normal

    var text: String { String(decoding: units, as: UTF16.self) }
}

extension Caption: CustomStringConvertible {
    var description: String { "\(text.debugDescription) (\(language), \(pointSize) pt, \(wordBreak))" }
}

extension Caption {
    /// How it is set.
    func style(
        weight: FontWeight = .regular, isItalic: Bool = false, tracking: Tracking = .system,
        textWrap: TextWrap = .greedy
    ) -> TextStyle {
        TextStyle(
            pointSize: pointSize, weight: weight, isItalic: isItalic, tracking: tracking, wordBreak: wordBreak,
            textWrap: textWrap)
    }

    /// Whether a line of it ends at a soft hyphen by its own choice, and so shows a hyphen.
    func hyphenates(_ line: Range<Int>) -> Bool {
        guard line.upperBound < units.count, units[line.upperBound - 1] == 0xAD,
            let opportunities = try? LineOpportunities(units, language: language)
        else { return false }
        return opportunities.contains(line.upperBound)
    }
}

/// Interface strings of 45 languages (Resources/Chromium/strings.jsonl), and more made of them by joining, cutting,
/// mixing, decorating, hyphenating and keeping words whole. The same captions on every machine.
enum CaptionCorpus {
    /// Some 4,000 captions.
    static let captions: [Caption] = (try? make()) ?? []
    /// Every n-th caption, for properties that take long.
    static func sample(every step: Int, from first: Int = 0) -> [Caption] {
        stride(from: first % step, to: captions.count, by: step).map { captions[$0] }
    }

    /// The sizes where tracking and optical size differ, and what text styles use most.
    private static let pointSizes = [11.0, 12, 13, 14, 15, 17, 17, 17, 20, 22, 28, 34, 53]
    private static let ornaments = [
        "😀", "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "1️⃣", "❤️", "☎︎", "12:30", "3.50 €", "№ 7", "(", ")", "«x»", "—", "…", "!?", "/", "-",
        "\u{AD}",
        "\u{A0}", "\u{200B}", "\u{2060}", "\u{200D}", "  ", "\n", "\u{2028}", "AVATAR", "ffi", "e\u{301}\u{323}", "ﷺ",
        "١٢٣", "#tag", "ଓଡ଼ିଆ", "⇄", "⌂", "☃", "Ǆ",
        "https://example.com/a-b_c?d=e", "\u{200F}", "\u{200E}", "\u{2067}x\u{2069}",
    ]

    private static func make() throws -> [Caption] {
        let path = ChromiumReference.folder.appendingPathComponent("strings.jsonl")
        let strings = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").map { line in
            try JSONDecoder().decode(Source.self, from: Data(line.utf8))
        }
        var random = SeededGenerator(seed: 3)
        var captions: [Caption] = []
        for (index, string) in strings.enumerated() {
            captions.append(caption(string.text, string.lang, &random))
            let neighbour = strings[(index + 1) % strings.count].text
            let foreign = strings[Int.random(in: strings.indices, using: &random)].text
            captions.append(caption(combined(string.text, neighbour, foreign, &random), string.lang, &random))
            captions.append(caption(decorated(string.text, &random), string.lang, &random))
            if index.isMultiple(of: 3) {
                captions.append(caption(hyphenated(string.text, &random), string.lang, &random))
            }
            if ["ja", "ko", "zh"].contains(string.lang.prefix(2)) {
                var whole = caption(string.text + " " + neighbour, string.lang, &random)
                whole.wordBreak = .keepAll
                captions.append(whole)
            }
        }
        return captions
    }

    private struct Source: Decodable {
        let lang: String
        let text: String
    }

    private static func caption(_ text: String, _ language: String, _ random: inout SeededGenerator) -> Caption {
        let size = pointSizes[Int.random(in: pointSizes.indices, using: &random)]
        return Caption(units: Array(text.utf16), language: language, pointSize: size)
    }

    private static func combined(
        _ text: String, _ neighbour: String, _ foreign: String, _ random: inout SeededGenerator
    ) -> String {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: "\(text) \(neighbour)"
        case 1: text + neighbour
        case 2: "\(text.prefix(Int.random(in: 1...text.count, using: &random)))\(foreign.prefix(24)) \(text)"
        // Cut between scalars, so that marks and joiners lose what they stand on.
        default:
            String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(Int.random(in: 1...4, using: &random))))
        }
    }

    /// Soft hyphens after every second to fifth character.
    private static func hyphenated(_ text: String, _ random: inout SeededGenerator) -> String {
        var hyphenated = ""
        var next = 2
        for (index, character) in text.enumerated() {
            if index == next {
                hyphenated += "\u{AD}"
                next += Int.random(in: 2...5, using: &random)
            }
            hyphenated.append(character)
        }
        return hyphenated
    }

    private static func decorated(_ text: String, _ random: inout SeededGenerator) -> String {
        var characters = Array(text)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let ornament = ornaments[Int.random(in: ornaments.indices, using: &random)]
            characters.insert(contentsOf: ornament, at: Int.random(in: 0...characters.count, using: &random))
        }
        return String(characters)
    }
}
