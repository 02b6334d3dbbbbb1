import Foundation

/// A text with marks of Markdown, as parts in one style each: `**bold**`, `*slanted*`, `~~struck~~`, `` `code` `` and links.
package struct InlineMarkdown {
    /// How a part is marked, with the raw values of Foundation's `InlinePresentationIntent`.
    package struct Marks: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let emphasized = Marks(rawValue: 1), strong = Marks(rawValue: 2), code = Marks(rawValue: 4),
            struck = Marks(rawValue: 32)
    }

    /// A part of the text.
    package struct Part {
        package var text: String
        package var marks: Marks
        package var link: URL?
        package init(text: String, marks: Marks = [], link: URL? = nil) {
            (self.text, self.marks, self.link) = (text, marks, link)
        }
    }

    /// The parts in their order.
    package private(set) var parts: [Part] = []

    /// Whether a text has a letter that can be a mark.
    package static func mayMark(_ text: String) -> Bool { text.utf8.contains(where: isLetter) }
    /// A text whose letters are no marks.
    package static func escaped(_ text: String) -> String {
        guard mayMark(text) else { return text }
        return text.reduce(into: "") { result, letter in
            if letter.utf8.first.map(isLetter) == true { result.append("\\") }
            result.append(letter)
        }
    }
    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
            UInt8(ascii: "\\"):
            true
        default: false
        }
    }

    /// Reads a text. A mark without its end is what it is.
    package init(_ text: String) {
        read(text[...], Marks(), nil)
    }

    /// The marks around parts, longer ones first.
    private static let delimiters: [(String, Marks)] = [
        ("***", [.strong, .emphasized]), ("**", .strong), ("__", .strong), ("~~", .struck), ("*", .emphasized),
        ("_", .emphasized), ("`", .code),
    ]

    private mutating func read(_ text: Substring, _ marks: Marks, _ link: URL?) {
        var (place, plain) = (text.startIndex, "")
        func isLetter(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
        while place < text.endIndex {
            let rest = text[place...]
            if rest.hasPrefix("\\"), let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
                plain.append(next)
                place = text.index(place, offsetBy: 2)
            } else if let (inner, target, end) = Self.link(in: rest) {
                add(&plain, marks, link)
                read(inner, marks, URL(string: String(target)))
                place = end
            } else if let (mark, meaning, inner, end) = Self.marked(in: rest),
                !mark.hasPrefix("_") || !isLetter(plain.last) && !isLetter(text[end...].first)
            {
                add(&plain, marks, link)
                if meaning == .code {
                    parts.append(Part(text: String(inner), marks: marks.union(.code), link: link))
                } else {
                    read(inner, marks.union(meaning), link)
                }
                place = end
            } else {
                plain.append(rest[place])
                place = text.index(after: place)
            }
        }
        add(&plain, marks, link)
    }

    private mutating func add(_ text: inout String, _ marks: Marks, _ link: URL?) {
        if !text.isEmpty { parts.append(Part(text: text, marks: marks, link: link)) }
        text = ""
    }

    /// What stands between a mark at the beginning and its end, neither of which touches a space inside.
    private static func marked(in rest: Substring) -> (String, Marks, Substring, Substring.Index)? {
        for (mark, meaning) in delimiters where rest.hasPrefix(mark) {
            let inside = rest.dropFirst(mark.count)
            guard let first = inside.first, !first.isWhitespace, !mark.hasPrefix(String(first)),
                let close = inside.range(of: mark), close.lowerBound > inside.startIndex,
                !inside[inside.index(before: close.lowerBound)].isWhitespace
            else { continue }
            return (mark, meaning, inside[..<close.lowerBound], close.upperBound)
        }
        return nil
    }

    /// A link at the beginning: its text, its address and where it ends.
    private static func link(in rest: Substring) -> (Substring, Substring, Substring.Index)? {
        guard rest.hasPrefix("["), let close = rest.range(of: "]("),
            let end = rest[close.upperBound...].firstIndex(of: ")")
        else { return nil }
        return (
            rest[rest.index(after: rest.startIndex)..<close.lowerBound], rest[close.upperBound..<end],
            rest.index(after: end)
        )
    }
}
