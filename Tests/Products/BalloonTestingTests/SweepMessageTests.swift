import BalloonTesting
import Foundation
import Lint
import Sweeps
import Testing

/// An app's own size function over widths, text sizes and languages.
struct SweepMessageTests {
    /// As tall as a line of its font, whatever the width.
    private final class Follows: MSMessagesAppViewController {
        override func contentSizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: 200 + UIFont.preferredFont(forTextStyle: .body).lineHeight)
        }
    }

    /// Asks for more than it is offered in narrow transcripts at large text.
    private final class Exceeds: MSMessagesAppViewController {
        override func contentSizeThatFits(_ size: CGSize) -> CGSize {
            let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            return CGSize(width: isLarge ? max(size.width, 300) : size.width, height: 200)
        }
    }

    /// Another height at each call, as of a controller that adds to a sum.
    private final class Grows: MSMessagesAppViewController {
        private var height: CGFloat = 200
        override func contentSizeThatFits(_ size: CGSize) -> CGSize {
            height += 5
            return CGSize(width: size.width, height: height)
        }
    }

    private static func message(caption: String?) -> MSMessage {
        let message = MSMessage()
        message.summaryText = "Concert"
        let alternate = MSMessageTemplateLayout()
        alternate.caption = caption
        message.layout = MSMessageLiveLayout(alternateLayout: alternate)
        return message
    }

    @MainActor @Test func aSizeFunctionThatFollowsPasses() async throws {
        let sweep = try await sweep(
            Self.message(caption: "Concert"), widths: .every, locales: ["en", "ar"], presenting: { Follows() })
        #expect(sweep.cells.count == 121 * 12 * 2)
        #expect(sweep.problems.isEmpty)
        // The app's answer, not the offered size: a line of body is 23 points and more at AX5.
        let heights = Set(sweep.cells.map(\.size.height))
        #expect(heights.count > 6 && heights.allSatisfy { $0 > 214 && $0 < 300 })
    }

    @MainActor @Test func aSweepOfNothingFails() async {
        await withKnownIssue {
            try await sweep(Self.message(caption: "Concert"), widths: [], presenting: { Follows() })
        }
    }

    /// One issue, whatever the number of cells; its text says from where to where.
    @MainActor @Test func oneCauseIsOneIssueWithItsRange() async throws {
        var problems: [LintProblem] = []
        try await withKnownIssue {
            problems = try await sweep(
                Self.message(caption: "Concert"), widths: .every, presenting: { Exceeds() }
            ).problems
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("answerExceedsOffer") && $0.rawValue.contains("AX1 to AX5") }
        }
        let problem = try #require(problems.first)
        #expect(problems.count == 1 && problem.rule == "answerExceedsOffer")
        #expect(Set(problem.places.map(\.traits.preferredContentSizeCategory)).count == 5)
        #expect(problem.places.allSatisfy { $0.widths.first?.lowerBound == 320 && $0.checked == 320...440 })
    }

    /// Every viewer's controller is asked three times; the largest difference is reported once.
    @MainActor @Test func anAnswerThatDiffersBetweenEqualCallsFails() async throws {
        var problems: [LintProblem] = []
        await withKnownIssue {
            problems = try await sweep(
                Self.message(caption: "Concert"), widths: [320, 402], categories: [.large], presenting: { Grows() }
            ).problems
        }
        #expect(problems.map(\.rule) == ["answerDiffers"])
    }

    @MainActor @Test func whatIsAllowedDoesNotFail() async throws {
        let message = Self.message(caption: nil)
        let sweep = try await sweep(
            message, widths: [320], allowing: ["alternateWithoutText"], presenting: { Follows() })
        #expect(sweep.problems.map(\.rule) == ["alternateWithoutText"])
        await withKnownIssue {
            try await BalloonTesting.sweep(message, widths: [320], presenting: { Follows() })
        }
    }

    @Test func whatASceneAllowsFailsForTheOthersAlone() throws {
        func scene(_ lint: String) throws -> BalloonScene {
            let caption = String(repeating: "Dinner at the pier ", count: 30)
            return try BalloonScene(
                text: """
                    message: {summaryText: A, layout: {template: {caption: "\(caption)"}}}
                    sweep: {transcriptWidths: [320, 402], preferredContentSizeCategories: [L, AX1]}
                    \(lint)
                    """, file: "dinner.yaml")
        }
        let kept = try sweep(scene("lint: {allow: [{rule: textTruncated, reason: a long joke}]}"))
        #expect(kept.cells.count == 4 && kept.cells.allSatisfy { $0.findings.contains { $0.kind == .textTruncated } })
        for others in ["", "lint: {allow: [{rule: textTruncated, where: category>=AX1, reason: a long joke}]}"] {
            try withKnownIssue {
                try sweep(scene(others))
            } matching: { issue in
                issue.comments.contains { $0.rawValue.contains("textTruncated") }
            }
        }
    }

    @Test func aSceneIsSweptByItsAxes() throws {
        let scene = try BalloonScene(
            text: """
                message: {summaryText: A, layout: {template: {caption: Dinner}}}
                sweep: {transcriptWidths: [320, 402], locales: [en, ar]}
                """, file: "dinner.yaml")
        #expect(try sweep(scene).cells.count == 4)
        withKnownIssue {
            var axes = TraitAxes()
            axes[\.transcriptWidth] = [16, 402]
            try sweep(scene, axes: axes)
        }
    }
}
