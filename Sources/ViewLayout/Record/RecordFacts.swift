/// Which version of the text form brought a fact. A record of an older version lacks it, which is not a change.
enum RecordFacts {
    /// Whether a record of a version says it when a layout was made from an input.
    static func hasInput(_ name: String, version: Int) -> Bool {
        switch RecordInput(name) {
        case .string, .metric: version >= 3
        case .said(let name) where name == "url" || name.hasPrefix("alternate."): version >= 3
        case .said, .trait: version >= 2
        }
    }

    /// Whether a record of a version says a fact of a node.
    static func hasFact(_ name: String, version: Int) -> Bool {
        switch version {
        // Version 1 had few facts.
        case 1: false
        case 2: !factsOfVersion3.contains(name)
        default: true
        }
    }

    /// What a message of a conversation says about itself, and what an app says of its views beyond their class.
    private static let factsOfVersion3: Set = [
        "url", "accessibilityTraits", "isAccessibilityElement", "accessibilityElementsHidden",
    ]
}
