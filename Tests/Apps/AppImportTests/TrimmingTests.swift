import Foundation
import Testing

@testable import AppImport

/// What needs a module that Linux lacks goes, and the function that builds the layout stays, in apps as people write them
/// today.
struct TrimmingTests {
    /// A controller that counts visits with a service, hosts a view of SwiftUI and builds its layout itself.
    private static let poll = [
        "MessagesViewController.swift": """
        import FirebaseAnalytics
        import Messages
        import SwiftUI

        class MessagesViewController: MSMessagesAppViewController {
            private var host: UIHostingController<PollView>?
            private let store = PollStore()

            override func viewDidLoad() {
                super.viewDidLoad()
                FirebaseApp.configure()
                view.backgroundColor = .systemBackground
                let controller = UIHostingController(rootView: PollView(store: store))
                addChild(controller)
                view.addSubview(controller.view)
                host = controller
            }

            func send(_ question: String, votes: Int) -> MSMessage {
                Analytics.logEvent("send", parameters: ["votes": votes])
                let layout = MSMessageTemplateLayout()
                layout.caption = question
                layout.subcaption = "\\(votes) votes"
                let picture = ImageRenderer(content: PollView(store: store))
                layout.image = picture.uiImage
                let message = MSMessage()
                message.layout = layout
                return message
            }

            func title(for votes: Int) -> String {
                return Text("\\(votes)").description
            }
        }
        """,
        "PollView.swift": """
        import CloudKit
        import SwiftUI

        struct PollView: View {
            @ObservedObject var store: PollStore
            var body: some View {
                VStack { Text(store.question) }
            }
        }

        final class PollStore: ObservableObject {
            @Published var question = "Tea?"
            private var waiting: CKRecord?
            func ask(_ text: String) { question = text }
        }

        #Preview { PollView(store: PollStore()) }
        """,
    ]

    @Test func aLayoutBesideSwiftUIAndAServiceStays() throws {
        let app = try TrimmedApp(Self.poll)
        #expect(app.trimming.compiles && app.trimming.rounds <= 6, "\(app.trimming.remaining)")
        let text = try #require(app.texts["MessagesViewController.swift"])
        for kept in [
            "layout.caption = question", "layout.subcaption = \"\\(votes) votes\"", "return message",
            "super.viewDidLoad()", "view.backgroundColor = .systemBackground", "UIHostingController(rootView:",
            "layout.image = picture.uiImage",
        ] {
            #expect(text.contains(kept), "\(kept)")
        }
        for gone in ["Analytics", "FirebaseApp", ".description"] {
            #expect(!text.contains(gone), "\(gone)")
        }
        // The value that a body returns is an empty one.
        #expect(text.contains("func title(for votes: Int) -> String {") && text.contains("return \"\""))
        #expect(app.check.balloonMembers.map(\.isThere) == [true])
        // What views observe comes with SwiftUI; a record of CloudKit is not there.
        let model = try #require(app.texts["PollView.swift"])
        for kept in [
            "final class PollStore: ObservableObject {", "@Published var question = \"Tea?\"", "var body: some View {",
            "func ask(_ text: String) { question = text }", "PreviewProvider",
        ] {
            #expect(model.contains(kept), "\(kept)")
        }
        #expect(!model.contains("CKRecord"))
    }

    @Test func linesStayWhereTheAppHasThem() throws {
        let app = try TrimmedApp(Self.poll)
        for (path, text) in Self.poll {
            let (was, now) = (
                text.split(separator: "\n", omittingEmptySubsequences: false), try #require(app.texts[path])
            )
            let lines = now.split(separator: "\n", omittingEmptySubsequences: false)
            try #require(lines.count == was.count)
            for (old, new) in zip(was, lines) where old.contains("func ") { #expect(new.contains("func ")) }
        }
        for piece in app.trimming.leftOut {
            let lines = try #require(Self.poll[piece.file]).split(separator: "\n", omittingEmptySubsequences: false)
            try #require(lines.indices.contains(piece.line - 1))
            #expect(!lines[piece.line - 1].isEmpty, "\(piece)")
        }
    }

    @Test func theReportNamesCausesMostFirst() throws {
        let app = try TrimmedApp(Self.poll)
        let lines = app.check.lines
        #expect(lines[0].hasPrefix("left out of 2 files: ") && lines[0].contains("statements"))
        let counts = lines.compactMap { $0.firstMatch(of: #/^  (\d+) for/#).flatMap { Int($0.1) } }
        #expect(counts.count >= 2 && counts == counts.sorted(by: >))
        #expect(counts.reduce(0, +) == app.trimming.leftOut.count)
        #expect(
            lines.contains {
                $0.contains("for FirebaseAnalytics (") && lines.contains { $0.contains("for CloudKit (") }
            }
        )
        #expect(lines.last?.hasPrefix("balloons: 1 of 1") == true)
    }

    /// A scene of SpriteKit beside the layout: the class of the scene goes, the game's own numbers stay.
    @Test func aGameKeepsItsMessages() throws {
        let app = try TrimmedApp([
            "Game.swift": """
            import GameKit
            import Messages
            import SpriteKit

            enum Turn: String { case first, second }

            class DiveScene: SKScene {
                var depth = 0
                override func didMove(to view: SKView) { backgroundColor = .black }
                func dive() { depth += 1 }
            }

            class MessagesViewController: MSMessagesAppViewController {
                let scene: DiveScene
                var match: GKMatch?
                required init?(coder: NSCoder) { scene = DiveScene(); super.init(coder: coder) }
                init() { scene = DiveScene(fileNamed: "Dive")!; super.init(nibName: nil, bundle: nil) }

                override func didSelect(_ message: MSMessage, conversation: MSConversation) {
                    guard let view = view as? SKView else { return }
                    view.presentScene(scene)
                }
                func turn() -> Turn {
                    let players = match!.players
                    let all = players.count + players.capacity
                    print(all)
                    return players.isEmpty ? .first : .second
                }
                func make(score: Int) -> MSMessageTemplateLayout {
                    let layout = MSMessageTemplateLayout()
                    layout.caption = "\\(score) points"
                    if let player = match?.players.first { layout.subcaption = player.displayName }
                    return layout
                }
            }
            """
        ])
        #expect(app.trimming.compiles, "\(app.trimming.remaining)")
        let text = try #require(app.texts["Game.swift"])
        #expect(text.contains("layout.caption = \"\\(score) points\"") && text.contains("return layout"))
        #expect(text.contains("class DiveScene {") && text.contains("func dive() { depth += 1 }"))
        #expect(!text.contains("SKView") && !text.contains("GKMatch"))
        // An enumeration's first case is its empty value.
        #expect(text.contains("return .first"))
        #expect(app.check.balloonMembers.map(\.isThere) == [true])
        // `viewDidLoad` and its like never end the process.
        #expect(!text.contains("noValue"))
    }

    /// A function whose value cannot be empty fails where it can, or waits without an end: neither ends the app.
    @Test func aFunctionWithoutAValueFailsOrWaits() throws {
        let app = try TrimmedApp([
            "Store.swift": """
            import FirebaseFirestore
            import UIKit

            struct Order { let id: String }
            final class Store {
                func load() async throws -> Order {
                    let document = try await Firestore.firestore().document("1").getDocument()
                    return Order(id: document.id)
                }
                func next() async -> Order {
                    let document = await Firestore.firestore().next()
                    return Order(id: document.id)
                }
            }
            """
        ])
        #expect(app.trimming.compiles, "\(app.trimming.remaining)")
        let text = try #require(app.texts["Store.swift"])
        #expect(text.contains("throw LeftOutMember.failure(\"Store.load()\")"))
        #expect(text.contains("return await LeftOutMember.never(\"Store.next()\")"))
        #expect(!text.contains("noValue"))
    }

    /// A body that cannot be saved becomes a stub that says so, calls the superclass and returns an empty value.
    @Test func aBodyBecomesAStub() throws {
        let app = try TrimmedApp([
            "A.swift": """
            import Lottie
            import UIKit
            class Player: UIView {
                override func didMoveToWindow() {
                    super.didMoveToWindow()
                    let first = { (name: String) in LottieView(named: name) }
                    switch first("a") { case .some(let view): view.play(); default: break }
                }
                var rows: [Int] { LottieRows.all }
                func colour() -> UIColor { LottieTheme.current.colour }
                func engine() -> any Sequence<Int> { LottieEngine.shared }
            }
            """
        ])
        #expect(app.trimming.compiles, "\(app.trimming.remaining)")
        let text = try #require(app.texts["A.swift"])
        #expect(text.contains("super.didMoveToWindow()"))
        #expect(text.contains("LeftOutMember.say(\"Player.rows\"); return []"))
        #expect(text.contains("LeftOutMember.say(\"Player.colour()\"); return .clear"))
        let members = Set(app.trimming.leftOut.filter(\.isMember).map(\.member))
        #expect(members.isSuperset(of: ["Player.rows", "Player.colour()", "Player.engine()"]))
        #expect(app.trimming.leftOut.allSatisfy { $0.cause == "Lottie" })
    }

    /// What compiles is not touched, and one check says so.
    @Test func anAppThatCompilesIsWhole() throws {
        let source = "import UIKit\nclass A: UIView {\n    var a = 1\n    func f() -> Int { a + 1 }\n}\n"
        let app = try TrimmedApp(["A.swift": source])
        #expect(app.trimming.compiles && app.trimming.leftOut.isEmpty && app.check.lines.isEmpty)
        #expect(app.texts["A.swift"] == source)
    }

    /// A modifier of a view goes alone; a view of which nothing is left is empty, so that what shows it stays.
    @Test func modifiersGoOneByOne() throws {
        let app = try TrimmedApp([
            "Views.swift": """
            import Lottie
            import SwiftUI

            struct Row: View {
                let title: String
                var body: some View {
                    Text(title)
                        .font(.headline)
                        .lottieShimmer(isOn: true)
                        .sheet(isPresented: .constant(false)) { LottieView(named: title) }
                        .padding()
                        .onAppear { print(title) }
                }
            }
            struct Player: View {
                var body: some View { LottieView(named: "a") }
            }
            struct Screen: View {
                var body: some View { VStack { Row(title: "Tea"); Player() } }
            }
            """
        ])
        #expect(app.trimming.compiles, "\(app.trimming.remaining)")
        let text = try #require(app.texts["Views.swift"])
        for kept in [
            "Text(title)", ".font(.headline)", ".padding()", ".onAppear { print(title) }",
            "LeftOutMember.say(\"Player.body\"); return EmptyView()", "VStack { Row(title: \"Tea\"); Player() }",
        ] {
            #expect(text.contains(kept), "\(kept)")
        }
        #expect(!text.contains("lottieShimmer") && !text.contains("sheet") && !text.contains("LottieView"))
        let kinds = app.trimming.leftOut.map { "\($0.kind) \($0.line)" }
        #expect(kinds == ["statement 9", "statement 10", "body 16"])
    }
}
