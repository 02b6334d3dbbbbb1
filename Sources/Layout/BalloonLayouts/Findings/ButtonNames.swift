import Support
import ViewLayout

/// Findings about the names of buttons, by which VoiceOver reads them and Voice Control taps them ("WCAG 2.2, 2.5.3 and
/// 4.1.2").
enum ButtonNames {
    /// Buttons without a name, and buttons with the name of an earlier one, in drawing order.
    static func findings(in root: PlacedNode) -> [Finding] {
        var buttons: [(name: String, title: String)] = []
        append(in: root, to: &buttons)
        var known: [String: String] = [:]
        return buttons.compactMap { name, title in
            guard SpokenText.hasWords(title) else {
                let what = title.isEmpty ? "no title" : "the title \(QuotedText.beginning(of: title))"
                return Finding(
                    .buttonWithoutName, node: name,
                    message: "\(name) has \(what), so that VoiceOver has no words for it; give it a title in words")
            }
            let words = title.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
            guard let first = known[words] else {
                known[words] = name
                return nil
            }
            return Finding(
                .buttonNameRepeated, node: name,
                message:
                    "\(name) \(QuotedText.beginning(of: title)) has the name of \(first), so that Voice Control and VoiceOver "
                    + "cannot tell them apart; say in each what it is about")
        }
    }

    /// Appends the outermost buttons by their names, each with what is read aloud of it.
    private static func append(in node: PlacedNode, to buttons: inout [(name: String, title: String)]) {
        for (name, child) in node.namedChildren {
            if child.kind == .button {
                buttons.append((name, words(of: child).joined(separator: " ")))
            } else {
                append(in: child, to: &buttons)
            }
        }
    }

    /// What an app says of a node is read in place of its texts.
    private static func words(of node: PlacedNode) -> [String] {
        if let label = node.accessibilityLabel { return [label] }
        if case .text(let text) = node.content { return text.text.isEmpty ? [] : [text.text] }
        return node.children.flatMap(words)
    }
}
