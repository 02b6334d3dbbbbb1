import BalloonLayouts
import Drawing
import Foundation
import Goldens
import Scenes
import Sweeps
import Typesetting
import ViewLayout

/// The scene of a golden in the commit that recorded the golden.
struct RecordedScene {
    /// The commit.
    let commit: GitHistory.Commit
    /// The golden as declared in that commit.
    let golden: SceneGolden

    /// Reads the scene from Git. The checkout is not changed.
    /// - Parameter source: the file of the scene, if known, because another file may have the same name.
    /// - Throws: ``NotThereError`` where no commit has the golden, or the commit has no scene that declares it;
    ///   ``EnvironmentError`` where Git is missing; errors of reading the scene.
    init(ofGolden name: String, in goldens: String, source: String? = nil) throws {
        let store = GoldenStore(root: goldens)
        let files = (GoldenForm.allCases.map(\.fileExtension) + [GoldenStore.recordExtension]).map {
            store.path(of: "\(name).\($0)")
        }
        guard let commit = try GitHistory.commits(touching: files).first else {
            throw NotThereError("no commit has \(name) in \(goldens), so its scene is not known")
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("balloon-\(UUID().uuidString)")
        // The scene contains everything that was read, so the folder can be removed.
        defer { try? FileManager.default.removeItem(at: folder) }
        let working = try GitHistory.extract(commit, to: folder)
        guard let golden = try Self.golden(name, source: source, below: working) else {
            throw NotThereError("commit \(commit.hash), which changed \(name) last, has no scene that declares it")
        }
        self.commit = commit
        self.golden = golden
    }

    /// The golden as a scene below a folder declares it: the scene in the known file, otherwise the first one of the
    /// name.
    /// - Throws: why a scene cannot be read, if no other one declares the golden.
    private static func golden(_ name: String, source: String?, below folder: URL) throws -> SceneGolden? {
        let known = [source].compactMap { $0.map { folder.appendingPathComponent($0).path } }
            .filter { SceneFile.mayHoldScene(at: $0) }
        let named = SceneSearch.files(ofScenes: [GoldenCell.scene(ofName: name)], below: folder.path)
            .map { folder.appendingPathComponent($0).path }
        var problem: (any Error)?
        for file in known + named {
            do {
                let goldens = try BalloonScene(contentsOf: file).declaredGoldens()
                if let golden = goldens.first(where: { $0.cell.name == name }) { return golden }
            } catch {
                problem = problem ?? error
            }
        }
        if let problem { throw problem }
        return nil
    }

    /// Checks that the layout of the commit's scene equals the golden's.
    /// - Throws: ``EnvironmentError`` where it differs; errors of drawing.
    func requireLayout(of stored: StoredGolden, fonts: FontCascade) throws {
        let layout = try BalloonRenderer().rendering(of: golden, fonts: fonts).layout
        guard LayoutDifference(from: stored.layout, to: layout).isEmpty else {
            throw EnvironmentError(
                "commit \(commit.hash) lays \(stored.name) out here as it was not recorded: the golden has changed since, "
                    + "or another engine has drawn it; see balloon doctor")
        }
    }

    /// The golden with its picture, drawn again.
    /// - Throws: ``EnvironmentError`` where that picture differs from the recorded one; errors of drawing.
    func redraw(_ stored: StoredGolden, fonts: FontCascade) throws -> StoredGolden {
        let picture = try BalloonRenderer().rendering(of: golden, fonts: fonts).picture
        if let redrawn = try stored.showing(picture) { return redrawn }
        throw EnvironmentError(
            "commit \(commit.hash) draws another picture here than \(stored.name) was recorded with: the golden has "
                + "changed since, or another engine has drawn it; see balloon doctor")
    }
}
