import ArgumentParser
import Support

/// How many threads a verb uses.
struct JobOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The number of threads; without it, as many as the process may use cores. The results are the same.",
            valueName: "n"))
    var jobs: Int?

    /// The largest number of threads: more than any machine has cores.
    static let maximum = 1024

    var count: Int { jobs ?? Cores.available }

    func validate() throws {
        guard let jobs else { return }
        guard (1...Self.maximum).contains(jobs) else {
            throw ValidationError("--jobs \(jobs) is not from 1 to \(Self.maximum)")
        }
    }
}
