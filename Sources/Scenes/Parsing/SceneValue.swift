import Foundation
import Support
import ViewLayout

/// One value of a scene, to be read as one type. What does not fit is refused at its place.
struct SceneValue {
    let node: SceneNode
    /// Where the value stands, for messages: `traits.locale`.
    let path: String
    let file: String

    func error(_ message: String) -> SceneError { SceneError(file: file, place: node.place, message: message) }

    func string() throws -> String {
        switch node.value {
        case .string(let text):
            return text
        case .number(_, let text):
            throw error("\(path) must be a text; put \(text) in quotes")
        case .boolean(let flag):
            throw error("\(path) must be a text; put \(flag) in quotes")
        default:
            throw error("\(path) must be a text, not \(node.kindWithArticle)")
        }
    }

    func boolean() throws -> Bool {
        guard case .boolean(let flag) = node.value else {
            throw error("\(path) must be true or false, not \(node.kindWithArticle)")
        }
        return flag
    }

    func number(in range: ClosedRange<Double>) throws -> Double {
        guard case .number(let number, let text) = node.value else {
            throw error("\(path) must be a number, not \(node.kindWithArticle)")
        }
        guard range.contains(number) else {
            throw error("\(path) is \(text); it must be \(Self.describe(range))")
        }
        return number
    }

    func integer(in range: ClosedRange<Int>) throws -> Int {
        guard case .number(let number, let text) = node.value else {
            throw error("\(path) must be a whole number, not \(node.kindWithArticle)")
        }
        guard let integer = Int(exactly: number), range.contains(integer) else {
            throw error("\(path) is \(text); it must be a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return integer
    }

    /// A width or height of a transcript: positive and at most 10 000 points.
    /// - Parameter noun: what it is, for messages: "a width".
    func transcriptLength(_ noun: String) throws -> CGFloat {
        guard case .number(let number, let text) = node.value else {
            throw error("\(path) must be a number, not \(node.kindWithArticle)")
        }
        guard number > 0, number <= SceneLimits.maximumLength else {
            throw error("\(path) is \(text); \(noun) must be a positive number of at most 10000 points")
        }
        return CGFloat(number)
    }

    /// A length of a view: from 0 to 10 000 points.
    func length() throws -> CGFloat { CGFloat(try number(in: 0...SceneLimits.maximumLength)) }

    /// A language tag. A plain `no` is Norwegian.
    func locale() throws -> String {
        let tag = try string()
        if let problem = LocaleTag.problem(tag) { throw error("\(path) is \"\(tag)\"; \(problem)") }
        return tag
    }

    /// One of a set of names.
    func name<Name: RawRepresentable & CaseIterable>(of type: Name.Type) throws -> Name where Name.RawValue == String {
        let text = try string()
        if let name = Name(rawValue: text) { return name }
        throw unknownName(text, among: Name.allCases.map(\.rawValue))
    }

    /// One of a set of names, each with what it stands for.
    func choice<Value>(_ choices: [(name: String, value: Value)]) throws -> Value {
        let text = try string()
        guard let choice = choices.first(where: { $0.name == text }) else {
            throw unknownName(text, among: choices.map(\.name))
        }
        return choice.value
    }

    /// - Parameter declared: where the names come from, for when there are none: `messages`; nil for fixed names.
    func unknownName(_ text: String, among names: [String], declaredIn declared: String? = nil) -> SceneError {
        if names.isEmpty, let declared {
            return error("\(path) is \"\(text)\", but the file declares none; declare \(declared)")
        }
        let suggestion = NearestKey.suggestion(for: text, among: names)
        return error("\(path) is \"\(text)\"\(suggestion) (allowed: \(names.joined(separator: ", ")))")
    }

    /// The elements of a list, each with its own path.
    func elements() throws -> [SceneValue] {
        guard case .sequence(let nodes) = node.value else {
            throw error("\(path) must be a list, not \(node.kindWithArticle)")
        }
        return nodes.enumerated().map { index, node in
            SceneValue(node: node, path: "\(path)[\(index)]", file: file)
        }
    }

    private static func describe(_ range: ClosedRange<Double>) -> String {
        "from \(ShortDecimal.exact(range.lowerBound)) to \(ShortDecimal.exact(range.upperBound))"
    }
}
