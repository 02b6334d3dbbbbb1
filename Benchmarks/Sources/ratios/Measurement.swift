import CAllocations
import Foundation
import Workloads

/// What a scenario came to: medians over rounds in which every contender had its turn.
struct Measurement {
    let scenario: Scenario
    /// Nanoseconds an operation by name of contender, Balloon first.
    let times: [(name: String, nanoseconds: Double)]
    /// How often Balloon takes as long as another, by name: the median over rounds, so that what slows the machine
    /// for a while slows both.
    let ratios: [String: Double]
    /// Times that Balloon asked for memory, an operation.
    let allocations: Double

    /// A sample shorter than this says more about the clock and the scheduler than about the work.
    private static let sample = Duration.milliseconds(4)
    private static let rounds = 15
    /// Rounds of scenarios that take long.
    private static let fewRounds = 5
    private static let isLong = Duration.milliseconds(300)

    init(_ scenario: Scenario) throws {
        let contenders = [scenario.balloon] + scenario.others
        var repeats: [Int] = []
        var whole = Duration.zero
        for contender in contenders {
            _ = try contender.run()
            let once = try Self.duration(of: contender, repeats: 1)
            repeats.append(max(1, Int((Self.sample / once).rounded(.up))))
            whole += max(once, Self.sample)
        }
        var samples = contenders.map { _ in [Double]() }
        for _ in 0..<(whole > Self.isLong ? Self.fewRounds : Self.rounds) {
            for (index, contender) in contenders.enumerated() {
                let time = try Self.duration(of: contender, repeats: repeats[index])
                samples[index].append(time / .nanoseconds(1) / Double(repeats[index] * scenario.operations))
            }
        }
        let before = allocations_count()
        _ = try scenario.balloon.run()
        allocations = Double(allocations_count() - before) / Double(scenario.operations)
        times = zip(contenders, samples).map { ($0.name, median($1)) }
        var ratios: [String: Double] = [:]
        for (index, contender) in contenders.enumerated().dropFirst() {
            ratios[contender.name] = median(zip(samples[0], samples[index]).map { $0 / $1 })
        }
        self.ratios = ratios
        self.scenario = scenario
    }

    /// The processor time of this thread; the work is single-threaded, and other programs must not count.
    static func duration(of contender: Contender, repeats: Int) throws -> Duration {
        let start = threadTime()
        for _ in 0..<repeats { _ = try contender.run() }
        return threadTime() - start
    }

    private static func threadTime() -> Duration {
        var now = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
        return .seconds(now.tv_sec) + .nanoseconds(now.tv_nsec)
    }
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.count % 2 == 1
        ? sorted[sorted.count / 2] : (sorted[sorted.count / 2 - 1] + sorted[sorted.count / 2]) / 2
}
