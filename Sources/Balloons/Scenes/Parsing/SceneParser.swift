import Drawing
import Foundation
import ViewLayout

/// Makes a scene of a tree of nodes, and refuses whatever does not fit, at its place.
///
/// The parts are in extensions by what they read: message, view, strings, traits.
struct SceneParser {
    let file: String

    func scene(_ root: SceneNode) throws -> Scene {
        let fields = try SceneFields(root: root, named: "the scene", allowed: SceneGrammar.scene, file: file)
        guard let message = fields.value("message") else {
            throw fields.error("message is missing; a scene needs message: {layout: {template: …}} or {live: …}")
        }
        let traits = try fields.value("traits").map { try self.traits($0) } ?? TraitCollection()
        let goldens = try fields.value("goldens").map(axes) ?? TraitAxes()
        let sweep = try fields.value("sweep").map(axes) ?? TraitAxes()
        let strings = DeclaredStrings(
            strings: try fields.value("strings").map(strings) ?? SceneStrings(),
            locales: [traits.locale] + goldens.locales + sweep.locales)
        let participants = try fields.value("participants").map(participants) ?? ParticipantNames()
        return Scene(
            file: file, name: SceneFile.name(of: file),
            message: try self.message(message, strings: strings),
            app: try fields.value("app").map(app) ?? SceneApp(),
            participants: participants,
            sender: try fields.value("sender").map { try participant($0, of: participants) },
            viewer: try fields.value("viewer").map { try participant($0, of: participants) },
            strings: strings.strings, traits: traits,
            metrics: try fields.value("metrics").map(metrics) ?? TemplateMetricOverrides(), goldens: goldens,
            sweep: sweep)
    }

    func fields(_ value: SceneValue, _ allowed: [String]?) throws -> SceneFields {
        try SceneFields(value.node, path: value.path, allowed: allowed, file: file)
    }

    // MARK: - App and participants

    private func app(_ value: SceneValue) throws -> SceneApp {
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
            names[entry.key] = try SceneValue(node: entry.value, path: fields.path(to: entry.key), file: file).string()
        }
        return ParticipantNames(names: names)
    }

    func participant(_ value: SceneValue, of participants: ParticipantNames) throws -> String {
        let identifier = try value.string()
        guard participants.names[identifier] != nil else {
            throw value.unknownName(identifier, among: participants.names.keys.sorted())
        }
        return identifier
    }

    // MARK: - Pictures

    /// A picture file, relative to the scene.
    func picture(_ value: SceneValue) throws -> Picture {
        let path = try value.string()
        guard !path.isEmpty else { throw value.error("\(value.path) needs the path of a picture") }
        do {
            return try PictureFile.decode(contentsOf: SceneFile.resolve(path, relativeTo: file))
        } catch let error as DrawingError {
            throw value.error("\(value.path): \(error)")
        }
    }
}
