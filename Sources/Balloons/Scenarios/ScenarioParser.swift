import Foundation
import ViewLayout

/// Makes a scenario of a tree of nodes, and refuses whatever does not fit, at its place. What scenarios share with
/// scenes is read by the scenes' parser.
struct ScenarioParser {
    let scene: SceneParser

    func scenario(_ root: SceneNode) throws -> HostScenario {
        let fields = try SceneFields(
            root: root, named: "the scenario", allowed: ScenarioGrammar.scenario, file: scene.file)
        guard let steps = fields.value("steps") else {
            throw fields.error("steps is missing; say what happens, as steps: [openConversation, openApp]")
        }
        let participants = try fields.value("participants").map(scene.participants) ?? ParticipantNames()
        guard let viewerValue = fields.value("viewer") else {
            throw fields.error("viewer is missing; name the participant who holds the device")
        }
        let viewer = try scene.participant(viewerValue, of: participants)
        let traits = try fields.value("traits").map { try scene.traits($0) } ?? TraitCollection()
        let strings = SceneParser.DeclaredStrings(
            strings: try fields.value("strings").map(scene.strings) ?? SceneStrings(), locales: [traits.locale])
        let messages = try fields.value("messages").map {
            try self.messages($0, participants: participants, viewer: viewer, strings: strings)
        }
        let names = ScenarioNames(messages: messages ?? [:], viewer: viewer)
        return HostScenario(
            file: scene.file, name: SceneFile.name(of: scene.file),
            app: try fields.value("app").map(app) ?? HostedApp(), participants: participants, viewer: viewer,
            strings: strings.strings, traits: traits, messages: messages ?? [:],
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
        if let limit = try fields.integer("maximumLiveControllers", in: 1...100) { app.maximumLiveControllers = limit }
        return app
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
                entry.value, path: path, allowed: ScenarioGrammar.message, file: scene.file)
            guard let message = fields.value("message") else {
                throw fields.error("\(path).message is missing; a message has {layout: {template: …}} or {live: …}")
            }
            messages[entry.key] = ScenarioMessage(
                sender: try fields.value("sender").map { try scene.participant($0, of: participants) } ?? viewer,
                session: try fields.string("session"), message: try scene.message(message, strings: strings))
        }
        return messages
    }
}

/// The messages of a scenario, for whoever names one.
struct ScenarioNames {
    let messages: [String: ScenarioMessage]
    let viewer: String

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
            throw value.error("\(reference.name) is not sent by \(viewer); the app inserts messages of its viewer")
        }
        return reference
    }

    /// A message of somebody else, which can arrive.
    func others(_ value: SceneValue) throws -> ScenarioReference {
        let reference = try reference(value)
        guard messages[reference.name]?.sender != viewer else {
            throw value.error("\(reference.name) is sent by \(viewer); what arrives has another sender")
        }
        return reference
    }
}
