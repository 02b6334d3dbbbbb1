import SourceTokens
import Testing

@testable import AppImport

/// Functions that make a balloon of values that a test can write.
struct MessageFunctionTests {
    private static func source(_ signature: String, in type: String = "class Board: MSMessagesAppViewController")
        -> String
    {
        "\(type) {\n    \(signature) { let layout = MSMessageTemplateLayout() }\n}"
    }

    @Test(arguments: [
        ("func compose(saying text: String, in session: MSSession? = nil) -> MSMessage", "compose(saying: \"Tea\")"),
        (
            "func send(_ linkText: String, image: UIImage?)",
            "send(\"https://example.com\", image: UIImage(systemName: \"star\")!)"
        ),
        (
            "func send(votes: [String : String], at: Date!)",
            "send(votes: [\"tea\": \"Tea\"], at: .nowOfApp)"
        ),
        ("func send(in conversation: MSConversation)", "send(in: $0.activeConversation!)"),
        ("func send(_ game: Game)", nil), ("func send() async", nil), ("func count() -> Int", nil),
        ("override func send()", nil),
        ("static func send()", nil), ("@IBAction func send()", nil), ("private func send()", nil),
    ]) func whatATestCanCall(_ signature: String, _ call: String?) {
        #expect(MessageFunction.all(of: "Board", in: [Self.source(signature)]).map(\.call) == (call.map { [$0] } ?? []))
    }

    /// The first function of a name, of the controller alone, in its extensions too.
    @Test func whoseFunctions() {
        let texts = [
            Self.source("func makeCardURL() throws -> MSMessage?"),
            Self.source("func makeCardURL(text: String)", in: "extension Board"),
            Self.source("func other()", in: "class Model"),
            Self.source("func another()", in: "private extension Board"),
            "class Board { func empty() {}; func say(_ text: String) { conversation.insertText(text) } }",
        ]
        let functions = MessageFunction.all(of: "Board", in: texts)
        #expect(
            functions == [
                MessageFunction(
                    name: "makeCardURL", call: "makeCardURL()", canThrow: true,
                    returnsMessage: true),
                MessageFunction(name: "say", call: "say(\"Tea\")", canThrow: false, returnsMessage: false),
            ])
    }

    /// A test sees what was private, in the same place of its line, where all files see what it takes.
    @Test(arguments: [
        ("fileprivate func send(text: String)", "            func send(text: String)"),
        ("private func send(_ games: [Game])", "        func send(_ games: [Game])"),
        ("private func send(_ deal: Deal)", "private func send(_ deal: Deal)"),
        ("private func send(_ other: Other)", "private func send(_ other: Other)"),
        ("private func send(_ deal: Deal = .first)", "private func send(_ deal: Deal = .first)"),
        ("private func send(_ code: Code)", "private func send(_ code: Code)"),
        ("private func again(text: String)", "private func again(text: String)"),
        ("private var a = { 1 }()", "private var a = { 1 }()"),
    ]) func aTestSeesThem(_ signature: String, _ opened: String) {
        let types = """
            struct Game {}
            private struct Deal {}
            private typealias Code = Int
            class Base: MSMessagesAppViewController { private func again(text: String) {} }

            """
        let app = AppTypes(
            [("A.swift", SwiftTokens.all(in: types + Self.source(signature)))], hasResources: false, modules: [])
        #expect(MessageFunction.opened(Self.source(signature), of: app) == Self.source(opened))
    }

    /// Values of an app's own types, as far as a test can write them.
    @Test(arguments: [
        ("Move", "Move(game: Game(name: \"Tea\", players: [\"Tea\"]), kind: Kind.first)"), ("[Kind]?", "[Kind.first]"),
        ("Scored", "Scored(score: 2)"), ("Card", "Card(kind: Card.Kind.joker, suits: [Card.Suit.spades])"),
        ("Deal", nil), ("Own", nil), ("Closed", nil), ("Other", nil), ("Circle", nil),
        ("Tag", nil),
        ("[String: Game]", nil),
    ]) func valuesOfOwnTypes(_ type: String, _ value: String?) {
        let text = """
            struct Game { let name: String, players: [String]; var best: Int?; let size = 3; var count: Int { 1 }; static let a: Int }
            enum Kind { case other(Int), first, second }
            struct Move: Codable { let game: Game; var kind: Kind }
            private struct Deal { let name: String }
            struct Own { let name: String; init() { name = "" } }
            struct Closed { let name: String; private var cards = 3 }
            struct Scored { var score: Int { didSet {} } }
            struct Tag { let name: String }
            struct Card { enum Kind { case joker }; enum Suit { case spades }; let kind: Kind, suits: [Suit] }
            struct Circle { let circles: [Circle] }
            """
        #expect(ExampleValues(in: [text]).value(of: type, named: "a") == value)
    }

    @Test func theFirstTestCallsThem() throws {
        let functions = [
            MessageFunction(
                name: "composeURLs", call: "composeURLs(\"Tea\")", canThrow: true, returnsMessage: true),
            MessageFunction(name: "send", call: "send()", canThrow: false, returnsMessage: false),
        ]
        let tests = FirstTests(
            module: "Cards", controller: "Board", storyboard: nil, functions: functions, previews: [])
        let text = try #require(tests.text)
        #expect(text.contains("\"compose-urls\": { try ($0 as? Board)?.composeURLs(\"Tea\") },"))
        #expect(
            text.contains("touchAll(calling: [") && text.contains("\"send\": { ($0 as? Board)?.send(); return nil },"))
    }
}
