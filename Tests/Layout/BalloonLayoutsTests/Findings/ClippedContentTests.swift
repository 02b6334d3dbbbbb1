import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Which part of a view is named where all of it is clipped.
@Suite struct ClippedContentTests {
    private static let box = CGRect(x: 0, y: 0, width: 100, height: 50)

    private func fill(_ id: String, _ frame: CGRect) -> PlacedNode {
        PlacedNode(id: id, kind: .fill, frame: frame, content: .fill(.rectangle(frame), .black))
    }

    /// The part that the finding about a view names.
    private func part(_ children: [PlacedNode]) throws -> String? {
        let view = PlacedNode(id: "card", kind: .vstack, frame: Self.box, children: children)
        let root = PlacedNode(kind: .live, frame: Self.box, children: [view])
        let clipped = Finding(.contentClipped, points: 9, message: "it is clipped; show less").resting(
            onAssumption: true)
        let found = ClippedContent.named(clipped, in: root)
        #expect(found.node == "card" && found.points == 9 && found.isAssumed && found.message.hasSuffix("; show less"))
        return found.message.firstMatch(of: /first of all (\w+)/).map { String($0.1) }
    }

    /// A bar and a gauge are named and not their parts; what draws nothing is passed over.
    @Test(arguments: [(NodeKind.gauge, "ring"), (.progress, "ring"), (.zstack, "arc")])
    func aGaugeIsNamedAsOne(_ kind: NodeKind, _ name: String) throws {
        let below = Self.box.offsetBy(dx: 0, dy: 20)
        #expect(try part([PlacedNode(id: "ring", kind: kind, frame: below, children: [fill("arc", below)])]) == name)
    }

    /// A point beyond an edge is none.
    @Test(arguments: [(1.5, 0.0), (-1.5, 0), (0, 1.5), (0, -1.5)]) func eachEdgeClips(_ x: CGFloat, _ y: CGFloat) throws
    {
        #expect(try part([fill("a", Self.box), fill("b", Self.box.offsetBy(dx: x, dy: y))]) == "b")
        #expect(try part([fill("a", Self.box.offsetBy(dx: x * 0.6, dy: y * 0.6))]) == nil)
    }

    /// Words count before fills: those beyond an edge, and those that were cut to stay inside.
    @Test func textsComeFirst() throws {
        let context = try context()
        let (inside, below) = (CGRect(x: 0, y: 0, width: 60, height: 21), CGRect(x: 0, y: 40, width: 60, height: 21))
        let whole = try Text("Dinner", id: "whole").place(in: inside, context: context)
        let low = try Text("Dinner", id: "low").place(in: below, context: context)
        let cut = try Text("Dinner at the pier", lineLimit: 1, id: "cut").place(in: inside, context: context)
        let plate = fill("plate", Self.box.offsetBy(dx: 0, dy: 20))
        #expect(try part([plate, whole, low]) == "low" && part([plate, cut]) == "cut")
        #expect(try part([plate, whole]) == "plate" && part([whole]) == nil)
    }

    /// Titles of a template, findings of other kinds and those that have a node stay as they are.
    @Test func othersStay() {
        let root = PlacedNode(kind: .live, frame: Self.box, children: [fill("a", Self.box.offsetBy(dx: 9, dy: 0))])
        for finding in [
            Finding(.contentClipped, node: "imageTitle", message: "a; b"), Finding(.blankSpace, message: "a; b"),
        ] {
            #expect(ClippedContent.named(finding, in: root) == finding && !ClippedContent.isOfView(finding))
        }
        #expect(ClippedContent.isOfView(Finding(.contentClipped, node: "card", message: "")))
        #expect(ClippedContent.isOfView(Finding(.contentClipped, message: "")))
        #expect(!ClippedContent.isOfView(Finding(.contentClipped, node: "imageSubtitle", message: "")))
    }
}
