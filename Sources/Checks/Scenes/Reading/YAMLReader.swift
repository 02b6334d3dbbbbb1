import Yams

/// Reads a YAML text into a tree of nodes with places.
///
/// What the text stands for is counted first, by ``YAMLBudget``. Yams then composes the tree, and this type walks it once.
package struct YAMLReader {
    private let file: String
    private let text: String
    private let isScene: Bool
    /// Made for the first value that is missing, to see whether a comment stands in its place.
    private lazy var lines = YAMLLines(text)
    /// Whether any line may have a comment behind a value.
    private lazy var hasComments = text.contains(" #") || text.contains("\t#")

    /// What stands in the text in place of keys that are listed again.
    private let standIns: Set<String>

    private init(file: String, text: String, isScene: Bool, standIns: Set<String>) {
        self.file = file
        self.text = text
        self.isScene = isScene
        self.standIns = standIns
    }

    /// The root of the document, and the keys that are listed twice.
    /// - Parameter isScene: whether what looks like a slip of a scene's author is refused; false for another program's file.
    package static func read(_ text: String, file: String, isScene: Bool = true) throws -> SceneTree {
        try YAMLBudget.check(text, file: file)
        var keys = RepeatedYAMLKeys(text, file: file)
        let root = try keys.composed()
        guard let root else {
            throw SceneError(
                file: file, place: nil, kind: .file, message: "the file is empty",
                fix: "write its keys; balloon new writes a scene to begin with")
        }
        var reader = YAMLReader(file: file, text: text, isScene: isScene, standIns: keys.standIns)
        return SceneTree(root: try reader.convert(root), repeated: keys.errors)
    }

    private mutating func convert(_ node: Node) throws -> SceneNode {
        let place = node.mark.map { ScenePlace(line: $0.line, column: $0.column) } ?? ScenePlace(line: 1, column: 1)
        switch node {
        case .scalar(let scalar):
            let isPlain = scalar.style == .plain || scalar.style == .any
            guard isPlain else { return SceneNode(value: .string(scalar.string), place: place) }
            if scalar.string.isEmpty, let comment = lines.comment(after: place) {
                return SceneNode(value: .null(comment: comment.text), place: comment.place)
            }
            let value = PlainScalar.value(of: scalar.string)
            if case .string = value { try refuseCutText(scalar.string, at: place) }
            return SceneNode(value: value, place: place)
        case .sequence(let sequence):
            return SceneNode(value: .sequence(try sequence.map { try convert($0) }), place: place)
        case .mapping(let mapping):
            let entries = try mapping.filter { key, _ in !key.isText(among: standIns) }
                .map { key, value in try entry(key: key, value: value, in: place) }
            return SceneNode(value: .mapping(entries), place: place)
        case .alias:
            throw SceneError(
                file: file, place: place, kind: .syntax, message: "an alias that names nothing",
                fix: "put the text in quotes")
        }
    }

    /// Refuses a text that goes on behind a `#` which begins a comment: `Table #5`. A remark has a space behind its `#`.
    private mutating func refuseCutText(_ text: String, at place: ScenePlace) throws {
        guard isScene, hasComments else { return }
        let end = ScenePlace(line: place.line, column: place.column + text.unicodeScalars.count)
        guard let comment = lines.comment(after: end), comment.place.column > end.column,
            let next = comment.text.dropFirst().first, next.isLetter || next.isNumber
        else { return }
        throw SceneError(
            file: file, place: comment.place, kind: .syntax,
            message: "a # behind a space begins a comment, so the text ends before it",
            fix: "put the whole text in quotes, or a space behind the #")
    }

    private mutating func entry(key: Node, value: Node, in place: ScenePlace) throws -> SceneNode.Entry {
        let keyPlace = key.mark.map { ScenePlace(line: $0.line, column: $0.column) } ?? place
        guard case .scalar(let scalar) = key else {
            throw SceneError(
                file: file, place: keyPlace, kind: .syntax, message: "a key must be a text",
                fix: "put a text with brackets in quotes")
        }
        var node = try convert(value)
        // What is missing has no place of its own: it is reported at its key, or at the comment behind that.
        if case .null(comment: nil) = node.value, case .scalar(let missing) = value, missing.string.isEmpty {
            let colon = lines.afterColon(ofKeyAt: keyPlace, length: scalar.string.unicodeScalars.count)
            let comment = lines.comment(after: colon)
            node = SceneNode(value: .null(comment: comment?.text), place: comment?.place ?? keyPlace)
        }
        return SceneNode.Entry(key: scalar.string, keyPlace: keyPlace, value: node)
    }
}

extension Node {
    /// Whether it is one of some texts.
    fileprivate func isText(among texts: Set<String>) -> Bool {
        !texts.isEmpty && scalar.map { texts.contains($0.string) } == true
    }
}
