import Typesetting
import ViewLayout

extension BalloonScene {
    /// The axes of what the scene varies.
    /// - Parameters:
    ///   - names: whose values are cells; nil for all. A name that is left out keeps its first value.
    ///   - languages: those whose plural forms are counted.
    package func contentAxes(of names: [String]? = nil, in languages: [String]) -> [(
        trait: ViewerTrait, values: [TraitValue]
    )] {
        vary.filter { names?.contains($0.name) ?? true }.map { variable in
            (variable.trait, variable.labels(in: languages).map(TraitValue.text))
        }
    }

    /// The languages of the scene's viewer, strings, goldens and sweep, each once.
    package var declaredLanguages: [String] {
        ([traits.locale] + strings.tables.keys.sorted() + goldens[\.locale] + sweep[\.locale])
            .reduce(into: []) { languages, language in
                if !languages.contains(language) { languages.append(language) }
            }
    }

    /// Varies a scene's content by other values, and takes the first of each.
    /// - Parameter languages: those whose plural forms are counted.
    package mutating func vary(_ variables: [ContentVariable], in languages: [String]) {
        for variable in variables {
            if let index = vary.firstIndex(where: { $0.name == variable.name }) {
                vary[index] = variable
            } else {
                vary.append(variable)
            }
            traits.content[variable.name] = variable.labels(in: languages).first
        }
        changeScenesInside { $0.vary(variables, in: languages) }
    }
}

extension BalloonScene {
    /// The scene, and those in its conversation, with the widest letters of some fonts.
    func measuring(in fonts: FontCascade) -> BalloonScene {
        guard !vary.isEmpty || scenesInside.contains(where: { !$0.vary.isEmpty }) else { return self }
        var scene = self
        scene.measuringFonts = fonts
        scene.changeScenesInside { $0 = $0.measuring(in: fonts) }
        return scene
    }

    /// The scene, and those in its conversation, remembering what is found about their strings: for many viewers of one
    /// scene whose texts do not change.
    package var rememberingTranslations: BalloonScene {
        var scene = self
        scene.translations = TranslationMemory()
        scene.changeScenesInside { $0 = $0.rememberingTranslations }
        return scene
    }

    /// Changes the scenes of the messages in a conversation.
    private mutating func changeScenesInside(_ change: (inout BalloonScene) -> Void) {
        guard case .transcript(var transcript) = subject else { return }
        for index in transcript.entries.indices { transcript.entries[index].content.changeScene(change) }
        transcript.inputField?.draft?.changeScene(change)
        subject = .transcript(transcript)
    }
}

extension SceneTranscript.Content {
    fileprivate mutating func changeScene(_ change: (inout BalloonScene) -> Void) {
        guard case .message(var message) = self else { return }
        change(&message.scene)
        self = .message(message)
    }
}
