import SwiftSyntax

extension CodeBlockItemSyntax {
    /// Whether it is the file's own, alone or under a condition of compiling.
    var isTopLevel: Bool {
        guard let owner = parent?.parent else { return false }
        if owner.is(SourceFileSyntax.self) { return true }
        guard owner.is(IfConfigClauseSyntax.self) else { return false }
        return owner.parent?.parent?.parent?.as(CodeBlockItemSyntax.self)?.isTopLevel ?? false
    }

    private var siblings: CodeBlockItemListSyntax? { parent?.as(CodeBlockItemListSyntax.self) }

    /// Whether it can go alone. The value that a closure returns becomes an empty one first, and goes with what is around
    /// the closure where the compiler knows no empty one; the value of a body goes with the body.
    func isRemovable(from member: MemberPlace) -> Bool {
        guard let siblings, let owner = siblings.parent, !isTopLevel else { return false }
        let value = item.as(ReturnStmtSyntax.self)?.expression
        if isInClosure(of: member), let value {
            // What follows an `if` returns another value.
            let isChoice = owner.parent?.as(IfExprSyntax.self).map { $0.elseBody == nil } ?? false
            return !isChoice && value.trimmedDescription != Self.emptyValue
        }
        if isInClosure(of: member) { return true }
        // The value of a body is replaced by an empty one, with its body, where it is all that there is.
        let body = member.body(around: firstToken(viewMode: .sourceAccurate) ?? .identifier(""))
        guard let type = body?.type else { return true }
        if siblings.count == 1, owner.id == body?.syntax.id || owner.parent?.id == body?.syntax.id { return false }
        if value != nil, member.declaredNames == ["previews"] { return false }
        return value == nil || EmptyValue(enumerations: [:]).expression(for: type, guesses: true) != nil
    }

    /// The condition of a guard that has others and a place.
    func condition(around token: TokenSyntax) -> ConditionElementSyntax? {
        guard let conditions = item.as(GuardStmtSyntax.self)?.conditions, conditions.count > 1 else { return nil }
        return Array(conditions).first { $0.contains(token) }
    }

    /// Where the conditions and statements after one of its conditions use what that declares.
    func uses(of condition: ConditionElementSyntax) -> [TokenSyntax] {
        let names = condition.declaredNames
        let others = item.as(GuardStmtSyntax.self).map { Array($0.conditions) } ?? []
        return others.filter { $0.position > condition.position }.flatMap { $0.uses(of: names) } + laterUses(of: names)
    }

    private func isInClosure(of member: MemberPlace) -> Bool {
        !ancestors(ClosureExprSyntax.self, below: member.decl).isEmpty
    }

    /// The value that a type makes of nothing, where the type is not written.
    private static let emptyValue = ".init()"

    /// What stands in its place.
    func replacement(in member: MemberPlace, values: EmptyValue) -> String {
        if item.as(ReturnStmtSyntax.self)?.expression != nil {
            if isInClosure(of: member) { return "return \(Self.emptyValue)" }
            if let type = firstToken(viewMode: .sourceAccurate).flatMap({ member.body(around: $0)?.type }),
                let value = values.expression(for: type, guesses: true)
            {
                return "return \(value)"
            }
        }
        guard siblings?.count == 1, let owner = siblings?.parent else { return "/* left out */" }
        if owner.is(SwitchCaseSyntax.self) { return "break /* left out */" }
        // A closure that names no parameters takes as many as it reads.
        let isReading = owner.as(ClosureExprSyntax.self)?.signature == nil && owner.is(ClosureExprSyntax.self)
        let read = isReading ? (0..<3).filter { uses(of: ["$\($0)"]).isEmpty == false }.max() ?? -1 : -1
        let parameters = (0...max(read, 0)).map { "$\($0)" }.joined(separator: ", ")
        return read < 0 ? "/* left out */" : "let _ = (\(parameters)) /* left out */"
    }

    /// The names that it declares for the statements after it.
    private var declaredNames: Set<String> {
        if let conditions = item.as(GuardStmtSyntax.self)?.conditions {
            return conditions.reduce(into: []) { $0.formUnion($1.declaredNames) }
        }
        if let function = item.as(FunctionDeclSyntax.self) { return [function.name.text] }
        return item.as(VariableDeclSyntax.self)?.bindings.reduce(into: []) { $0.formUnion($1.pattern.names) } ?? []
    }

    /// Where statements after it use what it declares.
    var laterUses: [TokenSyntax] { laterUses(of: declaredNames) }

    private func laterUses(of names: Set<String>) -> [TokenSyntax] {
        guard !names.isEmpty, let siblings else { return [] }
        // As an array: what a collection of syntax filters is a tree of its own, with other places.
        return Array(siblings).filter { $0.position > position }.flatMap { $0.uses(of: names) }
    }
}

extension ConditionElementSyntax {
    /// The names that it declares: `game` of `let game = store.game`.
    var declaredNames: Set<String> { condition.as(OptionalBindingConditionSyntax.self)?.pattern.names ?? [] }
}

extension PatternSyntax {
    fileprivate var names: Set<String> { Set(tokens(viewMode: .sourceAccurate).map(\.text)).subtracting(["_"]) }
}

extension SyntaxProtocol {
    /// Where names are read in it.
    func uses(of names: Set<String>) -> [TokenSyntax] {
        tokens(viewMode: .sourceAccurate).filter { token in
            guard names.contains(token.text) else { return false }
            switch token.tokenKind {
            case .identifier: break
            case .dollarIdentifier: return true
            default: return false
            }
            if let reference = token.parent?.as(DeclReferenceExprSyntax.self) {
                return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
            }
            // `if let name {` reads the name that it declares.
            let binding = token.parent?.parent?.as(OptionalBindingConditionSyntax.self)
            return binding.map { $0.initializer == nil } ?? false
        }
    }
}
