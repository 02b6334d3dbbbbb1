import Foundation
import Support
import Sweeps

extension LintProblem {
    /// The maximum length of a line in Unicode scalars, unless the path of the file takes more.
    static let lineLength = 160
    /// Fewer characters of a sentence say nothing.
    private static let shortestSentence = 40

    /// The problem in one line: place, severity, rule and node, who sees it, and what is wrong, with its numbers. Where that
    /// is too long, languages are counted, and the sentence is shortened.
    /// - Parameters:
    ///   - file: the file where the problem has no place of its own.
    ///   - word: what stands for the severity; nil for the severity.
    func line(in file: String, as word: String? = nil) -> String {
        let place = source.map { "\($0.file):\($0.line):\($0.column)" } ?? "\(file):1:1"
        let what = "\(word ?? severity.rawValue): \(rule)" + (subject.isEmpty ? "" : " \(subject)")
        func head(_ isShort: Bool) -> String {
            let audience = LintAudience(of: self, isShort: isShort).words.joined(separator: ", ")
            return QuotedText.printable(what + ": " + (audience.isEmpty ? "" : audience + "; "))
        }
        let limit = max(Self.lineLength - place.scalarCount - 2, Self.shortestSentence)
        var start = head(false)
        if start.scalarCount + Self.shortestSentence > limit { start = head(true) }
        let sentence = QuotedText.printable(brief)
        let line = start + sentence
        return place + ": " + Self.cut(line + viewer(room: limit - line.scalarCount), to: limit)
    }

    /// The viewer whose numbers the sentence has, where that is not the usual one and there is room.
    private func viewer(room: Int) -> String {
        guard isSeenByUsualViewer != true, let example else { return "" }
        let text = " (\(TraitText.summary(example)))"
        return text.scalarCount <= room ? text : ""
    }

    /// What is wrong without what to do, and without the node, which stands before it.
    private var brief: String {
        var text = message
        if let node = subject.split(separator: " ").last, text.hasPrefix(node + " ") {
            text.removeFirst(node.count + 1)
        }
        if text.hasSuffix(" (\(rule))") { text.removeLast(rule.count + 3) }
        guard let fix = text.range(of: "; ", options: .backwards) else { return text }
        return String(text[..<fix.lowerBound])
    }

    private static func cut(_ text: String, to limit: Int) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        guard line.scalarCount > limit else { return line }
        var (kept, count) = ("", 1)
        for character in line {
            count += character.unicodeScalars.count
            guard count <= limit else { break }
            kept.append(character)
        }
        return kept + "…"
    }
}

extension String {
    fileprivate var scalarCount: Int { unicodeScalars.count }
}
