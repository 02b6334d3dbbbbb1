import BuiltProgram
import Foundation
import TestSupport
import Testing

/// `balloon import` makes a package of an app's folder.
struct ImportTests {
    private static let board = #"""
        import UIKit
        import Messages

        @IBDesignable class BoardView: UIView {
            @IBOutlet weak var title: UILabel!
            @objc(boardTapped:) func tapped(_ sender: Any) {}
            override func awakeFromNib() {
                let text = "@objc and #selector(x) \(String("@IBAction"))" // @objc
                let raw = #"a "quoted" @objc"#
                let tap = UITapGestureRecognizer(target: self, action: #selector(BoardView.tapped(_:)))
                addGestureRecognizer(tap); print(text, raw)
            } /* @objc /* @objc */ @objc */
        }
        """#

    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.write(Self.board, to: "Board/BoardView.swift")
        try scratch.write("struct Move: Equatable { var place = 0 }\n", to: "Board/Move.swift")
        try scratch.write("import SpriteKit\nclass BoardScene: SKScene {}\n", to: "Board/BoardScene.swift")
    }

    private func imported() throws -> (run: Balloon.Run, folder: URL) {
        let run = try scratch.balloon("import", "Board", "-o", "Out", "--verbose")
        return (run, scratch.url("Out"))
    }

    @Test func eachFileIsReported() throws {
        let (run, _) = try imported()
        #expect(run.status == 0)
        try #require(run.lines.count == 6)
        // A module that Linux lacks is no reason to leave its file out.
        #expect(run.lines[0] == "BoardScene.swift: rewritten: import SpriteKit")
        #expect(run.lines[1].hasPrefix("BoardView.swift: rewritten") && run.lines[1].contains("#selector"))
        #expect(run.lines[2] == "Move.swift: as it is")
        #expect(run.lines[3] == "3 files: 1 as they are, 2 rewritten")
        // No package of Balloon lies beside this one, so that nothing says whether this one compiles.
        #expect(run.lines[4].hasPrefix("not compiled"))
        #expect(run.lines[5].hasPrefix("next: ") && run.lines[5].contains("--balloon"))
    }

    /// Code is rewritten; texts and comments are not, and no line comes or goes.
    @Test func onlyCodeIsRewritten() throws {
        let (_, folder) = try imported()
        let text = try String(
            contentsOf: folder.appendingPathComponent("Sources/Board/BoardView.swift"), encoding: .utf8)
        let (lines, old) = (
            text.split(separator: "\n", omittingEmptySubsequences: false),
            Self.board.split(separator: "\n", omittingEmptySubsequences: false)
        )
        try #require(lines.count == old.count)
        // What calls the method by its name, and fills the outlet, follows the brace.
        #expect(lines[3].hasPrefix("class BoardView: UIView { override func call(methodNamed"))
        #expect(lines[3].contains("case \"tapped(_:)\", \"tapped:\", \"tapped\": return MethodCall.run"))
        #expect(lines[3].contains("case \"title\": return MethodCall.set(&title, to: object)"))
        #expect(lines[4] == "    weak var title: UILabel!")
        #expect(lines[5] == "    func tapped(_ sender: Any) {}")
        #expect(lines[7] == old[7])
        #expect(lines[8] == old[8])
        #expect(lines[9].hasSuffix("action: Selector(\"tapped(_:)\"))"))
        #expect(lines[10...11].elementsEqual(old[10...11]))
    }

    @Test func theManifestNamesBalloonsModules() throws {
        let (_, folder) = try imported()
        let manifest = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
        // Apple's names stand for Balloon's modules in this target alone.
        #expect(manifest.contains(".product(name: \"AppModules\", package: \"Balloon\")"))
        for module in ["UIKit", "Messages", "AVFoundation"] {
            #expect(manifest.contains("\"-module-alias\", \"\(module)=Linux\(module)\""))
        }
    }

    /// What people change stays; a manifest that nobody changed is written again.
    @Test func whatPeopleKeepIsKept() throws {
        let scratch = try Scratch()
        try scratch.write(
            "import Messages\nclass MessagesViewController: MSMessagesAppViewController {}\n", to: "App/A.swift")
        #expect(try scratch.balloon("import", "App", "-o", "Out", "--balloon", "../First").status == 0)
        #expect(try scratch.balloon("import", "App", "-o", "Out", "--balloon", "../Second").status == 0)
        func text(_ path: String) throws -> String { String(decoding: try scratch.data(path), as: UTF8.self) }
        #expect(try text("Out/Package.swift").contains("../Second"))
        for path in ["Out/Package.swift", "Out/Tests/AppTests/FirstTests.swift", "Out/.gitignore"] {
            try scratch.write("// mine\n", to: path)
        }
        #expect(try scratch.balloon("import", "App", "-o", "Out").status == 0)
        for path in ["Out/Package.swift", "Out/Tests/AppTests/FirstTests.swift", "Out/.gitignore"] {
            #expect(try text(path) == "// mine\n", "\(path)")
        }
    }

    /// A path from here becomes one from the new package, so that both can move together.
    @Test func theManifestHasARelativePath() throws {
        let scratch = try Scratch()
        try scratch.write("let a = 1\n", to: "App/A.swift")
        // A manifest that is none: the import stops at the build, and says so.
        try scratch.write("", to: "Tools/Balloon/Package.swift")
        let run = try scratch.balloon(
            "import", "App", "-o", "Out", "--balloon", scratch.folder.appendingPathComponent("Tools/Balloon").path)
        #expect(run.status == 1 && run.output.contains("does not compile"))
        let manifest = String(decoding: try scratch.data("Out/Package.swift"), as: UTF8.self)
        #expect(manifest.contains("path: \"../Tools/Balloon\""))
    }

    /// A file that is no text is left out, and the others are imported.
    @Test func aFileOfAnotherEncodingIsLeftOut() throws {
        let scratch = try Scratch()
        let app = scratch.folder.appendingPathComponent("Board")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        try Data("let name = \"".utf8 + [0xE9] + "\"".utf8).write(to: app.appendingPathComponent("Latin.swift"))
        try Data("let board = 1\n".utf8).write(to: app.appendingPathComponent("Board.swift"))
        let run = try scratch.balloon("import", "Board", "-o", "Out", "--verbose")
        #expect(run.status == 0 && run.output.contains("Board.swift: as it is"))
        #expect(run.output.contains("Latin.swift: left out") && run.output.contains("UTF-8"))
    }

    /// What the app has no more goes from the package; what somebody put there stays. What is no code is told, too.
    @Test func aSecondImportLeavesNothingBehind() throws {
        let scratch = try Scratch()
        let app = scratch.folder.appendingPathComponent("Board")
        let out = scratch.folder.appendingPathComponent("Out/Sources/Board")
        try FileManager.default.createDirectory(
            at: app.appendingPathComponent("Art.xcassets"), withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: app.appendingPathComponent("Art.xcassets/Contents.json"))
        for name in ["Move.swift", "Old.swift", "Main.storyboard", "words.txt", "Bridge.h"] {
            try Data("let a = 1".utf8).write(to: app.appendingPathComponent(name))
        }
        let first = try scratch.balloon("import", "Board", "-o", "Out", "--verbose").output
        for line in ["Art.xcassets: copied", "Main.storyboard: copied", "1 other file copied"] {
            #expect(first.contains(line), "\(line)")
        }
        #expect(first.contains("not copied") && first.contains("Bridge.h") && !first.contains("Contents.json"))
        try Data("let mine = 1".utf8).write(to: out.appendingPathComponent("Mine.swift"))
        try FileManager.default.removeItem(at: app.appendingPathComponent("Old.swift"))
        _ = try scratch.balloon("import", "Board", "-o", "Out")
        let left = try FileManager.default.contentsOfDirectory(atPath: out.path).filter { $0.hasSuffix(".swift") }
        #expect(Set(left) == ["Move.swift", "Mine.swift"])
    }

    @Test func aFolderWithoutSwiftIsAnError() throws {
        let scratch = try Scratch()
        #expect(try scratch.balloon("import", "nowhere", "-o", "Out").status == 2)
        try scratch.write("@interface A @end", to: "Old/A.m")
        let run = try scratch.balloon("import", "Old", "-o", "Out")
        #expect(run.status == 1 && run.output.hasPrefix("nothing was imported"))
    }
}
