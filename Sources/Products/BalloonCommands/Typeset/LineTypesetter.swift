import Support
import Typesetting

/// Converts one line of input to one line of output. Can be used from many threads.
struct LineTypesetter: Sendable {
    let fonts: FontCascade
    let tracking: Tracking
    /// Avoids a second analysis of a text that is repeated at another width or size.
    private let paragraphs = ParagraphCache()

    /// The answer to one line, and how the line is.
    func answer(_ line: InputLine) -> (json: String, verdict: LineVerdict) {
        let fields = LineFields(line, keys: TypesetRequest.keys)
        do {
            return (try answer(TypesetRequest(fields), id: fields.id), .sound)
        } catch {
            return (fields.id.errorLine("\(error)", line: line.number), .bad)
        }
    }

    private func answer(_ request: TypesetRequest, id: LineIdentifier) throws -> String {
        let style = TextStyle(
            pointSize: request.size, weight: FontWeight(rawValue: request.weight), tracking: tracking)
        let paragraph = try paragraphs.paragraph(
            request.text, style: style, language: request.lang, fonts: fonts)
        let layout = paragraph.lines(
            width: request.width ?? .infinity, limit: request.maxLines,
            truncation: request.truncation)
        let lines = layout.lines.map { line in
            #"{"start":\#(line.range.lowerBound),"width":\#(ShortDecimal.exact(line.width)),"end":\#(line.range.upperBound)}"#
        }
        return #"{"id":\#(id.json),"size":\#(ShortDecimal.exact(request.size)),"#
            + #""width":\#(request.width.map(ShortDecimal.exact) ?? "null"),"#
            + #""lines":[\#(lines.joined(separator: ","))],"height":\#(ShortDecimal.exact(layout.height)),"#
            + #""truncated":\#(layout.isTruncated)"#
            + Self.missing(in: paragraph) + "}"
    }

    /// The characters without glyphs, which are drawn as boxes; empty when there are none.
    private static func missing(in paragraph: Paragraph) -> String {
        let characters = paragraph.missingCharacters.map { offset, character in
            #"{"start":\#(offset),"character":"\#(TypesettingError.codePoint(character))"}"#
        }
        return characters.isEmpty ? "" : #","missing":[\#(characters.joined(separator: ","))]"#
    }
}
