import Typesetting
import ViewLayout

/// Findings about the texts of placed nodes.
enum TextFindings {
    /// Every text that is cut, and every word that is torn apart, in drawing order.
    static func findings(in node: PlacedNode) -> [Finding] { findings(in: node, named: node.name) }

    private static func findings(in node: PlacedNode, named name: String) -> [Finding] {
        var findings: [Finding] = []
        if case .text(let text) = node.content {
            findings = Self.findings(in: text.layout, of: text.paragraph, named: name)
        }
        return findings + node.namedChildren.flatMap { Self.findings(in: $0.node, named: $0.name) }
    }

    /// What there is to find in the lines of a text.
    static func findings(in layout: TextLayout, of paragraph: Paragraph, named name: String) -> [Finding] {
        [truncation(of: layout, named: name), tear(in: layout, of: paragraph, named: name)].compactMap { $0 }
    }

    private static func truncation(of layout: TextLayout, named name: String) -> Finding? {
        guard layout.isTruncated else { return nil }
        let count = layout.lines.count
        return Finding(
            .textTruncated, node: name,
            message: "\(name) is truncated after \(count) \(count == 1 ? "line" : "lines"); shorten it")
    }

    /// Whether a line ends inside a word: seen by two characters, without making the text of a line.
    private static func hasTear(_ paragraph: Paragraph, endOf line: TextLine, before next: TextLine) -> Bool {
        guard let (last, first) = paragraph.charactersAround(endOf: line, before: next),
            let last = Unicode.Scalar(last), let first = Unicode.Scalar(first)
        else { return false }
        return BrokenWord.isInsideWord(last, first)
    }

    /// The first word that a line end splits, as its two parts.
    private static func firstTear(in layout: TextLayout, of paragraph: Paragraph) -> (before: String, after: String)? {
        for (line, next) in zip(layout.lines, layout.lines.dropFirst())
        where hasTear(paragraph, endOf: line, before: next) {
            let lines = [line, next].map { line in
                BrokenWord.Line(
                    text: String(decoding: paragraph.visibleUnits(of: line), as: UTF16.self), range: line.range,
                    isTruncated: line.elidedRange != nil)
            }
            if let parts = BrokenWord.first(in: lines) { return parts }
        }
        return nil
    }

    private static func tear(in layout: TextLayout, of paragraph: Paragraph, named name: String) -> Finding? {
        guard let (before, after) = firstTear(in: layout, of: paragraph) else { return nil }
        return Finding(
            .wordBroken, node: name,
            message: "\(name) is too narrow for a word, which is split into “\(before)” and “\(after)”; shorten it")
    }
}
