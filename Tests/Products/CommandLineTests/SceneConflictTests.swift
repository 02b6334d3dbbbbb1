import BuiltProgram
import Testing

/// A scene in which Git has left a conflict.
struct SceneConflictTests {
    @Test(arguments: ["dinner.yaml", "dinner.json"]) func theErrorNamesTheConflictAndItsLine(_ file: String) throws {
        let scratch = try Scratch()
        let text = """
            message:
              summaryText: A test
            <<<<<<< HEAD
              layout: {template: {caption: Dinner}}
            =======
              layout: {template: {caption: Lunch}}
            >>>>>>> other

            """
        try scratch.write(text, to: file)
        for verb in [["verify"], ["lint"], ["measure"]] {
            let run = try Balloon.run(verb + [file, "--json"], in: scratch.folder)
            #expect(run.status == 2)
        }
        let errors = try scratch.balloon("measure", file, "--json").rows("errors")
        #expect(errors.count == 1 && errors.first?["line"] as? Int == 3)
        #expect((errors.first?["message"] as? String)?.contains("merge conflict") == true, "\(errors)")
        // A mark alone is a text, such as a row of a table.
        try scratch.write(Scenes.captions(caption: "\"<<<<<<< HEAD\""), to: "text.yaml")
        #expect(try scratch.balloon("measure", "text.yaml").status == 0)
    }
}
