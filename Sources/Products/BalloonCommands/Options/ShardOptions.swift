import ArgumentParser
import Goldens

/// One of several parts of a run, which machines do side by side.
struct ShardOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "One of several parts, such as 3/8; env takes the numbers of the job that runs, env/8 where only its own is known.",
            valueName: "k/n"))
    var shard: String?

    /// The part; nil for a whole run.
    /// - Throws: ``CommandError`` where the environment has no numbers.
    func part() throws -> Shard? { try shard.map { try Self.part($0, environment: Console.current.environment) } }

    func validate() throws {
        guard let shard, !Self.isOfEnvironment(shard), Shard(shard) == nil else { return }
        throw ValidationError("--shard " + Shard.refusal(of: shard))
    }

    private static func isOfEnvironment(_ text: String) -> Bool { text == "env" || text.hasPrefix("env/") }

    private static func part(_ text: String, environment: [String: String]) throws -> Shard {
        guard isOfEnvironment(text) else {
            guard let part = Shard(text) else { throw CommandError("--shard " + Shard.refusal(of: text)) }
            return part
        }
        let count = text.split(separator: "/").dropFirst().first.map(String.init)
        do { return try JobNumbers(environment).shard(of: count) } catch {
            throw CommandError("--shard \(text): \(error)")
        }
    }
}
