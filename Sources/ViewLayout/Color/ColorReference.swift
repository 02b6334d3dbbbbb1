import Drawing

/// A colour as an element names it, before the viewer's appearance is known.
package enum ColorReference: Hashable, Sendable {
    /// A colour with a meaning.
    case semantic(SemanticColor)
    /// A colour that is the same for every viewer.
    case literal(Color)

    /// Reads a semantic name (`secondaryLabel`) or a literal (`#8ecae6`, `#fff`, `#00000080`).
    /// - Throws: ``ColorReferenceError`` when it is neither.
    package init(_ text: String) throws {
        if let semantic = SemanticColor(rawValue: text) {
            self = .semantic(semantic)
        } else if let literal = Color(hexadecimal: text) {
            self = .literal(literal)
        } else {
            throw ColorReferenceError(text: text)
        }
    }

    /// The colour for a viewer.
    package func resolved(with traits: TraitCollection) -> Color {
        switch self {
        case .semantic(let semantic): semantic.resolved(with: traits)
        case .literal(let color): color
        }
    }
}

extension ColorReference: CustomStringConvertible {
    /// The text that ``init(_:)`` reads back.
    package var description: String {
        switch self {
        case .semantic(let semantic): semantic.rawValue
        case .literal(let color): color.hexadecimal
        }
    }
}

/// A text that names no colour.
package struct ColorReferenceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was read.
    package let text: String

    /// What went wrong and how to fix it.
    package var description: String {
        let names = SemanticColor.allCases.map(\.rawValue).joined(separator: ", ")
        return "“\(text)” is no colour; give #rgb, #rrggbb, #rrggbbaa, or one of \(names)"
    }
}
