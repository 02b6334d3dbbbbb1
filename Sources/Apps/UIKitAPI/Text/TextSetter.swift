import Foundation
import Typesetting
import ViewLayout

/// Breaks a text whose stretches differ into lines: each word of each stretch is shaped by itself, and words are put one
/// after the other.
struct TextSetter {
    let context: LayoutContext
    let text: LabelText
    let limits: TextLimits

    /// - Throws: `TypesettingError` for a text that cannot be set.
    func setting() throws -> TextSetting {
        let units = Array(text.string.utf16)
        var lines: [TextSettingLine] = []
        var start = 0
        var isTruncated = false
        while start <= units.count {
            let end = units[start...].firstIndex(where: Self.endsParagraph) ?? units.count
            let limit = limits.lineCount.map { $0 - lines.count }
            if let limit, limit <= 0 {
                isTruncated = true
                break
            }
            let isFirst = start == 0
            lines += try broken(pieces(of: start..<end, in: units), offset: start, isFirstParagraph: isFirst)
            start = end + 1
            if start == units.count, end < units.count { break }
        }
        place(&lines)
        let fitting = try max(1, fittingCount(of: lines))
        guard lines.count > fitting || isTruncated else { return TextSetting(lines: lines, isTruncated: false) }
        let rest = lines.dropFirst(fitting).flatMap(\.pieces)
        lines = Array(lines.prefix(fitting))
        if limits.truncation != nil, let last = lines.indices.last {
            try truncate(&lines[last], before: rest)
        }
        return TextSetting(lines: lines, isTruncated: true)
    }

    private static func endsParagraph(_ unit: UInt16) -> Bool { unit == 0x0A || unit == 0x2029 || unit == 0x0D }

    private func fittingCount(of lines: [TextSettingLine]) throws -> Int {
        let byHeight = lines.prefix { $0.bottom <= limits.height + TextLimits.heightTolerance }.count
        return min(byHeight, limits.lineCount ?? .max)
    }

    // MARK: - Pieces

    /// The words of a paragraph, divided where its style changes.
    private func pieces(of range: Range<Int>, in units: [UInt16]) throws -> [TextPiece] {
        guard let first = text.runs.first?.run else { return [] }
        guard !range.isEmpty else {
            let run = text.runs.first { $0.range.contains(range.lowerBound) }?.run ?? text.runs.last?.run ?? first
            var piece = try self.piece(" ", run: run, range: range)
            (piece.set, piece.width, piece.visibleWidth, piece.text) = (nil, 0, 0, "")
            return [piece]
        }
        let whole = String(decoding: units[range], as: UTF16.self)
        var ends = Set(try paragraph(whole, run: first).breakOffsets.map { $0 + range.lowerBound })
        for (stretch, _) in text.runs where stretch.overlaps(range) {
            ends.insert(min(stretch.upperBound, range.upperBound))
        }
        var start = range.lowerBound
        return try ends.sorted().filter { $0 > start && $0 <= range.upperBound }.map { end in
            defer { start = end }
            let run = text.runs.first { $0.range.contains(start) }?.run ?? first
            return try piece(String(decoding: units[start..<end], as: UTF16.self), run: run, range: start..<end)
        }
    }

    private func paragraph(_ string: String, run: TextRun) throws -> Paragraph {
        try context.labelParagraph(
            string, font: run.font, direction: text.style.baseWritingDirection.direction)
    }

    private func piece(_ string: String, run: TextRun, range: Range<Int>) throws -> TextPiece {
        if let attachment = run.attachment {
            let (size, y) = (attachment.size, attachment.bounds.minY)
            return TextPiece(
                run: run, set: nil, visibleWidth: size.width, width: size.width, ascent: max(0, size.height + y),
                descent: max(0, -y), isRightToLeft: false, text: string, range: range)
        }
        let paragraph = try paragraph(string, run: run)
        guard let line = paragraph.lines(width: .infinity).lines.first else {
            return TextPiece(
                run: run, set: nil, visibleWidth: 0, width: 0, ascent: 0, descent: 0, isRightToLeft: false,
                text: string, range: range)
        }
        let visible = string.reversed().drop(while: \.isWhitespace).count
        let spaces = string.count - visible
        var advance = line.width
        if spaces > 0 {
            // White space at the end of a line has no advance, so it is measured before something that has one.
            let stop = try self.paragraph("|", run: run).lines(width: .infinity).width
            advance = try self.paragraph(string + "|", run: run).lines(width: .infinity).width - stop
        }
        return TextPiece(
            run: run, set: (paragraph, line), visibleWidth: line.width + run.kern * CGFloat(visible),
            width: advance + run.kern * CGFloat(string.count), ascent: line.ascent + run.baselineOffset,
            descent: line.descent - run.baselineOffset, isRightToLeft: paragraph.isRightToLeft, text: string,
            range: range)
    }

    // MARK: - Lines

    /// Puts words into lines, as many as the width holds.
    private func broken(_ pieces: [TextPiece], offset: Int, isFirstParagraph: Bool) -> [TextSettingLine] {
        var lines: [[TextPiece]] = [[]]
        var used: CGFloat = text.style.firstLineHeadIndent
        var word: [TextPiece] = []
        // Pieces of one word stay together: a word ends with the last piece that has white space at its end.
        func flush() {
            let visible = word.dropLast().reduce(0) { $0 + $1.width } + (word.last?.visibleWidth ?? 0)
            if used + visible > lineEnd + 0.001, !(lines.last?.isEmpty ?? true) {
                lines.append([])
                used = text.style.headIndent
            }
            lines[lines.count - 1] += word
            used += word.reduce(0) { $0 + $1.width }
            word = []
        }
        for piece in pieces {
            word.append(piece)
            if piece.text.last?.isWhitespace ?? true || piece.run.attachment != nil { flush() }
        }
        flush()
        let base = pieces.first?.isRightToLeft ?? false
        return lines.enumerated().map { index, pieces in
            line(
                of: pieces, isRightToLeft: base, offset: offset,
                indent: index == 0 ? text.style.firstLineHeadIndent : text.style.headIndent)
        }
    }

    private var lineEnd: CGFloat {
        let tail = text.style.tailIndent
        return tail > 0 ? min(tail, limits.width) : limits.width + tail
    }

    private func line(
        of pieces: [TextPiece], isRightToLeft: Bool, offset: Int, indent: CGFloat
    ) -> TextSettingLine {
        var placed = Self.visualOrder(pieces, isRightToLeft: isRightToLeft)
        var x: CGFloat = 0
        // What hangs at the end of a line takes no room: the end is the left where lines begin at the right.
        let hanging = pieces.last.map { $0.width - $0.visibleWidth } ?? 0
        if isRightToLeft { x = -hanging }
        for index in placed.indices {
            placed[index].x = x
            // The spaces of a word stand behind it, which is its left where it runs to the left.
            if placed[index].isRightToLeft { placed[index].x += placed[index].width - placed[index].visibleWidth }
            x += placed[index].width
        }
        let width = pieces.reduce(0) { $0 + $1.width } - hanging
        return TextSettingLine(
            range: (pieces.first?.range.lowerBound ?? offset)..<(pieces.last?.range.upperBound ?? offset),
            pieces: placed, width: width, top: 0, baseline: pieces.map(\.ascent).max() ?? 0,
            bottom: (pieces.map(\.ascent).max() ?? 0) + (pieces.map(\.descent).max() ?? 0), indent: indent,
            text: pieces.map(\.text).joined())
    }

    /// Pieces from left to right: stretches against the direction of the paragraph are reversed (UAX #9, rule L2, for
    /// two levels).
    private static func visualOrder(_ pieces: [TextPiece], isRightToLeft: Bool) -> [TextPiece] {
        var result: [TextPiece] = []
        var stretch: [TextPiece] = []
        for piece in pieces {
            if piece.isRightToLeft == isRightToLeft {
                result += stretch.reversed() + [piece]
                stretch = []
            } else {
                stretch.append(piece)
            }
        }
        result += stretch.reversed()
        return isRightToLeft ? result.reversed() : result
    }

    /// Gives lines their heights and places, with the space between them.
    private func place(_ lines: inout [TextSettingLine]) {
        let style = text.style
        var top: CGFloat = 0
        let units = Array(text.string.utf16)
        for index in lines.indices {
            if index > 0 {
                let start = lines[index].range.lowerBound
                let begins = start > 0 && start <= units.count && Self.endsParagraph(units[start - 1])
                top += style.lineSpacing + (begins ? style.paragraphSpacing + style.paragraphSpacingBefore : 0)
            }
            let (ascent, natural) = (lines[index].baseline, lines[index].bottom)
            var height = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
            height = max(height, style.minimumLineHeight)
            if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
            // What a line is taller than its letters is above them.
            lines[index].top = top
            lines[index].baseline = top + ascent + height - natural
            lines[index].bottom = top + height
            top += height
        }
    }

    // MARK: - Ellipsis

    /// Leaves out as much of the end of a line as an ellipsis takes.
    private func truncate(_ line: inout TextSettingLine, before rest: [TextPiece]) throws {
        var pieces = line.pieces.sorted { $0.range.lowerBound < $1.range.lowerBound }
        let isRightToLeft = pieces.first?.isRightToLeft ?? false
        let room = lineEnd - line.indent
        while let last = pieces.popLast() {
            let before = pieces.reduce(0) { $0 + $1.width }
            guard last.run.attachment == nil else { continue }
            let follows = pieces.isEmpty && rest.isEmpty ? "" : " …"
            // The remaining text makes the line too long for the room, so that it ends with an ellipsis.
            let words = last.text + follows + (rest.first?.text ?? "")
            let paragraph = try paragraph(words, run: last.run)
            let natural = paragraph.lines(width: .infinity).width
            let set = paragraph.lines(
                width: min(Double(room - before), natural - 0.01), limit: 1, truncation: limits.truncation ?? .tail)
            guard let set = set.lines.first, set.width <= Double(room - before) + 0.001, set.elidedRange != nil else {
                continue
            }
            var piece = last
            piece.set = (paragraph, set)
            (piece.visibleWidth, piece.width) = (set.width, set.width)
            piece.text = String(decoding: paragraph.visibleUnits(of: set), as: UTF16.self)
            let replaced = self.line(
                of: pieces + [piece], isRightToLeft: isRightToLeft, offset: line.range.lowerBound, indent: line.indent)
            (line.pieces, line.width, line.text) = (replaced.pieces, replaced.width, replaced.text)
            line.isTruncated = true
            return
        }
        line.isTruncated = true
    }
}

extension LayoutContext {
    /// A text in a font; a character that no font draws is a box.
    func labelParagraph(_ text: String, font: UIFont, direction: BaseDirection = .natural) throws -> Paragraph {
        do {
            return try paragraph(
                text, font: font.font, direction: direction, hasMonospacedDigits: font.hasMonospacedDigits)
        } catch TypesettingError.missingGlyph {
            var boxed = self
            boxed.fonts = FontCascade(drawingBoxesOf: fonts)
            return try boxed.paragraph(
                text, font: font.font, direction: direction, hasMonospacedDigits: font.hasMonospacedDigits)
        }
    }
}
