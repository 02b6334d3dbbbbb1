import BalloonLayouts
import Scenes

extension ProjectFile {
    /// Reads the nearest `balloon.yaml` above a scene; nil where there is none.
    /// - Throws: `SceneError` with each error in that file.
    package init?(forScene file: String) throws {
        guard let path = Self.path(for: file) else { return nil }
        let flaws = Finding.Kind.allCases.filter(\.entry.isGoldenFlaw)
        try self.init(contentsOf: path, rules: LintRules.names, flaws: flaws.map(\.rawValue))
    }
}
