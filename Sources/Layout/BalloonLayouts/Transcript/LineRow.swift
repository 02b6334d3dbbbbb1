import Foundation
import Typesetting
import ViewLayout

/// The parts of a transcript's line side by side, centred in a column.
struct LineRow {
    /// The names of the heavy and light parts in records.
    typealias Names = (heavy: String, light: String)

    var parts: [WeightedLine.Part]
    var font: FontReference
    var pitch: CGFloat
    var color: ColorReference
    /// The weight of the heavy parts.
    var weight = FontWeight.medium
    var ids: Names

    /// Places the texts in a column. Those that do not fit are cut: each keeps its weight. They become one text if
    /// they have two directions, or contain commands for a direction, because the bidirectional algorithm does not keep
    /// them as a row.
    /// - Throws: `TypesettingError` for a text that cannot be set.
    func placed(width: CGFloat, at origin: CGPoint, in context: LayoutContext) throws -> [PlacedNode] {
        let whole = parts.reduce("") { $0 + ($1.hasSpace ? " " : "") + $1.text }
        let isHeavy = parts.allSatisfy(\.isHeavy)
        func one() throws -> [PlacedNode] {
            let lines = try lines(whole, isHeavy: isHeavy, width: width, in: context)
            let frame = CGRect(x: origin.x, y: origin.y, width: width, height: lines.size.height)
            return [lines.placed(in: frame, context: context)]
        }
        guard parts.count > 1, !whole.unicodeScalars.contains(where: Self.commandsDirection) else { return try one() }

        let isFromRight = try isReadFromRight(whole, isHeavy: false, in: context)
        for part in parts where part.isHeavy {
            if try isReadFromRight(part.text, isHeavy: true, in: context) != isFromRight { return try one() }
        }
        let texts = try parts.map { try lines($0.text, isHeavy: $0.isHeavy, width: .infinity, in: context) }
        let space = try lines("\u{A0}", isHeavy: false, width: .infinity, in: context).size.width
        let gaps = parts.map { $0.hasSpace ? space : 0 }
        let total = texts.reduce(0) { $0 + $1.size.width } + gaps.reduce(0, +)
        context.note(.excess(total - width))
        let shown = total <= width ? Array(zip(texts, gaps)) : try cut(texts, gaps, to: width, in: context)
        guard !shown.isEmpty else { return try one() }

        var distance = (width - shown.reduce(0) { $0 + $1.0.size.width + $1.1 }) / 2
        return shown.map { text, gap in
            distance += gap
            let x = isFromRight ? width - distance - text.size.width : distance
            distance += text.size.width
            return text.placed(
                in: CGRect(origin: CGPoint(x: origin.x + x, y: origin.y), size: text.size), context: context)
        }
    }

    /// The texts that fit a width, and the next one cut at its end; none where that has no room for a letter.
    private func cut(
        _ texts: [TranscriptText], _ gaps: [CGFloat], to width: CGFloat, in context: LayoutContext
    ) throws -> [(TranscriptText, CGFloat)] {
        var (shown, room) = ([(TranscriptText, CGFloat)](), width)
        for (index, (text, gap)) in zip(texts, gaps).enumerated() {
            room -= gap
            context.note(.excess(text.size.width - room))
            guard text.size.width > room else {
                shown.append((text, gap))
                room -= text.size.width
                continue
            }
            let rest = try lines(parts[index].text, isHeavy: parts[index].isHeavy, width: room, in: context)
            // A letter of about an em, and the ellipsis.
            context.note(.excess(room - 2 * pitch))
            guard room > 2 * pitch, rest.size.width <= room else { return [] }
            return shown + [(rest, gap)]
        }
        return shown
    }

    /// Whether a character opens or closes a passage of a direction (Unicode Standard Annex 9, 2.1 to 2.5).
    private static func commandsDirection(_ scalar: Unicode.Scalar) -> Bool {
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }

    private func text(_ string: String, isHeavy: Bool) -> Text {
        Text(
            string, font: isHeavy ? font.with(weight: weight) : font, color: color, lineLimit: 1, alignment: .center,
            id: isHeavy ? ids.heavy : ids.light)
    }

    private func lines(
        _ string: String, isHeavy: Bool, width: CGFloat, in context: LayoutContext
    ) throws -> TranscriptText {
        try TranscriptText(text(string, isHeavy: isHeavy), width: width, pitch: pitch, in: context)
    }

    private func isReadFromRight(_ string: String, isHeavy: Bool, in context: LayoutContext) throws -> Bool {
        try text(string, isHeavy: isHeavy).paragraph(in: context).isRightToLeft
    }
}
