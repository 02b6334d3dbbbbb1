import BuiltProgram
import Foundation
import Testing

/// Bad input: one clear error in one sentence, exit code 2, nothing written.
struct BadInputTests {
    /// Expects an error of one line that holds some words, and that the folder holds what it held before.
    private static func expectRefusal(
        _ scratch: Scratch, _ arguments: [String], naming words: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try scratch.contents()
        let run = try Balloon.run(arguments, in: scratch.folder)
        let command = arguments.joined(separator: " ")
        #expect(run.status == 2, "\(command): \(run.errors)", sourceLocation: sourceLocation)
        if arguments.contains("--json") {
            // For a program: one object, and nothing on standard error.
            let answer = try run.answer(sourceLocation: sourceLocation)
            #expect(answer["format"] as? String == "balloon.errors/1", sourceLocation: sourceLocation)
            let errors = try #require(answer["errors"] as? [[String: Any]], sourceLocation: sourceLocation)
            #expect(errors.count == 1 && run.errors.isEmpty, "\(command)", sourceLocation: sourceLocation)
            let texts = ["file", "kind", "message", "fix"].map { errors[0][$0] as? String ?? "" }
            #expect(!texts.contains(""), "\(command): \(run.output)", sourceLocation: sourceLocation)
            let place = ["line", "column"].compactMap { errors[0][$0] as? Int }.map { ":\($0)" }.joined()
            let sentence = "\(texts[0])\(place): \(texts[2]); \(texts[3])"
            for word in words {
                #expect(sentence.contains(word), "\(command): \(sentence)", sourceLocation: sourceLocation)
            }
        } else {
            // One sentence; below it the line with the mistake, and a caret.
            let sentences = run.errorLines.filter { $0.hasPrefix("error: ") }
            #expect(sentences.count == 1, "\(command): \(run.errors)", sourceLocation: sourceLocation)
            #expect(run.errorLines.count == 1 || run.errorLines.count == 3, sourceLocation: sourceLocation)
            #expect(run.errors.hasPrefix("error: "), "\(command): \(run.errors)", sourceLocation: sourceLocation)
            #expect(run.output.isEmpty, "\(command): \(run.output)", sourceLocation: sourceLocation)
            for word in words {
                #expect(run.errors.contains(word), "\(command): \(run.errors)", sourceLocation: sourceLocation)
            }
        }
        #expect(try scratch.contents() == before, "\(command) wrote something", sourceLocation: sourceLocation)
    }

    /// Expects every verb that reads scenes to refuse one.
    private static func expectRefusal(
        _ scratch: Scratch, scene: String, naming words: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for arguments in [
            ["measure", scene], ["measure", scene, "--json"], ["render", scene, "-o", "out"], ["record", scene],
            ["verify", scene, "--output", "out"], ["sweep", scene, "-o", "out"],
        ] {
            try expectRefusal(scratch, arguments, naming: words, sourceLocation: sourceLocation)
        }
    }

    @Test func anUnknownKeyIsNamedWithLineAndColumn() throws {
        let scratch = try Scratch()
        let scene = "message:\n  layout:\n    template:\n      captoin: Hello\n"
        try scratch.write(scene, to: "scenes/bad.yaml")
        try Self.expectRefusal(
            scratch, scene: "scenes/bad.yaml", naming: ["scenes/bad.yaml:4:7", "captoin", "caption"])
    }

    @Test(arguments: ["message: [", "message:\n\t- x", "{", "", "\u{0}", "- a\n- b", "&a [*a]"])
    func whatIsNoSceneIsRefused(_ text: String) throws {
        let scratch = try Scratch()
        try scratch.write(text, to: "bad.yaml")
        try Self.expectRefusal(scratch, ["measure", "bad.yaml"], naming: ["bad.yaml"])
        try scratch.write(text, to: "bad.json")
        try Self.expectRefusal(scratch, ["measure", "bad.json"], naming: ["bad.json"])
    }

    @Test func aScenarioAmongScenesNamesItsCommandAndTheOtherWayRound() throws {
        let scratch = try Scratch()
        try scratch.write("viewer: a\nparticipants: {a: A}\nsteps: [openConversation]\n", to: "plays/play.yaml")
        try scratch.write(Scenes.captions(caption: "Hello"), to: "scenes/a.yaml")
        try scratch.write("viewer: a\nparticipants: {a: A}\ntranscript: {entries: []}\n", to: "talks/b.yaml")
        try Self.expectRefusal(
            scratch, scene: "plays/play.yaml", naming: ["plays/play.yaml:3:1", "scenario", "play it with balloon host"])
        for file in ["scenes/a.yaml", "talks/b.yaml"] {
            try Self.expectRefusal(scratch, ["host", file], naming: [file, "makes a scene", "balloon measure"])
        }
        // In a folder each command takes what it can use.
        let empty = try scratch.balloon("measure", "plays")
        #expect(empty.status == 6 && empty.errors.contains("balloon host"))
        #expect(try scratch.balloon("host", "plays", "scenes", "talks").status == 0)
        #expect(try scratch.balloon("measure", "plays", "scenes").status == 0)
    }

    /// Nothing of the good scene is written when the other one is bad. What only looks goes on
    /// (``ErrorReportsTests``).
    @Test(arguments: [["render", "scenes", "-o", "out"], ["record", "scenes"], ["prune", "scenes"]])
    func oneBadSceneStopsTheOthers(_ arguments: [String]) throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "scenes/a.yaml")
        try scratch.write("message: 1", to: "scenes/b.yaml")
        try Self.expectRefusal(scratch, arguments, naming: ["scenes/b.yaml:1"])
    }

    @Test func anUnknownCategoryIsRefusedInSceneAndOption() throws {
        let scratch = try Scratch()
        try scratch.write(
            Scenes.captions(caption: "Hello") + "\ntraits: {preferredContentSizeCategory: gigantic}\n", to: "bad.yaml")
        try Self.expectRefusal(scratch, scene: "bad.yaml", naming: ["bad.yaml:", "gigantic"])
        try scratch.write(Scenes.captions(caption: "Hello"), to: "good.yaml")
        try Self.expectRefusal(
            scratch, ["measure", "good.yaml", "--category", "gigantic"], naming: ["gigantic", "AX5"])
        try Self.expectRefusal(
            scratch, ["sweep", "good.yaml", "--categories", "L,gigantic", "-o", "out"], naming: ["gigantic", "AX5"])
    }

    @Test func aLiveLayoutNeedsItsAlternate() throws {
        let scratch = try Scratch()
        try scratch.write(
            Scenes.live.split(separator: "\n").dropLast().joined(separator: "\n") + "\n", to: "live.yaml")
        try Self.expectRefusal(scratch, scene: "live.yaml", naming: ["live.yaml:", "alternate"])
    }

    @Test func aMissingPictureIsNamed() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.square, to: "scenes/square.yaml")
        try Self.expectRefusal(scratch, scene: "scenes/square.yaml", naming: ["scenes/square.yaml:", "square.png"])
    }

    @Test(arguments: [0, 1, 8, 33, 60, 4000])
    func aTruncatedPictureIsRefused(_ length: Int) throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.square, to: "square.yaml")
        try scratch.write(Scenes.squarePicture().prefix(length), to: "square.png")
        try Self.expectRefusal(scratch, ["measure", "square.yaml"], naming: ["square.png"])
        try Self.expectRefusal(scratch, ["record", "square.yaml"], naming: ["square.png"])
    }

    @Test(arguments: ["0", "-1", "nan", "inf", "10001", "wide"])
    func aWidthIsAPositiveNumberOfAtMost10000(_ width: String) throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "hello.yaml")
        for verb in [["measure"], ["render", "-o", "out"]] {
            try Self.expectRefusal(scratch, verb + ["hello.yaml", "--width=\(width)"], naming: ["--width", "10000"])
        }
        try Self.expectRefusal(
            scratch, ["sweep", "hello.yaml", "-o", "out", "--widths=\(width)"], naming: ["--widths", "10000"])
    }

    @Test(arguments: [
        (["--locale", "not a tag"], "BCP 47"), (["--locale", ""], "BCP 47"),
        (["--locale", "en-x-dobule"], "did you mean \"en-x-double\"?"), (["--scale", "4"], "1, 2 or 3"),
        (["--appearance", "blue"], "light"), (["--idiom", "toaster"], "phone"), (["--direction", "up"], "rtl"),
        (["--nonsense"], "--nonsense"),
    ])
    func anOptionsErrorSaysWhatWouldDo(_ option: [String], _ word: String) throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "hello.yaml")
        try Self.expectRefusal(scratch, ["measure", "hello.yaml"] + option, naming: [word, "balloon measure --help"])
    }

    @Test func aPathThatIsNotThereIsNamed() throws {
        let scratch = try Scratch()
        try Self.expectRefusal(scratch, scene: "nowhere.yaml", naming: ["nowhere.yaml"])
    }

    @Test func oneFileDoesNotHoldTwoPictures() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a/hello.yaml")
        try scratch.write(Scenes.captions(caption: "World"), to: "b/hello.yaml")
        let scenes = ["a/hello.yaml", "b/hello.yaml"]
        try Self.expectRefusal(scratch, ["render"] + scenes + ["-o", "out"], naming: scenes)
        try Self.expectRefusal(scratch, ["record"] + scenes, naming: scenes)
        try scratch.write(Scenes.captions(caption: "World"), to: "b/world.yaml")
        try Self.expectRefusal(
            scratch, ["render", "a/hello.yaml", "b/world.yaml", "-o", "one.png"], naming: ["one.png"])
    }
}
