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

    private func imported() throws -> (run: Balloon.Run, folder: URL) {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("import-\(UUID().uuidString)")
        let app = scratch.appendingPathComponent("Board")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        try Self.board.write(to: app.appendingPathComponent("BoardView.swift"), atomically: true, encoding: .utf8)
        try "struct Move: Equatable { var place = 0 }\n".write(
            to: app.appendingPathComponent("Move.swift"), atomically: true, encoding: .utf8)
        try "import SpriteKit\nclass BoardScene: SKScene {}\n".write(
            to: app.appendingPathComponent("BoardScene.swift"), atomically: true, encoding: .utf8)
        return (try Balloon.run(["import", "Board", "-o", "Out"], in: scratch), scratch.appendingPathComponent("Out"))
    }

    @Test func eachFileIsReported() throws {
        let (run, _) = try imported()
        #expect(run.status == 0)
        try #require(run.lines.count == 5)
        #expect(run.lines[0].hasPrefix("BoardScene.swift: left out") && run.lines[0].contains("SpriteKit"))
        #expect(run.lines[1].hasPrefix("BoardView.swift: rewritten") && run.lines[1].contains("#selector"))
        #expect(run.lines[2] == "Move.swift: as it is")
        #expect(run.lines[3] == "3 files: 1 as they are, 1 rewritten, 1 left out")
        // No package of Balloon lies beside this one.
        #expect(run.lines[4].hasPrefix("next: ") && run.lines[4].contains("--balloon"))
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

    @Test func theManifestLeavesOutWhatCannotBe() throws {
        let (_, folder) = try imported()
        let manifest = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
        #expect(manifest.contains("exclude: [\"BoardScene.swift\"]"))
        // Apple's names stand for Balloon's modules in this target alone.
        #expect(manifest.contains(".product(name: \"AppModules\", package: \"Balloon\")"))
        for module in ["UIKit", "Messages", "AVFoundation"] {
            #expect(manifest.contains("\"-module-alias\", \"\(module)=Linux\(module)\""))
        }
    }

    /// What names a type that only a file has which is left out is reported: it does not compile.
    @Test func whatNeedsALeftOutFileIsReported() throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("import-\(UUID().uuidString)")
        let app = scratch.appendingPathComponent("Board")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        for (name, text) in [
            "Scene": "import SpriteKit\nclass Scene: SKScene { enum Kind { case a } }", "View": "let view = Scene()",
            "Holder": "struct Holder { let view = Other() }", "Other": "struct Other { func f(_ scene: Scene) {} }",
            "Alone": "/* Scene */ enum Kind { case scene }; let text = \"Scene\"; let kind = Kind.scene",
        ] {
            try text.write(to: app.appendingPathComponent("\(name).swift"), atomically: true, encoding: .utf8)
        }
        let run = try Balloon.run(["import", "Board", "-o", "Out"], in: scratch)
        #expect(run.lines.contains("Alone.swift: as it is") && run.lines.contains("Holder.swift: as it is"))
        for file in ["Other", "View"] {
            let line = try #require(run.lines.first { $0.hasPrefix("\(file).swift") })
            #expect(line.hasPrefix("\(file).swift: as it is; ") && line.contains("Scene of Scene.swift"))
        }
    }

    /// A file that is no text is left out, and the others are imported.
    @Test func aFileOfAnotherEncodingIsLeftOut() throws {
        let scratch = try Scratch()
        let app = scratch.folder.appendingPathComponent("Board")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        try Data("let name = \"".utf8 + [0xE9] + "\"".utf8).write(to: app.appendingPathComponent("Latin.swift"))
        try Data("let board = 1\n".utf8).write(to: app.appendingPathComponent("Board.swift"))
        let run = try scratch.balloon("import", "Board", "-o", "Out")
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
        let first = try scratch.balloon("import", "Board", "-o", "Out").output
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
    }
}
