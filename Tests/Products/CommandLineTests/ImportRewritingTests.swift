import BuiltProgram
import Foundation
import TestSupport
import Testing

/// What `balloon import` writes.
struct ImportRewritingTests {
    private func imported(_ source: String) throws -> (text: String, report: String) {
        let scratch = try Scratch()
        let app = scratch.folder.appendingPathComponent("App")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        try source.write(to: app.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
        let run = try scratch.balloon("import", "App", "-o", "Out", "--verbose")
        #expect(run.status == 0)
        let file = scratch.folder.appendingPathComponent("Out/Sources/App/A.swift")
        return (try String(contentsOf: file, encoding: .utf8), run.output)
    }

    /// The forms are tested where they are rewritten (SourceRewriterTests).
    @Test func aFileIsWrittenAsItWasRewritten() throws {
        let (text, report) = try imported("import OSLog\nimport os.log\nlet log = Logger()\n")
        #expect(text == "import os\nimport os\nlet log = Logger()\n" && report.contains("import OSLog"))
    }

    @Test func whatIsNoCodeIsTakenAlong() throws {
        let scratch = try Scratch()
        let app = scratch.folder.appendingPathComponent("App/Base.lproj")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        try "<document/>".write(
            to: app.appendingPathComponent("MainInterface.storyboard"), atomically: true, encoding: .utf8)
        try "class MessagesViewController: MSMessagesAppViewController {}"
            .write(
                to: scratch.folder.appendingPathComponent("App/A.swift"), atomically: true, encoding: .utf8)
        #expect(try scratch.balloon("import", "App", "-o", "Out").status == 0)
        let out = scratch.folder.appendingPathComponent("Out")
        func text(_ path: String) throws -> String {
            try String(contentsOf: out.appendingPathComponent(path), encoding: .utf8)
        }
        #expect(try text("Sources/App/Resources/Base.lproj/MainInterface.storyboard") == "<document/>")
        let manifest = try text("Package.swift")
        #expect(manifest.contains("resources: [.copy(\"Resources\")]") && manifest.contains("name: \"AppTests\""))
        let tests = try text("Tests/AppTests/FirstTests.swift")
        #expect(tests.contains("touchAll {"))
        #expect(tests.contains("instantiateInitialViewController() as! MessagesViewController"))
    }

    /// Messages starts the storyboard that Info.plist names, and none where it names a class.
    @Test(arguments: [
        ("<key>NSExtensionMainStoryboard</key><string>Main</string>", "UIStoryboard(name: \"Main\""),
        ("<key>NSExtensionPrincipalClass</key><string>MessagesViewController</string>", " MessagesViewController()"),
    ])
    func theFirstTestStartsWhatTheExtensionNames(_ key: String, _ start: String) throws {
        let scratch = try Scratch()
        let app = scratch.folder.appendingPathComponent("App")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        for (name, text) in [
            ("Info.plist", "<plist version=\"1.0\"><dict><key>NSExtension</key><dict>\(key)</dict></dict></plist>"),
            ("Main.storyboard", "<document/>"), ("MainInterface.storyboard", "<document/>"),
            ("A.swift", "class MessagesViewController: MSMessagesAppViewController {}"),
        ] {
            try text.write(to: app.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        #expect(try scratch.balloon("import", "App", "-o", "Out").status == 0)
        let file = scratch.folder.appendingPathComponent("Out/Tests/AppTests/FirstTests.swift")
        #expect(try String(contentsOf: file, encoding: .utf8).contains(start))
    }
}
