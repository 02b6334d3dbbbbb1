import BalloonTesting
import Testing

@Suite(.goldens(in: goldens), .enabled(if: isAsked, "asked for by GoldenSuitesTests")) struct FlawedMessages {
    private static let long = String(repeating: "We meet at the ferry building. ", count: 8)

    @Test func truncated() { assertGolden(of: message(Self.long)) }

    @Test func withoutReason() {
        assertGolden(of: message(Self.long), allowing: [LintAllowance(.textTruncated, reason: " ")])
    }

    @Test func allowed() {
        assertGolden(
            of: message(Self.long),
            allowing: [LintAllowance(.textTruncated, node: "caption", reason: "The app shows the rest")])
    }
}
