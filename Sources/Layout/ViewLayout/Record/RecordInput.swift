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
            self = ViewerTrait.all.contains { $0.name == name } ? .trait(name) : .said(name)
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

    /// The name in a sentence: `url`, `string dinner.caption`.
    package var words: String {
        switch self {
        case .trait(let name), .said(let name): name
        case .string(let key): "string \(key)"
        case .metric(let name): "metric \(name)"
        }
    }

    private static let stringPrefix = "string."
    private static let metricPrefix = "metric."
}
