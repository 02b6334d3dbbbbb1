import BuiltProgram
import Foundation
import TestSupport
import Testing

/// The apps in `Tests/Apps/MessagesApps/Imported` are compiled as `balloon import` writes them: the copies are what it
/// writes now. `BALLOON_REWRITE=imports swift test --filter ImportedAppsTests` writes them.
struct ImportedAppsTests {
    @Test(arguments: ["StoryboardPoll", "MoodShelf", "PizzaOrder", "NowPlaying", "TripVote"])
    func theCopyIsWhatImportWrites(
        _ app: String
    ) throws {
        let imported = Readme.root.appendingPathComponent("Tests/Apps/MessagesApps/Imported")
        let scratch = try TemporaryFolder()
        let output = URL(fileURLWithPath: scratch.file("Out"))
        let apps = imported.appendingPathComponent("Apps")
        let run = try Balloon.run(["import", app, "-o", output.path], in: apps)
        #expect(run.status == 0)
        let made = output.appendingPathComponent("Sources/\(app)")
        let copy = imported.appendingPathComponent("Linux/\(app)")
        if Rewriting.imports.isAsked {
            try? FileManager.default.removeItem(at: copy)
            try FileManager.default.copyItem(at: made, to: copy)
        }
        let paths = try FileManager.default.subpathsOfDirectory(atPath: made.path).sorted()
        #expect(try FileManager.default.subpathsOfDirectory(atPath: copy.path).sorted() == paths)
        for path in paths where path.hasSuffix(".swift") || path.hasSuffix(".storyboard") {
            #expect(
                try String(contentsOf: made.appendingPathComponent(path), encoding: .utf8)
                    == String(contentsOf: copy.appendingPathComponent(path), encoding: .utf8), "\(path)")
        }
    }
}
