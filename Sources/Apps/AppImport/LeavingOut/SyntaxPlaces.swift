import SwiftSyntax

extension SyntaxProtocol {
    /// The nearest node of a kind around this one, inside another one.
    func ancestor<Node: SyntaxProtocol>(_ kind: Node.Type, below end: some SyntaxProtocol) -> Node? {
        var node = Syntax(self).parent
        while let at = node, at.id != end.id {
            if let found = at.as(Node.self) { return found }
            node = at.parent
        }
        return nil
    }

    func contains(_ token: TokenSyntax) -> Bool {
        position <= token.position && token.endPosition <= endPosition
    }

    /// The declaration or statement of the file itself that it is part of.
    var topLevelItem: CodeBlockItemSyntax? {
        var node: Syntax? = Syntax(self)
        while let at = node {
            if let item = at.as(CodeBlockItemSyntax.self), item.isTopLevel { return item }
            node = at.parent
        }
        return nil
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

extension CodeBlockItemSyntax {
    /// Whether it is the file's own, alone or under a condition of compiling.
    var isTopLevel: Bool {
        guard let owner = parent?.parent else { return false }
        if owner.is(SourceFileSyntax.self) { return true }
        guard owner.is(IfConfigClauseSyntax.self) else { return false }
        return owner.parent?.parent?.parent?.as(CodeBlockItemSyntax.self)?.isTopLevel ?? false
    }

    private var siblings: CodeBlockItemListSyntax? { parent?.as(CodeBlockItemListSyntax.self) }

    /// Whether it can go alone: a value that a closure returns cannot, since the closure is nothing without it.
    func isRemovable(from member: MemberPlace) -> Bool {
        guard let siblings, let owner = siblings.parent, !isTopLevel else { return false }
        let isAlone = siblings.count == 1
        let isReturn = item.is(ReturnStmtSyntax.self)
        let hasValue = item.as(ReturnStmtSyntax.self)?.expression != nil
        if owner.is(ClosureExprSyntax.self) { return !isAlone && !isReturn }
        var around = Syntax(owner)
        while around.id != member.decl.id {
            if around.is(ClosureExprSyntax.self) { return !hasValue }
            guard let parent = around.parent else { break }
            around = parent
        }
        // The value of a body is replaced by an empty one, with its body, where it is all that there is.
        let body = member.body(around: firstToken(viewMode: .sourceAccurate) ?? .identifier(""))
        guard let type = body?.type else { return true }
        if isAlone, owner.id == body?.syntax.id || owner.parent?.id == body?.syntax.id { return false }
        return !hasValue || EmptyValue(enumerations: [:]).expression(for: type, guesses: true) != nil
    }

    /// What stands in its place.
    func replacement(in member: MemberPlace, values: EmptyValue) -> String {
        if item.as(ReturnStmtSyntax.self)?.expression != nil,
            let type = firstToken(viewMode: .sourceAccurate).flatMap({ member.body(around: $0)?.type }),
            let value = values.expression(for: type, guesses: true)
        {
            return "return \(value)"
        }
        let isOnlyOfCase = siblings?.count == 1 && siblings?.parent?.is(SwitchCaseSyntax.self) == true
        return isOnlyOfCase ? "break /* left out */" : "/* left out */"
    }

    /// The names that it declares for the statements after it.
    private var declaredNames: Set<String> {
        var patterns: [PatternSyntax] = []
        if let variable = item.as(VariableDeclSyntax.self) { patterns = variable.bindings.map(\.pattern) }
        if let conditions = item.as(GuardStmtSyntax.self)?.conditions {
            patterns = conditions.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern }
        }
        var names = Set(patterns.flatMap { $0.tokens(viewMode: .sourceAccurate) }.map(\.text)).subtracting(["_"])
        if let function = item.as(FunctionDeclSyntax.self) { names.insert(function.name.text) }
        return names
    }

    /// Where statements after it use what it declares.
    var laterUses: [TokenSyntax] {
        let names = declaredNames
        guard !names.isEmpty, let siblings else { return [] }
        // As an array: what a collection of syntax filters is a tree of its own, with other places.
        return Array(siblings).filter { $0.position > position }.flatMap { later in
            later.tokens(viewMode: .sourceAccurate).filter { token in
                guard names.contains(token.text), case .identifier = token.tokenKind else { return false }
                if let reference = token.parent?.as(DeclReferenceExprSyntax.self) {
                    return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
                }
                // `if let name {` reads the name that it declares.
                let binding = token.parent?.parent?.as(OptionalBindingConditionSyntax.self)
                return binding.map { $0.initializer == nil } ?? false
            }
        }
    }
}
