// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that who depends on Balloon never fetches the benchmark framework nor needs Pango.
let package = Package(
    name: "BalloonBenchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Balloon", path: ".."),
        // Without traits: its malloc counter would bring jemalloc, which is not the allocator that users run with.
        .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []),
    ],
    targets: [
        .systemLibrary(
            name: "CPango", pkgConfig: "pangoft2",
            providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
        .systemLibrary(
            name: "CCairo", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
        // The peers and floors, in C: Pango, cairo, libpng, raw HarfBuzz, and the least that ICU and HarfBuzz can do.
        .target(
            name: "CPeers", dependencies: ["CPango", "CCairo"],
            linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("png")]),
        // Counts calls of malloc by standing in front of it.
        .target(name: "CAllocations"),
        // The captions and what is done with them, shared by both programs.
        .target(
            name: "Workloads",
            dependencies: [
                "CPeers", .product(name: "Typesetting", package: "Balloon"),
                .product(name: "Balloons", package: "Balloon"), .product(name: "BalloonTesting", package: "Balloon"),
                .product(name: "Sweeps", package: "Balloon"),
            ]),
        // The table of goals: interleaves the engines and prints ratios.
        .executableTarget(name: "ratios", dependencies: ["Workloads", "CAllocations"]),
        // Runs one command and tells its time and memory; small, since a parent's memory counts as its child's.
        .executableTarget(name: "stopwatch"),
        // What Pango needs from process start to exit for one caption.
        .executableTarget(name: "pango-measure", dependencies: ["CPeers"]),
        // Percentiles and thresholds of the same work.
        .executableTarget(
            name: "TextBenchmarks",
            dependencies: ["Workloads", .product(name: "Benchmark", package: "benchmark")],
            path: "Benchmarks/TextBenchmarks",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    ],
    swiftLanguageModes: [.v6]
)
