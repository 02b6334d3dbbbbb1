import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Texts that lie on each other, and what of a conversation they are of.
@Suite struct OverlappingTextsTests {
    /// Of two texts that a third one overlaps, the one counts of which more is covered.
    @Test(arguments: [(15.0, 5.0, "left"), (5, 15, "right")])
    func theDeepestOverlapIsTold(_ left: CGFloat, _ right: CGFloat, _ name: String) throws {
        let context = try context()
        let size = try Text("Dinner").measure(.unspecified, in: context).size
        let middle = size.width - left
        let texts = try [("left", 0), ("right", middle + size.width - right), ("middle", middle)].map { id, x in
            try Text("Dinner", id: id)
                .place(in: CGRect(origin: CGPoint(x: x, y: 0), size: size), context: context)
        }
        let root = PlacedNode(kind: .live, frame: CGRect(x: 0, y: 0, width: 300, height: 60), children: texts)
        let overlaps = PlacementFindings.findings(in: root).filter { $0.kind == .textsOverlap }
        #expect(overlaps.map(\.node) == ["middle"] && isClose(overlaps.first?.points ?? 0, 15, within: 0.01))
        #expect(overlaps.first?.message.contains(name) == true)
    }

    /// What is found in a conversation has the entry that it is about.
    @Test func findingsOfAConversationHaveTheirEntries() throws {
        func entry(_ view: any Element) -> Transcript.Entry {
            let live = LiveContent(
                view: ViewLayout.Frame(view, width: 200, height: 60), answeredHeight: .fittingView,
                alternate: template(caption: "a"))
            return Transcript.Entry(.message(Transcript.Message(balloon: BalloonLayout(content: .live(live)))))
        }
        let tall = ViewLayout.Frame(Fill(.semantic(.tint)), width: 20, height: 200)
        let views: [any Element] = [
            ZStack([Text("Hello world"), Fill(.semantic(.tint))]), ZStack([Text("Dinner"), Text("at noon")]), tall,
            Text("z" + String(repeating: "\u{302}", count: 24)),
        ]
        let found = try Transcript(entries: [Transcript.Entry(.text("Hi"))] + views.map(entry)).place(in: context())
            .findings
        let kinds: [Finding.Kind] = [.textCovered, .textsOverlap, .nodeOutsideBalloon, .inkClipped]
        let entries = kinds.map { kind in Set(found.filter { $0.kind == kind }.map(\.entry)) }
        #expect(entries == [["entries[1]"], ["entries[2]"], ["entries[3]"], ["entries[4]"]])
    }
}
