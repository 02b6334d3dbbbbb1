import Foundation
import Support

/// A choice of cells: `locale=ar & category>=AX1 & width<320 & cause="tail"`.
///
/// A single word is the name of a cell, with or without the folder of its golden, or the name of a scene; `*` in it
/// matches any letters. `&` binds closer than `|`, `!` negates, and parentheses group. Traits have the short names of
/// the command line's options or their names in scenes.
package indirect enum CellFilter: Sendable, Equatable {
    /// A name of a cell or a scene.
    case named(NamePattern)
    /// A comparison of a text.
    case text(TextField, isEqual: Bool, NamePattern)
    /// A comparison of a cause: by number, or by a part of its sentence.
    case cause(isEqual: Bool, String)
    /// A comparison of a trait, named as ``ViewerTrait/name``.
    case trait(String, Comparison, TraitValue)
    case both(CellFilter, CellFilter)
    case either(CellFilter, CellFilter)
    case not(CellFilter)

    /// The texts that a filter can test.
    package enum TextField: String, Sendable, CaseIterable {
        case name, scene, status
    }

    /// How a value is compared.
    package enum Comparison: String, Sendable, CaseIterable {
        case less = "<"
        case atMost = "<="
        case equal = "="
        case different = "!="
        case atLeast = ">="
        case more = ">"

        func holds(_ first: Int, _ second: Int) -> Bool {
            switch self {
            case .less: first < second
            case .atMost: first <= second
            case .equal: first == second
            case .different: first != second
            case .atLeast: first >= second
            case .more: first > second
            }
        }
    }

    /// A filter that chooses the cells of any of some filters; nil for none.
    /// - Throws: ``CellFilterError`` at the first place that cannot be parsed.
    package static func any(_ texts: [String]) throws -> CellFilter? {
        try texts.map { try CellFilter($0) }.reduce(nil as CellFilter?) { all, one in
            all.map { .either($0, one) } ?? one
        }
    }

    /// Whether the filter names a cause by number. The numbers change with what is pending.
    package var namesCauseNumber: Bool {
        switch self {
        case .cause(_, let text): Int(text) != nil
        case .both(let first, let second), .either(let first, let second):
            first.namesCauseNumber || second.namesCauseNumber
        case .not(let filter): filter.namesCauseNumber
        case .named, .text, .trait: false
        }
    }

    /// Whether the filter tests traits only, neither names nor outcomes.
    package var asksTraitsAlone: Bool {
        switch self {
        case .trait: true
        case .both(let first, let second), .either(let first, let second):
            first.asksTraitsAlone && second.asksTraitsAlone
        case .not(let filter): filter.asksTraitsAlone
        case .named, .text, .cause: false
        }
    }

    /// The names of the traits that the filter tests, as ``ViewerTrait/name``.
    package var traitNames: Set<String> {
        switch self {
        case .trait(let name, _, _): [name]
        case .both(let first, let second), .either(let first, let second): first.traitNames.union(second.traitNames)
        case .not(let filter): filter.traitNames
        case .named, .text, .cause: []
        }
    }

    /// The values that the filter compares a trait with.
    /// - Parameter comparisons: those that count.
    package func values(of trait: ViewerTrait, in comparisons: [Comparison] = Comparison.allCases) -> [TraitValue] {
        switch self {
        case .trait(trait.name, let comparison, let value): comparisons.contains(comparison) ? [value] : []
        case .both(let first, let second), .either(let first, let second):
            first.values(of: trait, in: comparisons) + second.values(of: trait, in: comparisons)
        case .not(let filter): filter.values(of: trait, in: comparisons)
        case .named, .text, .cause, .trait: []
        }
    }

    /// Whether the filter, which tests traits alone, chooses a viewer.
    package func matches(_ viewer: TraitCollection) -> Bool {
        matches(CellFacts(name: "", scene: "", traits: viewer))
    }

    /// Whether the filter chooses a cell.
    package func matches(_ cell: CellFacts) -> Bool {
        switch self {
        case .named(let pattern):
            return pattern.matches(cell.name) || pattern.matches(cell.scene)
                || cell.folder.map { pattern.matches("\($0)/\(cell.name)") } == true
        case .text(let field, let isEqual, let pattern): return pattern.matches(cell[field] ?? "") == isEqual
        case .cause(let isEqual, let text):
            let found = cell.causes.contains { cause in
                Int(text).map { $0 == cause.number } ?? cause.sentence.lowercased().contains(text.lowercased())
            }
            return found == isEqual
        case .trait(let name, let comparison, let value):
            guard let trait = ViewerTrait.named(name) else { return false }
            if !trait.isOrdered { return (trait.value(of: cell.traits) == value) == (comparison == .equal) }
            var other = cell.traits
            trait.set(value, in: &other)
            let numbers = trait.numbers(of: [cell.traits, other]).ofViewers
            return comparison.holds(numbers[0], numbers[1])
        case .both(let first, let second): return first.matches(cell) && second.matches(cell)
        case .either(let first, let second): return first.matches(cell) || second.matches(cell)
        case .not(let filter): return !filter.matches(cell)
        }
    }
}

/// A name in which `*` matches any letters.
package struct NamePattern: Sendable, Equatable {
    private let parts: [Substring]

    package init(_ text: String) { parts = text.split(separator: "*", omittingEmptySubsequences: false) }

    package func matches(_ name: String) -> Bool {
        guard let first = parts.first, let last = parts.last, parts.count > 1 else { return name == parts.joined() }
        guard name.hasPrefix(first) else { return false }
        var rest = name.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = rest.range(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}

extension CellFacts {
    fileprivate subscript(field: CellFilter.TextField) -> String? {
        switch field {
        case .name: name
        case .scene: scene
        case .status: status
        }
    }
}

extension CellFilter {
    /// The filter for one cell by its name, as a word of a command that is printed.
    package static func shellWord(naming name: String) -> String {
        let isPlain = name.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", "@": true
            default: false
            }
        }
        if isPlain { return ShellWord.quoted(name) }
        let escaped = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return ShellWord.quoted("\"\(escaped)\"")
    }
}
