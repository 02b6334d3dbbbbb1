import Foundation
import Support

extension LayoutChange: CustomStringConvertible {
    /// The change in words: “padding 12 instead of 10, in padding of zstack”.
    package var description: String {
        let (said, isOfNode) = words
        return isOfNode ? "\(said), in \(label)" : said
    }

    /// The change in words, and whether they leave the node to be named.
    package var words: (said: String, isOfNode: Bool) {
        switch kind {
        case .input(let name, let from, let to): (input(RecordInput(name), from: from, to: to), false)
        case .attribute, .attributeAdded, .attributeRemoved: (FactWords(of: self).sentence, true)
        default: (sentence, false)
        }
    }

    private var sentence: String {
        switch kind {
        case .input, .attribute, .attributeAdded, .attributeRemoved: ""
        case .text(let line, let from, let to, let all):
            // Cells differ in the first line that is another one. What they have in common is the text.
            all.from == all.to
                ? "line \(line) of \(label) reads \(TextPair(from: from, to: to).words)"
                : "\(label) reads \(all.excerpt.words)"
        case .lineBreak(let line, let word): "line \(line) of \(label) now breaks before \(TextPair.quoted(word))"
        case .lineJoined(let line, let word):
            "line \(line) of \(label) no longer breaks before \(TextPair.quoted(word))"
        case .lineCount(let from, let to): "\(label) has \(Counted.text(to, "line")) instead of \(from)"
        case .truncation(let line, let isTruncated):
            "line \(line) of \(label) is \(isTruncated ? "now" : "no longer") truncated"
        case .ellipsis(let line, let from, let to):
            "line \(line) of \(label) is truncated to \(TextPair(from: from, to: to).excerpt.words)"
        case .added: "\(thing) added"
        case .removed: "\(thing) removed"
        case .renamed(let from?, let to?): "\(element) \(from) is now called \(to)"
        case .renamed(let from?, nil): "\(element) \(from) no longer has a name"
        case .renamed(nil, let to): "\(label) is now called \(to ?? element)"
        case .replaced(let from, let to): "\(label) is now a \(to) instead of a \(from)"
        case .reordered: "the children of \(label) are in another order"
        case .inkOverflow(let line, let from, let to):
            "ink leaves line \(line) of \(label) by \(ShortDecimal.text(to)) instead of \(ShortDecimal.text(from))"
        case .resized(let width, let height): "\(label) \(Self.growth(width: width, height: height))"
        case .moved(let right, let down): "\(label) moved \(Self.movement(right: right, down: down))"
        case .lineMetrics(let line, let right, let down, let width):
            lineMetrics(line: line, right: right, down: down, width: width)
        case .lineEnd(let line, let from, let to):
            "line \(line) of \(label) ends at offset \(to) instead of \(from) (white space)"
        case .lineStart(let line, let from, let to):
            "line \(line) of \(label) begins at offset \(to) instead of \(from)"
        }
    }

    /// How many texts of a node that comes or goes are quoted.
    private static let quotedTexts = 2

    /// A node that comes or goes, with its words: `text “Gate 7”`, `gate “Gate 7”`, `hstack with “Gate 7” and “Row 4”`; the
    /// label of another one.
    package var thing: String {
        switch kind {
        case .added(let kind, let texts), .removed(let kind, let texts): appearing(kind, texts)
        default: label
        }
    }

    private func appearing(_ kind: String, _ texts: [String]) -> String {
        guard !label.contains("“") else { return label }
        if kind == "text", let text = texts.first { return "\(label) \(TextPair.quoted(TextPair.shortened(text)))" }
        let named = label == kind || label.hasPrefix(kind + " ") ? label : "\(kind) \(label)"
        guard !texts.isEmpty else { return named }
        let quoted = texts.prefix(Self.quotedTexts).map { TextPair.quoted(TextPair.shortened($0)) }
        let more = texts.count > quoted.count ? " and \(Counted.text(texts.count - quoted.count, "more text"))" : ""
        return "\(named) with \(quoted.joined(separator: more.isEmpty ? " and " : ", "))\(more)"
    }

    private func input(_ input: RecordInput, from: String?, to: String?) -> String {
        switch input {
        case .metric(let name):
            return "metric \(name) \(to ?? "as is standard") instead of \(from ?? "the standard one")"
        case .trait(let name):
            let standard = ViewerTrait.named(name)?.shortText(of: TraitCollection()) ?? "none"
            return "\(name) \(TextPair(from: from ?? standard, to: to ?? standard).plainWords)"
        case .said(let name) where name.hasSuffix("image"):
            // A digest of a picture says nothing to anybody.
            return to == nil ? "\(name) removed" : from == nil ? "\(name) added" : "\(name) is another picture"
        case .string, .said:
            guard let from, let to else {
                return to.map { "\(input.words) \(TextPair.quoted(TextPair.shortened($0))) added" }
                    ?? "\(input.words) \(TextPair.quoted(TextPair.shortened(from ?? ""))) removed"
            }
            return "\(input.words) reads \(TextPair(from: from, to: to).excerpt.words)"
        }
    }

    /// `4 wider and 4 taller`.
    private static func growth(width: Double, height: Double) -> String {
        [(width, "wider", "narrower"), (height, "taller", "shorter")].filter { $0.0 != 0 }
            .map { "\(length($0.0)) \($0.0 > 0 ? $0.1 : $0.2)" }.joined(separator: " and ")
    }

    /// `2 left and 2 up`.
    private static func movement(right: Double, down: Double) -> String {
        [(right, "right", "left"), (down, "down", "up")].filter { $0.0 != 0 }
            .map { "\(length($0.0)) \($0.0 > 0 ? $0.1 : $0.2)" }.joined(separator: " and ")
    }

    /// Two decimals, with which cells say the same; three for what would be nothing.
    private static func length(_ value: Double) -> String {
        abs(value) < 0.005 ? ShortDecimal.text(abs(value)) : ShortDecimal.points(abs(value))
    }

    private func lineMetrics(line: Int, right: Double, down: Double, width: Double) -> String {
        var parts: [String] = []
        if right != 0 || down != 0 { parts.append("moved \(Self.movement(right: right, down: down))") }
        if width != 0 { parts.append(Self.growth(width: width, height: 0)) }
        return "line \(line) of \(label) \(parts.joined(separator: ", "))"
    }
}

extension LayoutChange.Kind {
    /// Whether the sentence quotes the node's text by itself.
    var quotesText: Bool {
        switch self {
        case .text, .ellipsis: true
        default: false
        }
    }
}
