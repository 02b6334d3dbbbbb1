import BuiltProgram
import Foundation
import Testing

/// Each option of each verb that takes a path takes one of a single letter, and the working folder. The program itself says
/// which options there are, so that a new one is tried, too.
struct VerbPathsTests {
    private static let paths: Set<String> = [
        "fonts", "report", "output", "goldens", "pending", "map", "compare", "plot", "baseline", "write-baseline",
        "page",
    ]
    private static let others: Set<String> = [
        "kind", "vary", "metrics", "port", "device", "width", "height", "locale", "category", "appearance", "direction",
        "typesetting-language",
        "contrast", "idiom", "scale", "receiver", "overlay", "format", "widths", "heights", "locales", "categories",
        "appearances", "directions", "typesetting-languages", "weights", "contrasts", "idioms", "scales", "receivers",
        "has-app", "surface", "surfaces", "shard", "where", "cause", "tracking", "jobs",
    ]
    /// What a verb needs beside the option.
    private static let words = [
        "new": ["n"], "inspect": ["a"], "accept": ["a"], "reject": ["a"], "merge": ["m"],
        "lint": ["d", "--widths", "320"],
        "sweep": ["d", "--widths", "320"], "breaks": ["d", "--widths", "320"], "render": ["d"], "measure": ["d"],
        "record": ["d"], "verify": ["d"], "prune": ["d"], "cells": ["d"],
    ]

    private struct Help: Decodable {
        let command: Command

        struct Command: Decodable {
            let commandName: String
            let subcommands: [Command]?
            let arguments: [Argument]?
        }
        struct Argument: Decodable {
            let kind: String
            let names: [Name]?
        }
        struct Name: Decodable { let name: String }
    }

    @Test func eachOptionTakesAShortPath() throws {
        let run = try Balloon.start(["--experimental-dump-help"], in: Balloon.package)
        let help = try JSONDecoder().decode(Help.self, from: Data(run.output.utf8))
        var tried = 0
        for verb in help.command.subcommands ?? [] {
            let options = (verb.arguments ?? []).filter { $0.kind == "option" }.compactMap { $0.names?.first?.name }
            for option in options where !Self.others.contains(option) {
                #expect(Self.paths.contains(option), "does --\(option) of \(verb.commandName) take a path?")
                for path in ["x", "."] {
                    // A run that a signal ends fails in `Balloon.run`; other errors have their exit codes.
                    let status = try Self.status(verb.commandName, "--\(option)", path)
                    #expect((0...6).contains(status), "\(verb.commandName) --\(option) \(path)")
                    tried += 1
                }
            }
        }
        #expect(tried >= 70, "\(tried)")
    }

    private static func status(_ verb: String, _ option: String, _ path: String) throws -> Int32 {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "d/s.yaml")
        // Goldens of another scene are searched for in the folder around those of this one.
        for file in ["x/t.png", "t.png", "m"] { try scratch.write("", to: file) }
        let output = option != "--output" && ["render", "sweep"].contains(verb) ? ["-o", "o"] : []
        return try Balloon.run([verb] + (words[verb] ?? []) + output + [option, path], in: scratch.folder).status
    }

    /// The verbs of the second program, and the arguments without a name.
    @Test(arguments: [
        "host a", "host d", "host .", "import a -o o", "import d -o o", "import . -o o", "cells a", "cells .",
        "typeset a",
        "merge a", "merge .", "new a", "new ./a",
    ])
    func eachArgumentIsAShortPath(_ words: String) throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "d/s.yaml")
        let run = try Balloon.run(words.split(separator: " ").map(String.init), in: scratch.folder)
        #expect((0...6).contains(run.status))
    }
}
