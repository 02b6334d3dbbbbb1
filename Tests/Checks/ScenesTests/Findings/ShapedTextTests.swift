import BalloonLayouts
import Foundation
import Scenes
import Testing
import Typesetting
import ViewLayout

/// Letters that the shape or the border of their own element cuts off or covers.
struct ShapedTextTests {
    private static let fonts = Result { try FontCascade.bundled() }

    private static func found(_ view: String) throws -> [Finding] {
        let scene = try BalloonScene(
            text: """
                message:
                  summaryText: Dinner
                  layout: {live: {view: \(view), contentSize: {height: fit}, alternate: {caption: Dinner}}}
                """, file: "a.yaml")
        return try scene.layout(fonts: fonts.get()).findings
            .filter { [.inkClipped, .textCovered, .contentClipped].contains($0.kind) }
    }

    private static let thick = "border: {color: \"#000000\", width: 4}"

    @Test(
        "A border over letters and a shape that cuts them are found",
        arguments: [
            ("{text: MMMMMM, shape: capsule, \(thick), padding: 20}", Finding.Kind.textCovered),
            ("{text: MMMMMM, \(thick), padding: 20}", .textCovered),
            ("{text: MMMMMM, shape: circle, padding: 20}", .inkClipped),
            (
                "{vstack: [{text: MMMMMM}, {fill: label, frame: {width: 40, height: 60}}], alignment: leading, cornerRadius: 30}",
                .inkClipped
            ),
            ("{vstack: [{text: MMMMMM}], alignment: leading, \(thick)}", .textCovered),
        ])
    func cut(view: String, kind: Finding.Kind) throws {
        let found = try Self.found(view)
        #expect(found.map(\.kind) == [kind] && found.allSatisfy { $0.node == "text" && ($0.points ?? 0) > 1 })
    }

    @Test(
        "Room between them, a hairline and a translucent border are fine",
        arguments: [
            SceneReferencePage.pill, "{vstack: [{text: MMMMMM, padding: 20}], shape: capsule, \(thick)}",
            "{text: MMMMMM, border: {color: \"#000000\", width: 1}, padding: 20}",
            "{text: MMMMMM, border: {color: \"#00000040\", width: 4}, padding: 20}",
            "{text: MMMMMM, cornerRadius: 4, padding: 20}", "{text: Count me in, shape: capsule, padding: 20}",
            "{zstack: [{fill: \"#0a84ff\"}, {text: AB}], shape: circle, frame: {width: 44, height: 44}}",
        ])
    func room(view: String) throws {
        #expect(try Self.found(view).isEmpty)
    }
}
