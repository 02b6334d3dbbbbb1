import Foundation
import Typesetting
import ViewLayout

extension LayoutContext {
    /// The text of a label as one paragraph; a character that no font draws is a box.
    func paragraph(of text: LabelText) throws -> Paragraph {
        do {
            return try strictParagraph(of: text)
        } catch TypesettingError.missingGlyph {
            var boxed = self
            boxed.fonts = FontCascade(drawingBoxesOf: fonts)
            return try boxed.strictParagraph(of: text)
        }
    }

    private func strictParagraph(of text: LabelText) throws -> Paragraph {
        let direction = text.style.baseWritingDirection.direction
        guard let run = text.metricRun else {
            return try paragraph(
                text.string, runs: text.styledRuns, font: text.largestFont.font, direction: direction,
                hasMonospacedDigits: text.largestFont.hasMonospacedDigits)
        }
        return try paragraph(
            text.string, font: run.font.font, direction: direction, hasMonospacedDigits: run.font.hasMonospacedDigits)
    }
}

extension LabelText {
    /// The run of a text that has one, and nothing that changes its glyphs but a font.
    fileprivate var metricRun: TextRun? {
        guard runs.count == 1, let run = runs.first?.run else { return nil }
        return run.kern == 0 && run.baselineOffset == 0 && run.attachment == nil ? run : nil
    }

    /// The largest font of the text. Lengths of its paragraph are parts of this font's size.
    fileprivate var largestFont: UIFont {
        let fonts = runs.map(\.run.font)
        return fonts.max { $0.font.pointSize < $1.font.pointSize } ?? .systemFont(ofSize: UIFont.labelFontSize)
    }

    /// What changes the size of the text.
    fileprivate var styledRuns: [StyledRun] {
        runs.map { range, run in
            var style = run.font.font.typesettingStyle
            style.hasMonospacedDigits = run.font.hasMonospacedDigits
            var styled = StyledRun(length: range.count, style: style)
            (styled.kern, styled.baselineOffset) = (run.kern, run.baselineOffset)
            styled.attachment = run.attachment.map {
                TextAttachment(width: $0.size.width, height: $0.size.height, bottom: $0.bounds.minY)
            }
            return styled
        }
    }
}
