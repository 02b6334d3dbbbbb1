import Foundation
import Support
import ViewLayout

extension SceneParser {
    /// The traits that a mapping names, on top of others. Another kind of device brings the size of its transcript,
    /// where the mapping does not give it.
    package func traits(_ value: SceneValue, changing base: TraitCollection = TraitCollection()) throws
        -> TraitCollection
    {
        let fields = try fields(value, SceneGrammar.traits)
        let settings = ViewerTrait.all.compactMap { trait in
            fields.read(trait.name) { TraitSetting(trait, try $0.value(of: trait)) }
        }
        do {
            return try base.setting(settings)
        } catch {
            throw value.error(.conflict, "\(value.path): \(error)")
        }
    }

    /// The values of each trait that a mapping lists.
    func axes(_ value: SceneValue) throws -> TraitAxes {
        let fields = try fields(value, SceneGrammar.axes)
        var axes = TraitAxes()
        for trait in ViewerTrait.all {
            if let values = fields.read(trait.axisName, { try axis($0, of: trait) }) { axes[trait] = values }
        }
        axes.coversPairs = fields.name("cover", of: AxesCover.self) == .pairs
        if let problem = axes.problem(maximumCellCount: SceneLimits.maximumCellCount) {
            throw value.error(.badValue, "\(value.path) \(problem)")
        }
        return axes
    }

    /// The values of an axis: `all` of a few names, or a list without repetitions.
    private func axis(_ value: SceneValue, of trait: ViewerTrait) throws -> [TraitValue] {
        let advice = trait.valuesOfAll == nil ? "list the values that you mean" : "write it without a list"
        if case .string("all") = value.node.value {
            guard let values = trait.valuesOfAll else { throw value.mismatch("a list", fix: advice) }
            return values
        }
        if let fix = value.rangeAdvice(for: trait) {
            throw value.error(.wrongType, "\(value.path) must be a list, not a range", fix: fix)
        }
        guard try !value.elements().isEmpty else {
            throw value.error(.badValue, "\(value.path) is an empty list", fix: "give it a value or leave it out")
        }
        var seen: Set<TraitValue> = []
        return try value.list { element in
            // It is the code of a language, too: Allar (ISO 639-3).
            if case .string("all") = element.node.value {
                throw element.error(.badValue, "\(element.path) is \"all\"", fix: advice)
            }
            if let fix = element.rangeAdvice(for: trait) {
                throw element.error(.wrongType, "\(element.path) must be a number, not a range", fix: fix)
            }
            let item = try element.value(of: trait)
            guard seen.insert(item).inserted else {
                throw element.error(.badValue, "\(element.path) is listed twice", fix: "remove one")
            }
            return item
        }
    }
}

extension SceneValue {
    /// The value as one of a trait's.
    fileprivate func value(of trait: ViewerTrait) throws -> TraitValue {
        switch trait.form {
        case .length: .points(try transcriptLength(trait.noun))
        case .count(let range): .count(try integer(in: range))
        case .languageTag: .text(try locale())
        case .flag: .flag(try boolean())
        case .words: .text(try string())
        case .names(let names): .text(try name(among: names))
        }
    }

    /// What to write in place of a range of lengths, such as `320-440`; nil for any other value.
    fileprivate func rangeAdvice(for trait: ViewerTrait) -> String? {
        guard trait.form == .length, case .string(let text) = node.value, let range = MisspelledRange(text) else {
            return nil
        }
        return "list the values, as [\(range.lower), \(range.upper)]; a range is for the command line: "
            + "--\(trait.axisWord) \(range.lower):\(range.upper)"
    }

    /// The short name that is meant by one in another case, or by one that other tools have for a text size.
    private static func meant(by text: String, among short: [String]) -> String? {
        let plain = text.uppercased().filter { !"-_ ".contains($0) }
        return short.first { $0 == plain } ?? otherSizes[plain].flatMap { short.contains($0) ? $0 : nil }
    }

    /// What SwiftUI calls text sizes, and sizes beyond the last.
    private static let otherSizes = [
        "XSMALL": "XS", "XLARGE": "XL", "XXLARGE": "XXL", "XXXLARGE": "XXXL", "DEFAULT": "L", "NORMAL": "L",
        "REGULAR": "L", "XXS": "XS", "XXXXL": "XXXL", "2XL": "XXL", "3XL": "XXXL", "4XL": "XXXL",
        "ACCESSIBILITY1": "AX1",
        "ACCESSIBILITY2": "AX2", "ACCESSIBILITY3": "AX3", "ACCESSIBILITY4": "AX4", "ACCESSIBILITY5": "AX5",
        "AX0": "AX1",
        "AX6": "AX5",
    ]

    /// One of the names of a trait's values, by any of its spellings.
    private func name(among names: [TraitName]) throws -> String {
        let text = try string()
        if let name = names.first(where: { $0.all.contains(text) }) { return name.name }
        let (long, short) = (names.map(\.name), names.map(\.short))
        let others = long == short ? "" : "; or \(short.joined(separator: ", "))"
        let allowed = "allowed: \(long.joined(separator: ", "))\(others)"
        let match = Self.meant(by: text, among: short) ?? NearestKey.match(text, among: long)
        throw error(
            .badValue, "\(path) is \"\(text)\"", fix: match.map { "did you mean \"\($0)\"? (\(allowed))" } ?? allowed)
    }
}

/// Two numbers with something between them that people write for a range: `320-440`, `320...440`, `320 to 440`.
struct MisspelledRange {
    /// The numbers as they are written, the smaller one first.
    let lower, upper: Substring

    /// Nil for what is not a range.
    init?(_ text: String) {
        let isNumber: (Character) -> Bool = { $0.isASCII && $0.isNumber }
        let first = text.prefix(while: isNumber)
        let last = text.reversed().prefix(while: isNumber).count
        let between = text.dropFirst(first.count).dropLast(last).trimmingCharacters(in: .whitespaces)
        guard !first.isEmpty, last > 0, Self.signs.contains(between) else { return nil }
        let ends = [first, text.suffix(last)].sorted { (Double($0) ?? 0) < (Double($1) ?? 0) }
        (lower, upper) = (ends[0], ends[1])
    }

    private static let signs: Set = ["-", "\u{2013}", "..", "...", "..<", "\u{2026}", ":", "to"]
}
