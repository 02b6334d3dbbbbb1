import BalloonCommands
import Drawing
import Lint
import Scenes
import Support
import Sweeps
import Synchronization

/// Scene files while somebody edits them: each as it could last be read, and what is wrong with it now.
final class EditedScenes: Sendable {
    /// A scene and the number of the state in which it was read.
    struct Edited: Sendable {
        let shown: StudioScene
        let revision: Int

        /// The files that it was read from.
        var places: [String] { ([shown.file] + (shown.scene?.resources.files ?? [])).map(WatchedFiles.place) }
    }

    private struct State {
        var files = WatchedFiles()
        /// The state of the files in which one of them could not be read.
        var doubted: WatchedFiles?
        var scenes: [Edited] = []
        /// The files that scenes name and that lie below no argument.
        var others: [String] = []
        var revision = 0
    }

    private let arguments: [String]
    private let pictures = PictureStore()
    private let state = Mutex(State())

    /// - Parameter arguments: scene files, and folders of them.
    /// - Throws: ``SceneFileErrors`` for an argument that does not exist, ``CommandError`` where there is no scene.
    init(_ arguments: [String]) throws {
        self.arguments = arguments
        let (paths, missing) = try SceneFiles.paths(arguments)
        guard missing.isEmpty else { throw SceneFileErrors(missing) }
        guard !paths.isEmpty else { throw CommandError.noScenes }
        try state.withLock { try refresh(&$0) }
    }

    /// The scenes as their files are now, with the number of the state.
    func current() throws -> (scenes: [Edited], revision: Int) {
        try state.withLock { state in
            try refresh(&state)
            return (state.scenes, state.revision)
        }
    }

    /// A scene as it was when somebody last looked for changes.
    func scene(of file: String) -> Edited? { state.withLock { $0.scenes.first { $0.shown.file == file } } }

    /// Reads what has changed.
    private func refresh(_ state: inout State) throws {
        let now = watched(state.others)
        let changed = now.changes(since: state.files)
        guard !changed.isEmpty else { return }
        // A new file may be a scene; which files are scenes is asked only then, because it takes reading all of them.
        let isKnown = changed.isSubset(of: state.scenes.flatMap(\.places))
        let paths = isKnown ? state.scenes.map(\.shown.file) : try listed()
        let before = Dictionary(state.scenes.map { ($0.shown.file, $0) }) { first, _ in first }
        let next = state.revision + 1
        var isWhole = true
        let scenes = paths.map { path -> Edited in
            let old = before[path]
            // Of a file with errors it is not known which other files it names.
            if let old, old.shown.errors.isEmpty, changed.isDisjoint(with: old.places) { return old }
            let shown = read(path, before: old?.shown.scene)
            if let old, !shown.errors.isEmpty, shown.errors == old.shown.errors { return old }
            isWhole = isWhole && shown.errors.isEmpty
            return Edited(shown: shown, revision: next)
        }
        // What is written while it is read is read at the next look.
        guard state.revision == 0 || watched(state.others) == now else { return }
        // An editor may be in the middle of writing: an error is told when the files are as they were at the last look.
        guard isWhole || state.revision == 0 || state.doubted == now else {
            state.doubted = now
            return
        }
        if scenes.contains(where: { $0.revision == next }) || paths != state.scenes.map(\.shown.file) {
            state.revision = next
        }
        let below = watched([])
        state.others = Array(Set(scenes.flatMap(\.places).filter { !below.contains($0) }))
        state.files = now.adding(watched(state.others))
        state.scenes = scenes
    }

    private func listed() throws -> [String] {
        let (paths, missing) = try SceneFiles.paths(arguments)
        return paths + missing.map(\.file)
    }

    private func read(_ path: String, before: BalloonScene?) -> StudioScene {
        do {
            let scene = try BalloonScene(contentsOf: path, pictures: pictures, refusing: LintRules.refusal)
            return StudioScene(name: scene.name, file: path, scene: scene, errors: [])
        } catch {
            let errors =
                (error as? SceneError)?.all.map(\.fileError)
                ?? [FileError(file: path, kind: "unusable", message: "\(error)", fix: "")]
            return StudioScene(name: SceneFile.name(of: path), file: path, scene: before, errors: errors)
        }
    }

    private func watched(_ others: [String]) -> WatchedFiles {
        WatchedFiles(arguments + others, ignoring: GoldenWatch.foldersWithoutScenes)
    }
}
