import Support
import Typesetting
import ViewLayout

/// A name of a scene's `vary`, with the values that stand for it.
package struct ContentVariable: Hashable, Sendable {
    /// The name, without the `$` that stands before it in texts.
    package let name: String
    /// The values as they were given.
    package let declared: [VariedValue]
    /// The values by their labels.
    private let values: [String: VariedValue]
    /// Whether its values are numbers, so that one which is not listed is a number as well.
    private let isNumber: Bool

    package init(name: String, values declared: [VariedValue]) {
        self.name = name
        self.declared = declared
        values = Dictionary(declared.map { ($0.label, $0) }) { first, _ in first }
        isNumber = declared.allSatisfy { value in
            switch value.kind {
            case .argument(.number), .counts: true
            case .argument, .longest: false
            }
        }
    }

    /// The axis of its values.
    package var trait: ViewerTrait { .content(name) }

    /// The labels of all values, each once, in their order.
    /// - Parameter languages: those whose plural forms are counted.
    package func labels(in languages: [String]) -> [String] {
        var seen: Set<String> = []
        return declared.flatMap { value -> [String] in
            guard case .counts = value.kind else { return [value.label] }
            return PluralNumbers.covering(languages).map { VariedValue.number($0).label }
        }.filter { seen.insert($0).inserted }
    }

    /// Whether a label is that of one of the values. Which numbers `counts` takes depends on the languages that are asked.
    func mayBe(_ label: String) -> Bool {
        values[label] != nil || (declared.contains(.counts) && DecimalNumber(label) != nil)
    }

    /// The value of a label. One that is not listed is a text as it is, or a number among numbers.
    func value(_ label: String) -> VariedValue {
        if let value = values[label] { return value }
        if isNumber, let number = DecimalNumber(label) { return VariedValue(.argument(.number(number))) }
        return .text(label)
    }
}
