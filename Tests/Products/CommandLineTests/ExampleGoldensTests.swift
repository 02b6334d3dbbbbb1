import BuiltProgram
import Testing

/// What the examples looked like when they were last looked at.
struct ExampleGoldensTests {
    @Test func everyExampleIsAsItsGolden() throws {
        let scratch = try Scratch()
        let run = try Balloon.run(
            ["verify", "Examples", "--fresh", "--output", scratch.url("differences").path], in: Balloon.package)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.lines.last == "80 goldens: 80 equal")
    }
}
