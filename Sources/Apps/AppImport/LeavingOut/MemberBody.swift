import SwiftSyntax

/// The body of a function, an initialiser or an accessor.
struct MemberBody {
    let syntax: Syntax
    /// The type of what it returns; nil for nothing.
    let type: TypeSyntax?
    var isInitializer = false
    /// Whether it can throw, and whether it can wait.
    private var canThrow = false, canWait = false
    private let statements: CodeBlockItemListSyntax

    init(block: CodeBlockSyntax, type: TypeSyntax?, isInitializer: Bool = false) {
        (syntax, statements, self.isInitializer) = (Syntax(block), block.statements, isInitializer)
        self.type = type.flatMap { ["Void", "()", "Never"].contains($0.trimmedDescription) ? nil : $0 }
    }

    init?(_ function: FunctionDeclSyntax) {
        guard let body = function.body else { return nil }
        self.init(block: body, type: function.signature.returnClause?.type)
        canThrow = function.signature.effectSpecifiers?.throwsClause != nil
        canWait = function.signature.effectSpecifiers?.asyncSpecifier != nil
    }

    init(getter block: AccessorBlockSyntax, type: TypeSyntax?) {
        (syntax, self.type) = (Syntax(block), type)
        if case .getter(let items) = block.accessors { statements = items } else { statements = [] }
    }

    /// The place between its braces.
    var range: Range<Int> {
        (syntax.positionAfterSkippingLeadingTrivia.utf8Offset + 1)..<end
    }

    /// The place of its closing brace.
    var end: Int { syntax.endPositionBeforeTrailingTrivia.utf8Offset - 1 }

    /// Whether it is one that an import wrote.
    var isStub: Bool { syntax.description.contains("LeftOutMember.") }

    /// Whether it is one that returns nothing at all.
    var hasNoValue: Bool { syntax.description.contains("LeftOutMember.noValue") }

    /// What stands in its place: it says once that it is left out, calls the superclass where the body did, and returns an
    /// empty value.
    /// - Returns: nil where a body cannot be empty.
    func stub(for member: MemberPlace, values: EmptyValue, guesses: Bool) -> String? {
        guard !isInitializer else { return nil }
        let name = "\"\(member.name.filter { $0 != "\"" && $0 != "\\" })\""
        let said = "LeftOutMember.say(\(name))"
        guard let type else { return " " + ([said] + calls(of: member)).joined(separator: "; ") + " " }
        // An empty preview shows nothing; without it there is none.
        if type.isSomeView, member.declaredNames == ["previews"] { return nil }
        if let value = values.expression(for: type, guesses: guesses) { return " \(said); return \(value) " }
        guard !type.is(SomeOrAnyTypeSyntax.self) else { return nil }
        // Without a value a function fails where it can, or nobody hears of it; else the app cannot go on.
        if canThrow { return " throw LeftOutMember.failure(\(name)) " }
        if canWait { return " return await LeftOutMember.never(\(name)) " }
        return " return LeftOutMember.noValue(\(name)) "
    }

    /// The call of the same method of the superclass.
    private func calls(of member: MemberPlace) -> [String] {
        guard let function = member.decl.as(FunctionDeclSyntax.self), function.overrideModifier != nil else {
            return []
        }
        let call = statements.first { $0.trimmedDescription.hasPrefix("super.\(function.name.text)(") }
        return call.map { [$0.trimmedDescription] } ?? []
    }
}
