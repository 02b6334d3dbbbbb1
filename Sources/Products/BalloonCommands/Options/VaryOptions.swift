import ArgumentParser
import Scenes
import Support
import Sweeps
import ViewLayout

/// The option `--vary`: what texts say in turn.
struct VaryOptions: ParsableArguments {
    @Option(
        name: .customLong("vary"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "What texts say in turn for $name: name=Bo,Maximiliane, or as in a scene people={counts: all}, or name alone for the values of the scene. May be repeated.",
            valueName: "name=values"))
    var texts: [String] = []

    /// No option of the group.
    static var none: VaryOptions {
        var options = VaryOptions()
        options.texts = []
        return options
    }

    /// The words that vary the same again.
    var words: [String] { texts.flatMap { ["--vary", $0] } }

    /// The scenes with the values that were given, each in the scenes that have its name.
    /// - Throws: ``CommandError`` for what cannot be read, and for a name that no scene has.
    func applied(to scenes: [BalloonScene]) throws -> [BalloonScene] {
        let variables = try variables(in: scenes)
        return try scenes.map { scene in
            let own = variables.filter { scene.says($0.name) }
            return own.isEmpty ? scene : try scene.varying(own)
        }
    }

    /// The names that were given.
    func names(in scenes: [BalloonScene]) throws -> [String] { try variables(in: scenes).map(\.name) }

    /// Without a scene that can be read, what is wrong with the scenes says more than a name that none of them has.
    private func variables(in scenes: [BalloonScene]) throws -> [ContentVariable] {
        guard !scenes.isEmpty else { return [] }
        return try texts.map { text in
            do {
                let variable = try ContentVariable(option: text, in: scenes)
                guard scenes.contains(where: { $0.says(variable.name) }) else {
                    let known = Set(scenes.flatMap(\.vary).map(\.name)).sorted()
                    throw CommandError(
                        "--vary \(text): no text has $\(variable.name)"
                            + NearestKey.suggestion(for: variable.name, among: known))
                }
                return variable
            } catch let error as SceneError {
                throw CommandError("--vary \(text): \(error.message)" + (error.fix.isEmpty ? "" : "; \(error.fix)"))
            }
        }
    }
}
