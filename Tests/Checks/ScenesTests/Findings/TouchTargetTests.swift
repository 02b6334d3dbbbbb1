import BalloonLayouts
import Foundation
import Scenes
import Testing
import Typesetting
import ViewLayout

/// Buttons that a finger may mix up.
struct TouchTargetTests {
    private static func overlaps(_ view: String, on idiom: UserInterfaceIdiom = .phone) throws -> [Finding] {
        let scene = try BalloonScene(
            text: """
                message:
                  summaryText: Dinner
                  layout: {live: {view: \(view), contentSize: {height: fit}, alternate: {caption: Dinner}}}
                """, file: "a.yaml")
        var traits = scene.traits
        traits.userInterfaceIdiom = idiom
        return try scene.layout(traits: traits, fonts: .bundled()).findings.filter { $0.kind == .touchTargetsOverlap }
    }

    private static func button(_ name: String, _ width: Int, _ height: Int) -> String {
        "{button: \(name), id: \(name), frame: {width: \(width), height: \(height)}}"
    }

    @Test("The one in front is named, with the one that it covers most and how much of it")
    func theOneInFrontCoversTheOther() throws {
        let found = try Self.overlaps(
            "{zstack: [\(Self.button("wide", 160, 60)), \(Self.button("small", 44, 50))], padding: 20}")
        #expect(found.map(\.node) == ["small"] && found[0].points == 44)
        #expect(found[0].message.contains("44 by 50 points of wide"))
    }

    @Test("Neighbours that touch do not overlap, and neither do buttons that nobody taps")
    func neighbours() throws {
        let stack = "[\(Self.button("a", 60, 44)), \(Self.button("b", 60, 44))]"
        #expect(try Self.overlaps("{hstack: \(stack)}").isEmpty)
        #expect(try Self.overlaps("{zstack: \(stack)}").count == 1)
        #expect(try Self.overlaps("{zstack: \(stack)}", on: .pad).count == 1)
    }

    @Test("Space around a button, which may be there to move it, covers nothing")
    func padding() throws {
        let moved = "{button: b, id: b, frame: {width: 60, height: 44}, padding: {leading: 130}}"
        #expect(try Self.overlaps("{zstack: [\(Self.button("a", 60, 44)), \(moved)]}").isEmpty)
        // The frame of a button is what a finger finds.
        #expect(try Self.overlaps("{zstack: [\(Self.button("a", 60, 44)), {button: b, id: b}]}").map(\.node) == ["b"])
    }
}
