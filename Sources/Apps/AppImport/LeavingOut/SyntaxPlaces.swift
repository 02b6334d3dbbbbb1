import SwiftSyntax

extension SyntaxProtocol {
    /// The node and those around it, up to the file.
    var andAncestors: [Syntax] { Array(sequence(first: Syntax(self), next: \.parent)) }

    /// The nodes of a kind around this one and inside another one, the nearest first.
    func ancestors<Node: SyntaxProtocol>(_ kind: Node.Type, below end: some SyntaxProtocol) -> [Node] {
        andAncestors.dropFirst().prefix { $0.id != end.id }.compactMap { $0.as(kind) }
    }

    func contains(_ token: TokenSyntax) -> Bool {
        position <= token.position && token.endPosition <= endPosition
    }

    /// The declaration or statement of the file itself that it is part of.
    var topLevelItem: CodeBlockItemSyntax? {
        andAncestors.compactMap { $0.as(CodeBlockItemSyntax.self) }.first(where: \.isTopLevel)
    }

    /// The names of the types that it declares.
    var declaredTypes: [String] {
        let finder = DeclaredTypes(viewMode: .sourceAccurate)
        finder.walk(self)
        return finder.names
    }
}

private final class DeclaredTypes: SyntaxAnyVisitor {
    private(set) var names: [String] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if node.asProtocol(DeclGroupSyntax.self) != nil || node.is(TypeAliasDeclSyntax.self),
            let name = node.asProtocol(NamedDeclSyntax.self)?.name.text
        {
            names.append(name)
        }
        return .visitChildren
    }
}

extension DeclSyntaxProtocol {
    var isGroup: Bool { Syntax(self).asProtocol(DeclGroupSyntax.self) != nil }

    /// Whether it is declared in a type or in the file, not in a body.
    var isMember: Bool {
        if Syntax(self).is(AccessorDeclSyntax.self) { return false }
        guard let parent = Syntax(self).parent else { return false }
        if parent.is(MemberBlockItemSyntax.self) { return true }
        return parent.as(CodeBlockItemSyntax.self)?.isTopLevel ?? false
    }

    /// Its name as people write it: `viewDidLoad()`, `tableView(_:cellForRowAt:)`.
    var shownName: String? {
        let node = Syntax(self)
        if let function = node.as(FunctionDeclSyntax.self) {
            return function.name.text + Self.labels(of: function.signature)
        }
        if let initializer = node.as(InitializerDeclSyntax.self) {
            return "init" + Self.labels(of: initializer.signature)
        }
        if node.is(DeinitializerDeclSyntax.self) { return "deinit" }
        if node.is(SubscriptDeclSyntax.self) { return "subscript" }
        if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
        if let variable = node.as(VariableDeclSyntax.self) {
            return variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
        }
        if let cases = node.as(EnumCaseDeclSyntax.self) {
            return cases.elements.map(\.name.text).joined(separator: ", ")
        }
        return node.asProtocol(NamedDeclSyntax.self)?.name.text
    }

    private static func labels(of signature: FunctionSignatureSyntax) -> String {
        "(" + signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
    }

    var overrideModifier: DeclModifierSyntax? {
        Syntax(self).asProtocol(WithModifiersSyntax.self)?.modifiers.first { $0.name.text == "override" }
    }
}
