import BalloonTesting
import Testing

@Suite(.goldens(in: goldens), .enabled(if: isAsked, "asked for by GoldenSuitesTests")) struct SharedNames {
    @Test(arguments: ["Breakfast", "Lunch"]) func withArguments(_ caption: String) {
        assertGolden(of: message(caption))
    }

    @Test func inALoop() {
        for caption in ["Breakfast", "Lunch"] { assertGolden(of: message(caption)) }
    }

    @Test(arguments: ["Breakfast", "Lunch"]) func withNames(_ caption: String) {
        assertGolden(of: message(caption), named: caption)
    }
}

/// Another suite of this file with a test of the same name.
@Suite(.goldens(in: goldens), .enabled(if: isAsked, "asked for by GoldenSuitesTests")) struct OtherNames {
    @Test(arguments: ["Breakfast", "Lunch"]) func withNames(_ caption: String) {
        assertGolden(of: message(caption + " again"), named: caption)
    }
}
