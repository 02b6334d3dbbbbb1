import Foundation
import ViewLayout

/// A text with what attributes say of its stretches, as a label is given it.
package struct LabelText {
    /// The letters.
    let string: String
    /// The stretches in UTF-16 offsets, one after the other; one even for an empty text.
    let runs: [(range: Range<Int>, run: TextRun)]
    /// How lines are set.
    var style: ParagraphStyleValues

    /// A text in one font and colour.
    init(_ string: String, run: TextRun, style: ParagraphStyleValues = ParagraphStyleValues()) {
        self.string = string
        runs = [(0..<string.utf16.count, run)]
        self.style = style
    }

    /// A text in stretches, which follow one another and are all of it.
    package init(_ string: String, runs: [(range: Range<Int>, run: TextRun)], style: ParagraphStyleValues) {
        (self.string, self.runs, self.style) = (string, runs, style)
    }

    /// A text with attributes; `base` and `style` hold where they say nothing. The paragraph style of its beginning
    /// counts for all of it.
    init(_ text: NSAttributedString, base: TextRun, style: ParagraphStyleValues) {
        var runs: [(range: Range<Int>, run: TextRun)] = []
        var first: NSParagraphStyle?
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            if first == nil { first = attributes[.paragraphStyle] as? NSParagraphStyle }
            runs.append((range.location..<(range.location + range.length), TextRun(attributes, base: base)))
        }
        string = text.string
        self.runs = runs.isEmpty ? [(0..<0, base)] : runs
        self.style = first?.values ?? style
    }

    /// The whole of it in one font and colour, where that is what it is.
    var plainRun: TextRun? {
        guard style.isPlain, runs.count == 1, let run = runs.first?.run, run.isPlain else { return nil }
        return run
    }
}
