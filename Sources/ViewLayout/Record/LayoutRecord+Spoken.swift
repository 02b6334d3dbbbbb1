extension LayoutRecord {
    /// One thing that a screen reader stops at.
    package struct SpokenElement: Sendable, Equatable, Encodable {
        /// The name of its node.
        package let node: String
        /// What kind of thing it is: `staticText`, `button`, `image`; those that an app has set, where it has.
        package let traits: [String]
        /// The words.
        package let words: String
    }

    /// What a screen reader stops at, in the order of the record, which is that of drawing. Each with what kind of thing it
    /// is, as the app says it or as the node's kind has it: a text is static text, and a button reads what is in it.
    package var spokenElements: [SpokenElement] {
        var elements: [SpokenElement] = []
        // The depth of a node whose children are read with it, or not at all.
        var inside: Int?
        for index in nodes.indices {
            let node = nodes[index]
            if let depth = inside {
                if node.depth > depth { continue }
                inside = nil
            }
            guard node["accessibilityElementsHidden"] != "true" else {
                inside = node.depth
                continue
            }
            guard let element = element(at: index) else { continue }
            elements.append(element)
            inside = node.depth
        }
        return elements
    }

    private func element(at index: Int) -> SpokenElement? {
        let node = nodes[index]
        let children = nodes[(index + 1)...].prefix { $0.depth > node.depth }
        let said = ["accessibilityLabel", "description"].compactMap { node[$0] }.first { !$0.isEmpty }
        let own = node["accessibilityTraits"].map { $0 == "none" ? [] : $0.split(separator: ",").map(String.init) }
        switch node["isAccessibilityElement"] {
        case "false"?: return nil
        case "true"?: break
        default:
            // A picture without words is decoration, and a view is none of its own.
            guard said != nil || Self.readKinds.contains(node.kind) || !node.lines.isEmpty else { return nil }
        }
        let texts = ([node] + Self.shown(of: children)).map { Self.text(of: $0.lines) }
        let words = said ?? texts.filter { !$0.isEmpty }.joined(separator: ", ")
        let value = [words, node["accessibilityValue"] ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
        let traits = own ?? segmentTraits(at: index) ?? Self.traits(of: node.kind)
        return SpokenElement(node: node.id, traits: traits, words: value)
    }

    /// The text of some lines: a space is left out of a line at whose end it stands, and a word that is torn has none.
    static func text(of lines: [Line]) -> String {
        lines.enumerated().map { index, line in
            let isTorn = line.range.count <= line.text.utf16.count || index == lines.count - 1
            return isTorn ? line.text : line.text + " "
        }.joined()
    }

    /// The nodes that are read: those that are not hidden, and not inside one that is.
    private static func shown(of nodes: some Sequence<Node>) -> [Node] {
        var hidden: Int?
        return nodes.filter { node in
            if let depth = hidden, node.depth > depth { return false }
            hidden = node["accessibilityElementsHidden"] == "true" ? node.depth : nil
            return hidden == nil
        }
    }

    /// What a choice of a segmented control is: each is read as a button. Nil for another node.
    private func segmentTraits(at index: Int) -> [String]? {
        let depth = nodes[index].depth
        guard let parent = nodes[..<index].lastIndex(where: { $0.depth < depth }), nodes[parent].kind == "segments"
        else { return nil }
        // What the control draws itself comes before its choices.
        let place = nodes[(parent + 1)..<index].count {
            $0.depth == depth && !["track", "selection"].contains($0.kind)
        }
        return nodes[parent]["selected"] == String(place) ? ["button", "selected"] : ["button"]
    }

    /// What is read also where it has no words: a control without a label is told as one.
    private static let readKinds: Set = ["button", "switch", "slider", "stepper"]

    /// What a node of a kind is where no app says it.
    private static func traits(of kind: String) -> [String] {
        switch kind {
        case "text": ["staticText"]
        case "button", "switch": ["button"]
        case "slider", "stepper": ["adjustable"]
        case "image", "sticker": ["image"]
        default: []
        }
    }
}

extension LayoutRecord.Node {
    /// The value of a fact; nil where the node does not have it.
    fileprivate subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}
