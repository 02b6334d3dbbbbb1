/// One key of a mapping: its values, its meaning, and its default. The parser, the schema and
/// the reference use the same tables.
package struct SceneKey: Sendable {
    /// The key.
    package let name: String
    /// The type of its value.
    package let type: SceneType
    /// The meaning, in one or two sentences.
    package let about: String
    /// The meaning when it is omitted; nil where it has none.
    package let standard: String?
    /// Whether the mapping requires the key.
    package let isRequired: Bool

    init(_ name: String, _ type: SceneType, _ about: String, standard: String? = nil, isRequired: Bool = false) {
        self.name = name
        self.type = type
        self.about = about
        self.standard = standard
        self.isRequired = isRequired
    }
}

/// The types of values in a scene.
package indirect enum SceneType: Sendable {
    /// A text, or a key of `strings`.
    case text
    /// A plain text with a minimum length.
    case string(minimumLength: Int = 0)
    /// The path of a file, relative to the scene.
    case path
    /// A web address.
    case url
    case color
    /// Points, from 0.
    case length
    /// Points of a transcript, more than 0.
    case transcriptLength
    /// A BCP 47 tag.
    case locale
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Int>)
    case flag
    /// A number of a range, or a comparison with one: `"<= 300"`.
    case comparison(ClosedRange<Double>)
    /// A number, text or flag, or a list of them.
    case anyValues
    case nothing
    /// One of some names.
    case names([String])
    /// A text that is an element's id.
    case identifier
    /// A mapping of the grammar.
    case mapping(SceneMapping)
    /// A mapping with its own definition in the schema, by name.
    case definition(String)
    /// A list with a range of lengths.
    case list(SceneType, counts: ClosedRange<Int>? = nil, isDistinct: Bool = false)
    /// A mapping with free keys.
    case dictionary(SceneType)
    /// Texts by locale and key.
    case tables
    /// A value of one of several types.
    case either([SceneType])

    /// Whether the value can be null.
    var takesNothing: Bool {
        switch self {
        case .nothing: true
        case .either(let types): types.contains(where: \.takesNothing)
        default: false
        }
    }
}

/// A mapping of a scene: its keys, and which of them can be combined.
package struct SceneMapping: Sendable {
    /// What it is.
    package let about: String
    /// Its keys, in the order of the documentation.
    package let keys: [SceneKey]
    /// The keys of which exactly one is required; empty where there is no such rule.
    package let oneOf: [String]
    /// Keys that can be combined only with some of ``oneOf``.
    package let kindsOfModifier: [String: [String]]
    /// Sets of keys of which exactly one must be complete.
    package let eitherSets: [[String]]

    init(
        _ about: String, oneOf: [String] = [], kindsOfModifier: [String: [String]] = [:], eitherSets: [[String]] = [],
        _ keys: [SceneKey]
    ) {
        self.about = about
        self.oneOf = oneOf
        self.kindsOfModifier = kindsOfModifier
        self.eitherSets = eitherSets
        self.keys = keys
    }

    /// The names of the keys.
    package var names: [String] { keys.map(\.name) }
}
