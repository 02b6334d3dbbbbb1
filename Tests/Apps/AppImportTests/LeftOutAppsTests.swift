import Foundation
import TestSupport
import Testing

@testable import AppImport

/// The apps in `Tests/Apps/MessagesApps/Imported` that name modules which Linux lacks are compiled as an import leaves them:
/// the copies are what is left now. `BALLOON_REWRITE=imports swift test --filter LeftOutAppsTests` writes them.
struct LeftOutAppsTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("MessagesApps/Imported")

    @Test(arguments: ["CoffeeOrder", "TidePlan", "BadgeShelf", "QuizNight", "DartThrow"])
    func theCopyIsWhatIsLeft(_ name: String) throws {
        let (source, copy) = (
            Self.folder.appendingPathComponent("Apps/\(name)"), Self.folder.appendingPathComponent("Linux/\(name)")
        )
        let app = try TrimmedApp(at: source)
        #expect(app.trimming.compiles, "\(app.trimming.remaining)")
        // Whatever goes, the functions of the balloon and the views of it stay.
        let lost = app.check.balloonMembers.filter { !$0.isThere }.map(\.name)
        #expect(lost.isEmpty)
        #expect(!app.trimming.leftOut.contains { $0.member.hasSuffix("Card.body") && $0.isMember })
        var texts = app.texts
        if app.trimming.leftOut.contains(where: { $0.kind == .body }) { texts[LeftOutFile.name] = LeftOutFile.text }
        let strings = "Localizable.xcstrings"
        texts["Resources/\(strings)"] = try String(
            contentsOf: source.appendingPathComponent(strings), encoding: .utf8)
        if Rewriting.imports.isAsked {
            try? FileManager.default.removeItem(at: copy)
            for (path, text) in texts {
                let place = copy.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: place, atomically: true, encoding: .utf8)
            }
        }
        let found = try FileManager.default.subpathsOfDirectory(atPath: copy.path).filter { $0.contains(".") }
        #expect(Set(found) == Set(texts.keys))
        for (path, text) in texts {
            #expect(try String(contentsOf: copy.appendingPathComponent(path), encoding: .utf8) == text, "\(path)")
        }
    }
}
