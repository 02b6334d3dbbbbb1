import Typesetting
import ViewLayout

/// Findings about the texts of placed nodes.
enum TextFindings {
    /// Every text that is cut, every word that is torn apart and every character without a glyph, in drawing order.
    static func findings(in node: PlacedNode) -> [Finding] { findings(in: node, named: node.name) }

    private static func findings(in node: PlacedNode, named name: String) -> [Finding] {
        var findings: [Finding] = []
        if case .text(let text) = node.content {
            findings = [truncation(of: text, named: name), tear(in: text, named: name), missing(in: text, named: name)]
                .compactMap { $0 }
        }
        return findings + node.namedChildren.flatMap { Self.findings(in: $0.node, named: $0.name) }
    }

    /// The characters of a text that no font draws, each once.
    private static func missing(in text: PlacedText, named name: String) -> Finding? {
        var characters: [String] = []
        for character in text.paragraph.missingCharacters.map(\.character) {
            let name = TypesettingError.codePoint(character)
            if !characters.contains(name) { characters.append(name) }
        }
        guard !characters.isEmpty else { return nil }
        let families = text.paragraph.familyNames
        // The first are those that a reader knows; a refusal by --strict-glyphs names them all.
        let others = families.count > 3 ? " and \(families.count - 2) others" : ""
        let asked = families.prefix(others.isEmpty ? 3 : 2).joined(separator: ", ") + others
        return Finding(
            .missingGlyph, node: name,
            message: "\(name) has \(characters.joined(separator: ", ")), which no font draws (asked: "
                + "\(asked)); remove \(characters.count == 1 ? "it" : "them") or add a font")
    }

    private static func truncation(of text: PlacedText, named name: String) -> Finding? {
        guard text.layout.isTruncated else { return nil }
        let count = text.layout.lines.count
        return Finding(
            .textTruncated, node: name,
            message: "\(name) is truncated after \(count) \(count == 1 ? "line" : "lines"); shorten it")
    }

    /// Whether a line ends inside a word: seen by two characters, without making the text of a line.
    private static func hasTear(_ text: PlacedText) -> Bool {
        zip(text.layout.lines, text.layout.lines.dropFirst()).contains { line, next in
            guard let (last, first) = text.paragraph.charactersAround(endOf: line, before: next),
                let last = Unicode.Scalar(last), let first = Unicode.Scalar(first)
            else { return false }
            return BrokenWord.isInsideWord(last, first)
        }
    }

    private static func tear(in text: PlacedText, named name: String) -> Finding? {
        guard hasTear(text) else { return nil }
        let lines = text.layout.lines.map { line in
            BrokenWord.Line(
                text: String(decoding: text.paragraph.visibleUnits(of: line), as: UTF16.self), range: line.range,
                isTruncated: line.elidedRange != nil)
        }
        guard let (before, after) = BrokenWord.first(in: lines) else { return nil }
        return Finding(
            .wordBroken, node: name,
            message: "\(name) is too narrow for a word, which is split into “\(before)” and “\(after)”; "
                + "shorten it, or give it \(needed(by: text)) points")
    }

    /// The width at which no word of a text is split, rounded up to a tenth of a point.
    private static func needed(by text: PlacedText) -> String {
        let tenths = Int((text.paragraph.unsplitWidth * 10 - 1e-6).rounded(.up))
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
