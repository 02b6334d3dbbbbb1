import BalloonTesting
import Testing

/// What a trait of a suite says holds for its tests, until a test says something else; each setting by itself.
@Suite(.goldens(in: "outer/Goldens", record: .never))
struct GoldensTraitTests {
    private func isSet(_ folder: String, _ record: RecordMode) -> Bool {
        GoldenSettings.current.folder == folder && GoldenSettings.current.record == record
    }

    @Test func aTestHasTheSettingsOfItsSuite() { #expect(isSet("outer/Goldens", .never)) }

    @Test(.goldens(in: "inner/Goldens")) func aFolderOfItsOwnKeepsTheMode() { #expect(isSet("inner/Goldens", .never)) }

    @Test(.goldens(record: .missing)) func aModeOfItsOwnKeepsTheFolder() { #expect(isSet("outer/Goldens", .missing)) }

    @Test(.goldens(in: "inner/Goldens", record: .failed)) func bothCanBeItsOwn() {
        #expect(isSet("inner/Goldens", .failed))
    }

    @Suite(.goldens(record: .missing)) struct Inner {
        @Test(.goldens(in: "inmost/Goldens")) func theNearestCounts() {
            #expect(GoldenSettings.current.folder == "inmost/Goldens" && GoldenSettings.current.record == .missing)
        }
    }
}
