import BalloonLayouts
import Balloons
import Drawing
import Foundation
import Goldens
import Scenes
import Sweeps
import Typesetting
import ViewLayout

/// The scene of a golden as the commit has it that recorded the golden.
struct RecordedScene {
    /// The commit.
    let commit: GitHistory.Commit
    /// The golden as that commit declares it.
    let golden: SceneGolden

    /// Reads the scene out of Git. The checkout is left as it is.
    /// - Parameter source: the file of the scene, where it is known: another file may have the same name.
    /// - Throws: ``NotThereError`` where no commit has the golden, or the commit has no scene that declares it;
    ///   ``EnvironmentError`` where there is no Git; what reading the scene throws.
    init(ofGolden name: String, in goldens: String, source: String? = nil) throws {
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
        guard let golden = try Self.golden(name, source: source, below: working) else {
            throw NotThereError("commit \(commit.hash), which changed \(name) last, has no scene that declares it")
        }
        self.commit = commit
        self.golden = golden
    }

    /// The golden as a scene below a folder declares it: that of the known file, else the first one of the scene's name.
    /// - Throws: why a scene cannot be read, where no other one declares the golden.
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

    /// Makes sure that the commit's scene is laid out as a golden has it.
    /// - Throws: ``EnvironmentError`` where it is not; what drawing throws.
    func requireLayout(of stored: StoredGolden, fonts: FontCascade) throws {
        let layout = try BalloonRenderer().rendering(of: golden, fonts: fonts).layout
        guard LayoutDifference(from: stored.layout, to: layout).isEmpty else {
            throw EnvironmentError(
                "commit \(commit.hash) lays \(stored.name) out here as it was not recorded: the golden has changed since, "
                    + "or another engine has drawn it; see balloon doctor")
        }
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
