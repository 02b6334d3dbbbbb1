/// One key of a mapping of a scene: what it holds, what it does, and what is meant without it. Parser, schema and
/// reference read the same tables.
package struct SceneKey: Sendable {
    /// The key.
    package let name: String
    /// What it holds.
    package let type: SceneType
    /// What it does, in one or two sentences.
    package let about: String
    /// What is meant when it is left out; nil where nothing is.
    package let standard: String?
    /// Whether its mapping needs it.
    package let isRequired: Bool

    init(_ name: String, _ type: SceneType, _ about: String, standard: String? = nil, isRequired: Bool = false) {
        self.name = name
        self.type = type
        self.about = about
        self.standard = standard
        self.isRequired = isRequired
    }
}

/// What a key of a scene can hold.
package indirect enum SceneType: Sendable {
    /// A text, or a key of `strings`.
    case text
    /// A plain text, of at least so many characters.
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
    case nothing
    /// One of some names.
    case names([String])
    /// A text that is an element's id.
    case identifier
    /// A mapping of the grammar.
    case mapping(SceneMapping)
    /// A mapping that has a place of its own in the schema, by name.
    case definition(String)
    /// A list of so many items.
    case list(SceneType, counts: ClosedRange<Int>? = nil, isDistinct: Bool = false)
    /// A mapping with free keys.
    case dictionary(SceneType)
    /// Texts by locale and key.
    case tables
    /// One of several.
    case either([SceneType])
}

/// A mapping of a scene: its keys, and which of them go together.
package struct SceneMapping: Sendable {
    /// What it is.
    package let about: String
    /// Its keys, in the order in which they are explained.
    package let keys: [SceneKey]
    /// The keys of which exactly one must be there; empty where each stands for itself.
    package let oneOf: [String]
    /// Which keys go only with some of ``oneOf``.
    package let kindsOfModifier: [String: [String]]
    /// Sets of keys of which exactly one must be there as a whole.
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
