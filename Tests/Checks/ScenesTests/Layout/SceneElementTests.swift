import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import Scenes

/// Elements that scenes declare, and what is laid out for them.
struct SceneElementTests {
    private static func scene(_ view: String) throws -> BalloonScene {
        try BalloonScene(
            text: """
                message:
                  summaryText: s
                  layout: {live: {view: \(view), alternate: {caption: a}, contentSize: {height: fit}}}
                """, file: "a.yaml")
    }

    /// In a wider frame a text and a button stay on the side of their alignment, and everything else in the middle.
    @Test(
        arguments: [
            ("text: Hi, alignment: leading", 0), ("text: Hi, alignment: center", 0.5),
            ("text: Hi, alignment: trailing", 1), ("text: Hi", 0.5), ("button: Hi, alignment: leading", 0),
            ("button: Hi, alignment: trailing", 1), ("button: Hi", 0.5), ("symbol: bell", 0.5),
        ], [LayoutDirection.leftToRight, .rightToLeft])
    func anElementInAWiderFrame(_ element: (text: String, place: CGFloat), direction: LayoutDirection) throws {
        var traits = TraitCollection()
        traits.explicitLayoutDirection = direction
        let nodes = try Self.scene("{vstack: [{\(element.text), frame: {width: 200, height: 90}}]}")
            .layout(traits: traits, fonts: fonts()).record.nodes
        let index = try #require(nodes.firstIndex { $0.kind == "frame" })
        let (outer, inner) = (nodes[index].frame, nodes[index + 1].frame)
        let start = direction == .leftToRight ? inner.minX - outer.minX : outer.maxX - inner.maxX
        #expect(isClose(start, (200 - inner.width) * element.place, within: 0.34) && inner.width < 100)
        #expect(isClose(inner.midY, outer.midY, within: 0.34))
    }

    /// Each element counts, in every kind of stack and however deep.
    @Test(arguments: [
        ("{text: a}", 1), ("{vstack: []}", 1), ("{vstack: [{text: a}, {divider: null}]}", 3),
        ("{hstack: [{hstack: [{hstack: [{text: a}]}]}]}", 4), ("{zstack: [{fill: tint}, {zstack: []}]}", 3),
        ("{grid: {columns: 2, children: [{text: a}, {spacer: 3}, {vstack: [{text: b}]}]}}", 5),
    ]) func everyElementCounts(_ view: String, _ count: Int) throws {
        guard case .message(let message) = try Self.scene(view).subject, case .live(let live) = message.layout else {
            Issue.record("not a live layout")
            return
        }
        #expect(live.view.count == count)
    }
}
