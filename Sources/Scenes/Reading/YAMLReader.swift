import Yams

/// Reads a YAML text into a tree of nodes with places.
///
/// What the text stands for is counted first, by ``YAMLBudget``. Yams then composes the tree, and this type walks it once.
struct YAMLReader {
    let file: String

    init(file: String) { self.file = file }

    /// The root of the document.
    static func read(_ text: String, file: String) throws -> SceneNode {
        try YAMLBudget.check(text, file: file)
        let root: Node?
        do {
            root = try compose(yaml: text, .basic, .default, .utf8)
        } catch let error as YamlError {
            throw Self.sceneError(error, text: text, file: file)
        }
        guard let root else { throw SceneError(file: file, place: nil, message: "the scene is empty") }
        return try YAMLReader(file: file).convert(root)
    }

    private func convert(_ node: Node) throws -> SceneNode {
        let place = node.mark.map { ScenePlace(line: $0.line, column: $0.column) } ?? ScenePlace(line: 1, column: 1)
        switch node {
        case .scalar(let scalar):
            let isPlain = scalar.style == .plain || scalar.style == .any
            let value = isPlain ? PlainScalar.value(of: scalar.string) : .string(scalar.string)
            return SceneNode(value: value, place: place)
        case .sequence(let sequence):
            return SceneNode(value: .sequence(try sequence.map { try convert($0) }), place: place)
        case .mapping(let mapping):
            let entries = try mapping.map { key, value in try entry(key: key, value: value, in: place) }
            return SceneNode(value: .mapping(entries), place: place)
        case .alias:
            throw SceneError(file: file, place: place, message: "an alias that stands for nothing")
        }
    }

    private func entry(key: Node, value: Node, in place: ScenePlace) throws -> SceneNode.Entry {
        let keyPlace = key.mark.map { ScenePlace(line: $0.line, column: $0.column) } ?? place
        guard case .scalar(let scalar) = key else {
            throw SceneError(file: file, place: keyPlace, message: "a key must be a text")
        }
        return SceneNode.Entry(
            key: scalar.string, keyPlace: keyPlace, value: try convert(value))
    }

    // MARK: - Errors

    private static func sceneError(_ error: YamlError, text: String, file: String) -> SceneError {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            return SceneError(file: file, place: ScenePlace(line: mark.line, column: mark.column), message: problem)
        case .duplicatedKeysInMapping(let duplicates, let context):
            let place = ScenePlace(line: max(1, context.mark.line), column: max(1, context.mark.column))
            return SceneError(
                file: file, place: place,
                message: "the key \"\(duplicates.first ?? "")\" is listed twice in one mapping; remove one")
        case .reader(let problem, let offset, _, _):
            return SceneError(file: file, place: place(ofByte: offset ?? 0, in: text), message: problem)
        default:
            return SceneError(file: file, place: nil, message: "is not YAML: \(error)")
        }
    }

    /// The line and column of a byte of the text.
    private static func place(ofByte offset: Int, in text: String) -> ScenePlace {
        var line = 1
        var column = 1
        var bytes = 0
        for scalar in text.unicodeScalars {
            if bytes >= offset { break }
            bytes += UTF8.width(scalar)
            if scalar == "\n" {
                line += 1
                column = 1
            } else {
                column += 1
            }
        }
        return ScenePlace(line: line, column: column)
    }
}
