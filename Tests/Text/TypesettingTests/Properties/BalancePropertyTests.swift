import TestSupport
import Testing
import Typesetting

/// What holds for balanced lines of every text at every width.
@Suite(.neverHangs) struct BalancePropertyTests {
    private static let step = 1.0 / 64

    private func forEachWidth(
        every step: Int, _ body: (Caption, _ balanced: Paragraph, _ greedy: Paragraph, _ width: Double) -> Void
    ) throws {
        let fonts = try sharedFonts.get()
        for caption in CaptionCorpus.sample(every: step) {
            func paragraph(_ wrap: TextWrap) throws -> Paragraph {
                try Paragraph(
                    utf16: caption.units, style: caption.style(textWrap: wrap), language: caption.language, fonts: fonts
                )
            }
            let (balanced, greedy) = try (paragraph(.balanced), paragraph(.greedy))
            for width in stride(from: 11 + Double(caption.units.count % 53), to: 430, by: 53) {
                body(caption, balanced, greedy, width)
            }
        }
    }

    @Test func linesAreAsManyAsGreedyOnesAndNoWider() throws {
        var narrowerCount = 0
        try forEachWidth(every: 5) { caption, balanced, greedy, width in
            let (lines, plain) = (balanced.lines(width: width), greedy.lines(width: width))
            if lines.lines.count != plain.lines.count || lines.width > plain.width {
                Issue.record("\(caption) at \(width): \(lines.width) wide, greedy \(plain.width)")
            }
            if lines.width < plain.width { narrowerCount += 1 }
            var next = 0
            for line in lines.lines {
                if line.range.lowerBound != next || line.range.isEmpty { Issue.record("\(caption) at \(width): gap") }
                next = line.range.upperBound
            }
            #expect(next == caption.units.count)
        }
        #expect(narrowerCount > 500)
    }

    @Test func measuredTextFitsItsOwnWidth() throws {
        try forEachWidth(every: 5) { caption, balanced, _, width in
            let lines = balanced.lines(width: width)
            guard lines.width <= width else { return }
            if balanced.lines(width: lines.width).lines != lines.lines { Issue.record("\(caption) at \(width)") }
        }
    }

    @Test func linesHoldTheirIntervalAndNothingMore() throws {
        try forEachWidth(every: 11) { caption, balanced, _, width in
            let lines = balanced.lines(width: width)
            let valid = lines.validWidths
            if !valid.contains(width) { Issue.record("\(caption) at \(width): not in \(valid)") }
            var inside = [valid.lowerBound, (valid.lowerBound + min(valid.upperBound, 1_000)) / 2]
            var outside: [Double] = []
            if valid.lowerBound >= Self.step { outside.append(valid.lowerBound - Self.step) }
            if valid.upperBound.isFinite {
                inside.append(valid.upperBound - 1e-6)
                outside.append(valid.upperBound)
            }
            for other in inside where balanced.lines(width: other).lines != lines.lines {
                Issue.record("\(caption) at \(width): other lines at \(other) inside \(valid)")
            }
            for other in outside where balanced.lines(width: other).lines == lines.lines {
                Issue.record("\(caption) at \(width): same lines at \(other) outside \(valid)")
            }
        }
    }
}
