// swift-tools-version: 6.1
import PackageDescription

// What Balloon costs, beside Pango, cairo, kiwi, libpng and raw HarfBuzz. The workloads call what is `package` in Balloon,
// so they are compiled under the name of its package, which SwiftPM takes from its folder. Without `packageAccess: false`
// it would add this package's own name behind, which counts.
let folders = Context.packageDirectory.split(separator: "/")
let balloon = String(folders[folders.count - 2]).lowercased()
let inBalloon: [SwiftSetting] = [.unsafeFlags(["-package-name", balloon])]
let engine: [Target.Dependency] = ["Balloons", "BalloonTesting", "Sweeps", "Typesetting"].map {
    .product(name: $0, package: balloon)
}

/// A library of the system that Balloon is compared with.
func peer(_ name: String, _ pkgConfig: String) -> Target {
    .systemLibrary(
        name: name, path: "Sources/\(name)", pkgConfig: pkgConfig,
        providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])])
}

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(path: ".."),
        // Without traits: its malloc counter would bring jemalloc, which is not the allocator that users run with.
        .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []),
    ],
    targets: [
        peer("CPango", "pangoft2"), peer("CCairo", "pangocairo"),
        // The peers and floors, in C: Pango, cairo, libpng, raw HarfBuzz, and the least that ICU and HarfBuzz can do.
        .target(
            name: "CPeers", dependencies: ["CPango", "CCairo"],
            linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("png")]),
        // kiwi, whose headers `Scripts/bootstrap bench` brings.
        .target(
            name: "CKiwi", cxxSettings: [.unsafeFlags(["-O3", "-I", "\(Context.packageDirectory)/.build"])]),
        // Counts calls of malloc by standing in front of it.
        .target(name: "CAllocations"),
        // The captions and what is done with them, shared by both programs.
        .target(
            name: "Workloads", dependencies: engine + ["CKiwi", "CPeers"], packageAccess: false,
            swiftSettings: inBalloon),
        // The table of goals: interleaves the engines and prints ratios.
        .executableTarget(
            name: "ratios", dependencies: ["Workloads", "CAllocations"], packageAccess: false, swiftSettings: inBalloon),
        // Runs one command and prints its time and memory; small, since a parent's memory counts as its child's.
        .executableTarget(name: "stopwatch"),
        // What Pango needs from process start to exit for one caption.
        .executableTarget(name: "pango-measure", dependencies: ["CPeers"]),
        // Percentiles of the same work.
        .executableTarget(
            name: "TextBenchmarks", dependencies: ["Workloads", .product(name: "Benchmark", package: "benchmark")],
            path: "Benchmarks/TextBenchmarks", packageAccess: false, swiftSettings: inBalloon,
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    ],
    swiftLanguageModes: [.v6]
)
