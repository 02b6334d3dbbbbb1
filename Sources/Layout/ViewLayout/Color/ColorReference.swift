import Drawing
import Support

/// A colour as an element specifies it, before the viewer's appearance is known.
package enum ColorReference: Hashable, Sendable {
    /// A colour with a meaning.
    case semantic(SemanticColor)
    /// A colour that is the same for every viewer.
    case literal(Color)

    /// Reads a semantic name (`secondaryLabel`) or a literal (`#8ecae6`, `#fff`, `#00000080`).
    /// - Throws: ``ColorReferenceError`` when it is neither.
    package init(_ text: String) throws {
        if let semantic = SemanticColor(name: text) {
            self = .semantic(semantic)
        } else if let literal = Color(hexadecimal: text) {
            self = .literal(literal)
        } else {
            throw ColorReferenceError(text: text)
        }
    }

    /// All names of colours with a meaning: those of UIKit, and also `systemBlue` for `tint`.
    package static let names = SemanticColor.allCases.map(\.rawValue) + SemanticColor.otherNames.map(\.name)

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

/// A text that is not a colour.
package struct ColorReferenceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was read.
    package let text: String

    /// The problem and the fix.
    package var description: String { "“\(text)” is not a colour; \(fix)" }

    /// The fix: the colour that was probably meant, or how colours are written.
    package var fix: String {
        let names = ColorReference.names
        let digits = text.drop { $0 == "#" }.lowercased().replacing("0x", with: "", maxReplacements: 1)
        let all = "give #rgb, #rrggbb, #rrggbbaa in quotes, or one of \(names.joined(separator: ", "))"
        let system = "system" + text.prefix(1).uppercased() + text.dropFirst()
        if let name = NearestKey.match(text, among: names) ?? names.first(where: { $0 == system }) {
            return "did you mean \"\(name)\"? Or \(all)"
        }
        if [3, 6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) {
            return "did you mean \"#\(digits)\"? Or \(all)"
        }
        return all
    }
}
