import Files

/// Reads a JSON text into a tree of nodes with places.
///
/// JSON is nearly YAML, but YAML readers refuse tabs and surrogate pairs in escapes, and accept what is not JSON; so
/// `.json` files have their own reader.
struct JSONReader {
    private let file: String
    /// The keys that are listed twice.
    private var repeated: [SceneError] = []

    private init(file: String) { self.file = file }

    /// The root of a scene.
    static func read(_ text: String, file: String) throws -> SceneTree {
        try read(text, "scene", file: file, maximumCount: SceneLimits.maximumNodeCount)
    }

    /// The root of a string catalogue, which has the texts of an app in all its languages.
    static func catalogue(_ text: String, file: String) throws -> SceneTree {
        try read(text, "catalogue", file: file, maximumCount: SceneLimits.maximumCatalogueNodeCount)
    }

    private static func read(
        _ text: String, _ subject: String, file: String, maximumCount: Int
    ) throws -> SceneTree {
        guard text.unicodeScalars.contains(where: { !" \t\n\r".unicodeScalars.contains($0) }) else {
            throw SceneError(
                file: file, place: nil, kind: .file, message: "the \(subject) is empty",
                fix: subject == "scene" ? "balloon new writes one to begin with" : "save it in Xcode again")
        }
        var text = text
        let root: JSONTree.Value
        do {
            root = try text.withUTF8 {
                try JSONTree.value(
                    of: UnsafeRawBufferPointer($0), subject, maximumDepth: SceneLimits.maximumDepth,
                    maximumCount: maximumCount)
            }
        } catch let failure as JSONTree.Failure {
            throw SceneError(
                file: file, place: ScenePlace(failure.place), kind: .syntax, message: failure.problem,
                fix: failure.fix ?? "")
        }
        var reader = JSONReader(file: file)
        let node = reader.node(root)
        return SceneTree(root: node, repeated: reader.repeated)
    }

    private mutating func node(_ value: JSONTree.Value) -> SceneNode {
        let content: SceneNode.Value =
            switch value.content {
            case .text(let text): .string(text)
            case .number(let number, let text): .number(number, text: text)
            case .boolean(let flag): .boolean(flag)
            case .null: .null()
            case .array(let values): .sequence(values.map { node($0) })
            case .object(let members): .mapping(entries(members))
            }
        return SceneNode(value: content, place: ScenePlace(value.place))
    }

    /// The entries of an object: of a repeated key the first.
    private mutating func entries(_ members: [JSONTree.Member]) -> [SceneNode.Entry] {
        var keys: Set<String> = []
        var entries: [SceneNode.Entry] = []
        for member in members {
            let place = ScenePlace(member.place)
            let isNew = keys.insert(member.key).inserted
            if !isNew, repeated.count < SceneLimits.maximumErrorCount {
                repeated.append(
                    SceneError(
                        file: file, place: place, kind: .duplicateKey,
                        message: "the key \"\(member.key)\" is listed twice", fix: "remove one"))
            }
            let value = node(member.value)
            if isNew { entries.append(SceneNode.Entry(key: member.key, keyPlace: place, value: value)) }
        }
        return entries
    }
}

extension ScenePlace {
    fileprivate init(_ place: JSONTree.Place) { self.init(line: place.line, column: place.column) }
}
