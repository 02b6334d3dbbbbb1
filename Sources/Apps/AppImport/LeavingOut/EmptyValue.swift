import SwiftSyntax

/// The value that a stub returns.
struct EmptyValue {
    /// Enumerations of the app, each with a case that has no values.
    let enumerations: [String: String]

    private static let literals: [String: String] = [
        "Bool": "false", "String": "\"\"", "Any": "()", "Data": "Data()",
        "Date": "Date(timeIntervalSinceReferenceDate: 0)",
        "Void": "()", "UIColor": ".clear", "CGColor": "UIColor.clear.cgColor", "AnyView": "AnyView(EmptyView())",
    ]

    /// An expression for a value of a type; nil where none is known to exist.
    /// - Parameter guesses: whether `.init()` is tried for a type that is not known.
    func expression(for type: TypeSyntax, guesses: Bool) -> String? {
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "nil" }
        if type.isSomeView { return "EmptyView()" }
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        if let attributed = type.as(AttributedTypeSyntax.self) {
            return expression(for: attributed.baseType, guesses: guesses)
        }
        if let tuple = type.as(TupleTypeSyntax.self) {
            let values = tuple.elements.map { expression(for: $0.type, guesses: guesses) }
            guard !values.contains(nil) else { return nil }
            return "(" + values.compactMap { $0 }.joined(separator: ", ") + ")"
        }
        guard let named = type.as(IdentifierTypeSyntax.self) else {
            return type.is(MemberTypeSyntax.self) && guesses ? ".init()" : nil
        }
        let name = named.name.text
        if name == "Optional" { return "nil" }
        if let literal = Self.literals[name] { return literal }
        if let first = enumerations[name] { return "." + first }
        return guesses ? ".init()" : nil
    }
}

extension TypeSyntax {
    /// Whether it is `some View`.
    var isSomeView: Bool { self.as(SomeOrAnyTypeSyntax.self)?.constraint.trimmedDescription == "View" }
}
