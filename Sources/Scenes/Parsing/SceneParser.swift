import BalloonLayouts
import Drawing
import Foundation
import MessagesAPI
import ViewLayout

/// Makes a scene of a tree of nodes, and refuses whatever does not fit, at its place.
///
/// The parts are in extensions by what they read: message, view, strings, traits.
struct SceneParser {
    let file: String
    /// Whether the scene is one message of a conversation, which cannot hold a conversation itself.
    var isPartOfTranscript = false
    /// Whether what Messages checks when a message is inserted, its URL and its media file, is left to it: a scenario
    /// plays its refusals.
    var leavesRulesToMessages = false
    /// What the pictures take that were read so far, those of the scenes in a conversation among them.
    var pictures = ScenePictureCount()

    func scene(_ root: SceneNode) throws -> BalloonScene {
        if let steps = root.entry("steps") {
            throw SceneError(
                file: file, place: steps.keyPlace,
                message: "steps make a scenario, and this is read as a scene; play it with balloon host")
        }
        let fields = try SceneFields(root: root, named: "the scene", allowed: SceneGrammar.scene, file: file)
        let traits = try fields.value("traits").map { try self.traits($0) } ?? TraitCollection()
        let goldens = try fields.value("goldens").map(axes) ?? TraitAxes()
        let sweep = try fields.value("sweep").map(axes) ?? TraitAxes()
        let strings = DeclaredStrings(
            strings: try fields.value("strings").map(strings) ?? SceneStrings(),
            locales: [traits.locale] + goldens[\.locale] + sweep[\.locale])
        let participants = try fields.value("participants").map(participants) ?? ParticipantNames()
        var scene = BalloonScene(
            file: file, name: SceneFile.name(of: file), subject: .stickers(SceneStickers()),
            app: try fields.value("app").map(app) ?? SceneApp(),
            participants: participants,
            sender: try fields.value("sender").map { try participant($0, of: participants) },
            viewer: try fields.value("viewer").map { try participant($0, of: participants) },
            strings: strings.strings, traits: traits,
            metrics: try fields.value("metrics").map(metrics) ?? MetricOverrides(), goldens: goldens,
            sweep: sweep, lintAllowances: try fields.value("lint").map(lintAllowances) ?? [],
            blankReason: try fields.string("blank"))
        scene.subject = try subject(fields, of: scene, strings: strings)
        return scene
    }

    /// What the scene shows: the one of three keys that it has.
    private func subject(_ fields: SceneFields, of scene: BalloonScene, strings: DeclaredStrings) throws -> SceneSubject
    {
        let subjects = SceneGrammar.subjects.compactMap { name in fields.value(name).map { (name: name, value: $0) } }
        guard let subject = subjects.first else {
            throw fields.error(
                "message is missing; a scene needs message: {layout: {template: …}} or {live: …}, or transcript or "
                    + "stickers in its place")
        }
        guard subjects.count == 1 else {
            throw subjects[1].value.error(
                "a scene shows one thing, this one has \(subject.name) and \(subjects[1].name); keep one")
        }
        switch subject.name {
        case "message":
            return .message(try message(subject.value, strings: strings))
        case "stickers":
            return .stickers(try stickers(subject.value, strings: strings))
        default:
            guard !isPartOfTranscript else {
                throw subject.value.error("a conversation cannot hold another one; name a scene with message:")
            }
            return .transcript(try transcript(subject.value, of: scene, strings: strings))
        }
    }

    func fields(_ value: SceneValue, _ allowed: [String]?) throws -> SceneFields {
        try SceneFields(value.node, path: value.path, allowed: allowed, file: file)
    }

    // MARK: - App and participants

    func app(_ value: SceneValue) throws -> SceneApp {
        let fields = try fields(value, SceneGrammar.app)
        return SceneApp(name: try fields.string("name"), icon: try fields.value("icon").map(picture))
    }

    func participants(_ value: SceneValue) throws -> ParticipantNames {
        let fields = try fields(value, nil)
        var names: [String: String] = [:]
        for entry in fields.entries {
            guard !entry.key.isEmpty else {
                throw SceneError(file: file, place: entry.keyPlace, message: "a participant needs an identifier")
            }
            guard entry.key.unicodeScalars.count <= SceneLimits.maximumIdentifierLength, !entry.key.contains("$") else {
                throw SceneError(
                    file: file, place: entry.keyPlace,
                    message: "an identifier has at most \(SceneLimits.maximumIdentifierLength) characters and no $; shorten it")
            }
            guard names.count < SceneLimits.maximumParticipantCount else {
                throw SceneError(
                    file: file, place: entry.keyPlace,
                    message: "more than \(SceneLimits.maximumParticipantCount) participants; keep those that are named")
            }
            names[entry.key] = try SceneValue(node: entry.value, path: fields.path(to: entry.key), file: file).string()
        }
        return ParticipantNames(names: names)
    }

    func participant(_ value: SceneValue, of participants: ParticipantNames) throws -> String {
        let identifier = try value.string()
        guard participants.names[identifier] != nil else {
            throw value.unknownName(identifier, among: participants.names.keys.sorted(), declaredIn: "participants")
        }
        return identifier
    }

    // MARK: - Pictures

    /// A picture file, relative to the scene.
    func picture(_ value: SceneValue) throws -> Picture {
        try picture(value, decode: pictures.store.picture(contentsOf:))
    }

    /// The picture that stands for the file of a template's `mediaFileURL`, and the size of the file.
    func media(_ value: SceneValue) throws -> (picture: Picture, byteCount: Int?) {
        let store = pictures.store
        let picture = try picture(value) { try MediaFile().decode(contentsOf: $0, pictures: store) }
        let url = try mediaFileURL(value)
        do {
            try AttachmentFile.validateMedia(url)
        } catch let error as NSError where error.domain == MSMessagesErrorDomain {
            throw value.error(error.localizedDescription)
        }
        return (picture, AttachmentFile.byteCount(url))
    }

    /// The URL of a template's media file: a path relative to the file, or a URL as it is. Nothing is read.
    func mediaFileURL(_ value: SceneValue) throws -> URL {
        let text = try value.string()
        guard !text.isEmpty else { throw value.error("\(value.path) needs the path of a picture, film or sound") }
        return SceneFile.url(text, relativeTo: file)
    }

    private func picture(_ value: SceneValue, decode: (String) throws -> Picture) throws -> Picture {
        let path = try value.string()
        guard !path.isEmpty else { throw value.error("\(value.path) needs the path of a picture") }
        do {
            return try pictures.counted(decode(SceneFile.resolve(path, relativeTo: file)))
        } catch let error as DrawingError {
            throw value.error("\(value.path): \(error)")
        } catch let error as ScenePictureCount.Excess {
            throw value.error("\(value.path): \(error)")
        }
    }
}
