import Foundation
import TestSupport
import Testing

@testable import AppImport

/// What is left out is as small as it can be, and what is read of it is left out too.
struct SmallerPiecesTests {
    private static let pond = """
        import Lottie
        import Messages
        import UIKit

        final class CellSource {
            let make: (Int) -> UIView
            init(make: @escaping (Int) -> UIView) { self.make = make }
        }
        class Pond: MSMessagesAppViewController {
            var cells: CellSource!
            var rows: [String]!
            var stones: [String]!
            private var scene: LottieScene?
            override func viewDidLoad() {
                super.viewDidLoad()
                cells = CellSource { index in
                    switch index {
                    case 0:
                        let view = UIView()
                        view.tag = LottieTag.next
                        return view
                    default: return LottieCell.make(index)
                    }
                }
                rows = LottieRows.all
                stones = ["flat"]
                UIView.animate(withDuration: 1) { self.view.alpha = LottieAlpha.half }
                show()
            }
            func show() {
                view.addSubview(cells.make(0))
                title = rows.first
                view.accessibilityLabel = stones.first
            }
            func send() {
                guard let conversation = activeConversation, let scene = scene, scene.isReady else { return }
                scene.pause()
                conversation.insert(MSMessage(), completionHandler: nil)
            }
        }
        """

    @Test func theRestOfAClosureOfAGuardAndOfAnAppStays() throws {
        let app = try TrimmedApp(["A.swift": Self.pond])
        #expect(app.trimming.compiles, "\(app.trimming.remaining)")
        let text = try #require(app.texts["A.swift"])
        for kept in [
            "cells = CellSource { index in", "let view = UIView()", "return view", "default: return .init()",
            "view.addSubview(cells.make(0))", "UIView.animate(withDuration: 1) { /* left out */ }",
            "guard let conversation = activeConversation", "conversation.insert(MSMessage(), completionHandler: nil)",
            "var cells: CellSource!", "var stones: [String]!", "view.accessibilityLabel = stones.first",
        ] {
            #expect(text.contains(kept), "\(kept)")
        }
        // Nothing fills the rows any more, so that what reads them is out, where it would end the app.
        #expect(text.contains("var rows: [String]?"))
        for gone in ["Lottie", "rows.first", "scene.pause", "scene.isReady"] {
            #expect(!text.split(separator: "\n").dropFirst().joined().contains(gone), "\(gone)")
        }
        let out = Set(app.trimming.leftOut.map { "\($0.kind) \($0.line)" })
        #expect(out.isSuperset(of: ["statement 20", "value 22", "value 11", "statement 32", "statement 36"]), "\(out)")
        #expect(Set(app.trimming.leftOut.filter(\.isMember).map(\.line)).isSubset(of: [13]))
    }

    /// Two functions of one name are two members: one of them goes with its type, the other keeps an empty body.
    @Test func functionsOfOneNameAreSeveral() throws {
        let source = """
            import UIKit

            class Pond: UIView {
                func show(_ view: LottieView) { addSubview(view) }
                func show(_ name: String) -> Int {
                    switch Lottie.kind(of: name) {
                    case .a: return 1
                    case .b: return 2
                    }
                }
                func show(_ number: Int) -> Int { number + 1 }
            }
            """
        let app = try TrimmedApp(["A.swift": source])
        #expect(app.trimming.compiles, "\(app.trimming.remaining)")
        let out = Set(app.trimming.leftOut.filter(\.isMember).map { "\($0.kind) \($0.line)" })
        #expect(out == ["member 4", "body 5"])
        let text = try #require(app.texts["A.swift"])
        #expect(text.contains("LeftOutMember") && text.contains("{ number + 1 }"))
    }

    /// The compiler points at any piece of a view that keeps it busy.
    @Test func aViewThatTakesTooLongIsEmpty() {
        let source = """
            import SwiftUI
            struct Bill: View {
                var body: some View {
                    VStack {
                        Text("Total").bold()
                        Text("Tip")
                    }
                }
            }
            """
        let text = "the compiler is unable to type-check this expression in reasonable time; try breaking it up"
        var trimmer = SourceTrimmer(
            source, path: "A.swift", values: EmptyValue(enumerations: [:]), causes: LeftOutCauses(modules: [:]),
            attempts: [:])
        let result = trimmer.trimmed(after: [CompilerMessage(file: "A.swift", line: 6, column: 13, text: text)])
        #expect(result.contains("EmptyView()") && !result.contains("VStack"))
        #expect(trimmer.leftOut.map(\.cause) == ["expressions that take the compiler too long"])
    }

    /// A wrong name among many right ones is what keeps the compiler busy; it goes alone.
    @Test func aViewThatTakesTooLongLosesTheModifiersThatNothingHas() throws {
        let rows = (0..<40).map {
            "            HStack { Text(\"Tip \\(tip + \($0))\"); Spacer() }.padding(.top, tip * \($0))"
        }
        let source = """
            import SwiftUI
            extension View { func own() -> some View { padding() } }
            struct Bill: View {
                var tip = 2.0
                var body: some View {
                    VStack {
            \(rows.joined(separator: "\n"))
                        Image(systemName: "star").resizable().own()
                    }
                    .sparkling(tip) {
                        Text("Tea").glowing()
                    }
                    .padding()
                }
            }
            """
        let names = CheckedSource(path: "A.swift", text: source).viewModifiers
        #expect(names == ["glowing", "own", "padding", "resizable", "sparkling"])
        let folder = try TemporaryFolder()
        try folder.write(source, to: "A.swift")
        let (compiler, arguments) = try BuiltModules.arguments(for: "App")
        let missing = try compiler.missingModifiers(
            names, arguments, sources: [folder.file("A.swift")], in: URL(fileURLWithPath: folder.path))
        #expect(missing == ["glowing", "sparkling"])
        let text = "the compiler is unable to type-check this expression in reasonable time; try breaking it up"
        var trimmer = SourceTrimmer(
            source, path: "A.swift", values: EmptyValue(enumerations: [:]), causes: LeftOutCauses(modules: [:]),
            attempts: [:])
        trimmer.missingModifiers = missing
        let result = trimmer.trimmed(after: [CompilerMessage(file: "A.swift", line: 8, column: 13, text: text)])
        #expect(result.contains(".resizable().own()") && result.contains(".padding()\n"))
        #expect(!result.contains("sparkling") && !result.contains("glowing"))
        #expect(Set(trimmer.leftOut.map(\.name)) == ["View.sparkling"])
    }
}
