import Foundation
import Support

/// The text form of a record.
///
///     balloon-layout 3
///     input summaryText="Dinner on Friday"
///     balloon zstack x=0.000 y=0.000 width=280.000 height=53.000 alignment=center,center
///       caption text x=16.000 y=7.624 width=81.250 height=15.514 font=footnote
///         line 0..<12 x=16.000 baseline=23.000 width=81.241 "Dinner at 7?"
///
/// The first line names the format and its version. The inputs follow, one a line as `name=value`; version 1 had none,
/// and version 2 had neither the URL, the alternate, nor strings and metrics, whose names may be quoted. Then one node a line, parents before children, two spaces of indent
/// a level: name, kind, frame in points, and facts as `name=value`. The lines of a text follow it, one level deeper; a
/// line that lost text says `truncated`, one whose ink leaves its box says `inkOverflow=` by how much. Numbers have
/// three decimals. Values with anything but letters, digits and `+-_.,:;()#%/@*!?&` are quoted.
extension LayoutRecord {
    /// The version of the text form. It changes when old readers would misread new text, not when attributes are added.
    package static let formatVersion = 3
    /// The versions that ``init(text:)`` reads.
    package static let readableVersions = 1...formatVersion
    static let formatName = "balloon-layout"
    static let indent = "  "
    static let inputKeyword = "input"

    /// The record as text, with a line feed at the end. ``init(text:)`` reads it back.
    public var text: String {
        var text = "\(Self.formatName) \(version)\n"
        for input in inputs {
            text += "\(Self.inputKeyword) \(QuotedText.word(input.name))=\(QuotedText.word(input.value))\n"
        }
        for node in nodes {
            text += String(repeating: Self.indent, count: node.depth) + node.heading + "\n"
            for line in node.lines {
                text += String(repeating: Self.indent, count: node.depth + 1) + line.heading + "\n"
            }
        }
        return text
    }
}

extension LayoutRecord.Node {
    fileprivate var heading: String {
        // A node with the name of a keyword is quoted to distinguish it.
        let isKeyword = [LayoutRecord.Line.keyword, LayoutRecord.inputKeyword].contains(id)
        let name = isKeyword ? QuotedText.quoted(id) : QuotedText.word(id)
        let place = [
            ("x", frame.origin.x), ("y", frame.origin.y), ("width", frame.size.width), ("height", frame.size.height),
        ]
        let words =
            [name, QuotedText.word(kind)] + place.map { "\($0)=\(FixedDecimal.text($1))" }
            + attributes.map { "\($0.name)=\(QuotedText.word($0.value))" }
        return words.joined(separator: " ")
    }
}

extension LayoutRecord.Line {
    static let keyword = "line"

    fileprivate var heading: String {
        var words = [
            Self.keyword, "\(range.lowerBound)..<\(range.upperBound)", "x=\(FixedDecimal.text(x))",
            "baseline=\(FixedDecimal.text(baseline))", "width=\(FixedDecimal.text(width))",
        ]
        if isTruncated { words.append("truncated") }
        if FixedDecimal.rounded(inkOverflow) != 0 { words.append("inkOverflow=\(FixedDecimal.text(inkOverflow))") }
        words.append(QuotedText.quoted(text))
        return words.joined(separator: " ")
    }
}
