import ViewLayout

/// Reads the steps of a scenario: words, or mappings with one key.
struct ScenarioStepParser {
    let scene: SceneParser
    let names: ScenarioNames

    func steps(_ value: SceneValue, from traits: TraitCollection) throws -> [ScenarioStep] {
        var traits = traits
        let steps = try value.elements()
        guard !steps.isEmpty else { throw value.error("steps is an empty list; say what happens") }
        return try steps.map { element in
            let step = ScenarioStep(action: try action(element, traits), place: element.node.place)
            if case .traits(let changed) = step.action { traits = changed }
            return step
        }
    }

    private func action(_ value: SceneValue, _ traits: TraitCollection) throws -> ScenarioStep.Action {
        guard case .mapping = value.node.value else { return try plainAction(value) }
        let (key, content) = try only(value, of: ScenarioGrammar.steps, words: ScenarioGrammar.plainSteps)
        switch key {
        case "tapBalloon": return .tapBalloon(try names.reference(content))
        case "tapInApp": return .tapInApp(try appActions(content))
        case "inApp": return .inApp(try appActions(content))
        case "receive": return .receive(try names.others(content))
        case "traits": return .traits(try scene.traits(content, changing: traits))
        default:
            let fields = try scene.fields(content, ScenarioGrammar.tapInBalloon)
            guard let message = fields.value("message") else {
                throw content.error("\(content.path) needs the message whose balloon is touched")
            }
            return .tapInBalloon(try names.reference(message), try fields.value("does").map(appActions) ?? [])
        }
    }

    private func plainAction(_ value: SceneValue) throws -> ScenarioStep.Action {
        try value.choice([
            ("openConversation", .openConversation), ("leaveConversation", .leaveConversation),
            ("openApp", .openApp), ("closeApp", .closeApp), ("endProcess", .endProcess),
            ("toggleStyle", .toggleStyle), ("sendDraft", .sendDraft), ("cancelDraft", .cancelDraft),
        ])
    }

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
            default: return .sendText(try content.string())
            }
        }
    }

    /// The one key of a mapping and its value.
    private func only(
        _ value: SceneValue, of keys: [String], words: [String]
    ) throws -> (key: String, value: SceneValue) {
        let fields = try scene.fields(value, keys)
        guard fields.entries.count == 1, let entry = fields.entries.first else {
            throw value.error(
                "\(value.path) is one of \(words.joined(separator: ", ")), or has one of the keys "
                    + keys.joined(separator: ", "))
        }
        return (entry.key, SceneValue(node: entry.value, path: fields.path(to: entry.key), file: scene.file))
    }
}
