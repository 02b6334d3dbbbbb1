import BalloonLayouts
import Balloons
import Drawing
import Foundation
import Goldens
import Scenes
import Sweeps
import Typesetting

/// The scene of a golden as the commit has it that recorded the golden.
struct RecordedScene {
    /// The commit.
    let commit: GitHistory.Commit
    /// The golden as that commit declares it.
    let golden: SceneGolden

    /// Reads the scene out of Git. The checkout is left as it is.
    /// - Throws: ``NotThereError`` where no commit has the golden, or the commit has no scene that declares it;
    ///   ``EnvironmentError`` where there is no Git; what reading the scene throws.
    init(ofGolden name: String, in goldens: String) throws {
        let store = GoldenStore(root: goldens)
        let files = (GoldenForm.allCases.map(\.fileExtension) + [GoldenStore.recordExtension]).map {
            store.path(of: "\(name).\($0)")
        }
        guard let commit = try GitHistory.commits(touching: files).first else {
            throw NotThereError("no commit has \(name) in \(goldens), so its scene is not known")
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("balloon-\(UUID().uuidString)")
        // The scene holds all that it was read from.
        defer { try? FileManager.default.removeItem(at: folder) }
        let working = try GitHistory.extract(commit, to: folder)
        guard let scene = try Self.scene(GoldenCell.scene(ofName: name), below: working),
            let golden = try scene.declaredGoldens().first(where: { $0.cell.name == name })
        else { throw NotThereError("commit \(commit.hash), which changed \(name) last, has no scene that declares it") }
        self.commit = commit
        self.golden = golden
    }

    private static func scene(_ name: String, below folder: URL) throws -> BalloonScene? {
        let paths = FileManager.default.enumerator(atPath: folder.path)
        while let path = paths?.nextObject() as? String {
            let file = (path as NSString).lastPathComponent
            if file.hasPrefix(".") { paths?.skipDescendants() }
            let full = folder.appendingPathComponent(path).path
            if (file as NSString).deletingPathExtension == name, SceneFile.mayHoldScene(at: full) {
                return try BalloonScene(contentsOf: full)
            }
        }
        return nil
    }

    /// A golden with its picture, drawn again.
    /// - Throws: ``EnvironmentError`` where that is not the picture that was recorded; what drawing throws.
    func redraw(_ stored: StoredGolden, fonts: FontCascade) throws -> StoredGolden {
        let picture = try BalloonRenderer().rendering(of: golden, fonts: fonts).picture
        if let redrawn = try stored.showing(picture) { return redrawn }
        throw EnvironmentError(
            "commit \(commit.hash) draws another picture here than \(stored.name) was recorded with: the golden has "
                + "changed since, or another engine has drawn it; see balloon doctor")
    }
}
