import Foundation
import Testing

/// The files of the apps in `Tests/MessagesApps` are as iMessage apps have them. `AppTests` runs the apps.
struct MessagesAppFilesTests {
    private static let folder = "Tests/MessagesApps"

    /// The apps' own files import Messages, or Balloons in its place, and nothing else.
    @Test func theAppsImportOneModule() throws {
        let sources = Repository.files(below: Self.folder, extensions: ["swift"])
            .filter { !$0.contains("/AppTests/") }
        #expect(sources.count >= 7)
        for path in sources {
            let text = try Repository.text(path)
            #expect(
                text.hasPrefix(
                    "#if canImport(Messages)\n    import Messages\n#else\n    import Balloons\n#endif\n"), "\(path)")
            #expect(ImportStatement.all(in: text).map(\.module) == ["Messages", "Balloons"], "\(path)")
        }
    }
}
