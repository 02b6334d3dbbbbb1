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

/// The kind of an input, which its name tells.
package enum RecordInput: Hashable, Sendable {
    /// A trait of the viewer, by its name.
    case trait(String)
    /// A string of a catalogue or of the scene, by its key; the value is the text that the viewer reads.
    case string(key: String)
    /// A metric that the scene has changed, by its name.
    case metric(String)
    /// What the message says in addition to its layout, by the name of `MSMessage`'s property.
    case said(String)

    /// Reads the name that a record keeps.
    package init(_ name: String) {
        if name.hasPrefix(Self.stringPrefix) {
            self = .string(key: String(name.dropFirst(Self.stringPrefix.count)))
        } else if name.hasPrefix(Self.metricPrefix) {
            self = .metric(String(name.dropFirst(Self.metricPrefix.count)))
        } else {
            self = ViewerTrait.named(name) == nil ? .said(name) : .trait(name)
        }
    }

    /// The name that a record keeps: `url`, `locale`, `string.dinner.caption`, `metric.captionLineLimit`.
    package var name: String {
        switch self {
        case .trait(let name), .said(let name): name
        case .string(let key): Self.stringPrefix + key
        case .metric(let name): Self.metricPrefix + name
        }
    }

    /// The name in a sentence: `url`, `string “dinner.caption”`.
    package var words: String {
        switch self {
        case .trait(let name), .said(let name): name
        case .string(let key): "string “\(key)”"
        case .metric(let name): "metric \(name)"
        }
    }

    private static let stringPrefix = "string."
    private static let metricPrefix = "metric."
}
