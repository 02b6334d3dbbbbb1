import BalloonTesting
import Foundation
import Testing

/// Goldens of an app's own code: a change of its view is never equal.
@MainActor struct LiveGoldenTests {
    /// An answer to an invitation, as wide as it may be.
    private final class AnswerController: MSMessagesAppViewController {
        let answer: String
        let color: UIColor
        private let label = UILabel()

        init(_ answer: String, _ color: UIColor) {
            self.answer = answer
            self.color = color
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = color
            label.text = answer
            label.textColor = .white
            label.textAlignment = .center
            label.font = .preferredFont(forTextStyle: .title2)
            view.addSubview(label)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            label.frame = view.bounds
        }

        override func contentSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 96) }
    }

    private static func balloon(_ answer: String, _ color: UIColor) throws -> PlacedBalloon {
        let alternate = MSMessageTemplateLayout()
        alternate.caption = answer
        let message = MSMessage()
        message.layout = MSMessageLiveLayout(alternateLayout: alternate)
        return try placedBalloon(of: message) { AnswerController(answer, color) }
    }

    /// The goldens of one run, seen from the next: a run does not compare with what it has recorded itself.
    private static func recorded(_ balloon: PlacedBalloon, _ function: String = #function) throws -> GoldenFolder {
        let (first, next) = (GoldenFolder(), GoldenFolder())
        _ = try verifyGolden(of: balloon, named: "answer", settings: first.settings(.missing), function: function)
        try FileManager.default.createDirectory(atPath: next.path, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: first.path + "/Goldens", toPath: next.path + "/Goldens")
        return next
    }

    @Test func aViewEqualsItself() throws {
        let folder = try Self.recorded(Self.balloon("Accepted", .systemRed))
        #expect(folder.files().count == 2)
        let verification = try verifyGolden(
            of: Self.balloon("Accepted", .systemRed), named: "answer", settings: folder.settings(.never))
        #expect(verification.isPassed, "\(verification.message ?? "")")
    }

    /// A red view that reads Accepted and a blue one that reads Declined.
    @Test(arguments: [("Declined", UIColor.systemBlue), ("Accepted", .systemBlue), ("Declined", .systemRed)])
    func anotherViewIsAnotherGolden(answer: String, color: UIColor) throws {
        let name = "anotherViewIsAnotherGolden-\(answer)-\(color.description)"
        let folder = try Self.recorded(Self.balloon("Accepted", .systemRed), name)
        let verification = try verifyGolden(
            of: Self.balloon(answer, color), named: "answer", settings: folder.settings(.never), function: name)
        #expect(verification.outcome.status == .different)
    }

    @Test func theRecordHasANodeForEachViewAndTheLinesOfLabels() throws {
        let nodes = try Self.balloon("Accepted", .systemRed).record.nodes
        #expect(nodes.map(\.id) == ["live", "UIView", "UILabel"])
        #expect(nodes[1].attributes.contains { $0.name == "background" && $0.value == "#ff3b30" })
        #expect(nodes[2].kind == "text" && nodes[2].lines.map(\.text) == ["Accepted"])
        #expect(nodes[2].depth == 2 && nodes[2].frame.height == 96)
    }
}
