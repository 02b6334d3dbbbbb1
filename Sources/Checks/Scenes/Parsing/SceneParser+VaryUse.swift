import Foundation
import Support
import ViewLayout

/// Where a scene says what varies: in its texts, and in the cells of its goldens and sweep.
extension SceneParser {
    /// Notes the names that a text has.
    /// - Throws: an error for a name that stands for nothing.
    func noteNames(in text: String, _ value: SceneValue, of names: ContentNames?) throws {
        guard let names, !errors.isDoubtful(.content), !errors.isDoubtful(.participants) else { return }
        names.note(text)
        if let problem = names.problem(in: text) {
            throw value.error(.unknownName, "\(value.path): \(problem.message)", fix: problem.fix)
        }
    }

    /// Refuses names whose values no text shows.
    func refuseUnused(_ fields: SceneFields, _ names: ContentNames) {
        guard let value = fields.value("vary"), case .mapping(let entries) = value.node.value,
            !errors.isDoubtful(.strings), !errors.isDoubtful(.content), !errors.isDoubtful(.participants)
        else { return }
        for entry in entries where !names.used.contains(entry.key) {
            errors.note(
                errors.error(
                    .badValue, at: entry.keyPlace, "vary.\(entry.key) is used by no text",
                    fix: "write $\(entry.key) in one, or remove it"))
        }
    }

    // MARK: - Cells

    /// Whose values are cells: `all`, or some names.
    /// - Parameter fields: the scene's.
    func variedNames(_ key: String, of fields: SceneFields, among variables: [ContentVariable]) -> [String]? {
        guard let axes = fields.value(key), let entry = axes.node.entry("vary") else { return nil }
        let value = SceneValue(node: entry.value, path: "\(key).vary", errors: errors)
        let names = variables.map(\.name)
        return errors.attempt {
            if case .string("all") = entry.value.value { return names }
            return try value.list { element in
                let name = try element.string()
                guard names.contains(name) || errors.isDoubtful(.content) else {
                    throw element.unknownName(name, among: names, declaredIn: "vary")
                }
                return name
            }
        }
    }

    /// Adds what varies to the cells of a scene: to those of a sweep all values, to goldens those that they name.
    func addContent(to scene: inout BalloonScene, _ fields: SceneFields) {
        let languages = scene.declaredLanguages
        let golden = variedNames("goldens", of: fields, among: scene.vary) ?? []
        for (trait, values) in scene.contentAxes(of: golden, in: languages) { scene.goldens[trait] = values }
        let swept = variedNames("sweep", of: fields, among: scene.vary)
        for (trait, values) in scene.contentAxes(of: swept, in: languages) { scene.sweep[trait] = values }
        let limits = [
            ("goldens", scene.goldens, SceneLimits.maximumCellCount),
            ("sweep", scene.sweep, SceneLimits.maximumSweepCellCount),
        ]
        for (key, axes, limit) in limits {
            guard let problem = axes.problem(maximumCellCount: limit),
                let place = fields.value(key) ?? fields.value("vary")
            else { continue }
            errors.note(place.error(.badValue, "\(key) \(problem)"))
        }
    }
}
