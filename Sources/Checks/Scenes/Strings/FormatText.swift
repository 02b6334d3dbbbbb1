/// A text with places for arguments, taken apart once: `%1$@ invites %#@people@`.
package struct FormatText: Hashable, Sendable {
    /// The text as the catalogue has it.
    let written: String
    /// Its parts in their order.
    let pieces: [Piece]

    /// A part of the text.
    enum Piece: Hashable, Sendable {
        /// Words that stand as they are.
        case words(String)
        /// `%%`.
        case percent
        /// `%lld`, with the argument that it takes.
        case argument(FormatSpecifier, Place)
        /// `%arg`: the number by which this text was chosen.
        case own
        /// `%#@people@`: a text that varies on its own.
        case part(name: String, Place)
    }

    /// Which argument a specifier takes.
    enum Place: Hashable, Sendable {
        /// The argument of this number, from 1.
        case numbered(Int)
        /// The next one, after so many others without a number.
        case inOrder(Int)

        /// The number of the argument.
        /// - Parameter first: the number of the first one in order.
        func number(from first: Int) -> Int {
            switch self {
            case .numbered(let number): number
            // Text with more than a thousand specifiers has no argument for them.
            case .inOrder(let index): first + index
            }
        }
    }

    package init(_ written: String) {
        self.written = written
        guard written.utf8.contains(UInt8(ascii: "%")) else {
            pieces = written.isEmpty ? [] : [.words(written)]
            return
        }
        var pieces: [Piece] = []
        var words = ""
        var count = 0
        var rest = written[...]
        func append(_ piece: Piece) {
            if !words.isEmpty { pieces.append(.words(words)) }
            words = ""
            pieces.append(piece)
        }
        while let sign = rest.firstIndex(of: "%") {
            words += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                append(.percent)
                rest = rest.dropFirst()
            } else if rest.hasPrefix("arg") {
                append(.own)
                count += 1
                rest = rest.dropFirst(3)
            } else if let part = Part(at: rest) {
                append(.part(name: part.name, Self.place(part.argument, &count)))
                rest = part.rest
            } else if let specifier = FormatSpecifier(at: rest) {
                append(.argument(specifier, Self.place(specifier.argument, &count)))
                rest = rest[rest.utf8.index(rest.startIndex, offsetBy: specifier.text.utf8.count)...]
            } else {
                words += "%"
            }
        }
        words += rest
        if !words.isEmpty { pieces.append(.words(words)) }
        self.pieces = pieces
    }

    private static func place(_ number: Int?, _ count: inout Int) -> Place {
        if let number { return .numbered(number) }
        count += 1
        return .inOrder(count - 1)
    }

    /// The name of a part behind its percent sign: `#@people@`, `2$#@people@`.
    private struct Part {
        let name: String
        let argument: Int?
        let rest: Substring

        init?(at text: Substring) {
            let digits = text.prefix(3).prefix { "0"..."9" ~= $0 }
            var rest = text[digits.endIndex...]
            if !digits.isEmpty {
                guard rest.first == "$" else { return nil }
                rest = rest.dropFirst()
            }
            guard rest.hasPrefix("#@") else { return nil }
            rest = rest.dropFirst(2)
            guard let end = rest.firstIndex(of: "@"), end > rest.startIndex else { return nil }
            (name, argument, self.rest) = (String(rest[..<end]), Int(digits), rest[rest.index(after: end)...])
        }
    }
}

extension FormatText {
    /// The words alone, without specifiers.
    var words: String {
        pieces.reduce(into: "") { words, piece in
            if case .words(let text) = piece { words += text }
        }
    }

    /// The first place for an argument that a viewer would read if nothing were put there; nil for none.
    var sureSpecifier: String? {
        var before: Character?
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .words(let words): before = words.last
            case .percent: before = "%"
            case .own: return "%arg"
            case .part(let name, _): return "%#@\(name)@"
            case .argument(let specifier, _):
                var after: Character?
                if index + 1 < pieces.count, case .words(let words) = pieces[index + 1] { after = words.first }
                if specifier.isSure(after: before, before: after) { return "%\(specifier.text)" }
                before = specifier.text.last
            }
        }
        return nil
    }
}
