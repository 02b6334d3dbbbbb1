import Files
import Scenes
import Support

/// One line of `balloon sweep --stdin`: a scene, or the texts of a template.
struct SweepRequest {
    let scene: BalloonScene

    private static let texts = ["caption", "subcaption", "trailingCaption", "trailingSubcaption"]
    static let keys = ["id", "scene", "lang"] + texts

    /// - Parameter line: the bytes that the fields were read from.
    /// - Throws: ``LineError`` for a line of another form; `SceneError` for errors in its scene.
    init(_ fields: LineFields, of line: InputLine) throws {
        try fields.refuseMalformed()
        let given = Self.texts.filter { fields[$0] != nil }
        let others = given + (fields["lang"] == nil ? [] : ["lang"])
        switch fields["scene"]?.content {
        case .text(let path):
            try Self.refuse(others)
            scene = try BalloonScene(contentsOf: path)
        case .object:
            try Self.refuse(others)
            let range = fields["scene"]?.range ?? 0..<0
            scene = try Self.scene(String(decoding: [UInt8](line.bytes)[range], as: UTF8.self))
        case nil:
            guard let first = given.first else { throw LineError("key \"scene\" or \"caption\" is missing") }
            var texts: [String: String] = [:]
            for key in others { texts[key] = try fields.required(key, "a string", fields.text(key)) }
            func json(_ key: String) -> String { QuotedText.json(texts[key] ?? "") }
            let template = given.map { "\"\($0)\":\(json($0))" }.joined(separator: ",")
            scene = try Self.scene(
                """
                {"message":{"summaryText":\(json(first)),"layout":{"template":{\(template)}}},
                "traits":{"locale":\(QuotedText.json(texts["lang"] ?? "en"))}}
                """)
        default: throw LineError("\"scene\" must be an object or a path")
        }
    }

    private static func refuse(_ keys: [String]) throws {
        guard let key = keys.first else { return }
        throw LineError("\"\(key)\" stands beside \"scene\"; put it into the scene")
    }

    /// The file name under which a scene in a line is read, because the reader looks at the extension.
    private static let file = "line.json"

    /// Sentences about a line's scene without the name of this file, which does not exist, and without places in it.
    static func withoutFile(_ sentences: String) -> String {
        sentences.replacing(#/(?m)^line\.json(?::\d+:\d+)?: /#, with: "")
    }

    /// Reads a scene in a line. Its pictures are found relative to the working directory.
    private static func scene(_ text: String) throws -> BalloonScene { try BalloonScene(text: text, file: file) }
}
