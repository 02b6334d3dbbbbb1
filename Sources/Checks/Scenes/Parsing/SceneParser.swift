import BalloonLayouts
import Drawing
import Foundation
import ViewLayout

/// Makes a scene of a tree of nodes, and refuses whatever does not fit, at its place.
///
/// The parts are in extensions by what they read: message, view, strings, traits.
package struct SceneParser {
    /// What is wrong with the file so far.
    package let errors: SceneErrors
    /// Whether the scene is one message of a conversation, which cannot hold a conversation itself.
    var isPartOfTranscript = false
    /// Whether what Messages checks when a message is inserted, its URL and its media file, is left to it: a scenario
    /// plays its refusals.
    var leavesRulesToMessages = false
    /// What was read besides this file, for the scenes in a conversation too.
    var reading = SceneResourceReading()
    /// What the scene varies, which conditions can name.
    var varied: [ContentVariable] = []
    /// What is wrong with an allowance, by rules that the parser does not know.
    var refusal: (LintAllowance) -> LintAllowance.Refusal? = { _ in nil }

    package init(
        file: String, isPartOfTranscript: Bool = false, leavesRulesToMessages: Bool = false,
        reading: SceneResourceReading = SceneResourceReading()
    ) {
        errors = SceneErrors(file: file)
        self.isPartOfTranscript = isPartOfTranscript
        self.leavesRulesToMessages = leavesRulesToMessages
        self.reading = reading
    }

    /// The file as the caller named it.
    package var file: String { errors.file }

    /// The scene of a tree.
    /// - Throws: ``SceneError`` with every error in it.
    func scene(_ root: SceneNode) throws -> BalloonScene { try errors.finish { try read(root) } }

    private func read(_ root: SceneNode) throws -> BalloonScene {
        if let steps = root.entry("steps") {
            throw errors.error(
                .unknownKey, at: steps.keyPlace, "steps make a scenario, and this is read as a scene",
                fix: "play it with balloon host")
        }
        let fields = try SceneFields(root: root, named: "the scene", allowed: SceneGrammar.scene, errors: errors)
        let (traits, goldens, sweep, tables) = errors.reading(.strings) {
            let traits = fields.read("traits") { try self.traits($0) } ?? TraitCollection()
            let goldens = fields.read("goldens", axes) ?? TraitAxes()
            let sweep = fields.read("sweep", axes) ?? TraitAxes()
            let strings = fields.read("strings", self.strings) ?? SceneStrings()
            return (traits, goldens, sweep, strings.written(for: traits.locale))
        }
        let participants = errors.reading(.participants) {
            fields.read("participants", self.participants) ?? ParticipantNames()
        }
        let (sender, viewer) = errors.reading(.participants) {
            (
                fields.read("sender") { try participant($0, of: participants) },
                fields.read("viewer") { try participant($0, of: participants) }
            )
        }
        let variables = errors.reading(.content) { fields.read("vary", vary) ?? [] }
        let names = ContentNames(variables, participants: participants)
        let strings = DeclaredStrings(
            strings: tables, locales: [traits.locale] + goldens[\.locale] + sweep[\.locale], names: names)
        var scene = BalloonScene(
            file: file, name: SceneFile.name(of: file), subject: .stickers(SceneStickers()),
            app: fields.read("app", app) ?? SceneApp(), participants: participants, sender: sender, viewer: viewer,
            strings: strings.strings, traits: traits, metrics: fields.read("metrics", metrics) ?? MetricOverrides(),
            goldens: goldens, sweep: sweep, lintAllowances: fields.read("lint", lintAllowances) ?? [],
            expectations: fields.read("expect") { value in
                var parser = self
                parser.varied = variables
                return try parser.expectations(value)
            } ?? [],
            blankReason: fields.string("blank"))
        scene.vary(variables, in: scene.declaredLanguages)
        addContent(to: &scene, fields)
        scene.subject = try subject(fields, of: scene, strings: strings)
        refuseUnused(fields, names)
        scene.resources = reading.resources
        scene.lintAllowances += scene.allowancesOfEntries
        return scene
    }

    /// What the scene shows: the one of three keys that it has.
    private func subject(_ fields: SceneFields, of scene: BalloonScene, strings: DeclaredStrings) throws -> SceneSubject
    {
        let subjects = SceneGrammar.subjects.compactMap { name in fields.value(name).map { (name: name, value: $0) } }
        guard let subject = subjects.first else {
            fields.miss(
                SceneGrammar.subjects,
                fields.error(
                    .missingKey, "message is missing",
                    fix:
                        "a scene needs message: {layout: {template: …}} or {live: …}, or transcript or stickers in its place"
                ))
            return scene.subject
        }
        guard subjects.count == 1 else {
            throw subjects[1].value.error(
                .conflict, "a scene shows one thing, this one has \(subject.name) and \(subjects[1].name)",
                fix: "remove one")
        }
        switch subject.name {
        case "message":
            return .message(try message(subject.value, strings: strings))
        case "stickers":
            return .stickers(try stickers(subject.value, strings: strings))
        default:
            guard !isPartOfTranscript else {
                throw subject.value.error(
                    .badResource, "a conversation cannot hold another one", fix: "name a scene with message:")
            }
            return .transcript(try transcript(subject.value, of: scene, strings: strings))
        }
    }

    package func fields(_ value: SceneValue, _ allowed: [String]?) throws -> SceneFields {
        try SceneFields(value.node, path: value.path, allowed: allowed, errors: errors)
    }

    // MARK: - App and participants

    func app(_ value: SceneValue) throws -> SceneApp {
        let fields = try fields(value, SceneGrammar.app)
        return SceneApp(name: fields.string("name"), icon: fields.read("icon", picture))
    }

    package func participants(_ value: SceneValue) throws -> ParticipantNames {
        let fields = try fields(value, nil)
        var names: [String: String] = [:]
        for entry in fields.entries {
            guard !entry.key.isEmpty else {
                errors.note(
                    errors.error(
                        .badValue, at: entry.keyPlace, "a participant needs an identifier",
                        fix: "write one, such as ada"))
                continue
            }
            guard entry.key.unicodeScalars.count <= SceneLimits.maximumIdentifierLength, !entry.key.contains("$") else {
                errors.note(
                    errors.error(
                        .badValue, at: entry.keyPlace,
                        "an identifier has at most \(SceneLimits.maximumIdentifierLength) characters and no $",
                        fix: "shorten it"))
                continue
            }
            guard names.count < SceneLimits.maximumParticipantCount else {
                throw errors.error(
                    .badValue, at: entry.keyPlace, "more than \(SceneLimits.maximumParticipantCount) participants",
                    fix: "keep those that are named")
            }
            let name = SceneValue(node: entry.value, path: fields.path(to: entry.key), errors: errors)
            names[entry.key] = errors.attempt { try name.string() }
        }
        return ParticipantNames(names: names)
    }

    package func participant(_ value: SceneValue, of participants: ParticipantNames) throws -> String {
        let identifier = try value.string()
        guard participants.names[identifier] != nil || errors.isDoubtful(.participants) else {
            throw value.unknownName(identifier, among: participants.names.keys.sorted(), declaredIn: "participants")
        }
        return identifier
    }

    // MARK: - Pictures

    /// A picture file, relative to the scene.
    func picture(_ value: SceneValue) throws -> Picture {
        try picture(value, decode: reading.store.picture(contentsOf:))
    }

    /// The picture that stands for the file of a template's `mediaFileURL`, and the size of the file.
    func media(_ value: SceneValue) throws -> (picture: Picture, byteCount: Int?) {
        let store = reading.store
        let picture = try picture(value) { try MediaFile().decode(contentsOf: $0, pictures: store) }
        let url = try mediaFileURL(value)
        do {
            try AttachmentFile.validateMedia(url)
        } catch let error as NSError where error.domain == MSMessagesErrorDomain {
            throw value.error(.badResource, error.localizedDescription)
        }
        let byteCount = AttachmentFile.byteCount(url)
        reading.keep(byteCount.map(String.init) ?? "", of: url.path)
        return (picture, byteCount)
    }

    /// The URL of a template's media file: a path relative to the file, or a URL as it is. Nothing is read.
    func mediaFileURL(_ value: SceneValue) throws -> URL {
        let text = try value.string()
        guard !text.isEmpty else {
            throw value.error(.badValue, "\(value.path) is empty", fix: "write the path of a picture, film or sound")
        }
        return SceneFile.url(text, relativeTo: file)
    }

    /// Whether a text begins as a URL of a picture that is not in a file.
    private static func isWebAddress(_ text: String) -> Bool {
        ["http://", "https://", "data:"].contains { text.lowercased().hasPrefix($0) }
    }

    private func picture(_ value: SceneValue, decode: (String) throws -> Picture) throws -> Picture {
        let path = try value.string()
        guard !path.isEmpty else {
            throw value.error(.badValue, "\(value.path) is empty", fix: "write the path of a picture")
        }
        guard !Self.isWebAddress(path) else {
            throw value.error(
                .badResource, "\(value.path) is a web address or data, and only files are read",
                fix: "save the picture beside the scene, and write the path of the file")
        }
        let place = SceneFile.resolve(path, relativeTo: file)
        do {
            return try reading.kept(decode(place), of: place)
        } catch let error as DrawingError {
            throw value.unusable(error, at: place)
        } catch let error as SceneResourceReading.Excess {
            throw value.unusable(error, at: place)
        }
    }
}
