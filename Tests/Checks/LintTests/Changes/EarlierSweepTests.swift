import Testing

@testable import Lint

/// Sweeps of other revisions, as tables.
struct EarlierSweepTests {
    /// A table of any version is one, and a scene is none.
    @Test(arguments: [
        ("{\"format\": \"balloon.sweep/2\"", true), ("{\n  \"format\" : \"balloon.sweep/9\"", true), ("[", true),
        (" [\n{", true), ("{\"message\": {}}", false), ("", false), ("message:\n", false),
        ("{\"format\": \"balloon.lint/1\"}", false), ("{\"a\": 1, \"format\": \"balloon.sweep/2\"}", false),
    ]) func aTableIsTold(_ start: String, _ isTable: Bool) {
        #expect(EarlierSweep.isTable(Array(start.utf8)) == isTable)
    }
}
