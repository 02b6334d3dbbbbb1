import Support
import Typesetting
import ViewLayout

/// Findings about the texts of placed nodes.
enum TextFindings {
    /// The findings about a text that no author can shorten, because Messages or one of the people chose it: only what
    /// no font draws.
    static func findings(inWordsOfOthers node: PlacedNode) -> [Finding] {
        findings(in: node).filter { [.missingGlyph, .weightMissing].contains($0.kind) }
    }

    /// Findings about each truncated text, split word and character without a glyph, in drawing order.
    static func findings(in node: PlacedNode) -> [Finding] {
        var findings: [Finding] = []
        append(in: node, named: node.name, to: &findings)
        return findings
    }

    private static func append(in node: PlacedNode, named name: String, to findings: inout [Finding]) {
        if case .text(let text) = node.content {
            findings += Self.findings(in: text.layout, of: text.paragraph, saying: text.text, named: name)
        }
        for (name, child) in node.namedChildren { append(in: child, named: name, to: &findings) }
    }

    /// The findings about a text and its lines.
    static func findings(
        in layout: TextLayout, of paragraph: Paragraph, saying text: String, named name: String
    ) -> [Finding] {
        [
            truncation(of: layout, saying: text, named: name), split(in: layout, of: paragraph, named: name),
            missing(in: paragraph, named: name), light(in: paragraph, named: name),
        ].compactMap { $0 }
    }

    /// The characters of a text without a glyph, each once.
    private static func missing(in paragraph: Paragraph, named name: String) -> Finding? {
        var characters: [String] = []
        for character in paragraph.missingCharacters.map(\.character) {
            let name = TypesettingError.codePoint(character)
            if !characters.contains(name) { characters.append(name) }
        }
        guard !characters.isEmpty else { return nil }
        let families = paragraph.familyNames
        // Only the first few are named; the error of --strict-glyphs names all.
        let others = families.count > 3 ? " and \(families.count - 2) others" : ""
        let asked = families.prefix(others.isEmpty ? 3 : 2).joined(separator: ", ") + others
        return Finding(
            .missingGlyph, node: name,
            message: "\(name) has \(characters.joined(separator: ", ")), which no font draws (asked: "
                + "\(asked)); remove \(characters.count == 1 ? "it" : "them") or add a font")
    }

    /// The letters of a bold text that are drawn lighter, and the first file that draws some.
    private static func light(in paragraph: Paragraph, named name: String) -> Finding? {
        let light = paragraph.lightCharacters
        guard let file = light.first?.file else { return nil }
        let letters = String(String.UnicodeScalarView(light.compactMap { Unicode.Scalar($0.character) }))
        return Finding(
            .weightMissing, node: name,
            message: "\(name) is bold, and \(file) draws \(QuotedText.beginning(of: letters)) lighter, because no font "
                + "has it bold; add a bold file to the family, or write it in regular weight")
    }

    private static func truncation(of layout: TextLayout, saying text: String, named name: String) -> Finding? {
        guard layout.isTruncated else { return nil }
        let count = layout.lines.count
        let lost = layout.lines.compactMap(\.elidedRange).first.map { range in
            ", so that \(QuotedText.end(of: String(decoding: text.utf16.dropFirst(range.lowerBound).prefix(range.count), as: UTF16.self))) is lost"
        }
        return Finding(
            .textTruncated, node: name,
            message:
                "\(name) \(QuotedText.beginning(of: text)) is truncated after \(count) "
                + "\(count == 1 ? "line" : "lines")\(lost ?? ""); shorten it")
    }

    /// Whether a line ends inside a word. Only two characters are examined, without making the text of a line.
    private static func hasSplit(_ paragraph: Paragraph, endOf line: TextLine, before next: TextLine) -> Bool {
        guard let (last, first) = paragraph.charactersAround(endOf: line, before: next),
            let last = Unicode.Scalar(last), let first = Unicode.Scalar(first)
        else { return false }
        return BrokenWord.isInsideWord(last, first)
    }

    /// The first word that a line end splits, as its two parts.
    static func firstSplit(in layout: TextLayout, of paragraph: Paragraph) -> (before: String, after: String)? {
        for (line, next) in zip(layout.lines, layout.lines.dropFirst())
        where hasSplit(paragraph, endOf: line, before: next) {
            let lines = [line, next].map { line in
                BrokenWord.Line(
                    text: String(decoding: paragraph.visibleUnits(of: line), as: UTF16.self), range: line.range,
                    isTruncated: line.elidedRange != nil)
            }
            if let parts = BrokenWord.first(in: lines) { return parts }
        }
        return nil
    }

    private static func split(in layout: TextLayout, of paragraph: Paragraph, named name: String) -> Finding? {
        guard let (before, after) = firstSplit(in: layout, of: paragraph) else { return nil }
        return Finding(
            .wordBroken, node: name,
            message:
                "\(name) splits a word into “\(before)” and “\(after)”, which needs \(needed(by: paragraph)) points in one "
                + "line; shorten it, or put the text where it has the whole width")
    }

    /// The width at which no word of a text is split, rounded up to a tenth of a point.
    private static func needed(by paragraph: Paragraph) -> String {
        let tenths = Int((paragraph.unsplitWidth * 10 - 1e-6).rounded(.up))
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
