import Foundation
import Testing

/// Files as iMessage apps have them compile with one import line, without access to what is not public, and run.
struct MessagesAppsTests {
    private static let folder = "Tests/MessagesApps"

    @Test func theAppsRun() throws {
        let output = try Repository.run(Repository.products.appendingPathComponent("messages-apps").path)
        let lines = output.split(separator: "\n")
        // 217 + 1.193359375 x 15, and at XXXL x 21 (facts 4.1, 4.3). A picture of 9 by 6 is 280 by 187, a row is 35.
        #expect(
            lines == [
                "countdown: 280.67 x 234.9", "tint: #1c2440", "event: true", "countdown at XXXL: 280.67 x 242.06",
                "style: expanded", "replaced: true", "base: base02", "ice cream: 280.0 x 222.0",
                "left on the other side: summary(\"Ada added a part\")", "whale: 1", "whale: 1",
                "preview: 136.0 x 136.0", "sticker: sticker(\"A cup\")",
            ])
    }

    /// The apps' own files import Messages, or Balloons in its place, and nothing else.
    @Test func theAppsImportOneModule() throws {
        let sources = Repository.files(below: Self.folder, extensions: ["swift"])
            .filter { !$0.hasSuffix("/main.swift") && !$0.contains("/AppTests/") }
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
