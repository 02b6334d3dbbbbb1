import SwiftParser
import SwiftSyntax

/// Which implicitly unwrapped properties an app declares, and which of them its code fills.
///
/// Where what filled one is left out, its readers would end the app. An optional type in its place makes the compiler point
/// at each of them, so that they are left out too.
final class FilledProperties: SyntaxAnyVisitor {
    /// A property of a type, by the names of both.
    private struct Property: Hashable {
        let type, name: String
    }

    /// The places of the exclamation marks of one source.
    private var marks: [(property: Property, token: TokenSyntax)] = []
    private var filled: Set<Property> = []
    /// Names that are filled through another object, whose type the source does not say.
    private var filledElsewhere: Set<String> = []
    private var types: [String] = []

    private init(_ text: String) {
        super.init(viewMode: .sourceAccurate)
        walk(Parser.parse(source: text))
    }

    /// The properties that sources filled before and do not fill any more, by the source's place: their exclamation marks.
    static func emptied(from before: [String], to now: [String]) -> [[TokenSyntax]] {
        guard now.contains(where: { $0.contains("!") }) else { return now.map { _ in [] } }
        let (before, after) = (before.map(FilledProperties.init), now.map(FilledProperties.init))
        let wasFilled = before.reduce(into: Set()) { $0.formUnion($1.filled) }
        let isFilled = after.reduce(into: Set()) { $0.formUnion($1.filled) }
        let gone = wasFilled.subtracting(isFilled)
        let goneElsewhere = before.reduce(into: Set()) { $0.formUnion($1.filledElsewhere) }
            .subtracting(after.reduce(into: Set()) { $0.formUnion($1.filledElsewhere) })
        return after.map { source in
            source.marks.filter { mark in
                guard !isFilled.contains(mark.property) else { return false }
                return gone.contains(mark.property) || goneElsewhere.contains(mark.property.name)
            }.map(\.token)
        }
    }

    // MARK: - Inside

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if let group = node.asProtocol(DeclGroupSyntax.self) {
            let name = node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
            types.append(name ?? group.asProtocol(NamedDeclSyntax.self)?.name.text ?? "")
        } else if let variable = node.as(VariableDeclSyntax.self), variable.isMember {
            for binding in variable.bindings where binding.accessorBlock == nil && binding.initializer == nil {
                guard let type = binding.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else {
                    continue
                }
                marks.append((property(binding.pattern.trimmedDescription), type.exclamationMark))
            }
        } else if let sequence = node.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            for (left, sign) in zip(elements, elements.dropFirst()) where sign.is(AssignmentExprSyntax.self) {
                fill(left)
            }
        } else if let reference = node.as(InOutExprSyntax.self) {
            fill(reference.expression)
        }
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        if node.asProtocol(DeclGroupSyntax.self) != nil { types.removeLast() }
    }

    private func property(_ name: String) -> Property { Property(type: types.last ?? "", name: name) }

    private func fill(_ place: ExprSyntax) {
        if let own = place.as(DeclReferenceExprSyntax.self) {
            filled.insert(property(own.baseName.text))
        } else if let member = place.as(MemberAccessExprSyntax.self), let base = member.base?.trimmedDescription {
            let name = member.declName.baseName.text
            if base == "self" || base == "self?" { filled.insert(property(name)) } else { filledElsewhere.insert(name) }
        }
    }
}
