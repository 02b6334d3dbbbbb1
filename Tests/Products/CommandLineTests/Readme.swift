import Foundation
import TestSupport

/// README.md, taken apart into what it shows.
struct Readme {
    /// One line after `$ `, and what is printed under it.
    struct Command: Equatable {
        let line: String
        var output: [String]
    }

    /// The folder of `README.md`.
    static let root = PackageFolder.url

    let text: String

    init(text: String) { self.text = text }

    init() throws {
        text = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    }

    /// The contents of the fenced blocks of a language, in order.
    func blocks(language: String) -> [[String]] {
        var blocks: [[String]] = []
        var block: [String]?
        for line in text.components(separatedBy: "\n") {
            if let lines = block {
                if line == "```" { blocks.append(lines) }
                block = line == "```" ? nil : lines + [line]
            } else if line == "```" + language {
                block = []
            }
        }
        return blocks
    }

    /// The commands of each `console` block.
    var consoles: [[Command]] {
        blocks(language: "console").map { lines in
            var commands: [Command] = []
            for line in lines {
                if line.hasPrefix("$ ") {
                    commands.append(Command(line: String(line.dropFirst(2)), output: []))
                } else if !commands.isEmpty {
                    commands[commands.count - 1].output.append(line)
                }
            }
            return commands
        }
    }

    /// The same consoles with what their commands print now, run one after the other.
    func consolesReplayed(in scratch: ReadmeScratch) throws -> [[Command]] {
        try consoles.map { commands in
            try zip(commands, scratch.outputs(of: commands)).map { Command(line: $0.line, output: $1) }
        }
    }

    /// The same text with other commands and output in the `console` blocks.
    func replacingConsoles(with consoles: [[Command]]) -> String {
        var rest = consoles[...]
        var result: [String] = []
        var isInside = false
        for line in text.components(separatedBy: "\n") {
            if isInside && line != "```" { continue }
            isInside = line == "```console"
            result.append(line)
            if isInside, let console = rest.popFirst() {
                for command in console { result += ["$ " + command.line] + command.output }
            }
        }
        return result.joined(separator: "\n")
    }
}
