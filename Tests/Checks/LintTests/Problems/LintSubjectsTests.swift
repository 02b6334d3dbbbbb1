import BalloonLayouts
import Foundation
import Lint
import Scenes
import TestSupport
import Testing
import ViewLayout

@testable import Lint
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

    @Test("Buttons that overlap silence the words of the same two alone")
    func otherButtons() throws {
        let overlapping =
            "{zstack: [{button: Accept, frame: {width: 120, height: 60}}, {button: Decline, frame: {width: 120, height: 60}}]}"
        // Words that are taller than their buttons, which touch and do not overlap.
        let flat =
            "{button: Yes, font: largeTitle, frame: {height: 8}}, {button: No, font: largeTitle, frame: {height: 8}}"
        let found = try findings("{vstack: [\(overlapping), \(flat)], spacing: 0, padding: 40}")
        let targets = found.filter { $0.kind == .touchTargetsOverlap }
        let words = found.filter { $0.kind == .textsOverlap }
        #expect(targets.count == 1 && words.count == 1, "\(found.map(\.message))")
        #expect(words.map(\.node) != targets.map(\.node))
    }

    @Test("A button that covers two others names both")
    func twoBehind() throws {
        let buttons = ["Accept", "Decline", "Later"].map { "{button: \($0), frame: {width: 120, height: 60}}" }
        let found = try findings("{zstack: [\(buttons.joined(separator: ", "))], padding: 20}")
        let targets = found.filter { $0.kind == .touchTargetsOverlap }
        #expect(targets.count == 2 && !found.contains { $0.kind == .textsOverlap })
        let last = try #require(targets.last)
        let names = Set(last.message.split { " ,".contains($0) }.filter { $0.hasSuffix("/button") })
        #expect(names == ["frame/button", "frame-2/button", "frame-3/button"], "\(last.message)")
    }

    @Test("A view whose texts give up lines is not called clipped; one that reaches beyond the edge is")
    func truncatedView() throws {
        func message(_ view: String, height: String) throws -> String {
            try #require(try findings(view, height: height).first { $0.kind == .contentClipped }).message
        }
        let text = "text: Dinner at the pier beside the old ferry building on Friday evening at seven with all of us"
        let truncated = try message("{\(text), font: largeTitle}", height: "90")
        #expect(truncated.contains("truncated") && !truncated.contains("clipped"), "\(truncated)")
        #expect(try message("{\(text), frame: {height: 200}}", height: "90").contains("clipped"))
    }

    @Test("A bar that is clipped is named as one, and not by what it is drawn with")
    func clippedBar() throws {
        let found = try findings("{vstack: [{text: Votes}, {progress: 0.5, frame: {width: 500}, id: votes}]}")
        let message = try #require(found.first { $0.kind == .contentClipped }).message
        #expect(message.contains("first of all votes; ") && !message.contains("fill"), "\(message)")
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
