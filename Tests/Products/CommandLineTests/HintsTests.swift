import BuiltProgram
import Foundation
import Testing

/// What leads on when nothing is chosen, when something is refused, and when something is left.
struct HintsTests {
    private static func failing() throws -> Scratch {
        let scratch = try Scratch()
        func scene(_ caption: String) -> String {
            Scenes.captions(caption: caption) + "\ngoldens: {preferredContentSizeCategories: [L, AX1]}\n"
        }
        try scratch.write(scene("Hello"), to: "dinner.yaml")
        try scratch.write(scene("Hello"), to: "lunch.yaml")
        try #require(try scratch.balloon("record", "dinner.yaml", "lunch.yaml").status == 0)
        try scratch.write(scene("Good morning"), to: "dinner.yaml")
        try scratch.write(scene("Good night"), to: "lunch.yaml")
        try #require(try scratch.balloon("verify", "dinner.yaml", "lunch.yaml").status == 1)
        return scratch
    }

    @Test(
        "A choice of nothing names the nearest name, what is pending, or the operators",
        arguments: [("diner", "dinner"), ("dinner@AX2", "dinner@AX1"), ("nosuch", "dinner@L"), ("locale^fr", "!=")])
    func nothingChosen(_ filter: String, _ word: String) throws {
        let scratch = try Self.failing()
        for verb in ["accept", "reject"] {
            let run = try scratch.balloon(verb, filter)
            #expect(run.status == 6 && run.errors.contains(word), "\(run.errors)")
        }
    }

    @Test("What stays pending is counted, by its causes")
    func left() throws {
        let scratch = try Self.failing()
        let answer = try scratch.balloon("accept", "dinner", "--json").answer()
        #expect(answer["pending"] as? Int == 2 && answer["pendingCauses"] as? Int == 1)
        #expect(try scratch.balloon("reject", "lunch@L").output.contains("1 candidate stays pending, of 1 cause"))
    }

    @Test("The explanation of a cell names the other cells of its cause, and not itself")
    func explained() throws {
        let scratch = try Self.failing()
        for name in ["dinner@L", "dinner@AX1"] {
            let run = try scratch.balloon("inspect", name)
            let others = run.lines.filter { $0.hasPrefix("  also in") }
            #expect(others.count == 1 && others.allSatisfy { !$0.hasSuffix(name) }, "\(run.output)")
        }
    }

    @Test(
        "A first word that is no verb names the one that is near, all of them, or one for the file",
        arguments: [
            (["mesure", "dinner.yaml"], "\"measure\""), (["verfy"], "\"verify\""), (["xyzzy"], "sweep, "),
            (["dinner.yaml"], "balloon measure dinner.yaml"), (["dinner\nlunch"], "see balloon --help"),
            (["help", "mesure"], "\"measure\""),
        ])
    func unknownVerb(_ arguments: [String], _ hint: String) throws {
        let scratch = try Self.failing()
        let run = try Balloon.run(arguments, in: scratch.folder)
        #expect(run.status == 2 && run.errors.contains(hint) && run.errorLines.count == 1, "\(run.errors)")
    }

    @Test("Each scene whose name no golden can have is named once", arguments: ["record", "verify"])
    func namesOfScenes(_ verb: String) throws {
        let scratch = try Scratch()
        for name in ["diner d'été", "a@b"] { try scratch.write(Scenes.captions(caption: "Hello"), to: "\(name).yaml") }
        let run = try scratch.balloon(verb, "a@b.yaml", "diner d'été.yaml")
        #expect(run.status == 2 && run.errorLines.count { $0.hasPrefix("error: ") } == 2, "\(run.errors)")
        for name in ["a@b.yaml: ", "diner d'été.yaml: "] {
            #expect(run.errors.components(separatedBy: name).count == 2, "\(run.errors)")
        }
    }

    @Test("A wrong option says what would do")
    func options() throws {
        let scratch = try Self.failing()
        let device = try scratch.balloon("measure", "dinner.yaml", "--device", "mac")
        #expect(device.status == 2 && device.errors.contains("--idiom mac"))
        for verb in [["verify", "dinner.yaml"], ["sweep", "dinner.yaml", "-o", "out"]] {
            let shard = try Balloon.run(verb + ["--shard", "0/3"], in: scratch.folder)
            #expect(shard.status == 2 && shard.errors.contains("1/3") && shard.errorLines.count == 1, "\(shard.errors)")
        }
    }
}
