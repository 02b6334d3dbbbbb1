import BalloonLayouts
import Scenes
import Sweeps

extension LintSettings {
    /// The settings of a project.
    package init(_ project: ProjectFile) {
        self.init()
        if let category = project.errorsUpTo { errorsUpTo = category }
        levels = project.rules.mapValues { level -> Finding.Severity? in
            switch level {
            case .error: .error
            case .warning: .warning
            case .note: .note
            case .off: nil
            }
        }
    }

    /// The settings for a scene: those of the nearest `balloon.yaml` above it, or the usual ones.
    /// - Throws: ``SceneError`` with each error in that file.
    package init(forScene file: String) throws {
        guard let project = try ProjectFile(forScene: file) else {
            self.init()
            return
        }
        self.init(project)
    }
}
