import Support
import Typesetting

/// A changed fact of a node in the words of scenes: the record's `insets` of a padding are `padding`, its 10.000 is 10,
/// its weight 600 is semibold.
struct FactWords {
    /// The fact as the scene calls it.
    let name: String
    /// The earlier and the new value in words; nil for none.
    let from, to: String?
    private let fact: String

    /// - Parameter change: a change of a fact; of any other the words are empty.
    init(of change: LayoutChange) {
        let (fact, old, new): (String, String?, String?) =
            switch change.kind {
            case .attribute(let name, let from, let to): (name, from, to)
            case .attributeAdded(let name, let value): (name, nil, value)
            case .attributeRemoved(let name, let value): (name, value, nil)
            default: ("", nil, nil)
            }
        self.fact = fact
        name = Self.name(of: fact, in: change.element)
        from = old.map { Self.value($0, of: fact) }
        to = new.map { Self.value($0, of: fact) }
    }

    /// `padding 12 instead of 10`.
    var sentence: String {
        // A digest of a picture says nothing to anybody.
        if fact == "picture" { return "another picture" }
        if fact == "gradient", let from, let to, let stop = Self.changedStop(from, to) { return stop }
        if Self.texts.contains(fact), let from, let to {
            return "\(name) reads \(TextPair(from: from, to: to).excerpt.words)"
        }
        switch (from, to) {
        // Of a gradient no sentence says the ends.
        case (let from?, let to?) where from == to: return "another \(name)"
        case (let from?, let to?): return "\(name) \(TextPair(from: from, to: to).plainWords)"
        case (nil, let to?): return "\(name) \(QuotedText.withoutInvisible(to)) instead of none"
        case (let from?, nil): return "no \(name) instead of \(QuotedText.withoutInvisible(from))"
        case (nil, nil): return ""
        }
    }

    /// `first color of gradient #1d4b8f instead of #4b1d8f`; nil where not exactly one color of two gradients differs.
    private static func changedStop(_ from: String, _ to: String) -> String? {
        let stops = [from, to].map { $0.components(separatedBy: ", ") }
        guard stops[0].count == stops[1].count else { return nil }
        let changed = stops[0].indices.filter { stops[0][$0] != stops[1][$0] }
        guard changed.count == 1 else { return nil }
        let parts = stops.map { $0[changed[0]].split(separator: "@", maxSplits: 1).map(String.init) }
        guard parts[0].count == 2, parts[1].count == 2, parts[0][1] == parts[1][1] else { return nil }
        let last = stops[0].count - 1
        let ordinals = ["first", "second", "third"]
        let place =
            changed[0] == last && last > 0 ? "last" : ordinals.dropFirst(changed[0]).first ?? "\(changed[0] + 1)th"
        return "\(place) color of gradient \(parts[1][0]) instead of \(parts[0][0])"
    }

    /// Facts that are texts.
    private static let texts: Set = [
        "summaryText", "accessibilityLabel", "accessibilityValue", "accessibilityHint", "description", "name", "url",
    ]

    /// The names of facts that scenes call otherwise, by the kind of node.
    private static let names: [NodeKind?: [String: String]] = [
        .padding: ["insets": "padding"],
        .frame: ["horizontal": "width", "vertical": "height"],
        .border: ["width": "border width", "color": "border color"],
        .shadow: ["color": "shadow color", "radius": "shadow radius", "x": "shadow x", "y": "shadow y"],
    ]

    private static func name(of fact: String, in element: String) -> String {
        names[NodeKind(rawValue: element)]?[fact] ?? fact
    }

    private static func value(_ text: String, of fact: String) -> String {
        switch fact {
        case "weight":
            let number = FixedDecimal.value(of: text[...])
            return FontWeight.named.first { $0.value.rawValue == number }?.name ?? shortNumbers(text)
        case "insets":
            let edges = shortNumbers(text).split(separator: ",").map(String.init)
            return Set(edges).count == 1 ? edges[0] : edges.joined(separator: ", ")
        case "horizontal", "vertical":
            let parts = shortNumbers(text).components(separatedBy: "...")
            guard parts.count == 2 else { return text == "child" ? "of its content" : parts[0] }
            return parts[1] == "child"
                ? "at least \(parts[0])" : parts[0] == "0" ? "at most \(parts[1])" : "\(parts[0]) to \(parts[1])"
        case "gradient":
            // The ends of the line follow from the frame.
            return text.split(separator: ",").filter { $0.hasPrefix("#") }.map(shortNumbers).joined(separator: ", ")
        default: return shortNumbers(text)
        }
    }

    /// Numbers with three decimals, as records have them, without zeros at their end.
    static func shortNumbers(_ text: some StringProtocol) -> String {
        // Most facts are words, and a pattern is slow.
        guard text.utf8.contains(UInt8(ascii: ".")) else { return String(text) }
        return String(text).replacing(/-?[0-9]+\.[0-9]{3}(?![0-9])/) { match in
            FixedDecimal.value(of: match.output).map(ShortDecimal.text) ?? String(match.output)
        }
    }
}
