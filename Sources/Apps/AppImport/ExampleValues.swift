import SwiftParser
import SwiftSyntax

/// Values that a test can write: of types of Foundation, UIKit and Messages, and of an app's own structures and
/// enumerations that are made of such.
final class ExampleValues: SyntaxVisitor {
    private var properties: [String: [(name: String, type: String)]] = [:]
    private var cases: [String: String] = [:]

    /// Reads the sources of an app.
    init(in texts: [String]) {
        super.init(viewMode: .sourceAccurate)
        for text in texts where text.contains("struct ") || text.contains("enum ") { walk(Parser.parse(source: text)) }
    }

    /// A value of a type as Swift; nil for a type that is not known.
    func value(of type: String, named name: String, depth: Int = 0) -> String? {
        let type = type.filter { !"?! ".contains($0) }
        if let plain = Self.plain(type, named: name) { return plain }
        guard depth < Self.maximumDepth, !Self.ambiguous.contains(type) else { return nil }
        if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
            return value(of: String(type.dropFirst().dropLast()), named: name, depth: depth + 1).map { "[\($0)]" }
        }
        if let first = cases[type] { return "\(type).\(first)" }
        guard let parts = properties[type] else { return nil }
        let values = parts.compactMap { part in
            // A type in it comes before one of the same name outside of it.
            let name = part.type.filter { !"?![] ".contains($0) }
            let isInside = cases["\(type).\(name)"] != nil
            let full = isInside ? part.type.replacing(name, with: "\(type).\(name)") : part.type
            return value(of: full, named: part.name, depth: depth + 1).map { "\(part.name): \($0)" }
        }
        return values.count == parts.count ? "\(type)(\(values.joined(separator: ", ")))" : nil
    }

    /// A value of a type that is not the app's, without what makes it optional.
    static func plain(_ type: String, named name: String) -> String? {
        let isAddress = ["url", "link"].contains { name.lowercased().contains($0) }
        return type == "String" && isAddress ? "\"https://example.com\"" : values[type]
    }

    private static let maximumDepth = 4
    /// Names that Swift Testing has as well.
    private static let ambiguous: Set<String> = [
        "Attachment", "Bug", "Comment", "Confirmation", "Issue", "SourceLocation", "Tag", "Test", "Trait",
    ]

    private static let values = [
        "String": "\"Tea\"", "[String:String]": "[\"tea\": \"Tea\"]", "Bool": "true", "Int": "2", "Double": "2",
        "CGFloat": "2", "Date": ".nowOfApp", "Data": "Data(\"Tea\".utf8)",
        "UUID": ".newOfApp", "URL": "URL(string: \"https://example.com\")!",
        "UIImage": "UIImage(systemName: \"star\")!",
        "MSSession": "MSSession()", "MSConversation": "$0.activeConversation!",
    ]

    // MARK: - Reading

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let members = node.memberBlock.members.map(\.decl)
        guard !Self.isHidden(node.modifiers), node.genericParameterClause == nil,
            !members.contains(where: { $0.is(InitializerDeclSyntax.self) })
        else { return .skipChildren }
        var own: [(name: String, type: String)] = []
        for variable in members.compactMap({ $0.as(VariableDeclSyntax.self) })
        where !variable.modifiers.contains(where: { $0.name.text == "static" }) {
            for binding in variable.bindings where !Self.isComputed(binding) {
                guard variable.attributes.isEmpty, !Self.isHidden(variable.modifiers) else { return .skipChildren }
                guard binding.initializer == nil else { continue }
                guard let type = binding.typeAnnotation?.type.trimmedDescription else { return .skipChildren }
                // A variable that can be nil is nil.
                if variable.bindingSpecifier.text == "var", type.hasSuffix("?") { continue }
                own.append((binding.pattern.trimmedDescription, type))
            }
        }
        properties[node.name.text] = own
        for inner in members.compactMap({ $0.as(EnumDeclSyntax.self) }) { read(inner, in: "\(node.name.text).") }
        return .skipChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        read(node, in: "")
        return .skipChildren
    }

    /// Keeps the first case without values, by the name of the enumeration after that of its type.
    private func read(_ node: EnumDeclSyntax, in type: String) {
        let all = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
        guard !Self.isHidden(node.modifiers) else { return }
        cases[type + node.name.text] = all.first { $0.parameterClause == nil }?.name.text
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// Whether a property has no storage: observers have.
    private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case .getter: true
        case .accessors(let list): !list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        case nil: false
        }
    }

    private static func isHidden(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }
}
