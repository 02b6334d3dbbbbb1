import Foundation
import Support

/// Compares the lines of a text.
///
/// First it compares the texts. White space at line ends is not drawn and an ellipsis hides text, so only text that is
/// visible in both is compared. If the texts differ, the first line that differs is reported, and line breaks are not.
/// If they are equal, the first break that moved is reported. If the breaks are equal too, changes of truncation, size
/// and place are reported.
struct LineComparison {
    private let before: LayoutRecord.Node
    private let after: LayoutRecord.Node

    init(_ before: LayoutRecord.Node, _ after: LayoutRecord.Node) {
        self.before = before
        self.after = after
    }

    var changes: [LayoutChange.Kind] {
        var changes: [LayoutChange.Kind] = []
        if !isSameText {
            changes.append(firstDifferentText)
        } else if let change = firstMovedBreak {
            changes.append(change)
        } else {
            changes += changesOfEqualLines
        }
        if before.lines.count != after.lines.count {
            changes.append(.lineCount(from: before.lines.count, to: after.lines.count))
        }
        return changes + truncationChanges
    }

    // MARK: Text

    private var isSameText: Bool {
        let old = VisibleText(before.lines)
        let new = VisibleText(after.lines)
        guard old.isTruncated || new.isTruncated else { return old.scalars == new.scalars }
        let common = min(old.scalars.count, new.scalars.count)
        // The visible part of a truncated text must be the beginning of the other text, as far as both are visible.
        return old.end == new.end && old.scalars.prefix(common) == new.scalars.prefix(common)
            && (old.isTruncated || new.scalars.count == common) && (new.isTruncated || old.scalars.count == common)
    }

    private var firstDifferentText: LayoutChange.Kind {
        let count = max(before.lines.count, after.lines.count)
        let index =
            (0..<count).first { text(of: before, at: $0) != text(of: after, at: $0) } ?? max(0, count - 1)
        return changedText(line: index, from: text(of: before, at: index), to: text(of: after, at: index))
    }

    private func changedText(line index: Int, from: String, to: String) -> LayoutChange.Kind {
        .text(
            line: index + 1, from: from, to: to, all: TextPair(from: before.seenText, to: after.seenText))
    }

    private func text(of node: LayoutRecord.Node, at index: Int) -> String {
        index < node.lines.count ? node.lines[index].text : ""
    }

    // MARK: Breaks

    private var firstMovedBreak: LayoutChange.Kind? {
        let old = VisibleText.starts(of: before.lines)
        let new = VisibleText.starts(of: after.lines)
        for index in 0..<max(old.count, new.count) {
            guard index < new.count else {
                return .lineJoined(line: index + 1, before: before.lines[index].firstWord)
            }
            if index >= old.count || old[index] != new[index] {
                return .lineBreak(line: index + 1, before: after.lines[index].firstWord)
            }
        }
        return nil
    }

    private var truncationChanges: [LayoutChange.Kind] {
        let old = before.lines.firstIndex(where: \.isTruncated)
        let new = after.lines.firstIndex(where: \.isTruncated)
        switch (old, new) {
        case (nil, let line?): return [.truncation(line: line + 1, isTruncated: true)]
        case (let line?, nil): return [.truncation(line: line + 1, isTruncated: false)]
        default: return []
        }
    }

    // MARK: Lines with the same text

    private var changesOfEqualLines: [LayoutChange.Kind] {
        let pairs = Array(zip(before.lines, after.lines).enumerated())
        var changes: [LayoutChange.Kind] = []
        for (index, (old, new)) in pairs {
            let line = index + 1
            if old.text != new.text, old.isTruncated, new.isTruncated, Self.isSameCut(old.text, new.text) {
                changes.append(.ellipsis(line: line, from: old.text, to: new.text))
            } else if old.text != new.text, old.isTruncated == new.isTruncated {
                changes.append(changedText(line: index, from: old.text, to: new.text))
            } else if old.range.upperBound != new.range.upperBound {
                changes.append(.lineEnd(line: line, from: old.range.upperBound, to: new.range.upperBound))
            } else if old.range.lowerBound != new.range.lowerBound {
                changes.append(.lineStart(line: line, from: old.range.lowerBound, to: new.range.lowerBound))
            }
            let (oldInk, newInk) = (FixedDecimal.rounded(old.inkOverflow), FixedDecimal.rounded(new.inkOverflow))
            if oldInk != newInk { changes.append(.inkOverflow(line: line, from: oldInk, to: newInk)) }
        }
        let metrics = pairs.lazy.compactMap { index, pair in metricsChange(line: index + 1, pair.0, pair.1) }
        return changes + [metrics.first].compactMap { $0 }
    }

    /// Whether two lines with an ellipsis show more or less of the same text: what stands before the ellipsis begins
    /// alike, and what stands behind it ends alike.
    private static func isSameCut(_ old: String, _ new: String) -> Bool {
        func parts(_ line: String) -> (before: Substring, behind: Substring)? {
            guard let mark = line.firstIndex(of: "…") else { return nil }
            return (line[..<mark], line[line.index(after: mark)...])
        }
        guard let old = parts(old), let new = parts(new) else { return false }
        let (before, after) = (old.before.trimmingEnd, new.before.trimmingEnd)
        return (before.hasPrefix(after) || after.hasPrefix(before))
            && (old.behind.hasSuffix(new.behind) || new.behind.hasSuffix(old.behind))
    }

    /// Lines are compared relative to their text: if the whole text moved, its lines did not.
    private func metricsChange(
        line: Int, _ old: LayoutRecord.Line, _ new: LayoutRecord.Line
    ) -> LayoutChange.Kind? {
        let right = FixedDecimal.rest(
            of: new.x - old.x, carriedBy: Double(after.frame.origin.x - before.frame.origin.x))
        let down = FixedDecimal.rest(
            of: new.baseline - old.baseline, carriedBy: Double(after.frame.origin.y - before.frame.origin.y))
        let width = FixedDecimal.rounded(new.width - old.width)
        guard right != 0 || down != 0 || width != 0 else { return nil }
        return .lineMetrics(line: line, right: right, down: down, width: width)
    }
}

/// The visible part of a text, independent of its breaks.
private struct VisibleText {
    /// The scalars without white space, up to the first ellipsis that replaces text.
    let scalars: [Unicode.Scalar]
    let isTruncated: Bool
    /// The UTF-16 offset of the end of the text, hidden text included.
    let end: Int

    init(_ lines: [LayoutRecord.Line]) {
        var scalars: [Unicode.Scalar] = []
        for line in lines {
            scalars += Self.visible(line)
            if line.isTruncated { break }
        }
        self.scalars = scalars
        isTruncated = lines.contains(where: \.isTruncated)
        end = lines.last?.range.upperBound ?? 0
    }

    /// The number of visible scalars before each line.
    static func starts(of lines: [LayoutRecord.Line]) -> [Int] {
        var count = 0
        return lines.map { line in
            defer { count += visible(line).count }
            return count
        }
    }

    private static func visible(_ line: LayoutRecord.Line) -> [Unicode.Scalar] {
        let scalars = line.text.unicodeScalars.filter { !$0.properties.isWhitespace }
        return line.isTruncated ? Array(scalars.prefix { $0 != "…" }) : Array(scalars)
    }
}

extension LayoutRecord.Node {
    /// The visible text without its breaks: a line that lost white space at its end is followed by a space.
    var seenText: String {
        var text = ""
        for (index, line) in lines.enumerated() {
            text += line.text
            let lostSpace = !line.isTruncated && line.range.count > line.text.utf16.count
            if lostSpace, index + 1 < lines.count { text += " " }
        }
        return text
    }
}

extension Substring {
    /// Without white space at the end, which an ellipsis swallows, too.
    fileprivate var trimmingEnd: Substring {
        self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)]
    }
}

extension LayoutRecord.Line {
    /// The maximum length of a word that a sentence quotes, in characters. Longer words, and text without spaces, are
    /// shortened.
    private static let quotedWordLength = 16

    /// The word the line begins with.
    fileprivate var firstWord: String {
        let word = text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
        return word.count <= Self.quotedWordLength ? String(word) : word.prefix(Self.quotedWordLength) + "…"
    }
}
