import BuiltProgram
import Testing

/// What a verb has written beside the scenes is no scene of the next run.
struct OwnOutputTests {
    @Test func aSecondRunReadsNoTablesAndReports() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "dinner.yaml")
        for _ in 0..<2 {
            let run = try scratch.balloon("sweep", ".", "--widths", "402", "-o", "Output", "--report", "sweep.json")
            #expect(run.status == 0, "\(run.errors)")
        }
        #expect(try !scratch.files(below: "Output").filter { $0.hasSuffix(".json") }.isEmpty)
        #expect(try scratch.balloon("measure", ".").status == 0)
    }

    @Test func aNodeThatYAMLWouldReadAsAListIsQuoted() throws {
        let scratch = try Scratch()
        try scratch.write(
            """
            participants: {ada: Ada}
            viewer: ada
            transcript:
              entries:
                - message:
                    summaryText: a
                    layout:
                      live:
                        view: {vstack: [{text: Hello}, {button: "No", id: "no"}]}
                        contentSize: {height: fit}
                        alternate: {caption: Hello}
                  from: ada
            goldens: {locales: [en]}

            """, to: "talk.yaml")
        let run = try scratch.balloon("record", "talk.yaml", "--strict")
        #expect(run.status == 1)
        #expect((run.output + run.errors).contains("node: \"entries[0] no\""), "\(run.output) \(run.errors)")
    }
}
