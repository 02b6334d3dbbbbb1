import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// A conversation in an interface from the right is the mirror image of one from the left.
@Suite struct MirroredTranscriptTests {
    typealias Entry = Transcript.Entry

    /// A place, in whole points.
    private struct Place: Hashable, Comparable {
        let name: String
        let left, top, width, height: Int

        init(_ node: LayoutRecord.Node, mirroredIn screen: CGFloat?) {
            name = node.id
            let frame = node.frame
            (left, top) = (
                Int(((screen.map { $0 - frame.maxX } ?? frame.minX) + 0.5).rounded(.down)), Int(frame.minY.rounded())
            )
            (width, height) = (Int(frame.width.rounded()), Int(frame.height.rounded()))
        }

        static func < (one: Place, other: Place) -> Bool {
            (one.name, one.top, one.left, one.width) < (other.name, other.top, other.left, other.width)
        }
    }

    /// Numbers, which have no direction, and everything that a conversation can have.
    private func conversation(_ direction: LayoutDirection, _ receiver: ReceiverSystem) throws -> PlacedBalloon {
        var traits = viewer(receiver)
        traits.explicitLayoutDirection = direction
        let message = Transcript.Message(
            balloon: BalloonLayout(content: .template(template(image: picture(), caption: "12", trailingCaption: "3"))))
        let entries = [
            Entry(.date("1 2")), Entry(.text("12"), sender: TranscriptTests.ada),
            Entry(.message(message), sender: TranscriptTests.ben), Entry(.text("123")), Entry(.message(message)),
            Entry(.receipt("4")),
        ]
        var field = Transcript.InputField(placeholder: "5")
        field.draft = .message(message)
        var transcript = Transcript(
            entries: entries, isGroup: true, inputField: field,
            appStrip: AppStripRow(favorites: [.init(name: "6")], recents: [.init(name: "7"), .init(name: "8")]))
        if Transcript.hasScreen(for: traits) { transcript.screen = Transcript.Screen(title: "9") }
        return try transcript.place(in: context(traits))
    }

    /// What keeps its side: the status bar, and the X of what is staged with its sign.
    private static let unmoved: Set = ["clock", "reception", "network", "battery", "cancel"]

    private func places(_ balloon: PlacedBalloon, mirroredIn screen: CGFloat?) -> [Place] {
        let nodes = balloon.record.nodes
        let fixed = nodes.filter { Self.unmoved.contains($0.id) }.map(\.frame)
        return nodes.filter { !fixed.contains($0.frame) }.map { Place($0, mirroredIn: screen) }.sorted()
    }

    @Test(arguments: [ReceiverSystem.ios27, .ios26, .ios10, .macos])
    func eachPlaceIsMirrored(_ receiver: ReceiverSystem) throws {
        let (left, right) = (try conversation(.leftToRight, receiver), try conversation(.rightToLeft, receiver))
        #expect(left.size == right.size)
        let was = places(left, mirroredIn: nil)
        let now = places(right, mirroredIn: left.size.width)
        #expect(was.count > 20 && was.count == now.count)
        for (one, other) in zip(was, now) where one != other {
            #expect(
                one.name == other.name && abs(one.left - other.left) <= 1 && abs(one.top - other.top) <= 1,
                "\(one) \(other)")
        }
    }
}
