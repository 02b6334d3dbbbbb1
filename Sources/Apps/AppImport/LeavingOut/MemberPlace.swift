import SwiftSyntax

/// The member of a type, or the declaration of a file, in which a place of a source lies.
struct MemberPlace {
    let decl: DeclSyntax
    /// `BoardController.viewDidLoad()`.
    let name: String
    /// The member and the types around it, the outermost last.
    private let members: [DeclSyntax]

    init?(of token: TokenSyntax) {
        members = token.andAncestors.compactMap { $0.as(DeclSyntax.self) }.filter(\.isMember)
        guard let decl = members.first else { return nil }
        (self.decl, name) = (decl, members.compactMap(\.shownName).reversed().joined(separator: "."))
    }

    /// Where it begins, after attributes and modifiers, which may go.
    var start: AbsolutePosition {
        let parts = decl.children(viewMode: .sourceAccurate)
        let first = parts.first { !$0.is(AttributeListSyntax.self) && !$0.is(DeclModifierListSyntax.self) }
        return (first ?? Syntax(decl)).positionAfterSkippingLeadingTrivia
    }

    /// Whether it is a type or an extension, so that the place is in its header.
    var isType: Bool { decl.asProtocol(DeclGroupSyntax.self) != nil }

    /// How often single statements of it go before its body does. A function that builds a layout has more time, and an
    /// initialiser cannot be empty; a view has many small pieces.
    var patience: Int {
        if decl.is(InitializerDeclSyntax.self) { return 5 }
        return BalloonCode.isIn(decl) || makesView ? 4 : 3
    }

    /// Whether it is a property or a function that makes a view.
    var makesView: Bool {
        let result = decl.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
        return (result ?? type)?.isSomeView ?? false
    }

    /// The clause that names the superclass and the protocols of a type.
    var inheritance: InheritanceClauseSyntax? { decl.asProtocol(DeclGroupSyntax.self)?.inheritanceClause }

    /// The members of the type that the place is in.
    var membersOfType: MemberBlockItemListSyntax? {
        decl.andAncestors.lazy.compactMap { $0.asProtocol(DeclGroupSyntax.self) }.first?.memberBlock.members
    }

    /// The declaration of the file that it is part of.
    var outermost: DeclSyntax? { members.last }

    /// The names that are gone when it is.
    var declaredNames: [String] {
        if let variable = decl.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        }
        if let cases = decl.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name.text) }
        return [decl.asProtocol(NamedDeclSyntax.self)?.name.text].compactMap { $0 }
    }

    /// The type of a property.
    var type: TypeSyntax? { decl.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type }

    /// The first value of a property, where the place is in it.
    func initialValue(around token: TokenSyntax) -> Syntax? {
        guard let variable = decl.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let value = variable.bindings.first?.initializer?.value, Syntax(value).contains(token)
        else { return nil }
        return Syntax(value)
    }

    /// The bodies of it.
    private var bodies: [MemberBody] {
        if let function = decl.as(FunctionDeclSyntax.self) {
            return [MemberBody(function)].compactMap { $0 }
        }
        if let initializer = decl.as(InitializerDeclSyntax.self) {
            return [initializer.body.map { MemberBody(block: $0, type: nil, isInitializer: true) }].compactMap { $0 }
        }
        if let deinitializer = decl.as(DeinitializerDeclSyntax.self) {
            return [deinitializer.body.map { MemberBody(block: $0, type: nil) }].compactMap { $0 }
        }
        if let variable = decl.as(VariableDeclSyntax.self) {
            return variable.bindings.flatMap { Self.bodies(of: $0.accessorBlock, type: $0.typeAnnotation?.type) }
        }
        if let script = decl.as(SubscriptDeclSyntax.self) {
            return Self.bodies(of: script.accessorBlock, type: script.returnClause.type)
        }
        return []
    }

    private static func bodies(of block: AccessorBlockSyntax?, type: TypeSyntax?) -> [MemberBody] {
        guard let block else { return [] }
        guard case .accessors(let list) = block.accessors else { return [MemberBody(getter: block, type: type)] }
        return list.compactMap { accessor in
            let isGetter = accessor.accessorSpecifier.text == "get"
            return accessor.body.map { MemberBody(block: $0, type: isGetter ? type : nil) }
        }
    }

    /// The body around a place.
    func body(around token: TokenSyntax) -> MemberBody? { bodies.first { $0.syntax.contains(token) } }

    /// Whether a place is in the header of the member or in its first value.
    func isOutsideBodies(_ token: TokenSyntax) -> Bool { body(around: token) == nil }
}

/// What an app's code says of balloons.
enum BalloonCode {
    private static let names = ["MSMessageTemplateLayout", "MSMessageLiveLayout", "contentSizeThatFits"]

    /// Whether a declaration builds a layout or gives a size.
    static func isIn(_ decl: DeclSyntax) -> Bool {
        guard !decl.isGroup else { return false }
        let text = decl.trimmedDescription
        return names.contains { text.contains($0) }
    }
}
