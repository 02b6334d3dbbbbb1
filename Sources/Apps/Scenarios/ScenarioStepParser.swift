import Scenes
import ViewLayout

/// Reads the steps of a scenario: words, or mappings with one key.
struct ScenarioStepParser {
    let scene: SceneParser
    let names: ScenarioNames

    /// The traits of the two devices after the steps so far.
    private struct Devices {
        var own, other: TraitCollection
    }

    func steps(_ value: SceneValue, from traits: TraitCollection) throws -> [ScenarioStep] {
        var devices = Devices(own: traits, other: traits)
        return try steps(value, &devices)
    }

    private func steps(_ value: SceneValue, _ devices: inout Devices) throws -> [ScenarioStep] {
        let steps = try value.elements()
        guard !steps.isEmpty else {
            throw value.error(.badValue, "\(value.path) is an empty list", fix: "say what happens")
        }
        return try steps.map { element in
            ScenarioStep(action: try action(element, &devices), place: element.node.place)
        }
    }

    private func action(_ value: SceneValue, _ devices: inout Devices) throws -> ScenarioStep.Action {
        if let call = appCall(value) {
            throw value.error(
                .badValue, "\(value.path): \(call) is a call of the app, not a step",
                fix: "put it under tapInApp, or under inApp for what "
                    + "the app does by itself")
        }
        guard case .mapping = value.node.value else { return try plainAction(value) }
        let (key, content) = try only(value, of: ScenarioGrammar.steps, words: ScenarioGrammar.plainSteps)
        switch key {
        case "tapBalloon": return .tapBalloon(try names.reference(content))
        case "tapInApp": return .tapInApp(try appActions(content))
        case "inApp": return .inApp(try appActions(content))
        case "receive": return try arrival(content)
        case "sendFromCompanionApp": return try companionSheet(content)
        case "cancelCompanionApp": return .cancelCompanionApp(try names.own(content))
        case "onOtherDevice": return .onOtherDevice(try otherSteps(content, &devices))
        case "traits":
            devices.own = try scene.traits(content, changing: devices.own)
            return .traits(devices.own)
        default:
            let fields = try scene.fields(content, ScenarioGrammar.tapInBalloon)
            guard let message = fields.value("message") else {
                throw content.error(.badValue, "\(content.path) needs the message whose balloon is touched")
            }
            return .tapInBalloon(try names.reference(message), try fields.value("does").map(appActions) ?? [])
        }
    }

    /// The action of an app, written where a step is expected; nil for anything else.
    private func appCall(_ value: SceneValue) -> String? {
        switch value.node.value {
        case .mapping(let entries): entries.map(\.key).first(where: ScenarioGrammar.appActions.contains)
        case .string(let word) where ScenarioGrammar.plainAppActions.contains(word): word
        default: nil
        }
    }

    private func plainAction(_ value: SceneValue) throws -> ScenarioStep.Action {
        try value.choice([
            ("openConversation", .openConversation), ("leaveConversation", .leaveConversation),
            ("openApp", .openApp), ("closeApp", .closeApp), ("endProcess", .endProcess),
            ("toggleStyle", .toggleStyle), ("sendDraft", .sendDraft), ("cancelDraft", .cancelDraft),
        ])
    }

    private func otherSteps(_ value: SceneValue, _ devices: inout Devices) throws -> [ScenarioStep] {
        guard let others = names.ofOtherDevice else {
            throw value.error(.badValue, "\(value.path): there is no other device", fix: "add mirrored: true")
        }
        var swapped = Devices(own: devices.other, other: devices.own)
        let steps = try ScenarioStepParser(scene: scene, names: others).steps(value, &swapped)
        devices = Devices(own: swapped.other, other: swapped.own)
        return steps
    }

    /// Received content: a message by its name, or a mapping with a text, a sticker or a file, and the sender.
    private func arrival(_ value: SceneValue) throws -> ScenarioStep.Action {
        guard names.mirror == nil else {
            throw value.error(
                .badValue, "\(value.path): in mirrored conversations only what the other device sends arrives",
                fix: "use onOtherDevice")
        }
        guard case .mapping = value.node.value else { return .receive(try names.others(value)) }
        let fields = try scene.fields(value, ScenarioGrammar.arrivals)
        let contents = fields.entries.filter { $0.key != "from" }
        guard contents.count == 1, let kind = contents.first, let content = fields.value(kind.key) else {
            throw value.error(.badValue, "\(value.path) has one of text, sticker and attachment")
        }
        guard let from = fields.value("from") else {
            throw value.error(.missingKey, "\(value.path) needs from: who of the participants sends it")
        }
        let sender = try scene.participant(from, of: names.participants)
        guard sender != names.viewer else {
            throw from.error(
                .badValue, "\(from.path) is \(sender), who holds the device", fix: "what arrives has another sender")
        }
        switch kind.key {
        case "text": return .receiveContent(.text(try content.string()), from: sender)
        case "sticker": return .receiveContent(.sticker(try names.sticker(content)), from: sender)
        default: return .receiveContent(.attachment(try content.string()), from: sender)
        }
    }

    /// A message by its name, or a mapping with a message, a text or both.
    private func companionSheet(_ value: SceneValue) throws -> ScenarioStep.Action {
        guard case .mapping = value.node.value else { return .sendFromCompanionApp(try names.own(value), text: nil) }
        let fields = try scene.fields(value, ScenarioGrammar.companionSheet)
        let (message, text) = (try fields.value("message").map(names.own), fields.string("text"))
        guard message != nil || text?.isEmpty == false else {
            throw value.error(.missingKey, "\(value.path) needs a message, a text or both")
        }
        return .sendFromCompanionApp(message, text: text)
    }

    // MARK: - What the app does

    private func appActions(_ value: SceneValue) throws -> [ScenarioStep.AppAction] {
        try value.elements().map { element in
            guard case .mapping = element.node.value else {
                return try element.choice([
                    ("requestCompact", .request(.compact)), ("requestExpanded", .request(.expanded)),
                    ("requestTranscript", .request(.transcript)), ("dismiss", .dismiss),
                    ("askForKeyboard", .askForKeyboard),
                ])
            }
            let (key, content) = try only(
                element, of: ScenarioGrammar.appActions, words: ScenarioGrammar.plainAppActions)
            switch key {
            case "insert": return .insert(try names.own(content))
            case "send": return .send(try names.own(content))
            case "insertText": return .insertText(try content.string())
            case "sendText": return .sendText(try content.string())
            case "insertSticker": return .insertSticker(try names.sticker(content))
            case "sendSticker": return .sendSticker(try names.sticker(content))
            case "insertAttachment": return .insertAttachment(try attachment(content))
            default: return .sendAttachment(try attachment(content))
            }
        }
    }

    /// A file: its path relative to the scenario, its URL, or a mapping with one of these and a name.
    /// Messages checks whether it exists.
    private func attachment(_ value: SceneValue) throws -> ScenarioFile {
        guard case .mapping = value.node.value else {
            return ScenarioFile(url: SceneFile.url(try value.string(), relativeTo: scene.file))
        }
        let fields = try scene.fields(value, ScenarioGrammar.attachment)
        guard let file = fields.string("file") else { throw value.error(.missingKey, "\(value.path) needs a file") }
        return ScenarioFile(url: SceneFile.url(file, relativeTo: scene.file), name: fields.string("name"))
    }

    /// The one key of a mapping and its value.
    private func only(
        _ value: SceneValue, of keys: [String], words: [String]
    ) throws -> (key: String, value: SceneValue) {
        let fields = try scene.fields(value, keys)
        guard fields.entries.count == 1, let entry = fields.entries.first else {
            throw value.error(
                .badValue,
                "\(value.path) is one of \(words.joined(separator: ", ")), or has one of the keys "
                    + keys.joined(separator: ", "))
        }
        return (entry.key, SceneValue(node: entry.value, path: fields.path(to: entry.key), errors: scene.errors))
    }
}
