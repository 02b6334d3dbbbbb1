/// The line of a scene file that has an error, with a caret below its column, as compilers show it.
package enum SceneExcerpt {
    /// The most scalars of a line that are shown.
    private static let longestLine = 100
    /// The most scalars of a line that are kept. What stands further right is reported without its line.
    private static let longestKeptLine = 10_000

    /// Two lines: the source with its number, and the caret; nil where the line is not known.
    package static func text(of error: SceneError) -> String? {
        guard let place = error.place, let line = error.sourceLine else { return nil }
        let scalars = Array(line.unicodeScalars)
        let column = max(place.column - 1, 0)
        guard column <= scalars.count else { return nil }
        // A long line is shown around the column.
        let start =
            scalars.count <= longestLine ? 0 : max(0, min(column - longestLine / 2, scalars.count - longestLine))
        let end = min(scalars.count, start + longestLine)
        let (before, after) = (start > 0 ? "…" : "", end < scalars.count ? "…" : "")
        let shown = scalars[start..<end].map(visible).joined()
        let number = "\(place.line)"
        let margin = String(repeating: " ", count: number.count)
        let space = before.isEmpty ? "" : " "
        let indent = scalars[start..<max(start, min(column, end))].map(blank).joined()
        return "  \(number) | \(before)\(shown)\(after)\n  \(margin) | \(space)\(indent)^"
    }

    /// The lines of a text that errors name are put into them.
    static func adding(_ text: String, to error: SceneError) -> SceneError {
        let requested = Set(error.all.filter { $0.file == error.file }.compactMap { $0.place?.line })
        let lines = lines(requested, of: text)
        var result = error
        result.sourceLine = error.sourceLine ?? error.place.flatMap { lines[$0.line] }
        result.others = error.others.map { other in
            var other = other
            if other.file == error.file, other.sourceLine == nil {
                other.sourceLine = other.place.flatMap { lines[$0.line] }
            }
            return other
        }
        return result
    }

    /// Some lines of a text by number.
    static func lines(_ numbers: Set<Int>, of text: String) -> [Int: String] {
        var found: [Int: String] = [:]
        var number = 1
        var line = String.UnicodeScalarView()
        var count = 0
        for scalar in text.unicodeScalars {
            guard scalar == "\n" else {
                if count < longestKeptLine, scalar != "\r", numbers.contains(number) { line.append(scalar) }
                count += 1
                continue
            }
            if numbers.contains(number) { found[number] = String(line) }
            line = String.UnicodeScalarView()
            count = 0
            number += 1
        }
        if numbers.contains(number) { found[number] = String(line) }
        return found
    }

    /// A scalar as a terminal can show it without being steered by it. A tab is a space, as wide as the one above the
    /// caret.
    private static func visible(_ scalar: Unicode.Scalar) -> String {
        if scalar == "\t" { return " " }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return "\u{FFFD}"
        case .format: return scalar == "\u{200D}" || scalar == "\u{200C}" ? String(scalar) : "\u{FFFD}"
        default: return String(scalar)
        }
    }

    /// White space as wide as a scalar in a terminal.
    private static func blank(_ scalar: Unicode.Scalar) -> String {
        if scalar == "\t" { return " " }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return ""
        case .format where scalar == "\u{200D}" || scalar == "\u{200C}": return ""
        default: break
        }
        return isWide(scalar) ? "  " : " "
    }

    /// Whether a terminal shows a scalar two columns wide: East Asian wide letters, and emoji.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isEmojiPresentation { return true }
        return switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
