import Foundation
import Support
import Sweeps

extension LintProblem {
    /// The maximum length of a line in Unicode scalars, unless the path of the file or the numbers take more.
    static let lineLength = 160
    /// What is cut after so many says nothing.
    private static let shortestSentence = 40
    /// A line with numbers behind a long path has at least so many.
    private static let shortestLine = 140
    /// By how many more a line may be longer for its numbers.
    private static let roomForNumbers = 60

    /// The problem in one line: place, severity, rule and node, who sees it, and what is wrong, with its numbers. Where that
    /// is too long, the texts that it quotes are shortened and languages are counted, then less is said of who sees it. What
    /// was found and what is needed always stand.
    /// - Parameters:
    ///   - file: the file where the problem has no place of its own.
    ///   - word: what stands for the severity; nil for the severity.
    func line(in file: String, as word: String? = nil) -> String {
        let place = source.map { "\($0.file):\($0.line):\($0.column)" } ?? "\(file):1:1"
        let what = "\(word ?? severity.rawValue): \(rule)" + (subject.isEmpty ? "" : " \(subject)")
        let limit = max(Self.lineLength - place.scalarCount - 2, Self.shortestLine)
        let audience = LintAudience(of: self)
        let sentence = ShortSentence(brief)
        var line = ""
        for form in LintAudience.Form.allCases {
            let words = audience.words(form).joined(separator: ", ")
            let head = what + ": " + (words.isEmpty ? "" : words + "; ")
            for quotation in ShortSentence.quotationLengths {
                line = QuotedText.printable(Self.oneLine(head + sentence.quoting(quotation)))
                if line.scalarCount <= limit { return place + ": " + line + viewer(room: limit - line.scalarCount) }
            }
        }
        let isOfNumbers = line.contains(where: \.isNumber)
        if isOfNumbers, line.scalarCount <= limit + Self.roomForNumbers { return place + ": " + line }
        let shortest = max(Self.lineLength - place.scalarCount - 2, Self.shortestSentence)
        return place + ": " + ShortSentence.cut(line, to: isOfNumbers ? limit + Self.roomForNumbers : shortest)
    }

    /// Who sees the problem, what is wrong and what to do, for a place that names the rule and the node already.
    var annotation: String {
        let audience = LintAudience(of: self).words().joined(separator: ", ")
        return audience.isEmpty ? message : "\(audience): \(message)"
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
        return SentenceWithFix(text).problem
    }

    private static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}

extension String {
    fileprivate var scalarCount: Int { unicodeScalars.count }
}
