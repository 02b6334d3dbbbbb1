import BuiltProgram
import Foundation
import Testing

/// `balloon accept` and `balloon reject`.
struct AcceptRejectTests {
    private func names(_ run: Balloon.Run, _ key: String) throws -> [String] {
        try #require(try run.answer()[key] as? [String])
    }

    @Test func byNameSceneFilterCauseAndAll() throws {
        for (arguments, chosen) in [
            (["hello"], ["hello"]), (["dinner"], FailingScenes.dinners),
            (["width<400 & appearance=dark"], ["dinner@w320_dark"]),
            (["hello", "dinner@w402_*"], ["dinner@w402_dark", "dinner@w402_light", "hello"]),
            (["--cause", "2"], ["hello"]),
            (["--cause", "1", "appearance=light"], ["dinner@w320_light", "dinner@w402_light"]),
            (["cause=\"pier\""], FailingScenes.dinners), (["--all"], FailingScenes.dinners + ["hello"]),
        ] {
            let scratch = try FailingScenes.failing()
            #expect(try scratch.pendingCells().count == 5)
            let run = try Balloon.run(["accept"] + arguments + ["--json"], in: scratch.folder)
            #expect(run.status == 0, "\(arguments) \(run.errors)")
            #expect(try names(run, "done") == chosen, "\(arguments)")
            let left = Set(FailingScenes.dinners + ["hello"]).subtracting(chosen)
            #expect(Set(try scratch.pendingCells()) == left)
            let verify = try scratch.balloon("verify", "scenes", "--json")
            #expect(verify.status == (left.isEmpty ? 0 : 1))
            #expect(Set(try scratch.pendingCells()) == left)
        }
    }

    @Test func rejectingKeepsTheGoldenAndTheCellFailsOn() throws {
        let scratch = try FailingScenes.failing()
        let goldens = try scratch.contents(below: "Goldens")
        #expect(try scratch.balloon("list", "--failing").status == 0)
        #expect(try scratch.balloon("reject", "--cause", "1").status == 0)
        #expect(try scratch.pendingCells() == ["hello"])
        #expect(try scratch.contents(below: "Goldens") == goldens)
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        #expect(try scratch.pendingCells() == FailingScenes.dinners + ["hello"])
    }

    /// Row 14 of golden testing.
    @Test func paintAloneIsAcceptedApart() throws {
        let scratch = try Scratch()
        for name in ["paint", "layout"] { try scratch.write(Scenes.square, to: "scenes/\(name).yaml") }
        try scratch.write(try Scenes.squarePicture(), to: "scenes/square.png")
        try #require(try scratch.balloon("record", "scenes").status == 0)
        // Another picture of the same size, and another caption.
        let other = Balloon.package.appendingPathComponent("Examples/images/thai-curry.png")
        try scratch.write(try Data(contentsOf: other), to: "scenes/square.png")
        try scratch.replace("Dinner at 7?", by: "Dinner at 8?", in: "scenes/layout.yaml")
        let verified = try scratch.balloon("verify", "scenes")
        // Not only the pixels: that the file is another one is told of the node that shows it.
        #expect(verified.status == 1 && verified.output.contains("another picture, in image"))
        let run = try scratch.balloon("accept", "--all", "--paint", "--json")
        #expect(run.status == 1)
        #expect(try names(run, "done") == ["paint"] && names(run, "refused").count == 1)
        #expect(try scratch.pendingCells() == ["layout"])
    }

    @Test func aGoldenThatMovedSinceIsRefusedAndTheOthersAreAccepted() throws {
        let scratch = try FailingScenes.failing()
        try scratch.write(try scratch.data("Goldens/dinner@w320_dark.png"), to: "Goldens/hello.png")
        let before = try scratch.data("Goldens/hello.png")
        let run = try scratch.balloon("accept", "--all", "--json")
        #expect(run.status == 1)
        #expect(try names(run, "done") == FailingScenes.dinners)
        #expect(try names(run, "refused").count == 1)
        #expect(try scratch.data("Goldens/hello.png") == before)
    }

    @Test func aCandidateThatSomebodyEditedIsRefused() throws {
        let scratch = try FailingScenes.failing()
        try scratch.write(
            try scratch.data(".balloon/pending/Goldens/dinner@w320_dark.png"), to: ".balloon/pending/Goldens/hello.png")
        let goldens = try scratch.contents(below: "Goldens")
        #expect(try scratch.balloon("accept", "hello").status == 1)
        #expect(try scratch.contents(below: "Goldens") == goldens)
    }

    /// All causes were seen, then those of one scene alone: their numbers are not those of everything that is pending.
    @Test func numbersOfOneSceneReplaceThoseOfAll() throws {
        let scratch = try FailingScenes.failing()
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        #expect(try scratch.balloon("verify", "scenes/dinner.yaml").status == 1)
        #expect(try scratch.balloon("accept", "--cause", "1").status == 2)
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        #expect(try scratch.balloon("accept", "--cause", "1").status == 0)
    }

    @Test func aCauseThatIsNoLongerWhatWasLookedAtIsRefused() throws {
        let scratch = try FailingScenes.failing()
        let list = try scratch.balloon("list", "--failing").output
        let state = try #require(list.firstMatch(of: /, (1:[0-9a-f]{8})\)/)?.1)
        try scratch.replace("Pier 39", by: "Pier 3", in: "scenes/dinner.yaml")
        // Of one scene: what is pending has another cause, too, so that nobody has seen its numbers.
        #expect(try scratch.balloon("verify", "scenes/dinner.yaml").status == 1)
        let refused = try scratch.balloon("accept", "--cause", String(state))
        #expect(refused.status == 2)
        // Its number is another one's, as far as anybody has seen.
        for arguments in [["--cause", "1"], ["cause=1"]] {
            #expect(try Balloon.run(["accept"] + arguments, in: scratch.folder).status == 2)
        }
        #expect(try scratch.balloon("list", "--failing").status == 0)
        #expect(try scratch.balloon("accept", "--cause", "1").status == 0)
    }

    /// Who has read what verify printed can name its causes.
    @Test func theCausesOfVerifyAreAcceptedByNumber() throws {
        let scratch = try FailingScenes.failing()
        #expect(try scratch.balloon("accept", "--cause", "1").status == 0)
        #expect(try scratch.pendingCells() == ["hello"])
    }

    /// Numbers of causes change when one is accepted; their states do not.
    @Test func causesAreAcceptedOneAfterTheOtherByTheirStates() throws {
        let scratch = try FailingScenes.failing()
        let list = try scratch.balloon("list", "--failing").output
        let states = list.matches(of: /, ([12]:[0-9a-f]{8})\)/).map { String($0.1) }
        #expect(states.count == 2)
        #expect(try scratch.balloon("accept", "--cause", "1").status == 0)
        #expect(try scratch.balloon("accept", "--cause", "1").status == 2)
        #expect(try scratch.balloon("accept", "--cause", states[1]).status == 0)
        #expect(try scratch.pendingCells().isEmpty)
    }

    /// Two causes of the same cells have two states, and both are needed.
    @Test func twoCausesOfTheSameCellsAreTwo() throws {
        let scratch = try FailingScenes.recorded()
        try scratch.replace("Ferry Building", by: "Pier 39", in: "scenes/dinner.yaml")
        try scratch.replace("seven", by: "eight", in: "scenes/dinner.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        let list = try scratch.balloon("list", "--failing").output
        let states = list.matches(of: /, [12]:([0-9a-f]{8})\)/).map { String($0.1) }
        #expect(Set(states).count == 2)
        let run = try scratch.balloon("accept", "--cause", "1:" + states[0], "--json")
        #expect(run.status == 6)
        #expect(try names(run, "left") == FailingScenes.dinners)
        // The words that choose them with both are printed, and do what they say.
        let said = try scratch.balloon("accept", "--cause", "1:" + states[0])
        let words = try #require(said.lines.first { $0.contains("balloon accept --cause") })
        let command = words.split(separator: " ").drop { $0 != "accept" }.map(String.init)
        #expect(try Balloon.run(command, in: scratch.folder).status == 0, "\(command)")
        #expect(try scratch.balloon("verify", "scenes").status == 0)
    }

    /// A cell that fails for two causes is accepted only with both.
    @Test func aCellWithAnotherCauseIsLeft() throws {
        let scratch = try FailingScenes.recorded()
        try scratch.replace("Ferry Building", by: "Pier 39", in: "scenes/dinner.yaml")
        try scratch.replace("Hello", by: "Dinner at nine?", in: "scenes/hello.yaml")
        let scene = String(decoding: try scratch.data("scenes/dinner.yaml"), as: UTF8.self)
        // A second scene with the first one's change and another beside it.
        try scratch.write(scene.replacing("Pier 39", with: "Ferry Building"), to: "scenes/supper.yaml")
        #expect(try scratch.balloon("record", "scenes/supper.yaml").status == 0)
        try scratch.write(scene.replacing("seven", with: "eight"), to: "scenes/supper.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        #expect(try scratch.balloon("list", "--failing").status == 0)
        let run = try scratch.balloon("accept", "--cause", "1", "--json")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try names(run, "done") == FailingScenes.dinners)
        #expect(try names(run, "left").allSatisfy { $0.hasPrefix("supper@") } && names(run, "left").count == 4)
    }

    /// One option chooses cells for every verb, alone and beside names.
    @Test func whereChoosesCellsForEachVerb() throws {
        let scratch = try FailingScenes.failing()
        func listed(_ arguments: String...) throws -> [String] {
            try Balloon.run(["list", "--failing", "--json"] + arguments, in: scratch.folder).rows("cells")
                .compactMap { $0["name"] as? String }
        }
        #expect(try listed("--where", "width=320") == ["dinner@w320_dark", "dinner@w320_light"])
        #expect(
            try listed("dinner", "hello", "--where", "appearance=dark") == ["dinner@w320_dark", "dinner@w402_dark"])
        #expect(try scratch.balloon("list", "--where", "width=320 &").status == 2)
        #expect(try scratch.balloon("accept", "--all", "--where", "width=320").status == 2)
        #expect(try scratch.balloon("accept", "--where", "width=320 & appearance=dark").status == 0)
        #expect(try scratch.pendingCells() == ["dinner@w320_light", "dinner@w402_dark", "dinner@w402_light", "hello"])
        #expect(try scratch.balloon("reject", "dinner", "--where", "width=402").status == 0)
        #expect(try scratch.pendingCells() == ["dinner@w320_light", "hello"])
        #expect(try scratch.balloon("verify", "scenes", "--where", "width=320 & appearance=dark").status == 0)
    }

    @Test func underContinuousIntegrationOnlyByForce() throws {
        let scratch = try FailingScenes.failing()
        let goldens = try scratch.contents(below: "Goldens")
        for service in ["CI", "GITHUB_ACTIONS", "TF_BUILD"] {
            let run = try scratch.balloon("accept", "--all", environment: [service: "true"])
            #expect(run.status == 2 && run.errors.contains(service))
        }
        #expect(try scratch.contents(below: "Goldens") == goldens)
        #expect(try scratch.balloon("accept", "--all", "--force", environment: ["CI": "true"]).status == 0)
    }

    @Test func nothingChosenIsToldApartFromNothingThere() throws {
        let scratch = try FailingScenes.failing()
        #expect(try scratch.balloon("accept").status == 2)
        #expect(try scratch.balloon("accept", "--all", "hello").status == 2)
        #expect(try scratch.balloon("accept", "nobody").status == 6)
        #expect(try scratch.balloon("accept", "--cause", "7").status == 2)
        let error = try scratch.balloon("accept", "locale=ar & widht<320")
        #expect(error.status == 2)
        #expect(error.errors.split(separator: "\n").last == "              ^", "\(error.errors)")
    }
}
