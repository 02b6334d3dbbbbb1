/// One trait of a viewer, declared once for every place that names, reads or writes it: scenes, options, axes, logs,
/// tables, labels and names of goldens. ``all`` lists them.
package struct ViewerTrait: Sendable {
    /// The name in scenes, JSON and CSV: `userInterfaceStyle`.
    package let name: String
    /// The name of a list of its values in `goldens` and `sweep` of a scene: `userInterfaceStyles`.
    package let axisName: String
    /// A short name, and that of a list of values: in logs, and with hyphens as options.
    package let word, axisWord: String
    /// The short name with its article, for sentences: "an appearance".
    package let noun: String
    /// What it is, as the help of the command line says it.
    package let help: String
    /// How it is given on the command line.
    package let option: TraitOption
    /// Its values.
    package let form: TraitForm
    /// Whether a change of it asks live layouts for their size again ("Messages framework, contentSizeThatFits(_:)").
    package let asksForSize: Bool
    /// Whether one value is more than another, as of widths and text sizes.
    package let isOrdered: Bool
    /// The property of ``TraitCollection``.
    package let keyPath: PartialKeyPath<TraitCollection> & Sendable

    let read: @Sendable (TraitCollection) -> TraitValue?
    let write: @Sendable (inout TraitCollection, TraitValue) -> Void
    let number: @Sendable ([TraitCollection]) -> (ofViewers: [Int], count: Int)
    let golden: @Sendable (String) -> String
    let label: @Sendable (TraitCollection) -> String?

    /// Declares a trait. Texts that are left out are made from the others.
    /// - Parameters:
    ///   - keyPath: the property.
    ///   - coding: the way between the property's type and values.
    ///   - axis: the name of a list of values; nil to append an s.
    ///   - words: the short name, and that of a list of values.
    ///   - option: nil for an option of the short name, which takes a value.
    ///   - order: sorts values; nil where no value is more than another.
    ///   - effective: what the viewer has where the property does not say it; nil for the property's value.
    ///   - golden: the part of a golden's name, made from the value's short text; nil for that text.
    ///   - label: the word in labels for a value that is unusual; nil for one that is usual or always in the label.
    init<Value: Hashable & Sendable>(
        _ name: String, _ keyPath: WritableKeyPath<TraitCollection, Value> & Sendable, _ coding: TraitCoding<Value>,
        axis: String? = nil, words: (one: String, many: String), noun: String, option: TraitOption = .value,
        order: (@Sendable (Value, Value) -> Bool)? = nil, asksForSize: Bool = false,
        effective: (@Sendable (TraitCollection) -> Value)? = nil,
        golden: @escaping @Sendable (String) -> String = { $0 },
        label: @escaping @Sendable (TraitCollection) -> String? = { _ in nil }, help: String
    ) {
        self.name = name
        self.keyPath = keyPath
        axisName = axis ?? name + "s"
        (word, axisWord) = (words.one, words.many)
        self.noun = noun
        self.help = help
        self.option = option
        self.asksForSize = asksForSize
        isOrdered = order != nil
        self.golden = golden
        self.label = label
        form = coding.form
        let current: @Sendable (TraitCollection) -> Value = effective ?? { $0[keyPath: keyPath] }
        read = { traits in coding.encode(current(traits)) }
        write = { traits, value in
            guard let decoded: Value = coding.decode(value) else { preconditionFailure("\(name) is never \(value)") }
            traits[keyPath: keyPath] = decoded
        }
        number = { TraitNumbers.numbers(of: $0, keyPath, order: order) }
    }
}

/// How a trait is given on the command line, where one viewer is meant.
package enum TraitOption: Hashable, Sendable {
    /// An option of the trait's short name, which takes a value: `--appearance dark`.
    case value
    /// A flag that stands for one value: `--bold-text`.
    case flag(String, TraitValue)
}

/// The values of a trait as small numbers, for comparing many viewers.
enum TraitNumbers {
    /// Numbers the values that viewers have: from zero, in the order in which they come, or by growing value where one is
    /// given. Equal values have equal numbers.
    static func numbers<Value: Hashable>(
        of viewers: [TraitCollection], _ keyPath: KeyPath<TraitCollection, Value>,
        order: ((Value, Value) -> Bool)?
    ) -> (ofViewers: [Int], count: Int) {
        var numbers: [Int] = []
        numbers.reserveCapacity(viewers.count)
        var known: [Value: Int] = [:]
        var last: (value: Value, number: Int)?
        for viewer in viewers {
            let value = viewer[keyPath: keyPath]
            if last?.value != value {
                if known[value] == nil { known[value] = known.count }
                last = (value, known[value] ?? 0)
            }
            numbers.append(last?.number ?? 0)
        }
        guard let order, known.count > 1 else { return (numbers, known.count) }
        var ranks = [Int](repeating: 0, count: known.count)
        for (rank, value) in known.keys.sorted(by: order).enumerated() { ranks[known[value] ?? 0] = rank }
        return (numbers.map { ranks[$0] }, known.count)
    }
}
