import ArgumentParser
import Foundation
import Scenes
import Support

/// A program of verbs: its arguments become a verb, which runs, and an error becomes an exit code and a message.
package struct Program {
    /// The command whose subcommands are the verbs.
    let root: any ParsableCommand.Type

    package init(_ root: any ParsableCommand.Type) { self.root = root }

    /// Runs a verb on this thread, and on threads that it starts itself. ArgumentParser ends with 64 on errors of usage;
    /// Balloon ends with 2, as on all bad input.
    package func run(in console: Console) -> ExitStatus {
        // A parent may have left it ignored, and a reader that is gone is no full disk.
        if console.ownsProcess { signal(SIGPIPE, SIG_DFL) }
        return Console.$current.withValue(console) { run(console.arguments) }
    }

    private func run(_ arguments: [String]) -> ExitStatus {
        var printsJSON: Bool?
        do {
            if let error = UnknownVerb.first(of: arguments, verbs: verbs) { throw error }
            var command = try parsed(arguments)
            printsJSON = (command as? any PrintsJSON)?.printsJSON ?? false
            try command.run()
            return .done
        } catch {
            return report(error, of: arguments, asJSON: printsJSON ?? asksForJSON(arguments))
        }
    }

    /// The command with its options. When the library parses from the root, it makes the options of a verb three times,
    /// and checks them each time in a debug build. Therefore a verb is parsed on its own. If that fails, the arguments are
    /// parsed from the root, for help and for messages that name the verb.
    private func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        let verb = root.configuration.subcommands.first { $0.configuration.commandName == arguments.first }
        let words = Array(arguments.dropFirst())
        if let verb = verb as? any PlainVerb.Type, let command = verb.plain(words) { return command }
        if let verb, let command = try? verb.parse(words) { return command }
        return try root.parseAsRoot(arguments)
    }

    /// Whether arguments that may have errors ask a verb for JSON.
    private func asksForJSON(_ arguments: [String]) -> Bool {
        let verb = root.configuration.subcommands.first { $0.configuration.commandName == arguments.first }
        guard verb is any PrintsJSON.Type else { return false }
        let options = arguments.prefix { $0 != "--" }
        return options.contains("--json") || options.contains("--format=json")
            || zip(options, options.dropFirst()).contains { $0 == "--format" && $1 == "json" }
    }

    private var verbs: [String] { root.configuration.subcommands.compactMap { $0.configuration.commandName } }

    /// Reports an error, or writes what is asked for by `--help` and `--version`.
    private func report(_ error: any Error, of arguments: [String], asJSON: Bool) -> ExitStatus {
        if root.exitCode(for: error) == .success { return write(root.fullMessage(for: error)) }
        if let status = error as? ExitStatus { return status }
        if let errors = (error as? SceneFileErrors) ?? (error as? SceneError).map({ SceneFileErrors([$0]) }) {
            if asJSON { write(errors.json) } else { StandardError.write(errors.text) }
        } else if asJSON {
            let isUsage = root.exitCode(for: error) == .validationFailure
            write(isUsage ? .usage(message(of: error, in: arguments)) : SceneFileErrors.json(of: error))
        } else {
            StandardError.write("error: " + message(of: error, in: arguments))
        }
        return ExitStatus(of: error)
    }

    private func write(_ errors: SceneFileErrors.Answer) {
        do { try JSONOutput.write(errors, as: .errors) } catch { StandardError.write("error: \(error)") }
    }

    /// Writes help or the version, which a script may read.
    private func write(_ message: String) -> ExitStatus {
        do {
            try StandardOutput.write(line: message)
            return .done
        } catch {
            StandardError.write("error: \(error)")
            return ExitStatus(of: error)
        }
    }

    /// An error in one line. An error of usage refers to the verb's help.
    private func message(of error: any Error, in arguments: [String]) -> String {
        guard root.exitCode(for: error) == .validationFailure else { return "\(error)" }
        let verb = arguments.first { verbs.contains($0) }
        let help = (["balloon"] + (verb.map { [$0] } ?? []) + ["--help"]).joined(separator: " ")
        return Self.inOneLine(root.message(for: error)) + " (see \(help))"
    }

    /// A message of the parser, which lists allowed values a line each, and suggests options that share hardly a letter with
    /// what was written.
    private static func inOneLine(_ message: String) -> String {
        var line = message.split(separator: "\n").joined(separator: " ")
            .replacing(". Please provide one of the following:   - ", with: "; write one of ")
            .replacing("   - ", with: ", ")
        if let found = line.firstMatch(of: /Unknown option '(.+)'(\. Did you mean '(.+)'\?)/),
            NearestKey.match(String(found.1), among: [String(found.3)]) == nil
        {
            line.removeSubrange(found.2.startIndex..<found.2.endIndex)
        }
        return line
    }
}
