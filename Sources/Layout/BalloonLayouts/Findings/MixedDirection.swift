import Foundation
import Support
import Typesetting
import ViewLayout

/// Finds words and numbers on the wrong side because a text mixes left-to-right and right-to-left letters ("UAX #9";
/// "W3C, Inline markup and bidirectional text"; facts 7.2).
///
/// The order of a text is compared with the order that it has when it starts from the side of the interface and when
/// words of the other direction and telephone numbers are isolated. A text that contains marks or isolates is not
/// checked, because its author has chosen the order.
enum MixedDirection {
    /// What is on the wrong side.
    enum Jump: Equatable {
        /// The whole text starts from the other side because of its first word.
        case start(word: String)
        /// A number stands on the other side of a word of the other direction.
        case number(String, beside: String)
        /// The groups of a telephone number stand in the other order.
        case phone(String)
    }

    /// The first problem in a text; nil when everything is where readers expect it.
    /// - Parameter isRightToLeft: the direction of the interface.
    static func jump(in text: String, isRightToLeft: Bool) -> Jump? {
        guard text.utf8.contains(where: { $0 >= firstByte }) else { return nil }
        for line in text.split(whereSeparator: \.isNewline) where hasRightToLeftLetters(line) {
            guard !line.unicodeScalars.contains(where: isControl) else { continue }
            if let jump = jump(inLine: String(line), isRightToLeft: isRightToLeft) { return jump }
        }
        return nil
    }

    // MARK: - Characters

    /// Blocks of scripts from right to left ("Unicode 15.0, DerivedBidiClass"): Hebrew to Arabic Extended-A, the
    /// presentation forms, and the two stretches of the supplementary plane.
    private static let rightToLeftBlocks: [ClosedRange<UInt32>] = [
        0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]

    /// No letter of the blocks begins with a smaller byte in UTF-8; most texts have no larger one.
    private static let firstByte: UInt8 = 0xD6

    static func hasRightToLeftLetters(_ text: Substring) -> Bool {
        text.unicodeScalars.contains { isInRightToLeftBlock($0) && $0.properties.isAlphabetic }
    }

    static func isInRightToLeftBlock(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x0590 && rightToLeftBlocks.contains { $0.contains(scalar.value) }
    }

    /// Whether a letter is right-to-left; nil for characters without a direction of their own.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool? {
        guard scalar.properties.isAlphabetic else { return nil }
        return isInRightToLeftBlock(scalar)
    }

    /// Marks, embeddings, overrides and isolates.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    // MARK: - A line

    private static func jump(inLine line: String, isRightToLeft: Bool) -> Jump? {
        let directions = line.unicodeScalars.compactMap { Self.isRightToLeft($0) }
        // A text in one direction only is a quotation and is ordered correctly in any interface.
        let isMixed = directions.contains(true) && directions.contains(false)
        let start = directions.first ?? isRightToLeft
        // A sentence in the other direction with a single word of this one is a quotation too; a mark would make it
        // worse.
        let isOwnSentence = directions.count { $0 == isRightToLeft } * 2 >= directions.count
        if isMixed, isOwnSentence, start != isRightToLeft, let word = line.split(separator: " ").first {
            return .start(word: String(word))
        }
        if isMixed, let jump = numberJump(in: line, isRightToLeft: start) { return jump }
        if start, let phone = phone(in: line), isSplit(phone, in: line) { return .phone(phone) }
        return nil
    }

    /// A number between a word of the other direction and the word that it belongs to: it is shown beside the wrong
    /// word.
    private static func numberJump(in line: String, isRightToLeft: Bool) -> Jump? {
        let words = line.split(separator: " ")
        func direction(_ word: Substring) -> Bool? {
            word.unicodeScalars.lazy.compactMap { Self.isRightToLeft($0) }.first
        }
        for index in words.indices.dropFirst().dropLast() {
            let (before, number, after) = (words[index - 1], words[index], words[index + 1])
            guard direction(number) == nil, number.contains(where: \.isNumber),
                direction(before) == !isRightToLeft, direction(after) == isRightToLeft
            else { continue }
            let (name, range) = (range(of: before, in: line), range(of: number, in: line))
            if isSwapped(range, behind: name, in: line, isRightToLeft: isRightToLeft) {
                return .number(String(number), beside: String(before))
            }
        }
        return nil
    }

    /// The range of a part of a line, in UTF-16 units.
    private static func range(of part: Substring, in line: String) -> Range<Int> {
        let start = line.utf16.distance(from: line.startIndex, to: part.startIndex)
        return start..<(start + part.utf16.count)
    }

    /// Whether a number written after a word is not shown after it in reading order.
    private static func isSwapped(
        _ number: Range<Int>, behind word: Range<Int>, in line: String, isRightToLeft: Bool
    ) -> Bool {
        guard let offsets = try? VisualOrder.offsets(of: line, isRightToLeft: isRightToLeft),
            let ofNumber = offsets.firstIndex(of: number.lowerBound),
            let ofWord = offsets.firstIndex(of: word.lowerBound)
        else { return false }
        return (ofNumber < ofWord) != isRightToLeft
    }

    // MARK: - Telephone numbers

    /// The minimum number of digits in a telephone number: fewer are times and scores. Inferred.
    private static let minimumDigits = 7

    /// Groups of digits, optionally with a sign before them.
    private static func phone(in line: String) -> String? {
        // Few lines have so many digits, and the pattern would be compiled for each line.
        guard line.count(where: \.isWholeNumber) >= minimumDigits else { return nil }
        return line.firstMatch(of: /\+?\d[\d \-.()]{5,}\d/).map { String($0.0) }.flatMap { phone in
            phone.count(where: \.isNumber) >= minimumDigits && phone.contains { !$0.isNumber } ? phone : nil
        }
    }

    /// Whether the groups of a number are not in order from left to right.
    private static func isSplit(_ phone: String, in line: String) -> Bool {
        guard let range = line.range(of: phone) else { return false }
        let start = line.utf16.distance(from: line.startIndex, to: range.lowerBound)
        let units = Array(phone.utf16).enumerated().filter { $0.element != 0x20 }.map { start + $0.offset }
        guard let offsets = try? VisualOrder.offsets(of: line, isRightToLeft: nil) else { return false }
        let expected = Set(units)
        return offsets.filter(expected.contains) != units
    }
}

extension MixedDirection {
    /// A finding about a named text; nil where nothing is on the wrong side, and in pseudo-languages.
    static func finding(in text: String, named name: String, for traits: TraitCollection) -> Finding? {
        guard let jump = jump(in: text, isRightToLeft: traits.layoutDirection == .rightToLeft),
            PseudoLocale(locale: traits.locale) == nil
        else { return nil }
        let quoted = QuotedText.beginning(of: text)
        let sentence =
            switch jump {
            case .start(let word):
                "\(name) \(quoted) starts from the side of “\(word)” and not from that of \(traits.locale), so that its "
                    + "words change sides; begin it with U+\(traits.layoutDirection == .rightToLeft ? "200F" : "200E")"
            case .number(let number, let word):
                "\(name) \(quoted) shows “\(number)” on the other side of “\(word)”; put “\(word)” between U+2068 and "
                    + "U+2069"
            case .phone(let number):
                "\(name) \(quoted) shows the groups of “\(number)” in the other order; put it between U+2066 and U+2069"
            }
        return Finding(.directionMixed, node: name, message: sentence)
    }
}
