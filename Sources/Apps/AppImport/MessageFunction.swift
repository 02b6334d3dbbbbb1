import SwiftParser
import SwiftSyntax

/// A function of an app's controller that makes a balloon of values that a test can write. Where a service has to answer
/// first, no touch makes one.
struct MessageFunction: Equatable {
    /// Its name in the app's source: `composeMessage`.
    let name: String
    /// The call with the values of an example, after the controller.
    let call: String
    /// Whether it can throw.
    let canThrow: Bool
    /// Whether it returns the message, and does not insert it.
    let returnsMessage: Bool

    /// The name of its goldens: `compose-message`.
    var golden: String {
        var last: Character = "-"
        return name.reduce(into: "") { words, letter in
            if letter.isUppercase, last.isLowercase { words += "-" }
            (words, last) = (words + letter.lowercased(), letter)
        }
    }

    /// What only a function has that makes a balloon or inserts a text.
    fileprivate static let marks = ["MSMessageTemplateLayout(", "MSMessageLiveLayout(", ".insertText("]

    /// The functions of a controller that a test can call, the first of each name.
    static func all(of controller: String, in texts: [String]) -> [MessageFunction] {
        let values = ExampleValues(in: texts)
        let finder = MessageFunctionFinder(isController: { $0 == controller }) { values.value(of: $0, named: $1) }
        for text in texts where marks.contains(where: text.contains) { finder.walk(Parser.parse(source: text)) }
        var names: Set<String> = []
        return finder.found.filter { $0.modifiers.isEmpty && names.insert($0.function.name).inserted }.map(\.function)
    }

    /// A source in which a test can call the functions of its controllers: `private` in front of them is blank.
    static func opened(_ text: String, of app: AppTypes) -> String {
        guard marks.contains(where: text.contains) else { return text }
        let finder = MessageFunctionFinder {
            app.root(of: $0) == "MSMessagesAppViewController"
        } value: { type, name in
            let type = type.filter { !"?! ".contains($0) }
            let element = type.contains(":") ? type : type.filter { !"[]".contains($0) }
            return ExampleValues.plain(element, named: name) ?? (app.isSeen(element) ? element : nil)
        }
        finder.walk(Parser.parse(source: text))
        var bytes = Array(text.utf8)
        for modifier in finder.found.filter({ app.declaresOneFunction($0.function.name) }).flatMap(\.modifiers) {
            for place in modifier { bytes[place] = UInt8(ascii: " ") }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

private final class MessageFunctionFinder: SyntaxVisitor {
    /// The functions, with the places of modifiers that hide them from a test.
    private(set) var found: [(function: MessageFunction, modifiers: [Range<Int>])] = []
    private let isController: (String) -> Bool
    /// A value of a type, and of a name.
    private let value: (String, String) -> String?

    init(isController: @escaping (String) -> Bool, value: @escaping (String, String) -> String?) {
        (self.isController, self.value) = (isController, value)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        isController(node.name.text) ? .visitChildren : .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.modifiers.isEmpty && isController(node.extendedType.trimmedDescription) ? .visitChildren : .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let hidden = node.modifiers.filter { ["private", "fileprivate"].contains($0.name.text) }
        let body = node.body?.description ?? ""
        let effects = node.signature.effectSpecifiers
        guard hidden.count == node.modifiers.count, node.attributes.isEmpty, node.genericParameterClause == nil,
            MessageFunction.marks.contains(where: body.contains),
            effects?.asyncSpecifier == nil
        else { return .skipChildren }
        let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
        // Where `private` goes, the types of all parameters are seen by the test.
        let given = node.signature.parameterClause.parameters.filter { $0.defaultValue == nil || !hidden.isEmpty }
        let arguments = given.compactMap(argument)
        guard ["Void", "MSMessage", "MSMessage?"].contains(result), arguments.count == given.count else {
            return .skipChildren
        }
        let call = "\(node.name.text)(\(arguments.joined(separator: ", ")))"
        let function = MessageFunction(
            name: node.name.text, call: call, canThrow: effects?.throwsClause != nil, returnsMessage: result != "Void")
        let places = hidden.map { modifier in
            modifier.positionAfterSkippingLeadingTrivia.utf8Offset..<modifier.endPositionBeforeTrailingTrivia.utf8Offset
        }
        found.append((function, places))
        return .skipChildren
    }

    /// A parameter with a value of its type; nil for a type that only the app has.
    private func argument(for parameter: FunctionParameterSyntax) -> String? {
        let name = (parameter.secondName ?? parameter.firstName).text
        guard let value = value(parameter.type.trimmedDescription, name) else { return nil }
        return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
    }
}
