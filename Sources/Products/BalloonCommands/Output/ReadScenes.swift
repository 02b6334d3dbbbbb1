import Goldens
import Lint
import Scenes
import Support
import Sweeps

/// The contents of scene files: the scenes, and the files with errors. Reports need both, so that an error in one file
/// does not hide the other files and is not lost.
struct ReadScenes {
    var scenes: [BalloonScene] = []
    var unreadable: [UnreadableScene] = []

    /// All errors, each once.
    var errors: SceneFileErrors { SceneFileErrors(unreadable.map(\.error)) }

    /// The errors with relative paths, so that no report names a path of one machine.
    var portableErrors: [FileError] {
        errors.errors.map { error in
            let fileError = error.fileError
            return fileError.file.hasPrefix("/") ? fileError.named(PendingFolder.relative(fileError.file)) : fileError
        }
    }

    /// Prints the errors on standard error, unless the JSON contains them.
    func reportErrors(unlessIn json: Bool) {
        if !json, !unreadable.isEmpty { StandardError.write(errors.text) }
    }

    /// Ends with 2 when a file has errors, whatever the results of the others are, because its own result is not known.
    func refuseErrors() throws {
        if !unreadable.isEmpty { throw ExitStatus.badInput }
    }
}

/// A scene file with errors.
struct UnreadableScene {
    /// The file of the scene. The errors can be in other files that it names.
    let file: String
    let error: SceneError

    /// A scene that can be read but not laid out.
    init(file: String, error: SceneError) {
        self.file = file
        self.error = error
    }

    /// A scene that can be read but not used, for any reason.
    init(_ scene: BalloonScene, because error: any Error) {
        file = scene.file
        // An error that is no scene's own may begin with the file.
        let sentence = "\(error)", place = "\(scene.file): "
        self.error =
            (error as? SceneError)
            ?? SceneError(
                file: scene.file, place: nil, kind: .unusable,
                sentence: sentence.hasPrefix(place) ? String(sentence.dropFirst(place.count)) : sentence)
    }

    /// The scene in a report of problems.
    var lint: SceneLint { SceneLint(unreadable: file, because: error.all.map(\.fileError)) }
}
