import Foundation
import Support
import TestSupport
import Testing
import ViewLayout

@testable import Goldens

/// What is accepted as painting, and the parts of a folder that several working directories share.
struct PendingFolderSharingTests {
    /// Pictures may come from other files, come and go; any other fact of a record is more than painting.
    @Test(
        arguments: [
            ([:], [:], true), (["picture": "a.png"], [:], true), ([:], ["picture": "a.png"], true),
            (["picture": "a.png"], ["picture": "b.png"], true), (["color": "#000000"], ["color": "#ffffff"], false),
            (["color": "#000000"], [:], false), ([:], ["color": "#000000"], false),
            (["picture": "a.png"], ["color": "#000000"], false), (["pictures": "a.png"], [:], false),
        ] as [([String: String], [String: String], Bool)])
    func picturesMayComeAndGo(_ old: [String: String], _ new: [String: String], _ isPaint: Bool) throws {
        let folder = try TemporaryFolder()
        let (store, pending) = (GoldenStore(root: folder.file("Goldens")), PendingFolder(root: folder.file("pending")))
        func rendering(_ caption: String, _ attributes: [String: String]) -> Rendering {
            var layout = LayoutRecord.sample()
            layout.nodes[2].attributes = attributes.map { .init($0.key, $0.value) }
            return Rendering(picture: Rendering.sample(caption: caption).picture, layout: layout, scale: 2)
        }
        try store.record(rendering("Dinner at noon", old), for: .sample(), engine: .sample)
        GoldenRun(store: store, mode: .never, engine: .sample, artefacts: nil, pending: pending)
            .check(try .sample()) { rendering("Dinner at moon", new) }
        let candidate = try #require(try pending.candidates().first)
        #expect(((try? pending.refuseLayoutChange(of: candidate)) != nil) == isPaint)
    }

    /// A folder in the working directory is its own; one beside it has a part for each, whose name is no path.
    @Test func aFolderElsewhereHasParts() throws {
        let own = FileManager.default.currentDirectoryPath
        #expect([".", "Output", "./a/../b", own, own + "/Output"].allSatisfy { PendingFolder.part(of: $0) == nil })
        let folder = try TemporaryFolder()
        let parts = ["..", own + "x", own + "/../x", folder.path].map { PendingFolder.part(of: $0) }
        #expect(Set(parts).count == 1 && parts[0]?.wholeMatch(of: /\(of [0-9a-f]{12}\)/) != nil)
    }
}
