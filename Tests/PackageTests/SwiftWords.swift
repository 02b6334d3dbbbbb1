/// The words of a Swift source that are code, in their order. Comments and the text of strings are left out; what is
/// interpolated in a string is code.
struct SwiftWords {
    /// A word, or where braces open and close.
    enum Token: Equatable {
        /// An identifier or a keyword. A member stands behind a point.
        case word(String, isMember: Bool)
        case open
        case close
    }

    private let bytes: [UInt8]
    private var place = 0
    private var tokens: [Token] = []

    /// Reads a source.
    static func tokens(of source: String) -> [Token] {
        var reader = SwiftWords(bytes: Array(source.utf8))
        reader.readCode(upToParenthesis: false)
        return reader.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ distance: Int = 0) -> UInt8? {
        bytes.indices.contains(place + distance) ? bytes[place + distance] : nil
    }

    private func isNext(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

    /// Reads code up to the end, or up to the parenthesis that ends an interpolation.
    private mutating func readCode(upToParenthesis: Bool) {
        var depth = 0
        while let next = byte() {
            switch next {
            case UInt8(ascii: "/") where isNext("//"):
                while let skipped = byte(), skipped != UInt8(ascii: "\n") { place += 1 }
            case UInt8(ascii: "/") where isNext("/*"): skipComment()
            case UInt8(ascii: "\""), UInt8(ascii: "#"): readString()
            case UInt8(ascii: "{"), UInt8(ascii: "}"):
                tokens.append(next == UInt8(ascii: "{") ? .open : .close)
                place += 1
            case UInt8(ascii: "("), UInt8(ascii: ")"):
                place += 1
                depth += next == UInt8(ascii: "(") ? 1 : -1
                if upToParenthesis && depth < 0 { return }
            case _ where Self.isLetter(next): readWord()
            default: place += 1
            }
        }
    }

    /// Comments nest.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if isNext("/*") {
                depth += 1
                place += 2
            } else if isNext("*/") {
                depth -= 1
                place += 2
            } else {
                place += 1
            }
        } while depth > 0 && place < bytes.count
    }

    /// A string of any form: `"…"`, `"""…"""`, `#"…"#`; or a number sign that begins none.
    private mutating func readString() {
        var signs = ""
        while byte() == UInt8(ascii: "#") {
            signs += "#"
            place += 1
        }
        guard byte() == UInt8(ascii: "\"") else { return }
        let isLong = isNext("\"\"\"")
        let quote = isLong ? "\"\"\"" : "\""
        place += quote.utf8.count
        while let next = byte() {
            if isNext(quote + signs) {
                place += quote.utf8.count + signs.utf8.count
                return
            }
            // A string on one line ends with it, whatever it holds.
            if !isLong && next == UInt8(ascii: "\n") { return }
            if isNext("\\" + signs + "(") {
                place += 2 + signs.utf8.count
                readCode(upToParenthesis: true)
            } else if isNext("\\" + signs) {
                place += 2 + signs.utf8.count
            } else {
                place += 1
            }
        }
    }

    private mutating func readWord() {
        var start = place
        while start > 0, bytes[start - 1] == UInt8(ascii: "`") { start -= 1 }
        let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
        let first = place
        while let next = byte(), Self.isLetter(next) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) {
            place += 1
        }
        tokens.append(.word(String(decoding: bytes[first..<place], as: UTF8.self), isMember: isMember))
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        default: byte >= 0x80
        }
    }
}
