import Foundation
import Scenes
import Support

/// One line of `balloon sweep --stdin`: a scene, or the texts of a template.
struct SweepRequest {
    let scene: BalloonScene

    private static let texts = ["caption", "subcaption", "trailingCaption", "trailingSubcaption"]
    private static let keys = ["id", "scene", "lang"] + texts

    /// - Throws: ``LineError`` for a line of another form; `SceneError` for errors in its scene.
    init(_ line: InputLine) throws {
        guard let values = try? JSONSerialization.jsonObject(with: line.bytes) as? [String: Any] else {
            throw LineError("not a JSON object")
        }
        try line.refuseRepeatedKeys()
        if let key = values.keys.sorted().first(where: { !Self.keys.contains($0) }) {
            throw LineError("unknown key \"\(key)\"; known: \(Self.keys.joined(separator: ", "))")
        }
        let given = Self.texts.filter { values[$0] != nil }
        switch values["scene"] {
        case let path as String:
            try Self.refuse(given + (values["lang"] == nil ? [] : ["lang"]))
            scene = try BalloonScene(contentsOf: path)
        case let object as [String: Any]:
            try Self.refuse(given + (values["lang"] == nil ? [] : ["lang"]))
            scene = try Self.scene(of: object)
        case nil:
            guard !given.isEmpty else { throw LineError("key \"scene\" or \"caption\" is missing") }
            for key in given + (values["lang"] == nil ? [] : ["lang"]) where !(values[key] is String) {
                throw LineError("\"\(key)\" must be a string")
            }
            let template = Dictionary(uniqueKeysWithValues: given.map { ($0, values[$0] as? String ?? "") })
            let message: [String: Any] = [
                "summaryText": template[given[0]] ?? "", "layout": ["template": template],
            ]
            let traits = ["locale": values["lang"] as? String ?? "en"]
            scene = try Self.scene(of: ["message": message, "traits": traits])
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
    private static func scene(of object: [String: Any]) throws -> BalloonScene {
        let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
        return try BalloonScene(text: String(decoding: data, as: UTF8.self), file: file)
    }
}
