import BalloonLayouts
import Balloons
import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import Sweeps

/// One thing that is wrong is told once, and of what it is about.
struct LintSubjectsTests {
    private func findings(_ view: String, height: String = "fit") throws -> [Finding] {
        let text = """
            message:
              summaryText: Dinner
              url: https://example.com
              layout:
                live:
                  view: \(view)
                  contentSize: {height: \(height)}
                  alternate: {caption: Dinner}
            """
        return try BalloonScene(text: text, file: "Examples/dinner.yaml").layout(fonts: .bundled()).findings
    }

    @Test("Buttons that overlap are told as targets, and their words not once more; other words are")
    func buttons() throws {
        let buttons =
            "{button: Accept, frame: {width: 120, height: 60}}, {button: Decline, frame: {width: 120, height: 60}}"
        let kinds = try findings("{zstack: [\(buttons)], padding: 20}").map(\.kind)
        #expect(kinds.contains(.touchTargetsOverlap) && !kinds.contains(.textsOverlap))
        let withText = try findings("{zstack: [\(buttons), {text: Dinner}], padding: 20}")
        #expect(withText.contains { $0.kind == .touchTargetsOverlap })
        #expect(withText.filter { $0.kind == .textsOverlap }.map(\.node) == ["zstack/text"])
    }

    @Test("A view that is clipped on two sides is told once, with both sides")
    func clipped() throws {
        let view = "{text: Dinner at the pier, frame: {width: 600, height: 200}}"
        let found = try findings(view, height: "100").filter { $0.kind == .contentClipped }
        #expect(found.count == 1)
        let finding = try #require(found.first)
        #expect(finding.message.contains("height") && finding.message.contains("width"))
        // The width lacks more than the height does.
        #expect(finding.points ?? 0 > 200)
    }

    @Test("What the scene of an entry allows is allowed in the conversation, for that entry alone")
    func embedded() throws {
        let folder = try TemporaryFolder()
        let message = """
            message: {summaryText: Tea, url: "https://example.com", layout: {template: {caption: "🍵"}}}

            """
        let lint = "lint: {allow: [{rule: textWithoutWords, node: caption, reason: a cup says it}]}\n"
        try folder.write(message + lint, to: "tea.yaml")
        try folder.write(message, to: "other.yaml")
        let file = try folder.write(
            """
            transcript:
              entries:
                - {from: ada, text: Hello}
                - {from: ada, scene: tea.yaml}
                - {from: ada, scene: other.yaml}
            participants: {ada: Ada, ben: Ben}
            viewer: ben
            """, to: "conversation.yaml")
        let scene = try BalloonScene(contentsOf: file)
        let checked = try SceneLint(of: scene, fonts: .bundled(), workerCount: 1)
        let rule = "textWithoutWords"
        #expect(checked.allowed.filter { $0.problem.rule == rule }.map(\.problem.subject) == ["entries[1] caption"])
        #expect(checked.problems.filter { $0.rule == rule }.map(\.subject) == ["entries[2] caption"])
        // Nothing has to be removed where the tea is not shown.
        #expect(checked.unusedAllowances.isEmpty)
    }
}
