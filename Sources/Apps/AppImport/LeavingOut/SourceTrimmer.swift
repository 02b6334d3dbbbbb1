import SwiftParser
import SwiftSyntax

/// Takes out of one source what errors of the compiler point at, so that the rest compiles: the smallest piece first.
///
/// A round of errors makes one set of edits. Each keeps the ends of lines of what it replaces, so that lines stay where the
/// app has them.
struct SourceTrimmer {
    let path: String
    let tree: SourceFileSyntax
    let values: EmptyValue
    var causes: LeftOutCauses
    /// How often errors were found in a member, by its line and its name; each time more of it goes.
    var attempts: [String: Int]
    /// The modifiers that no view has here.
    var missingModifiers: Set<String> = []

    private(set) var leftOut: [LeftOut] = []
    private var edits = SourceEdits()
    /// The members that this round has counted.
    private var counted: Set<String> = []
    /// Protocols and superclasses that go, by the clause that names them.
    private var dropped: [SyntaxIdentifier: (clause: InheritanceClauseSyntax, names: Set<SyntaxIdentifier>)] = [:]
    /// Conditions that go, by the guard that has them.
    private var conditions: [SyntaxIdentifier: (item: CodeBlockItemSyntax, dropped: Set<SyntaxIdentifier>)] = [:]
    private let lines: SourceLines

    init(_ text: String, path: String, values: EmptyValue, causes: LeftOutCauses, attempts: [String: Int]) {
        self.path = path
        tree = Parser.parse(source: text)
        lines = SourceLines(text)
        (self.values, self.causes, self.attempts) = (values, causes, attempts)
    }

    /// The source without what the errors point at.
    mutating func trimmed(after messages: [CompilerMessage]) -> String {
        for message in messages { leaveOut(message) }
        for (clause, names) in dropped.values { drop(names, from: clause) }
        for (item, names) in conditions.values { drop(names, of: item) }
        return edits.applied(to: tree.description)
    }

    // MARK: - One error

    private mutating func leaveOut(_ message: CompilerMessage) {
        guard let offset = lines.offset(line: message.line, column: message.column),
            let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
        else { return leaveOutAll(message) }
        let member = MemberPlace(of: token)
        let key = member.map { "\(lines.line(of: $0.start.utf8Offset)) \($0.name)" } ?? ""
        if counted.insert(key).inserted { attempts[key, default: 0] += 1 }
        let attempt = attempts[key, default: 1]
        guard let member else { return outside(token, message, attempt: attempt) }
        let reason = causes.reason(for: message, in: path)
        let trim = Trim(message: message, reason: reason, member: member, attempt: attempt)
        if !message.propertiesWithoutValue.isEmpty, attempt < 3, giveValues(trim) { return }
        if let attribute = token.ancestors(AttributeSyntax.self, below: member.decl).first,
            member.isOutsideBodies(token)
        {
            return remove(Syntax(attribute), .attribute, trim)
        }
        let isStub = member.body(around: token)?.isStub ?? false
        let hasPieces = !member.isType && !isStub && attempt <= member.patience
        // What keeps the compiler busy may be any other piece of the body, and most often is a wrong name.
        if hasPieces, message.isOfTime, member.makesView, leaveOutMissingModifiers(trim) { return }
        if hasPieces, !(message.isOfTime && member.makesView), leaveOutPiece(around: token, trim) { return }
        if member.isType { leaveOutOfHeader(token, trim) } else { leaveOutOfMember(token, trim) }
    }

    /// An error that no declaration of the file has.
    private mutating func outside(_ token: TokenSyntax, _ message: CompilerMessage, attempt: Int) {
        if let item = token.topLevelItem, attempt < 3 {
            let reason = causes.reason(for: message, in: path)
            let name = item.trimmedDescription.prefix { $0 != "(" && $0 != "{" && !$0.isNewline }
            let line = lines.line(of: item.positionAfterSkippingLeadingTrivia.utf8Offset)
            record(.member, line: line, member: name.split(separator: " ").joined(separator: " "), at: line, reason)
            edits.replace(Syntax(item), with: "")
        } else {
            leaveOutAll(message)
        }
    }

    private mutating func leaveOutAll(_ message: CompilerMessage) {
        guard !tree.statements.isEmpty else { return }
        let reason = causes.reason(for: message, in: path)
        record(.type, line: message.line, member: "the file", at: message.line, reason)
        for name in tree.declaredTypes { causes.note(name, reason.cause) }
        edits.replace(Syntax(tree.statements), with: "")
    }

    // MARK: - Statements

    /// Takes the smallest piece around a token out: a statement, or a modifier of a view.
    private mutating func leaveOutPiece(around token: TokenSyntax, _ trim: Trim) -> Bool {
        let item = statement(around: token, in: trim.member)
        if trim.member.makesView,
            let modifier = token.viewModifier(inside: item.map(Syntax.init) ?? Syntax(trim.member.decl))
        {
            if edits.replace(modifier.range, with: "") {
                record(.statement, line: modifier.name, of: trim.member, trim.reason)
            }
            return true
        }
        if let item { leaveOut(item, around: token, trim) }
        return item != nil
    }

    /// Takes the modifiers out of a member that no view has here.
    private mutating func leaveOutMissingModifiers(_ trim: Trim) -> Bool {
        let missing = trim.member.decl.viewModifiers.filter { missingModifiers.contains($0.name.text) }
        for modifier in missing where edits.replace(modifier.range, with: "") {
            var message = trim.message
            message.text = "value of type 'View' has no member '\(modifier.name.text)'"
            record(.statement, line: modifier.name, of: trim.member, causes.reason(for: message, in: path))
        }
        return !missing.isEmpty
    }

    /// The smallest statement around a token that can go without the value of what is around it.
    private func statement(around token: TokenSyntax, in member: MemberPlace) -> CodeBlockItemSyntax? {
        token.ancestors(CodeBlockItemSyntax.self, below: member.decl).first { $0.isRemovable(from: member) }
    }

    /// Takes a statement out, or of a guard the condition around a token, and what comes after and uses what it declares.
    private mutating func leaveOut(_ item: CodeBlockItemSyntax, around token: TokenSyntax, _ trim: Trim) {
        var waiting = [(item, token)]
        while let (next, place) = waiting.popLast() {
            var uses: [TokenSyntax]
            if let condition = next.condition(around: place) {
                guard conditions[next.id, default: (next, [])].dropped.insert(condition.id).inserted else { continue }
                record(.statement, line: condition, of: trim.member, trim.reason)
                uses = next.uses(of: condition)
            } else {
                guard edits.replace(Syntax(next), with: next.replacement(in: trim.member, values: values)) else {
                    continue
                }
                let isValue = next.item.is(ReturnStmtSyntax.self)
                record(isValue ? .value : .statement, line: next, of: trim.member, trim.reason)
                uses = next.laterUses
            }
            waiting += uses.compactMap { use in statement(around: use, in: trim.member).map { ($0, use) } }
        }
    }

    /// Takes conditions out of a guard, or the guard where none is left.
    private mutating func drop(_ dropped: Set<SyntaxIdentifier>, of item: CodeBlockItemSyntax) {
        guard let all = item.item.as(GuardStmtSyntax.self).map({ Array($0.conditions) }) else { return }
        guard let last = all.last(where: { !dropped.contains($0.id) }) else {
            edits.replace(Syntax(item), with: "/* left out */")
            return
        }
        for condition in all where dropped.contains(condition.id) { edits.replace(Syntax(condition), with: "") }
        if let comma = last.trailingComma { edits.replace(Syntax(comma), with: "") }
    }

    // MARK: - Members

    private mutating func leaveOutOfMember(_ token: TokenSyntax, _ trim: Trim) {
        let member = trim.member
        if trim.message.text.contains("does not override"), let word = member.decl.overrideModifier {
            // Messages of iOS calls it; here it stays a function that nothing calls.
            edits.replace(Syntax(word), with: "")
            return record(.attribute, line: token, of: member, trim.reason)
        }
        if member.isOutsideBodies(token) {
            if trim.attempt <= 2, let value = member.initialValue(around: token),
                let type = member.type, let text = values.expression(for: type, guesses: trim.attempt == 1)
            {
                edits.replace(value, with: text)
                return record(.value, line: token, of: member, trim.reason)
            }
            return removeMember(trim)
        }
        guard let body = member.body(around: token) else { return removeMember(trim) }
        let step = body.isStub ? 2 : trim.attempt - member.patience
        guard step <= 2, !body.hasNoValue else { return removeMember(trim) }
        if trim.message.text.hasPrefix("missing return"), step < 1,
            let value = body.type.flatMap({ values.expression(for: $0, guesses: true) })
        {
            edits.insert("return \(value) ", before: body.end)
            return record(.value, line: token, of: member, trim.reason)
        }
        guard let stub = body.stub(for: member, values: values, guesses: step <= 1) else { return removeMember(trim) }
        edits.replace(body.range, with: stub)
        record(.body, line: member.decl, of: member, trim.reason)
    }

    private mutating func removeMember(_ trim: Trim) {
        let member = trim.member
        guard trim.attempt < member.patience + 5 else {
            return member.outermost.map { removeType($0, trim) } ?? leaveOutAll(trim.message)
        }
        for name in member.declaredNames { causes.note(name, trim.reason.cause) }
        remove(Syntax(member.decl), .member, trim)
    }

    private mutating func removeType(_ decl: DeclSyntax, _ trim: Trim) {
        for name in decl.declaredTypes { causes.note(name, trim.reason.cause) }
        remove(Syntax(decl), .type, trim)
    }

    private mutating func remove(_ node: Syntax, _ kind: LeftOut.Kind, _ trim: Trim) {
        guard edits.replace(node, with: "") else { return }
        record(kind, line: node, of: trim.member, trim.reason)
    }

    // MARK: - Types

    private mutating func leaveOutOfHeader(_ token: TokenSyntax, _ trim: Trim) {
        let clause = trim.member.inheritance
        if let inherited = token.ancestors(InheritedTypeSyntax.self, below: trim.member.decl).first, let clause {
            return drop([inherited], from: clause, trim)
        }
        if trim.attempt < 4, let clause, trim.message.text.contains("does not conform to") {
            let asked = Set(trim.message.names.dropFirst().flatMap(Self.namesOf))
            let fitting = Array(clause.inheritedTypes).filter { asked.contains($0.type.trimmedDescription) }
            if !fitting.isEmpty { return drop(fitting, from: clause, trim) }
            // The protocol is one that a named protocol inherits.
            if trim.attempt == 3 { return drop(Array(clause.inheritedTypes), from: clause, trim) }
            if trim.attempt == 2 { return }
        }
        guard trim.attempt > 1 || !trim.message.isOfRest else { return }
        removeType(trim.member.decl, trim)
    }

    /// The names by which a type may have asked for a protocol.
    private static func namesOf(_ name: String) -> [String] {
        switch name {
        case "Decodable", "Encodable": [name, "Codable"]
        case "Equatable": [name, "Hashable", "Comparable"]
        default: [name]
        }
    }

    private mutating func drop(_ types: [InheritedTypeSyntax], from clause: InheritanceClauseSyntax, _ trim: Trim) {
        for type in types where dropped[clause.id, default: (clause, [])].names.insert(type.id).inserted {
            record(.conformance, line: type, of: trim.member, trim.reason)
        }
    }

    private mutating func drop(_ names: Set<SyntaxIdentifier>, from clause: InheritanceClauseSyntax) {
        let kept = Array(clause.inheritedTypes).filter { !names.contains($0.id) }.map(\.type.trimmedDescription)
        edits.replace(Syntax(clause), with: kept.isEmpty ? "" : ": " + kept.joined(separator: ", "))
    }

    /// Properties that an initialiser does not fill any more are empty until somebody fills them.
    private mutating func giveValues(_ trim: Trim) -> Bool {
        let names = Set(trim.message.propertiesWithoutValue)
        guard let members = trim.member.membersOfType else { return false }
        var isDone = false
        for member in members {
            guard let property = member.decl.as(VariableDeclSyntax.self), property.bindings.count == 1,
                let binding = property.bindings.first, let type = binding.typeAnnotation?.type,
                binding.initializer == nil, binding.accessorBlock == nil,
                names.contains(binding.pattern.trimmedDescription), !type.is(OptionalTypeSyntax.self)
            else { continue }
            edits.replace(Syntax(type), with: "(\(type.trimmedDescription))!")
            edits.replace(Syntax(property.bindingSpecifier), with: "var")
            record(.value, line: property, of: trim.member, trim.reason)
            isDone = true
        }
        return isDone
    }

    // MARK: - Inside

    private mutating func record(
        _ kind: LeftOut.Kind, line node: some SyntaxProtocol, of member: MemberPlace, _ reason: LeftOutCauses.Reason
    ) {
        record(
            kind, line: lines.line(of: node.positionAfterSkippingLeadingTrivia.utf8Offset), member: member.name,
            at: lines.line(of: member.start.utf8Offset), reason)
    }

    private mutating func record(
        _ kind: LeftOut.Kind, line: Int, member: String, at memberLine: Int, _ reason: LeftOutCauses.Reason
    ) {
        leftOut.append(
            LeftOut(
                file: path, line: line, kind: kind, member: member, memberLine: memberLine, name: reason.name ?? "",
                cause: reason.cause, sentence: reason.sentence))
    }
}

/// One error with what it is about.
struct Trim {
    let message: CompilerMessage
    let reason: LeftOutCauses.Reason
    let member: MemberPlace
    let attempt: Int
}

extension CompilerMessage {
    /// Whether an error about a whole type follows from errors in it, and may be gone with them.
    var isOfRest: Bool { missingName == nil }
}
