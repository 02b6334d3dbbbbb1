/// Which version of the text form brought a fact. A record of an older version lacks it, which is not a change.
enum RecordFacts {
    /// Whether a record of a version says it when a layout was made from an input.
    static func hasInput(_ name: String, version: Int) -> Bool {
        switch RecordInput(name) {
        case .string, .metric: version >= 3
        case .said(let name) where inputsOfVersion3.contains { name.hasPrefix($0) }: version >= 3
        case .said, .trait: version >= 2
        }
    }

    /// How what a message says begins that version 2 did not have.
    private static let inputsOfVersion3 = ["url", "alternate."]

    /// Whether a record of a version says a fact of a node.
    static func hasFact(_ name: String, version: Int) -> Bool {
        switch version {
        // Version 1 had few facts.
        case 1: false
        case 2: !factsOfVersion3.contains(name)
        default: true
        }
    }

    /// What a message of a conversation says about itself.
    private static let factsOfVersion3: Set = ["url"]
}
