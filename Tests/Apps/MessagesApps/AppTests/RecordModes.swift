import BalloonTesting
import Testing

/// A golden for each state that it can be in before a run.
let goldenStates = ["absent", "equal", "different", "corrupt"]

@Suite(.goldens(in: goldens), .enabled(if: isAsked, "asked for by GoldenSuitesTests")) struct RecordModes {
    @Test(arguments: goldenStates) func golden(_ state: String) { assertGolden(of: message(), named: state) }
}
