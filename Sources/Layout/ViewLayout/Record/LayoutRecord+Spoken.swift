extension LayoutRecord {
    /// An element that a screen reader stops at.
    package struct SpokenElement: Sendable, Equatable, Encodable {
        /// The name of its node.
        package let node: String
        /// The accessibility traits: `staticText`, `button`, `image`; those that an app has set, if it has.
        package let traits: [String]
        package let words: String
    }

    /// The elements that a screen reader stops at, in the order of the record, which is the drawing order. The traits
    /// are those that the app has set,
    /// or those of the node's kind: a text is static text, and a button includes its content.
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
            // A picture without words is decoration, and a view is not an element itself.
            guard said != nil || Self.readKinds.contains(node.nodeKind) || !node.lines.isEmpty else { return nil }
        }
        let texts = ([node] + Self.shown(of: children)).map { Self.text(of: $0.lines) }
        let words = said ?? texts.filter { !$0.isEmpty }.joined(separator: ", ")
        let value = [words, node["accessibilityValue"] ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
        let traits = own ?? segmentTraits(at: index) ?? Self.traits(of: node.nodeKind)
        return SpokenElement(node: node.id, traits: traits, words: value)
    }

    /// The text of some lines. A space at the end of a line is not part of the line and is added; a split word gets
    /// none.
    static func text(of lines: [Line]) -> String {
        lines.enumerated().map { index, line in
            let isSplit = line.range.count <= line.text.utf16.count || index == lines.count - 1
            return isSplit ? line.text : line.text + " "
        }.joined()
    }

    /// The nodes that are read: those that are neither hidden nor inside a hidden node.
    private static func shown(of nodes: some Sequence<Node>) -> [Node] {
        var hidden: Int?
        return nodes.filter { node in
            if let depth = hidden, node.depth > depth { return false }
            hidden = node["accessibilityElementsHidden"] == "true" ? node.depth : nil
            return hidden == nil
        }
    }

    /// The traits of a segment of a segmented control, which is read as a button; nil for another node.
    private func segmentTraits(at index: Int) -> [String]? {
        let depth = nodes[index].depth
        guard let parent = nodes[..<index].lastIndex(where: { $0.depth < depth }), nodes[parent].nodeKind == .segments
        else { return nil }
        // The nodes that the control itself draws come before its segments.
        let place = nodes[(parent + 1)..<index].count {
            $0.depth == depth && ![.track, .selection].contains($0.nodeKind)
        }
        return nodes[parent]["selected"] == String(place) ? ["button", "selected"] : ["button"]
    }

    /// Kinds that are read even without words: a control without a label is still announced.
    private static let readKinds: Set<NodeKind?> = [.button, .switch, .slider, .stepper]

    /// The traits of a kind of node where the app has set none.
    private static func traits(of kind: NodeKind?) -> [String] {
        switch kind {
        case .text: ["staticText"]
        case .button, .switch: ["button"]
        case .slider, .stepper: ["adjustable"]
        case .image: ["image"]
        default: []
        }
    }
}

extension LayoutRecord.Node {
    /// The value of an attribute; nil where the node does not have it.
    fileprivate subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}
