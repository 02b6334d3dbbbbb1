import Yams

/// Reads a YAML text into a tree of nodes with places.
///
/// Yams composes the tree; this type then walks it once. An alias is the same node again, so a small file can stand
/// for an enormous tree: aliases are counted before composing (each one can multiply the work of the composer) and
/// nodes while walking.
struct YAMLReader {
    let file: String
    private var nodeCount = 0

    init(file: String) { self.file = file }

    /// The root of the document.
    static func read(_ text: String, file: String) throws -> SceneNode {
        try refuseAliasBombs(text, file: file)
        let root: Node?
        do {
            root = try compose(yaml: text, .basic, .default, .utf8)
        } catch let error as YamlError {
            throw Self.sceneError(error, text: text, file: file)
        }
        guard let root else { throw SceneError(file: file, place: nil, message: "the scene is empty") }
        var reader = YAMLReader(file: file)
        return try reader.convert(root, depth: 0)
    }

    private mutating func convert(_ node: Node, depth: Int) throws -> SceneNode {
        let place = node.mark.map { ScenePlace(line: $0.line, column: $0.column) } ?? ScenePlace(line: 1, column: 1)
        nodeCount += 1
        guard nodeCount <= SceneLimits.maximumNodeCount else {
            throw SceneError(
                file: file, place: place,
                message: "more than \(SceneLimits.maximumNodeCount) values; take out aliases or split the scene")
        }
        guard depth <= SceneLimits.maximumDepth else {
            throw SceneError(
                file: file, place: place, message: "values nest deeper than \(SceneLimits.maximumDepth) levels")
        }
        switch node {
        case .scalar(let scalar):
            let isPlain = scalar.style == .plain || scalar.style == .any
            let value = isPlain ? PlainScalar.value(of: scalar.string) : .string(scalar.string)
            return SceneNode(value: value, place: place)
        case .sequence(let sequence):
            return SceneNode(value: .sequence(try sequence.map { try convert($0, depth: depth + 1) }), place: place)
        case .mapping(let mapping):
            let entries = try mapping.map { key, value in
                try entry(key: key, value: value, in: place, depth: depth)
            }
            return SceneNode(value: .mapping(entries), place: place)
        case .alias:
            throw SceneError(file: file, place: place, message: "an alias that stands for nothing")
        }
    }

    private mutating func entry(key: Node, value: Node, in place: ScenePlace, depth: Int) throws -> SceneNode.Entry {
        let keyPlace = key.mark.map { ScenePlace(line: $0.line, column: $0.column) } ?? place
        guard case .scalar(let scalar) = key else {
            throw SceneError(file: file, place: keyPlace, message: "a key must be a text")
        }
        return SceneNode.Entry(
            key: scalar.string, keyPlace: keyPlace, value: try convert(value, depth: depth + 1))
    }

    // MARK: - Aliases

    /// Counts what can be an alias: `*` before a name, after white space or an opening bracket, comma or dash.
    private static func refuseAliasBombs(_ text: String, file: String) throws {
        var count = 0
        var line = 1
        var column = 1
        var previous: Unicode.Scalar = "\n"
        var isAfterStar = false
        for scalar in text.unicodeScalars {
            if isAfterStar, isNameScalar(scalar) {
                count += 1
                guard count <= SceneLimits.maximumAliasCount else {
                    throw SceneError(
                        file: file, place: ScenePlace(line: line, column: column - 1),
                        message: "more than \(SceneLimits.maximumAliasCount) aliases; write the values out")
                }
            }
            isAfterStar = scalar == "*" && " \t\n\r[{,:-?".unicodeScalars.contains(previous)
            previous = scalar
            if scalar == "\n" {
                line += 1
                column = 1
            } else {
                column += 1
            }
        }
    }

    private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789_-".unicodeScalars.contains(scalar))
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
