import Benchmark
import Workloads

/// Percentiles of the scenarios of `ratios`, each contender by itself: `swift package benchmark`.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.cpuTotal, .wallClock, .throughput], warmupIterations: 2, maxDuration: .seconds(2),
        maxIterations: 1000)
    do {
        for make in try Scenario.all(CaptionGroup.all(), with: Engines()) {
            let scenario = try make()
            for contender in [scenario.balloon] + scenario.others {
                Benchmark("\(scenario.name): \(contender.name), \(scenario.operations) operations") { _ in
                    blackHole(try contender.run())
                }
            }
        }
    } catch {
        fatalError("the benchmarks cannot start: \(error)")
    }
}
