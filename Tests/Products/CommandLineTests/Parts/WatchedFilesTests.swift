import BalloonCommands
import Foundation
import TestSupport
import Testing

/// Which files start the work again when they change.
struct WatchedFilesTests {
    /// Hidden files are not watched, nor are the folders that are left out: those alone, and not others of their name.
    @Test(
        arguments: [
            ("scenes/a.yaml", true), ("scenes/deep/b.yaml", true), ("scenes/out/c.png", false),
            ("scenes/out/deep/d.png", false), ("scenes/deep/out/e.png", true), ("scenes/.git/f", false),
            ("scenes/deep/.g/h", false), ("one.yaml", true), ("two.yaml", false),
        ])
    func aChangeIsSeen(_ name: String, _ isSeen: Bool) throws {
        let folder = try TemporaryFolder()
        let names = [
            "scenes/a.yaml", "scenes/deep/b.yaml", "scenes/out/c.png", "scenes/out/deep/d.png", "scenes/deep/out/e.png",
            "scenes/.git/f", "scenes/deep/.g/h", "one.yaml", "two.yaml",
        ]
        for name in names { try folder.write("before", to: name) }
        func watched() -> WatchedFiles {
            WatchedFiles([folder.file("scenes"), folder.file("one.yaml")], ignoring: [folder.file("scenes/out")])
        }
        let before = watched()
        #expect(watched() == before)
        try folder.write("after it", to: name)
        #expect((watched() != before) == isSeen)
    }
}
