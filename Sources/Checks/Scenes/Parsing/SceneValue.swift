import Files
import Foundation
import Support
import ViewLayout

/// One value of a scene, to be read as one type. What does not fit is refused at its place.
package struct SceneValue {
    package let node: SceneNode
    /// Where the value stands, for messages: `traits.locale`.
    package let path: String
    let errors: SceneErrors

    package init(node: SceneNode, path: String, errors: SceneErrors) {
        (self.node, self.path, self.errors) = (node, path, errors)
    }

    package func error(_ kind: SceneError.Kind, _ message: String, fix: String = "") -> SceneError {
        errors.error(kind, at: node.place, message, fix: fix)
    }

    /// An error about a file that the value names, whose words end with what to do.
    func unusable(_ error: any Error, at file: String) -> SceneError {
        SceneError(
            file: errors.file, place: node.place, kind: .badResource, sentence: "\(path): \(error)\(Self.nearest(file))"
        )
    }

    /// An error about a file that the value names and that is not there.
    func missing(_ file: String) -> SceneError {
        error(.badResource, "\(path): \(file): there is no such file", fix: "check the path" + Self.nearest(file))
    }

    /// The file with a similar name beside one that is not there.
    private static func nearest(_ file: String) -> String {
        guard !FileManager.default.fileExists(atPath: file) else { return "" }
        let folder = PathName.parent(of: file)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        return NearestKey.suggestion(for: (file as NSString).lastPathComponent, among: names.sorted())
    }

    /// Whether the value is null.
    var isNothing: Bool {
        guard case .null = node.value else { return false }
        return true
    }

    package func string() throws -> String {
        switch node.value {
        case .string(let text): return text
        case .number(_, let text): throw error(.wrongType, "\(path) must be a text", fix: "put \(text) in quotes")
        case .boolean(let flag): throw error(.wrongType, "\(path) must be a text", fix: "put \(flag) in quotes")
        default: throw mismatch("a text")
        }
    }

    func boolean() throws -> Bool {
        guard case .boolean(let flag) = node.value else { throw mismatch("true or false", fix: truth) }
        return flag
    }

    func number(in range: ClosedRange<Double>) throws -> Double {
        guard case .number(let number, let text) = node.value else {
            throw mismatch("a number", fix: share(in: range) ?? bareNumber)
        }
        guard range.contains(number) else {
            throw error(.badValue, "\(path) is \(text)", fix: "it must be \(Self.describe(range))")
        }
        return number
    }

    func integer(in range: ClosedRange<Int>) throws -> Int {
        guard case .number(let number, let text) = node.value else { throw mismatch("a whole number", fix: bareNumber) }
        guard let integer = Int(exactly: number), range.contains(integer) else {
            throw error(
                .badValue, "\(path) is \(text)",
                fix: "it must be a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return integer
    }

    /// A width or height of a transcript: positive and at most 10 000 points.
    /// - Parameter noun: what it is, for messages: "a width".
    func transcriptLength(_ noun: String) throws -> CGFloat {
        guard case .number(let number, let text) = node.value else { throw mismatch("a number", fix: bareNumber) }
        guard number > 0, number <= SceneLimits.maximumLength else {
            throw error(
                .badValue, "\(path) is \(text)", fix: "\(noun) must be a positive number of at most 10000 points")
        }
        return CGFloat(number)
    }

    /// A length of a view: from 0 to 10 000 points.
    func length() throws -> CGFloat { CGFloat(try number(in: 0...SceneLimits.maximumLength)) }

    /// A language tag. A plain `no` is Norwegian.
    func locale() throws -> String {
        let tag = try string()
        if let problem = LocaleTag.problem(tag) { throw error(.badValue, "\(path) is \"\(tag)\"", fix: problem) }
        return tag
    }

    /// One of a set of names.
    package func name<Name: RawRepresentable & CaseIterable>(of type: Name.Type) throws -> Name
    where Name.RawValue == String {
        let text = try string()
        if let name = Name(rawValue: text) { return name }
        throw unknownName(text, among: Name.allCases.map(\.rawValue))
    }

    /// One of a set of names, each with what it stands for.
    package func choice<Value>(_ choices: [(name: String, value: Value)]) throws -> Value {
        let text = try string()
        guard let choice = choices.first(where: { $0.name == text }) else {
            throw unknownName(text, among: choices.map(\.name))
        }
        return choice.value
    }

    /// - Parameter declared: where the names come from, for when there are none: `messages`; nil for fixed names.
    package func unknownName(_ text: String, among names: [String], declaredIn declared: String? = nil) -> SceneError {
        let kind = declared == nil ? SceneError.Kind.badValue : .unknownName
        if names.isEmpty, let declared {
            return error(kind, "\(path) is \"\(text)\", but the file declares none", fix: "declare \(declared)")
        }
        return error(kind, "\(path) is \"\(text)\"", fix: Self.choice(of: text, among: names))
    }

    /// The nearest of some names, and all of them.
    static func choice(of text: String, among names: [String]) -> String {
        let allowed = names.joined(separator: ", ")
        return NearestKey.match(text, among: names).map { "did you mean \"\($0)\"? (allowed: \(allowed))" }
            ?? "allowed: \(allowed)"
    }

    /// The elements of a list, each with its own path.
    package func elements() throws -> [SceneValue] {
        guard case .sequence(let nodes) = node.value else { throw mismatch("a list", fix: list) }
        return nodes.enumerated().map { index, node in
            SceneValue(node: node, path: "\(path)[\(index)]", errors: errors)
        }
    }

    /// What a reader makes of each element of a list. Elements that are errors are noted and left out.
    func list<Element>(_ read: (SceneValue) throws -> Element) throws -> [Element] {
        try elements().compactMap { element in errors.attempt { try read(element) } }
    }

    // MARK: - Errors

    /// A value of another type than the one that is expected, or none.
    /// - Parameter fix: what to write; nil for what is expected.
    func mismatch(_ expected: String, fix: String? = nil) -> SceneError {
        guard case .null(let comment) = node.value else {
            return error(
                .wrongType, "\(path) must be \(expected), not \(node.kindWithArticle)", fix: fix ?? "write \(expected)")
        }
        if let comment, let word = Self.word(inComment: comment) {
            return error(
                .missingValue, "\(path) has no value: a # begins a comment", fix: "put it in quotes: \"\(word)\"")
        }
        return error(
            .missingValue, "\(path) has no value",
            fix: "write \(expected), or remove \(path.split(separator: ".").last ?? "it")")
    }

    /// The word that the author meant as a value: `#ff0000`, but not `# a remark`.
    private static func word(inComment comment: String) -> Substring? {
        let word = comment.prefix { $0 != " " && $0 != "\t" }
        return word.count > 1 && word.dropFirst().allSatisfy { $0.isLetter || $0.isNumber } ? word : nil
    }

    /// The share that a percentage means, where a number from 0 to 1 is asked for: 0.4 for `40%`.
    private func share(in range: ClosedRange<Double>) -> String? {
        guard range.upperBound == 1, case .string(let text) = node.value, text.hasSuffix("%"),
            let percent = PlainScalar.number(in: text.dropLast().trimmingCharacters(in: .whitespaces))
        else { return nil }
        // To nine decimals: a hundredth of 33.3 is no short number of two.
        let share = (percent * 1e7).rounded() / 1e9
        return range.contains(share)
            ? "write \(ShortDecimal.exact(share))" : "write a number \(Self.describe(range)), where 1 is 100 %"
    }

    /// The number in a text with a unit or quotation marks: `12 pt`.
    var bareNumber: String? {
        guard case .string(let text) = node.value else { return nil }
        let digits = text.prefix { "+-.0123456789".contains($0) }
        guard PlainScalar.number(in: String(digits)) != nil, !text.hasSuffix("%") else { return nil }
        return digits.count == text.count ? "write \(digits) without quotes" : "write \(digits), without a unit"
    }

    /// The truth value that a text means: `yes`.
    private var truth: String? {
        switch node.value {
        case .string(let text):
            switch text.lowercased() {
            case "yes", "on", "y", "true": "write true"
            case "no", "off", "n", "false": "write false"
            default: nil
            }
        case .number(let number, _): number == 0 ? "write false" : "write true"
        default: nil
        }
    }

    /// How one value is written as a list.
    private var list: String? {
        switch node.value {
        case .number(_, let text): "write [\(text)]"
        case .string(let text) where text.count < 40: "write [\(text)]"
        case .mapping: "begin each item with a dash"
        default: nil
        }
    }

    private static func describe(_ range: ClosedRange<Double>) -> String {
        "from \(ShortDecimal.exact(range.lowerBound)) to \(ShortDecimal.exact(range.upperBound))"
    }
}
