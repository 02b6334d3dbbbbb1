import BalloonTesting
import Testing

@Suite(.goldens(in: goldens), .enabled(if: isAsked, "asked for by GoldenSuitesTests")) struct RecordingSuites {
    @Test func asUsual() { assertGolden(of: message()) }

    /// What somebody forgot in the source.
    @Test(.goldens(record: .all)) func allInTheSource() { assertGolden(of: message()) }

    @Suite(.goldens(record: .missing)) struct Inner {
        @Test func keepsTheFolder() { assertGolden(of: message()) }
    }
}
