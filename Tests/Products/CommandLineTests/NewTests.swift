import BuiltProgram
import Foundation
import Testing

/// `balloon new` and `balloon schema`.
struct NewTests {
    @Test("A new scene passes lint strictly, and everything else", arguments: ["template", "live", "conversation"])
    func passes(kind: String) throws {
        let scratch = try Scratch()
        let run = try scratch.balloon("new", "scenes/dinner", "--kind", kind)
        #expect(run.status == 0 && run.lines == ["scenes/scene.schema.json", "scenes/dinner.yaml"])
        let lint = try scratch.balloon("lint", "scenes", "--strict")
        #expect(lint.status == 0 && lint.output.contains("0 errors, 0 warnings"), "\(lint.output)\(lint.errors)")
        #expect(!lint.output.contains("remove it from lint.allow"), "\(lint.output)")
        #expect(try scratch.balloon("measure", "scenes").status == 0)
        #expect(try scratch.balloon("record", "scenes").status == 0)
        #expect(try scratch.balloon("verify", "scenes").status == 0)
    }

    @Test("Nothing is replaced, and - is standard output")
    func keeps() throws {
        let scratch = try Scratch()
        try scratch.write("mine", to: "dinner.yaml")
        try scratch.write("{}", to: "scene.schema.json")
        #expect(try scratch.balloon("new", "dinner.yaml").status == 2)
        #expect(try scratch.balloon("new", "lunch").lines == ["lunch.yaml"])
        #expect(
            try scratch.data("scene.schema.json") == Data("{}".utf8) && scratch.data("dinner.yaml") == Data("mine".utf8)
        )
        // No golden could have that name.
        #expect(try scratch.balloon("new", "my scene").status == 2)
        #expect(throws: (any Error).self) { try scratch.data("my scene.yaml") }
        let printed = try scratch.balloon("new", "-")
        #expect(try Data(printed.output.utf8) == scratch.data("lunch.yaml"))
    }

    @Test("schema prints the file of the documentation")
    func schema() throws {
        let run = try Scratch().balloon("schema")
        let file = Balloon.package.appendingPathComponent("Documentation/scene.schema.json")
        #expect(try Data(run.output.utf8) == Data(contentsOf: file) && run.status == 0)
    }

    @Test("Light and dark are kept of a new scene", arguments: ["template", "live", "conversation"])
    func goldens(kind: String) throws {
        let scratch = try Scratch()
        try #require(try scratch.balloon("new", "dinner", "--kind", kind).status == 0)
        let cells = try scratch.balloon("cells", "dinner.yaml", "--json").rows().first?["cells"] as? [String]
        #expect(Set(cells ?? []) == ["dinner@light", "dinner@dark"])
    }
}
