import SwiftSyntax

/// A modifier in the chain of calls that makes a view: `.sheet(item: $photo) { … }`.
struct ViewModifierPlace {
    let name: TokenSyntax
    /// From its point to the end of its call.
    let range: Range<Int>
}

extension SyntaxProtocol {
    /// The modifiers in it, in order.
    var viewModifiers: [ViewModifierPlace] {
        tokens(viewMode: .sourceAccurate).compactMap { token in
            guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName == token,
                let call = access.parent?.as(FunctionCallExprSyntax.self), access.base?.makesView == true
            else { return nil }
            return ViewModifierPlace(access, of: call)
        }
    }
}

extension ViewModifierPlace {
    fileprivate init(_ access: MemberAccessExprSyntax, of call: FunctionCallExprSyntax) {
        let start = access.period.positionAfterSkippingLeadingTrivia.utf8Offset
        self.init(name: access.declName.baseName, range: start..<call.endPositionBeforeTrailingTrivia.utf8Offset)
    }
}

extension TokenSyntax {
    /// The modifier whose name or arguments have this token, the nearest one inside a node; nil where there is none.
    func viewModifier(inside end: Syntax) -> ViewModifierPlace? {
        var node = Syntax(self)
        while let parent = node.parent, node.id != end.id {
            if let call = node.as(FunctionCallExprSyntax.self),
                let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
                base.endPosition <= position, base.makesView
            {
                return ViewModifierPlace(access, of: call)
            }
            node = parent
        }
        return nil
    }
}

extension ExprSyntax {
    /// Whether it is the call of a type, with modifiers: `Text("Tea").bold()`.
    fileprivate var makesView: Bool {
        var expression = self
        while let call = expression.as(FunctionCallExprSyntax.self) {
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
                let name =
                    call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
                    ?? call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
                return name?.first?.isUppercase ?? false
            }
            expression = base
        }
        return expression.trimmedDescription == "content"
    }
}
