import Typesetting

extension LocalizedString {
    /// The numbers of all arguments that some variation shows or is chosen by.
    var usedArguments: Set<Int> {
        var used: Set<Int> = []
        var seen: Set<String> = []
        collect(value, first: 1, own: nil, into: &used, &seen)
        return used
    }

    /// Whether some of its forms are chosen by a number that none of them shows: the first one that the app gives.
    var countsFirstNumber: Bool { value.countsFirstNumber }

    /// The numbers of the arguments by which its forms are chosen.
    func choosingArguments(of arguments: [StringArgument]) -> Set<Int> {
        let first = arguments.firstIndex { $0.counted != nil }.map { $0 + 1 }
        var chosen = Set(value.plurals.compactMap { $0.argument ?? first })
        for piece in value.formats.flatMap(\.pieces) {
            guard case .part(let name, let place) = piece else { continue }
            chosen.insert(substitutions[name]?.argument ?? place.number(from: 1))
        }
        return chosen
    }

    private func collect(
        _ value: Value, first: Int, own: Int?, into used: inout Set<Int>, _ seen: inout Set<String>
    ) {
        for plural in value.plurals {
            if let argument = own ?? plural.argument { used.insert(argument) }
        }
        for piece in value.formats.flatMap(\.pieces) {
            switch piece {
            case .words, .percent: break
            case .own: if let own { used.insert(own) }
            case .argument(_, let place): used.insert(place.number(from: first))
            case .part(let name, let place):
                guard let part = substitutions[name], seen.insert(name).inserted else { continue }
                let own = part.argument ?? place.number(from: first)
                used.insert(own)
                collect(part.value, first: own, own: own, into: &used, &seen)
            }
        }
    }

    /// The arguments that one text of the string names, sorted, each with the kind of its specifier: `1$@`, `2$d`. A part
    /// of the string names its number.
    func specifiers(of text: FormatText) -> [String] {
        text.pieces.compactMap { piece in
            switch piece {
            case .words, .percent: nil
            case .own: "1$\(FormatSpecifier.Kind.whole.rawValue)"
            case .argument(let specifier, let place): "\(place.number(from: 1))$\(specifier.kind.rawValue)"
            case .part(let name, let place):
                "\(substitutions[name]?.argument ?? place.number(from: 1))$"
                    + (substitutions[name]?.specifier?.kind ?? .whole).rawValue
            }
        }.sorted()
    }
}

extension LocalizedString.Value {
    /// All choices among plural forms.
    var plurals: [LocalizedString.Plural] {
        switch self {
        case .format: []
        case .plural(let plural): [plural] + plural.forms.values.flatMap(\.plurals)
        case .device(let variations): variations.values.flatMap(\.plurals)
        case .width(let variations): variations.values.flatMap(\.plurals)
        }
    }

    fileprivate var countsFirstNumber: Bool { plurals.contains { $0.argument == nil } }
}
