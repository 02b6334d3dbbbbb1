import Foundation

/// A word with digits, or a web address, as a text states it.
struct StatedValue {
    let text: String
    /// The word with a zero for each of its numbers; empty for a web address.
    let form: String
    /// The numbers of the word without leading zeros, or the web address.
    let parts: [String]
    /// The half of the day that a time is in; nil where it does not say so.
    let half: Half?
    /// The words before and behind it, without marks.
    let before, behind: String?

    /// The halves of a day.
    enum Half: String, CaseIterable { case am, pm }

    /// Nil for a word without digits that is not an address.
    init?(_ word: Substring, after before: Substring?, before behind: Substring?) {
        let hasDigit = word.contains { Self.digit($0) != nil }
        let isAddress = Self.isAddress(word.utf8)
        guard hasDigit || isAddress else { return nil }
        text = word.trimmingCharacters(in: Self.marks)
        (self.before, self.behind) = (before.map(Self.plain), behind.map(Self.plain))
        guard !isAddress || !Self.isAddress(text.utf8) else {
            (form, parts, half) = ("", [text], nil)
            return
        }
        var (form, parts, isInNumber) = ("", [String](), false)
        for character in text {
            guard let digit = Self.digit(character) else {
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
        let ending = Half.allCases.first { form.lowercased().hasSuffix($0.rawValue) }
        if let ending { form.removeLast(ending.rawValue.count) }
        let following = self.behind.flatMap { Half(rawValue: $0) }
        half = Self.times.contains(form) ? ending ?? following : nil
        (self.form, self.parts) = (half == nil && ending != nil ? form + (ending?.rawValue ?? "") : form, parts)
    }

    /// The forms that can be times of a day, "7" and "7:30"; a whole number has the first one as well.
    static let times = ["0", "0:0"]

    /// Whether a word contains `://`.
    private static func isAddress(_ word: some BidirectionalCollection<UInt8>) -> Bool {
        let start = Array("://".utf8)
        return word.indices.contains { word[$0...].starts(with: start) }
    }

    /// A word without marks: "PM" and "p.m." are one.
    private static func plain(_ word: Substring) -> String {
        word.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// Whether both are one value. A time that does not say which half of the day it is in may be in either, or count
    /// to 24.
    func isSame(as other: StatedValue) -> Bool {
        guard form == other.form else { return false }
        guard half != other.half else { return parts == other.parts }
        guard half == nil || other.half == nil else { return false }
        return parts == other.parts || parts24 == other.parts24
    }

    /// Whether both are one time, if one of them counts the hours to 12 and the other to 24.
    func isHalfADay(from other: StatedValue) -> Bool {
        guard let own = parts.first.flatMap({ Int($0) }), let hour = other.parts.first.flatMap({ Int($0) }) else {
            return false
        }
        return abs(own - hour) == 12 && max(own, hour) <= 24 && parts.dropFirst() == other.parts.dropFirst()
    }

    /// The parts of a time with the hour from 0 to 23.
    private var parts24: [String] {
        guard let half, let hour = parts.first else { return parts }
        let counted = (Int(hour) ?? 0) % 12 + (half == .pm ? 12 : 0)
        return [counted == 0 ? "" : String(counted)] + parts.dropFirst()
    }

    /// Whether the word before or behind both is the same.
    func sharesWord(with other: StatedValue) -> Bool {
        before != nil && before != "" && before == other.before
            || behind != nil && behind != "" && behind == other.behind
    }

    /// Punctuation around words. Currency and percent signs belong to the value.
    private static let marks = CharacterSet(charactersIn: ".,;:!?…()[]{}«»“”„‘’\"'·–—|/•")

    /// The value of a digit of any script; nil for another character.
    private static func digit(_ character: Character) -> Int? {
        if let ascii = character.asciiValue {
            return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(ascii) ? Int(ascii - UInt8(ascii: "0")) : nil
        }
        guard character.unicodeScalars.first?.properties.numericType == .decimal else { return nil }
        return character.wholeNumberValue
    }

    /// Whether a text with this scalar can have a value: a digit, or the colon of an address. Most texts have neither.
    private static func mayBeOfValue(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? ("0"..."9").contains(scalar) || scalar == ":" : scalar.properties.numericType == .decimal
    }

    /// The different values of some texts.
    static func values(in texts: [String]) -> [StatedValue] {
        texts.flatMap { text -> [StatedValue] in
            guard text.unicodeScalars.contains(where: mayBeOfValue) else { return [] }
            let words = text.split(whereSeparator: \.isWhitespace)
            return words.indices.compactMap { index in
                StatedValue(
                    words[index], after: index > 0 ? words[index - 1] : nil,
                    before: index + 1 < words.count ? words[index + 1] : nil)
            }
        }.reduce(into: []) { values, value in
            if !values.contains(where: value.isSame) { values.append(value) }
        }
    }
}
