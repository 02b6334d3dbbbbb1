import Testing

@testable import ViewLayout

/// What nobody could see of a difference is told by its code points.
struct TextPairTests {
    @Test(arguments: [
        ("Dinner at 7?", "Dinner at\u{A0}7?", "U+00A0 instead of U+0020"),
        ("Dinner", "Din\u{200B}ner", "U+200B instead of nothing"),
        ("Pizza sold", "Pizza s\u{43E}ld", "U+043E instead of U+006F"),
        ("Caf\u{E9}", "Cafe\u{301}", "U+0065 U+0301 instead of U+00E9"),
        ("Dinner", "Dinner\u{202E}", "U+202E instead of nothing"),
        ("\u{E19}\u{E4D}\u{E49}\u{E32}", "\u{E19}\u{E49}\u{E33}", "U+0E49 U+0E33 instead of U+0E4D U+0E49 U+0E32"),
    ])
    func unseen(_ from: String, _ to: String, _ points: String) {
        #expect(TextPair(from: from, to: to).words.hasSuffix("(\(points))"))
    }

    @Test(arguments: [
        ("Dinner at 7?", "Dinner at 8?"), ("Saturday", "Sunday"), ("7時", "8時"), ("", "Dinner"), ("caf", "cafe"),
        ("Dinner", "Dinner for four people"), ("Gäste kommen", "Leute kommen"), ("Przyjdę", "Przyjade"),
        ("ไปกินข้าวกัน", "ไปกินข้าวกับ"), ("e", "é"),
    ])
    func seen(_ from: String, _ to: String) { #expect(!TextPair(from: from, to: to).words.contains("U+")) }

    /// Beside letters that are seen, marks are named by themselves; those that join emoji are seen.
    @Test func marksBesideLetters() {
        let words = TextPair(from: "Dinner on Friday", to: "Dinner\u{200D} on Friday at 7").words
        #expect(words.hasSuffix("(with U+200D)"))
        #expect(TextPair(from: "Dinner\u{200B} on Friday", to: "Lunch at 7").words.hasSuffix("(without U+200B)"))
        #expect(!TextPair(from: "Dinner for us", to: "Lunch \u{1F469}\u{200D}\u{1F373}").words.contains("U+"))
    }

    /// A mark that turns the direction would turn the whole sentence.
    @Test func nothingReordersTheSentence() {
        let words = TextPair(from: "Dinner", to: "Din\u{202E}ner").words
        #expect(!words.unicodeScalars.contains("\u{202E}") && words.contains("\\u{202e}"))
    }

    /// Of long texts the part that differs is told, with some words around it.
    @Test(arguments: [(0, 0), (100, 0), (0, 100), (100, 100), (20, 300), (300, 20)]) func excerpts(
        before: Int, behind: Int
    ) {
        let (start, end) = (String(repeating: "a", count: before), String(repeating: "z", count: behind))
        let pair = TextPair(from: start + "Monday" + end, to: start + "Friday evening" + end).excerpt
        #expect(pair.from.contains("Monday") && pair.to.contains("Friday evening"))
        for text in [pair.from, pair.to] {
            let words = text.replacing("Monday", with: "").replacing("Friday evening", with: "")
            let isShort = before + behind + 14 <= 80
            #expect(words.prefix { $0 != "z" }.count { $0 == "a" } == (isShort ? before : min(before, 24)))
            #expect(words.count { $0 == "z" } == (isShort ? behind : min(behind, 24)))
            #expect(
                text.hasPrefix("…") == (!isShort && before > 24) && text.hasSuffix("…") == (!isShort && behind > 24))
        }
    }

    @Test func aLongPartIsCut() {
        let pair = TextPair(from: "", to: String(repeating: "b", count: 500)).excerpt
        #expect(pair.from.isEmpty && pair.to == String(repeating: "b", count: 80 + 24) + "…" || pair.to.hasSuffix("…"))
        #expect(pair.to.count <= 24 + 80 + 1 && pair.to.count > 24)
        let short = TextPair(from: "Dinner at seven", to: "Dinner at eight")
        #expect(short.excerpt == short)
    }

    /// Beside letters that are seen, marks of every kind and spaces other than the usual one are named.
    @Test(arguments: ["\u{A0}", "\u{2009}", "\u{3000}", "\u{200B}", "\u{2028}", "\u{2029}", "\u{9}", "\u{3164}"])
    func everyUnseenMarkIsNamed(_ mark: String) throws {
        let scalar = try #require(mark.unicodeScalars.first)
        let number = String(scalar.value, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: 4 - number.count) + number
        let (plain, marked) = ("Lunch today", "Supper\(mark)on Friday")
        #expect(TextPair(from: plain, to: marked).words.hasSuffix("(with \(name))"))
        #expect(TextPair(from: marked, to: plain).words.hasSuffix("(without \(name))"))
    }
}
