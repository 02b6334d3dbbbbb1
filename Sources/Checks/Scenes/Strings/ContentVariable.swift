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
    /// Whether the numbers of plural forms are among its values.
    private let hasCounts: Bool
    /// The other numbers among its values. Each cell asks for them, and there can be a cell per value.
    private let numbers: [DecimalNumber]

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
        hasCounts = declared.contains(.counts)
        numbers = declared.compactMap { value in
            guard case .argument(let argument) = value.kind else { return nil }
            return argument.counted?.number
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

    /// Whether one of the values is a number whose plural form is not that of most numbers, as 1 has in English.
    func canBeOne(by rules: PluralRules) -> Bool {
        (hasCounts && rules.forms.count > 1)
            || numbers.contains { rules.form(of: $0.value, fractionDigits: $0.fractionDigits) != .other }
    }

    /// Whether a label is that of one of the values. Which numbers `counts` takes depends on the languages that are asked.
    func mayBe(_ label: String) -> Bool {
        values[label] != nil || (hasCounts && DecimalNumber(label) != nil)
    }

    /// The value of a label. One that is not listed is a text as it is, or a number among numbers.
    package func value(_ label: String) -> VariedValue {
        if let value = values[label] { return value }
        if isNumber || hasCounts, let number = DecimalNumber(label) { return VariedValue(.argument(.number(number))) }
        return .text(label)
    }
}
