import BalloonLayouts
import Foundation
import MessagesHost
import Scenes
import ViewLayout

/// Makes a scenario from a tree of nodes, and reports what is wrong at its place. The parser of scenes reads
/// the parts that scenarios share with scenes.
struct ScenarioParser {
    let scene: SceneParser

    /// The scenario of a tree.
    /// - Throws: ``SceneError`` with the errors in it.
    func scenario(_ root: SceneNode) throws -> HostScenario { try scene.errors.finish { try read(root) } }

    private func read(_ root: SceneNode) throws -> HostScenario {
        if root.entry("steps") == nil, let entry = root.sceneEntry {
            throw SceneError(
                file: scene.file, place: entry.keyPlace,
                message: "\(entry.key) makes a scene, and this is read as a scenario, which has steps",
                fix: "name a scene in "
                    + "balloon measure, render or sweep")
        }
        let fields = try SceneFields(
            root: root, named: "the scenario", allowed: ScenarioGrammar.scenario, errors: scene.errors)
        guard let steps = fields.value("steps") else {
            throw fields.error(
                .missingKey, "steps is missing", fix: "say what happens, as steps: [openConversation, openApp]")
        }
        let participants = try fields.value("participants").map(scene.participants) ?? ParticipantNames()
        guard let viewerValue = fields.value("viewer") else {
            throw fields.error(.missingKey, "viewer is missing", fix: "name the participant who holds the device")
        }
        let viewer = try scene.participant(viewerValue, of: participants)
        let traits = try fields.value("traits").map { try scene.traits($0) } ?? TraitCollection()
        let strings = SceneParser.DeclaredStrings(
            strings: try fields.value("strings").map(scene.strings) ?? SceneStrings(), locales: [traits.locale])
        let messages = try fields.value("messages").map {
            try self.messages($0, participants: participants, viewer: viewer, strings: strings)
        }
        let stickers = try fields.value("stickers").map(self.stickers) ?? [:]
        let isMirrored = fields.boolean("mirrored") ?? false
        let others = participants.names.keys.filter { $0 != viewer }
        if isMirrored, others.count != 1, let value = fields.value("mirrored") {
            throw value.error(
                .badValue, "mirrored conversations have two participants, this one has \(others.count + 1)")
        }
        let names = ScenarioNames(
            messages: messages ?? [:], stickers: stickers, participants: participants, viewer: viewer,
            mirror: isMirrored ? others.first : nil)
        return HostScenario(
            file: scene.file, name: SceneFile.name(of: scene.file),
            app: try fields.value("app").map(app) ?? HostedApp(), participants: participants, viewer: viewer,
            strings: strings.strings,
            metrics: try fields.value("metrics").map(scene.metrics) ?? MetricOverrides(), traits: traits,
            messages: messages ?? [:],
            stickers: stickers, isMirrored: isMirrored,
            transcript: try fields.value("transcript")?.elements().map(names.reference) ?? [],
            steps: try ScenarioStepParser(scene: scene, names: names).steps(steps, from: traits))
    }

    private func app(_ value: SceneValue) throws -> HostedApp {
        let fields = try scene.fields(value, ScenarioGrammar.app)
        var app = HostedApp()
        if let context = fields.value("presentationContext") {
            app.presentationContext = try context.choice([("messages", .messages), ("media", .media)])
        }
        if let system = fields.value("linkedSystem") { app.linkedSystem = try system.name(of: LinkedSystem.self) }
        return app
    }

    /// The stickers by name. Messages checks them when an app makes them, so that a scenario can play its errors.
    private func stickers(_ value: SceneValue) throws -> [String: ScenarioSticker] {
        var stickers: [String: ScenarioSticker] = [:]
        for entry in try scene.fields(value, nil).entries {
            let path = "stickers.\(entry.key)"
            guard !entry.key.isEmpty else {
                throw SceneError(file: scene.file, place: entry.keyPlace, message: "a sticker needs a name")
            }
            let fields = try SceneFields(
                entry.value, path: path, allowed: SceneGrammar.sticker, errors: scene.errors)
            guard let image = fields.value("image"), let description = fields.string("description") else {
                throw fields.error(.missingKey, "\(path) needs an image and a description")
            }
            stickers[entry.key] = ScenarioSticker(
                url: SceneFile.url(try image.string(), relativeTo: scene.file), description: description)
        }
        return stickers
    }

    private func messages(
        _ value: SceneValue, participants: ParticipantNames, viewer: String, strings: SceneParser.DeclaredStrings
    ) throws -> [String: ScenarioMessage] {
        var messages: [String: ScenarioMessage] = [:]
        for entry in try scene.fields(value, nil).entries {
            let path = "messages.\(entry.key)"
            guard !entry.key.isEmpty else {
                throw SceneError(file: scene.file, place: entry.keyPlace, message: "a message needs a name")
            }
            let fields = try SceneFields(
                entry.value, path: path, allowed: ScenarioGrammar.message, errors: scene.errors)
            guard let message = fields.value("message") else {
                throw fields.error(
                    .missingKey, "\(path).message is missing", fix: "a message has {layout: {template: …}} or {live: …}"
                )
            }
            messages[entry.key] = ScenarioMessage(
                sender: try fields.value("sender").map { try scene.participant($0, of: participants) } ?? viewer,
                session: fields.string("session"), message: try scene.message(message, strings: strings))
        }
        return messages
    }
}

/// The messages and stickers that a device can name.
struct ScenarioNames {
    let messages: [String: ScenarioMessage]
    let stickers: [String: ScenarioSticker]
    let participants: ParticipantNames
    /// The participant who holds the device.
    let viewer: String
    /// The participant who holds the other device of mirrored conversations; nil where there is none.
    let mirror: String?

    /// The names for the other device; nil where there is none.
    var ofOtherDevice: ScenarioNames? {
        mirror.map {
            ScenarioNames(
                messages: messages, stickers: stickers, participants: participants, viewer: $0, mirror: viewer)
        }
    }

    /// A sticker by name.
    func sticker(_ value: SceneValue) throws -> ScenarioReference {
        let name = try value.string()
        guard stickers[name] != nil else {
            throw value.unknownName(name, among: stickers.keys.sorted(), declaredIn: "stickers")
        }
        return ScenarioReference(name: name, place: value.node.place)
    }

    /// A message by name.
    func reference(_ value: SceneValue) throws -> ScenarioReference {
        let name = try value.string()
        guard messages[name] != nil else {
            throw value.unknownName(name, among: messages.keys.sorted(), declaredIn: "messages")
        }
        return ScenarioReference(name: name, place: value.node.place)
    }

    /// A message of the viewer, which the app can insert.
    func own(_ value: SceneValue) throws -> ScenarioReference {
        let reference = try reference(value)
        guard messages[reference.name]?.sender == viewer else {
            throw value.error(
                .badValue, "\(reference.name) is not sent by \(viewer)", fix: "the app inserts messages of its viewer")
        }
        return reference
    }

    /// A message of another participant, which can be received.
    func others(_ value: SceneValue) throws -> ScenarioReference {
        let reference = try reference(value)
        guard messages[reference.name]?.sender != viewer else {
            throw value.error(
                .badValue, "\(reference.name) is sent by \(viewer)", fix: "what arrives has another sender")
        }
        return reference
    }
}

extension SceneNode {
    /// The key that shows that a file without steps is a scene: a message, a conversation with its entries, or a
    /// sticker browser; nil where there is none.
    fileprivate var sceneEntry: Entry? {
        if let message = entry("message") { return message }
        if let transcript = entry("transcript"), transcript.value.entry("entries") != nil { return transcript }
        if let stickers = entry("stickers"), case .sequence? = stickers.value.entry("stickers")?.value.value {
            return stickers
        }
        return nil
    }
}
