/// The version of the text form that introduced each attribute. A record of an older version lacks the attribute, which
/// is not a change.
enum RecordFacts {
    /// Whether records of a version contain an input.
    static func hasInput(_ name: String, version: Int) -> Bool {
        switch RecordInput(name) {
        case .string, .metric: version >= 3
        case .said(let name) where name == "url" || name.hasPrefix("alternate."): version >= 3
        case .said, .trait: version >= 2
        }
    }

    /// Whether records of a version contain an attribute of a node.
    static func hasFact(_ name: String, version: Int) -> Bool {
        switch version {
        // Version 1 had few attributes.
        case 1: false
        case 2: !factsOfVersion3.contains(name)
        default: true
        }
    }

    /// What a message of a conversation says about itself, and what an app says about its views in addition to their
    /// class.
    private static let factsOfVersion3: Set = [
        "url", "accessibilityTraits", "isAccessibilityElement", "accessibilityElementsHidden",
    ]
}
