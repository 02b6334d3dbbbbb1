import Foundation
import Typesetting
import ViewLayout

/// The lines of a paragraph as a paragraph style asks for them: with indents, and with space between them. Lengths are
/// in points from the top left.
struct ArrangedText {
    let text: LabelText
    let paragraph: Paragraph
    let layout: TextLayout
    let lines: [ArrangedLine]
    /// The size of the lines, not rounded.
    let size: CGSize

    /// Whether text was left out.
    var isTruncated: Bool { layout.isTruncated }

    /// - Throws: `TypesettingError` for a text that cannot be set.
    init(_ text: LabelText, limits: TextLimits, in context: LayoutContext) throws {
        let paragraph = try context.paragraph(of: text)
        func arranged(_ lineCount: Int?) -> ArrangedText {
            ArrangedText(text, paragraph, paragraph.lines(text.style, limits, lineCount: lineCount))
        }
        let complete = arranged(limits.lineCount)
        let height = limits.height + TextLimits.heightTolerance
        guard complete.size.height > height else {
            self = complete
            return
        }
        // No more lines than the height holds, but at least one.
        self = arranged(max(1, complete.lines.prefix { $0.bottom <= height }.count))
    }

    init(_ text: LabelText, _ paragraph: Paragraph, _ layout: TextLayout) {
        self.text = text
        self.paragraph = paragraph
        self.layout = layout
        guard !text.style.isPlain else {
            lines = layout.lines.map { ArrangedLine($0, top: $0.top, baseline: $0.baseline, bottom: $0.bottom) }
            size = CGSize(width: layout.width, height: layout.height)
            return
        }
        lines = Self.lines(of: layout, of: paragraph, text.style)
        // The width that gives the same lines includes their indents, but where a line cannot be shorter.
        let widest = lines.map { $0.indent + $0.line.width }.max() ?? 0
        size = CGSize(width: max(layout.width, widest), height: lines.last?.bottom ?? 0)
    }

    private static func lines(
        of layout: TextLayout, of paragraph: Paragraph, _ style: ParagraphStyleValues
    ) -> [ArrangedLine] {
        var top: CGFloat = 0
        return layout.lines.enumerated().map { index, line in
            let begins = paragraph.startsParagraph(at: line.range.lowerBound)
            if index > 0 {
                top += style.lineSpacing + (begins ? style.paragraphSpacing + style.paragraphSpacingBefore : 0)
            }
            let natural = line.ascent + line.descent
            var height = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
            height = max(height, style.minimumLineHeight)
            if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
            defer { top += height }
            // What a line is taller than its letters is above them.
            return ArrangedLine(
                line, top: top, baseline: top + line.ascent + height - natural, bottom: top + height,
                indent: begins ? style.firstLineHeadIndent : style.headIndent)
        }
    }
}

/// One line of an ``ArrangedText``.
struct ArrangedLine {
    /// The line as the paragraph broke it.
    let line: TextLine
    let top, baseline, bottom: CGFloat
    /// The space before the line.
    let indent: CGFloat

    init(_ line: TextLine, top: CGFloat, baseline: CGFloat, bottom: CGFloat, indent: CGFloat = 0) {
        self.line = line
        (self.top, self.baseline, self.bottom, self.indent) = (top, baseline, bottom, indent)
    }
}

extension Paragraph {
    /// The lines of a label. At an infinite width, and where no ellipsis is drawn, lines over the limit are left out as
    /// they are.
    fileprivate func lines(_ style: ParagraphStyleValues, _ limits: TextLimits, lineCount: Int?) -> TextLayout {
        func broken(limit: Int?, truncation: TruncationMode = .tail) -> TextLayout {
            lines(
                width: style.lineEnd(limits.width), firstIndent: style.firstLineHeadIndent, indent: style.headIndent,
                pushesOutLastWord: limits.wrapsByWords && style.lineBreakStrategy.contains(.pushOut), limit: limit,
                truncation: truncation)
        }
        if let mode = limits.truncation, limits.width.isFinite { return broken(limit: lineCount, truncation: mode) }
        let all = broken(limit: nil)
        guard let lineCount, all.lines.count > lineCount else { return all }
        return all.prefix(lineCount)
    }
}

extension ParagraphStyleValues {
    /// Where lines end, in points from where they would start without an indent.
    fileprivate func lineEnd(_ width: CGFloat) -> CGFloat {
        tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    }
}

extension TextLayout {
    /// The first lines, the others left out without an ellipsis.
    fileprivate func prefix(_ count: Int) -> TextLayout {
        let kept = Array(lines.prefix(count))
        return TextLayout(
            lines: kept, width: kept.map(\.width).max() ?? 0, height: kept.last?.bottom ?? 0, isTruncated: true,
            validWidths: validWidths)
    }
}
