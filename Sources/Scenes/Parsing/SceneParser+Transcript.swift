import BalloonLayouts
import Drawing
import Foundation
import MessagesAPI

extension SceneParser {
    /// A conversation: entries from top to bottom, the input field, the app strip.
    func transcript(_ value: SceneValue, of scene: BalloonScene, strings: DeclaredStrings) throws -> SceneTranscript {
        let fields = try fields(value, SceneGrammar.transcript)
        guard let entries = fields.value("entries") else {
            throw value.error("transcript.entries is missing; list the messages, the oldest first")
        }
        guard scene.viewer != nil else {
            throw value.error("a transcript needs a viewer, whose messages stand at the other side; add viewer:")
        }
        var transcript = SceneTranscript()
        transcript.entries = try entries.elements().map { try entry($0, of: scene, strings: strings) }
        transcript.inputField = try fields.value("inputField").map { try inputField($0, of: scene, strings: strings) }
        transcript.appStrip = try fields.value("appStrip").map(appStrip)
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
            throw value.error("an entry needs a kind: \(SceneGrammar.entryKinds.joined(separator: ", "))")
        }
        let isLine = ["date", "receipt"].contains(kind.key)
        for modifier in fields.entries where SceneGrammar.entryModifiers.contains(modifier.key) {
            let allowed = SceneGrammar.entryKindsOfModifier[modifier.key] ?? []
            guard !allowed.contains(kind.key) else { continue }
            throw SceneError(
                file: file, place: modifier.keyPlace,
                message: "\(modifier.key) does not apply to \(kind.key), only to \(allowed.joined(separator: ", "))")
        }
        var entry = SceneTranscript.Entry(content: try content(kind, fields, of: scene, strings: strings))
        if !isLine {
            guard let sender = fields.value("from") else {
                throw value.error("an entry needs from: who of the participants sent it")
            }
            entry.sender = try participant(sender, of: scene.participants)
        }
        entry.droppedStickers =
            try fields.value("droppedStickers").map { try $0.elements() }?.map { try dropped($0, strings: strings) }
            ?? []
        return entry
    }

    /// The one key of a mapping that says what it is; nil when there is none.
    private func kind(of fields: SceneFields, among names: [String], what: String) throws -> SceneNode.Entry? {
        let kinds = fields.entries.filter { names.contains($0.key) }
        guard kinds.count > 1 else { return kinds.first }
        throw SceneError(
            file: file, place: kinds[1].keyPlace,
            message: "\(what) has one kind, this one is \(kinds[0].key) and \(kinds[1].key); keep one")
    }

    private func content(
        _ kind: SceneNode.Entry, _ fields: SceneFields, of scene: BalloonScene, strings: DeclaredStrings
    ) throws -> SceneTranscript.Content {
        let value = SceneValue(node: kind.value, path: fields.path(to: kind.key), file: file)
        switch kind.key {
        case "text": return .text(try text(value, strings: strings))
        case "date": return .date(try text(value, strings: strings))
        case "receipt": return .receipt(try text(value, strings: strings))
        case "sticker": return .sticker(try sticker(value, SceneGrammar.sticker, strings: strings))
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
            if let app = try fields.value("app").map(app) { part.app = app }
        }
        var message = SceneTranscript.Message(scene: part)
        message.session = try fields.string("session")
        message.isAppMissing = try fields.boolean("isAppMissing") ?? false
        guard !message.isAppMissing || part.app.name != nil else {
            throw fields.error("\(fields.path).isAppMissing needs the app's name, which is shown; add app: {name: …}")
        }
        return message
    }

    /// The scene in a file beside this one.
    private func scene(inFile value: SceneValue) throws -> BalloonScene {
        let path = SceneFile.resolve(try value.string(), relativeTo: file)
        guard FileManager.default.fileExists(atPath: path) else {
            throw value.error("\(value.path): \(path): there is no such file; check the path")
        }
        let root = try SceneFile.root(of: SceneFile.text(at: path), file: path)
        let scene = try SceneParser(file: path, isPartOfTranscript: true, pictures: pictures).scene(root)
        _ = try scene.message()
        return scene
    }

    // MARK: - Stickers

    /// A sticker browser.
    func stickers(_ value: SceneValue, strings: DeclaredStrings) throws -> SceneStickers {
        let fields = try fields(value, SceneGrammar.stickers)
        guard let list = fields.value("stickers") else {
            throw value.error("stickers.stickers is missing; list the stickers as {image: …, description: …}")
        }
        var stickers = SceneStickers()
        stickers.size = try fields.value("size").map(stickerSize) ?? .regular
        stickers.stickers = try list.elements().map { try sticker($0, SceneGrammar.sticker, strings: strings) }
        return stickers
    }

    private func stickerSize(_ value: SceneValue) throws -> StickerSize {
        let name = try value.string()
        guard let size = StickerSize.allCases.first(where: { "\($0)" == name }) else {
            throw value.unknownName(name, among: StickerSize.allCases.map { "\($0)" })
        }
        return size
    }

    /// A sticker, its file checked as Messages does.
    private func sticker(_ value: SceneValue, _ keys: [String], strings: DeclaredStrings) throws -> SceneSticker {
        let fields = try fields(value, keys)
        guard let image = fields.value("image"), let description = fields.value("description") else {
            throw value.error("\(value.path) needs an image and a description")
        }
        do {
            return SceneSticker(
                art: try pictures.counted(art(image.string())), description: try text(description, strings: strings))
        } catch let error as ScenePictureCount.Excess {
            throw image.error("\(image.path): \(error)")
        } catch let error as NSError where error.domain == MSStickersErrorDomain {
            throw image.error("\(image.path): \(error.localizedDescription)")
        }
    }

    /// The art of a sticker. A path stays as the scene has it, for errors; a URL must be one of a file.
    private func art(_ image: String) throws -> Picture {
        if let url = SceneFile.address(image) { return try StickerFile.picture(at: url, pictures: pictures.store) }
        return try StickerFile.picture(
            atPath: SceneFile.resolve(image, relativeTo: file), pictures: pictures.store)
    }

    private func dropped(_ value: SceneValue, strings: DeclaredStrings) throws -> SceneTranscript.DroppedSticker {
        let sticker = try sticker(value, SceneGrammar.droppedSticker, strings: strings)
        let fields = try fields(value, SceneGrammar.droppedSticker)
        // A little outside is allowed: stickers hang over the edges of balloons.
        let parts = -0.5...1.5
        return SceneTranscript.DroppedSticker(
            sticker: sticker,
            position: CGPoint(x: try fields.number("x", in: parts) ?? 0.5, y: try fields.number("y", in: parts) ?? 0.5),
            scale: CGFloat(try fields.number("scale", in: 0.1...3) ?? 1))
    }

    // MARK: - Below the messages

    private func inputField(
        _ value: SceneValue, of scene: BalloonScene, strings: DeclaredStrings
    ) throws -> SceneTranscript.InputField {
        let fields = try fields(value, SceneGrammar.inputField)
        // An inserted message leaves room for the viewer's words ("WWDC 2017, session 234"): they stand below it.
        let staged = SceneGrammar.inputField.filter { SceneGrammar.entryKinds.contains($0) && $0 != "text" }
        let kind = try kind(of: fields, among: staged, what: "a draft")
        let words = try fields.value("text").map { try text($0, strings: strings) }
        let draft = try kind.map { try content($0, fields, of: scene, strings: strings) }
        return SceneTranscript.InputField(
            draft: draft ?? words.map(SceneTranscript.Content.text), comment: draft == nil ? nil : words,
            placeholder: try fields.value("placeholder").map { try text($0, strings: strings) })
    }

    private func appStrip(_ value: SceneValue) throws -> AppStripRow {
        let fields = try fields(value, SceneGrammar.appStrip)
        func apps(_ key: String) throws -> [AppStripRow.App] {
            try fields.value(key).map { try $0.elements() }?.map { value in
                let app = try app(value)
                guard let name = app.name else { throw value.error("\(value.path) needs the app's name") }
                return AppStripRow.App(name: name, icon: app.icon)
            } ?? []
        }
        return AppStripRow(favorites: try apps("favorites"), recents: try apps("recents"))
    }
}
