import Balloons
import Goldens
import Scenes
import Support
import Sweeps

/// What scene files hold: the scenes, and the files with mistakes. A report has both, so that a mistake in one file
/// neither hides the others nor stays out of the report.
struct ReadScenes {
    var scenes: [BalloonScene] = []
    var unreadable: [UnreadableScene] = []

    /// All mistakes, each once.
    var errors: SceneFileErrors { SceneFileErrors(unreadable.map(\.error)) }

    /// The mistakes as reports of goldens name them: no report names a place that only one machine has.
    var portableMistakes: [FileMistake] {
        errors.errors.map { error in
            let mistake = error.mistake
            return mistake.file.hasPrefix("/") ? mistake.named(PendingFolder.relative(mistake.file)) : mistake
        }
    }

    /// Tells the mistakes where people read them. A program reads them in the answer.
    func tellMistakes(unlessIn json: Bool) {
        if !json, !unreadable.isEmpty { StandardError.write(errors.text) }
    }

    /// Ends with 2 when a file has mistakes, whatever was found in the others: nobody knows what it would have shown.
    func refuseMistakes() throws {
        if !unreadable.isEmpty { throw ExitStatus.badInput }
    }
}

/// A file of a scene that has mistakes.
struct UnreadableScene {
    /// The scene's file. The mistakes can be in files that it names.
    let file: String
    let error: SceneError

    /// A scene that can be read and cannot be laid out.
    init(file: String, error: SceneError) {
        self.file = file
        self.error = error
    }

    /// A scene that can be read and not be used, for whatever reason.
    init(_ scene: BalloonScene, because error: any Error) {
        file = scene.file
        self.error =
            (error as? SceneError)
            ?? SceneError(file: scene.file, place: nil, kind: .unusable, sentence: "\(error)")
    }

    /// The scene in a report of problems.
    var lint: SceneLint { SceneLint(unreadable: file, because: error.all.map(\.mistake)) }
}
