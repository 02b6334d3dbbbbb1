import BalloonLayouts
import Foundation
import ViewLayout

extension BalloonScene {
    /// The scene's message in a conversation of its own: with margins, on its sender's side. A scene
    /// without a single message is returned unchanged.
    package var inTranscript: BalloonScene {
        guard case .message = subject else { return self }
        var scene = self
        let content = SceneTranscript.Content.message(SceneTranscript.Message(scene: self))
        let sender = side == .incoming ? sender ?? Self.unnamedSender : viewer
        var transcript = SceneTranscript(entries: [SceneTranscript.Entry(content: content, sender: sender)])
        transcript.isOfOneMessage = true
        scene.subject = .transcript(transcript)
        return scene
    }

    /// The sender's name in a scene with a viewer but without a sender.
    private static let unnamedSender = ""

    /// The findings about the messages and texts of a conversation, which do not depend on its layout.
    /// - Parameter resolved: the conversation as a viewer sees it.
    func findings(
        _ transcript: SceneTranscript, shownAs resolved: Transcript, for traits: TraitCollection
    ) throws -> [Finding] {
        let parts = transcript.parts(hasDraft: resolved.inputField?.draft != nil)
        let ofMessages = try parts.flatMap { part -> [Finding] in
            guard case .message(let message)? = part.content else { return [] }
            let declared = try message.scene.message()
            let findings =
                message.scene.messageFindings(declared, for: traits)
                + (message.isAppMissing ? declared.findingsWithoutApp : [])
                + message.scene.translationFindings(declared.texts, for: traits)
                + (try message.scene.texts(for: traits).identifierFindings(declared.texts, locale: traits.locale))
            return findings.map { $0.about(part.path) }
        }
        // A missing string or name is reported once, where it is first.
        var reported: Set<Finding> = []
        let ofTexts = try parts.flatMap { part in
            (translationFindings(part.texts, ofApp: part.textsOfApp, for: traits)
                + (try texts(for: traits).identifierFindings(part.texts, locale: traits.locale)))
                .filter { reported.insert($0).inserted }.map { $0.about(part.path) }
        }
        return ofMessages + ofTexts
    }

    /// The browser as a viewer sees it.
    func browser(_ stickers: SceneStickers, for traits: TraitCollection) throws -> StickerBrowser {
        StickerBrowser(stickerSize: stickers.size, cells: try stickers.stickers.map { try cell($0, for: traits) })
    }

    // MARK: - Texts

    /// The conversation in the viewer's language, names put in.
    func resolved(_ transcript: SceneTranscript, for traits: TraitCollection) throws -> Transcript {
        let metrics = resolvedMetrics(for: traits)
        let runsApps = traits.receiver.runsApps
        let names = try texts(for: traits).names(in: traits.locale).names
        let entries = try transcript.entries.enumerated().map { index, declared in
            var entry = try entry(declared, for: traits, names: names)
            entry.path = Transcript.Entry.path(at: index)
            return entry
        }
        let drawsBalloons = traits.receiver.drawsBalloons
        // Only an app that runs can stage content.
        let hasApps = runsApps && traits.hasApp
        var resolved = Transcript(
            entries: drawsBalloons ? entries : entries.flatMap { $0.withoutBalloons(metrics: metrics) },
            isGroup: participants.names.count > 2,
            inputField: try transcript.inputField.map { field in
                var resolved = Transcript.InputField(
                    draft: try field.draft.flatMap { try draft($0, for: traits, hasApps: hasApps) })
                // Text below nothing is a draft itself.
                if let comment = try field.comment.map({ try text($0, for: traits) }) {
                    if resolved.draft == nil { resolved.draft = .text(comment) } else { resolved.comment = comment }
                }
                // A placeholder that asks for a comment applies only to staged content.
                let isBare = field.draft != nil && resolved.draft == nil
                if let placeholder = field.placeholder, !isBare {
                    resolved.placeholder = try text(placeholder, for: traits)
                }
                return resolved
            }, appStrip: runsApps ? transcript.appStrip : nil, metrics: metrics.transcript,
            balloonMetrics: metrics.template)
        resolved.viewerName = viewer.flatMap { names[$0] }
        resolved.namesEntries = !transcript.isOfOneMessage
        resolved.screen = screen(of: transcript)
        return resolved
    }

    private func entry(
        _ entry: SceneTranscript.Entry, for traits: TraitCollection, names: [String: String]
    ) throws -> Transcript.Entry {
        let content: Transcript.Entry.Content =
            switch entry.content {
            case .text(let text): .text(try self.text(text, for: traits))
            case .message(let message): .message(try self.message(message, for: traits))
            case .sticker(let sticker): .sticker(try cell(sticker, for: traits))
            case .date(let text): .date(try self.text(text, for: traits))
            case .receipt(let text): .receipt(try self.text(text, for: traits))
            }
        let sender =
            entry.sender == viewer
            ? nil
            : entry.sender.map {
                Transcript.Entry.Sender(identifier: $0, name: names[$0])
            }
        return Transcript.Entry(
            content, sender: sender,
            droppedStickers: try entry.droppedStickers.map { dropped in
                Transcript.Entry.DroppedSticker(
                    sticker: try cell(dropped.sticker, for: traits), position: dropped.position, scale: dropped.scale)
            })
    }

    /// The staged content as the receiver shows it; nil for content that only an app can stage, where none runs.
    private func draft(
        _ content: SceneTranscript.Content, for traits: TraitCollection, hasApps: Bool
    ) throws -> Transcript.InputField.Draft? {
        switch content {
        case .text(let text): .text(try self.text(text, for: traits))
        case .message(let message): hasApps ? .message(try self.message(message, for: traits)) : nil
        case .sticker(let sticker): hasApps ? .sticker(try cell(sticker, for: traits)) : nil
        case .date, .receipt: nil
        }
    }

    /// A message as the viewer sees it. A message whose app is missing is shown as on a system without the app.
    private func message(
        _ message: SceneTranscript.Message, for traits: TraitCollection
    ) throws -> Transcript.Message {
        var balloon = try message.scene.balloonLayout(for: traits)
        balloon.isAppMissing = message.isAppMissing
        return Transcript.Message(
            balloon: balloon, session: message.session,
            summaryText: try message.scene.summaryText(locale: traits.locale, on: traits.userInterfaceIdiom))
    }

    private func cell(_ sticker: SceneSticker, for traits: TraitCollection) throws -> StickerBrowser.Cell {
        let description = try text(sticker.description, for: traits)
        do {
            try StickerRules.check(description: description, of: "the sticker")
        } catch let error as NSError {
            throw SceneError(
                file: file, place: nil, message: "in locale \(traits.locale) \(error.localizedDescription)")
        }
        return StickerBrowser.Cell(art: sticker.art, localizedDescription: description)
    }
}

extension SceneTranscript {
    /// A part of the conversation, by its name in findings, with its own texts; messages have theirs.
    fileprivate struct Part {
        let path: String?
        let content: Content?
        let texts: [SceneText]
        /// Those of the texts that are an app's: people type the others, and dates and receipts are the system's.
        var textsOfApp: [SceneText] = []
    }

    /// The entries and the input field.
    /// - Parameter hasDraft: whether the viewer's system shows what is staged.
    fileprivate func parts(hasDraft: Bool) -> [Part] {
        let parts = entries.enumerated().map { index, entry -> Part in
            let path = isOfOneMessage ? nil : Transcript.Entry.path(at: index)
            return Part(
                path: path, content: entry.content, texts: entry.placedTexts(in: "").map(\.text),
                textsOfApp: entry.droppedStickers.map(\.sticker.description) + entry.content.textsOfApp)
        }
        guard let inputField else { return parts }
        let texts =
            [inputField.comment, inputField.placeholder].compactMap { $0 }
            + (hasDraft ? inputField.draft?.placedTexts(in: "").map(\.text) ?? [] : [])
        return parts + [
            Part(
                path: "inputField", content: hasDraft ? inputField.draft : nil, texts: texts,
                textsOfApp: hasDraft ? inputField.draft?.textsOfApp ?? [] : [])
        ]
    }

    /// The texts of the conversation itself, each with its place; messages have their own.
    var placedTexts: [PlacedSceneText] {
        var texts = entries.enumerated().flatMap { index, entry in
            entry.placedTexts(in: "transcript.entries[\(index)]")
        }
        guard let inputField else { return texts }
        let path = "transcript.inputField"
        texts += [("text", inputField.comment), ("placeholder", inputField.placeholder)].placed(in: path)
        if let draft = inputField.draft { texts += draft.placedTexts(in: path) }
        return texts
    }

    /// The messages of the conversation, each with its place.
    var placedMessages: [(path: String, message: Message)] {
        let entries = entries.enumerated().map { ("transcript.entries[\($0)]", $1.content) }
        let draft = (inputField?.draft).map { ("transcript.inputField", $0) }
        return (entries + [draft].compactMap { $0 }).compactMap { path, content in
            guard case .message(let message) = content else { return nil }
            return (path, message)
        }
    }
}

extension SceneTranscript.Entry {
    fileprivate func placedTexts(in path: String) -> [PlacedSceneText] {
        var texts = content.placedTexts(in: path)
        for (index, dropped) in droppedStickers.enumerated() {
            texts += [("description", dropped.sticker.description)].placed(in: "\(path).droppedStickers[\(index)]")
        }
        return texts
    }
}

extension SceneTranscript.Content {
    /// The texts that an app shows; messages have their own.
    fileprivate var textsOfApp: [SceneText] {
        if case .sticker(let sticker) = self { [sticker.description] } else { [] }
    }

    fileprivate func placedTexts(in path: String) -> [PlacedSceneText] {
        switch self {
        case .text(let text): return [("text", text)].placed(in: path)
        case .date(let text): return [("date", text)].placed(in: path)
        case .receipt(let text): return [("receipt", text)].placed(in: path)
        case .sticker(let sticker): return [("sticker.description", sticker.description)].placed(in: path)
        case .message: return []
        }
    }
}
