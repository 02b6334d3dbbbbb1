import BalloonLayouts
import Drawing
import Foundation

extension SceneParser {
    /// A conversation: entries from top to bottom, the input field, the app strip.
    func transcript(_ value: SceneValue, of scene: BalloonScene, strings: DeclaredStrings) throws -> SceneTranscript {
        let fields = try fields(value, SceneGrammar.transcript)
        if fields.value("entries") == nil {
            fields.miss(
                ["entries"],
                value.error(
                    .missingKey, "transcript.entries is missing", fix: "list the messages, the oldest first"))
        }
        if scene.viewer == nil, !errors.isDoubtful(.participants) {
            errors.note(
                value.error(
                    .missingKey, "a transcript needs a viewer: the participant whose messages are outgoing",
                    fix: "add viewer: and one of the participants"))
        }
        var transcript = SceneTranscript()
        transcript.entries =
            fields.read("entries") { try $0.list { try entry($0, of: scene, strings: strings) } } ?? []
        transcript.inputField = fields.read("inputField") { try inputField($0, of: scene, strings: strings) }
        transcript.appStrip = fields.read("appStrip", appStrip)
        return transcript
    }

    // MARK: - Entries

    /// One entry: a mapping with one kind and modifiers that apply to it.
    private func entry(_ value: SceneValue, of scene: BalloonScene, strings: DeclaredStrings) throws
        -> SceneTranscript.Entry
    {
        let fields = try fields(value, SceneGrammar.entryKinds + SceneGrammar.entryModifiers)
        let kind = try kind(of: fields, among: SceneGrammar.entryKinds, what: "an entry")
        guard let kind else {
            fields.miss(
                SceneGrammar.entryKinds,
                value.error(
                    .missingKey, "an entry needs a kind",
                    fix: "write one of \(SceneGrammar.entryKinds.joined(separator: ", "))"))
            return SceneTranscript.Entry(content: .text(.literal("")))
        }
        noteForeign(fields, of: kind.key, kinds: SceneGrammar.entryKindsOfModifier)
        let content = errors.attempt { try self.content(kind, fields, of: scene, strings: strings) }
        var entry = SceneTranscript.Entry(content: content ?? .text(.literal("")))
        if SceneGrammar.entryKindsOfModifier["from"]?.contains(kind.key) == true {
            if fields.value("from") == nil {
                fields.miss(
                    ["from"],
                    value.error(.missingKey, "an entry needs from", fix: "say who of the participants sent it"))
            }
            entry.sender = fields.read("from") { try participant($0, of: scene.participants) }
        }
        entry.droppedStickers =
            fields.read("droppedStickers") { try $0.list { try dropped($0, strings: strings) } } ?? []
        return entry
    }

    /// Notes modifiers that the kind of an element or entry does not have.
    /// - Parameter kinds: the kinds that each modifier applies to; one that is not there applies to all.
    func noteForeign(_ fields: SceneFields, of kind: String, kinds: [String: [String]]) {
        for entry in fields.entries {
            guard let allowed = kinds[entry.key], !allowed.contains(kind) else { continue }
            errors.note(
                errors.error(
                    .misplacedKey, at: entry.keyPlace, "\(entry.key) does not apply to \(kind)",
                    fix: "remove it; it applies only to \(allowed.joined(separator: ", "))"))
        }
    }

    /// The one key of a mapping that says what it is; nil when there is none.
    func kind(of fields: SceneFields, among names: [String], what: String, fix: String = "remove one") throws
        -> SceneNode.Entry?
    {
        let kinds = fields.entries.filter { names.contains($0.key) }
        guard kinds.count > 1 else { return kinds.first }
        throw errors.error(
            .conflict, at: kinds[1].keyPlace, "\(what) has two kinds, \(kinds[0].key) and \(kinds[1].key)",
            fix: fix)
    }

    private func content(
        _ kind: SceneNode.Entry, _ fields: SceneFields, of scene: BalloonScene, strings: DeclaredStrings
    ) throws -> SceneTranscript.Content {
        let value = SceneValue(node: kind.value, path: fields.path(to: kind.key), errors: errors)
        switch kind.key {
        case "text": return .text(try text(value, strings: strings))
        case "date": return .date(try text(value, strings: strings))
        case "receipt": return .receipt(try text(value, strings: strings))
        case "sticker":
            return .sticker(try sticker(self.fields(value, SceneGrammar.sticker), value, strings: strings))
        default: return .message(try message(kind.key, value, fields, of: scene, strings: strings))
        }
    }

    /// A message written here, which has the conversation's names and strings, or one in a scene file, which has its
    /// own, and the conversation's names over them.
    private func message(
        _ kind: String, _ value: SceneValue, _ fields: SceneFields, of scene: BalloonScene, strings: DeclaredStrings
    ) throws -> SceneTranscript.Message {
        var part = scene
        if kind == "scene" {
            part = try self.scene(inFile: value)
            part.participants.names.merge(scene.participants.names) { $1 }
        } else {
            part.subject = .message(try message(value, strings: strings))
            if let app = fields.read("app", app) { part.app = app }
        }
        var message = SceneTranscript.Message(scene: part)
        message.session = fields.string("session")
        message.isAppMissing = fields.boolean("isAppMissing") ?? false
        if message.isAppMissing, part.app.name == nil {
            errors.note(
                fields.error(
                    .missingKey, "\(fields.path).isAppMissing needs the app's name, which is shown",
                    fix: "add app: {name: …}"))
        }
        return message
    }

    /// The scene in a file beside this one.
    private func scene(inFile value: SceneValue) throws -> BalloonScene {
        let path = SceneFile.resolve(try value.string(), relativeTo: file)
        guard FileManager.default.fileExists(atPath: path) else {
            throw value.missing(path)
        }
        let text = try SceneFile.text(at: path)
        reading.keep(text, of: path)
        let scene = try SceneFile.read(text, file: path) { root in
            try SceneParser(file: path, isPartOfTranscript: true, reading: reading).scene(root)
        }
        _ = try scene.message()
        return scene
    }

    // MARK: - Stickers

    /// A sticker browser.
    func stickers(_ value: SceneValue, strings: DeclaredStrings) throws -> SceneStickers {
        let fields = try fields(value, SceneGrammar.stickers)
        if let pack = fields.value("pack") {
            if let other = fields.entries.first(where: { $0.key != "pack" }) {
                throw errors.error(
                    .conflict, at: other.keyPlace, "a pack has its own \(other.key)", fix: "remove \(other.key)")
            }
            return try StickerCatalog(reading: reading).stickers(
                at: SceneFile.resolve(try pack.string(), relativeTo: file))
        }
        if fields.value("stickers") == nil {
            fields.miss(
                ["stickers"],
                value.error(
                    .missingKey, "stickers.stickers is missing",
                    fix: "list the stickers as {image: …, description: …}, or name a pack of Xcode as pack:")
            )
        }
        var stickers = SceneStickers()
        stickers.size = fields.read("size", stickerSize) ?? .regular
        stickers.stickers =
            fields.read("stickers") { list in
                try list.list { try sticker(self.fields($0, SceneGrammar.sticker), $0, strings: strings) }
            } ?? []
        return stickers
    }

    private func stickerSize(_ value: SceneValue) throws -> StickerSize {
        let name = try value.string()
        guard let size = StickerSize.allCases.first(where: { $0.name == name }) else {
            throw value.unknownName(name, among: StickerSize.allCases.map(\.name))
        }
        return size
    }

    /// A sticker, its file checked as Messages does.
    private func sticker(
        _ fields: SceneFields, _ value: SceneValue, strings: DeclaredStrings
    ) throws -> SceneSticker {
        if fields.value("description") == nil {
            fields.miss(
                ["description"],
                value.error(
                    .missingKey, "\(value.path) needs a description", fix: "say what it shows, for VoiceOver"))
        }
        let description = fields.read("description") { try text($0, strings: strings) }
        guard let image = fields.value("image") else {
            throw value.error(.missingKey, "\(value.path) needs an image", fix: "write the path of a picture")
        }
        do {
            return SceneSticker(
                art: try reading.kept(art(image.string()), of: SceneFile.url(image.string(), relativeTo: file).path),
                description: description ?? .literal(""))
        } catch let error as SceneResourceReading.Excess {
            throw image.error(.badResource, "\(image.path): \(error)")
        } catch let error as NSError where error.domain == MSStickersErrorDomain {
            throw image.error(.badResource, "\(image.path): \(error.localizedDescription)")
        }
    }

    /// The art of a sticker. A path stays as the scene has it, for errors; a URL must be one of a file.
    private func art(_ image: String) throws -> Picture {
        if let url = SceneFile.address(image) { return try StickerFile.picture(at: url, pictures: reading.store) }
        return try StickerFile.picture(
            atPath: SceneFile.resolve(image, relativeTo: file), pictures: reading.store)
    }

    private func dropped(_ value: SceneValue, strings: DeclaredStrings) throws -> SceneTranscript.DroppedSticker {
        let fields = try fields(value, SceneGrammar.droppedSticker)
        let parts = SceneGrammar.stickerPlaces
        return SceneTranscript.DroppedSticker(
            sticker: try sticker(fields, value, strings: strings),
            position: CGPoint(x: fields.number("x", in: parts) ?? 0.5, y: fields.number("y", in: parts) ?? 0.5),
            scale: CGFloat(fields.number("scale", in: SceneGrammar.stickerScales) ?? 1))
    }

    // MARK: - Below the messages

    private func inputField(
        _ value: SceneValue, of scene: BalloonScene, strings: DeclaredStrings
    ) throws -> SceneTranscript.InputField {
        let fields = try fields(value, SceneGrammar.inputField)
        // An inserted message leaves room for the viewer's words ("WWDC 2017, session 234"): they stand below it.
        let staged = SceneGrammar.inputField.filter { SceneGrammar.entryKinds.contains($0) && $0 != "text" }
        let kind = try kind(of: fields, among: staged, what: "a draft")
        // A field with an empty text is an empty field.
        let words = fields.read("text") { try text($0, strings: strings) }.flatMap { $0 == .literal("") ? nil : $0 }
        let draft = kind.flatMap { kind in
            errors.attempt { try content(kind, fields, of: scene, strings: strings) }
        }
        return SceneTranscript.InputField(
            draft: draft ?? words.map(SceneTranscript.Content.text), comment: draft == nil ? nil : words,
            placeholder: fields.read("placeholder") { try text($0, strings: strings) })
    }

    private func appStrip(_ value: SceneValue) throws -> AppStripRow {
        let fields = try fields(value, SceneGrammar.appStrip)
        func apps(_ key: String) -> [AppStripRow.App] {
            fields.read(key) { list in
                try list.list { value in
                    let app = try app(value)
                    guard let name = app.name else {
                        throw value.error(.missingKey, "\(value.path) needs the app's name", fix: "add name:")
                    }
                    return AppStripRow.App(name: name, icon: app.icon)
                }
            } ?? []
        }
        return AppStripRow(favorites: apps("favorites"), recents: apps("recents"))
    }
}
