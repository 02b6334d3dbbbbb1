import Files
import Scenes
import Support
import Typesetting

/// One line of `balloon sweep --stdin`: a scene, or the texts of a template.
enum SweepRequest {
    case scene(BalloonScene)
    case captions(CaptionTexts, language: String)

    static let keys = ["id", "scene", "lang"] + CaptionTexts.keys

    /// - Parameter line: the bytes that the fields were read from.
    /// - Throws: ``LineError`` for a line of another form; `SceneError` for errors in its scene.
    init(_ fields: LineFields, of line: InputLine) throws {
        try fields.refuseMalformed()
        let given = CaptionTexts.keys.filter { fields[$0] != nil }
        let others = given + (fields["lang"] == nil ? [] : ["lang"])
        switch fields["scene"]?.content {
        case .text(let path):
            try Self.refuse(others)
            self = .scene(try BalloonScene(contentsOf: path))
        case .object:
            try Self.refuse(others)
            let range = fields["scene"]?.range ?? 0..<0
            let text = String(decoding: [UInt8](line.bytes)[range], as: UTF8.self)
            self = .scene(try BalloonScene(text: text, file: Self.file))
        case nil:
            guard !given.isEmpty else { throw LineError("key \"scene\" or \"caption\" is missing") }
            var texts: [String: String] = [:]
            for key in others {
                let text = try fields.required(key, "a string", fields.text(key))
                guard text.utf16.count <= TypesettingLimits.maximumTextLength else {
                    throw LineError("\"\(key)\" has more than \(TypesettingLimits.maximumTextLength) UTF-16 units")
                }
                texts[key] = text
            }
            self = .captions(CaptionTexts(texts), language: texts["lang"] ?? "en")
        default: throw LineError("\"scene\" must be an object or a path")
        }
    }

    private static func refuse(_ keys: [String]) throws {
        guard let key = keys.first else { return }
        throw LineError("\"\(key)\" stands beside \"scene\"; put it into the scene")
    }

    /// The file name under which a scene in a line is read, because the reader looks at the extension. Its pictures are
    /// found relative to the working directory.
    static let file = "line.json"

    /// Sentences about a line's scene without the name of this file, which does not exist, and without places in it.
    static func withoutFile(_ sentences: String) -> String {
        guard sentences.contains(file) else { return sentences }
        return sentences.replacing(#/(?m)^line\.json(?::\d+:\d+)?: /#, with: "")
    }
}

/// The texts of a line that names no scene.
struct CaptionTexts {
    private let texts: [String: String]

    static let keys = ["caption", "subcaption", "trailingCaption", "trailingSubcaption"]

    /// - Parameter texts: some of the ``keys`` with their texts.
    init(_ texts: [String: String]) { self.texts = texts }

    /// Puts them into the message of ``scene(in:)``; the first one is its summary, too.
    func replaceTexts(of scene: inout BalloonScene) {
        func text(_ key: String) -> SceneText? { texts[key].map(SceneText.literal) }
        guard case .message(var message) = scene.subject, case .template(var template) = message.layout else { return }
        (template.caption, template.trailingCaption) = (text("caption"), text("trailingCaption"))
        (template.subcaption, template.trailingSubcaption) = (text("subcaption"), text("trailingSubcaption"))
        message.layout = .template(template)
        message.summaryText = Self.keys.compactMap(text).first
        scene.subject = .message(message)
    }

    /// A scene for such messages. It is read as a file is, so that a language that no scene can have is refused.
    static func scene(in language: String) throws -> BalloonScene {
        try BalloonScene(
            text: """
                {"message":{"summaryText":"","layout":{"template":{"caption":""}}},
                "traits":{"locale":\(QuotedText.json(language))}}
                """, file: SweepRequest.file)
    }
}
