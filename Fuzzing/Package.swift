// swift-tools-version: 6.1
import PackageDescription

// libFuzzer programs over Balloon. They call what is `package` in Balloon, so they are compiled under the name of its
// package, which SwiftPM takes from its folder. Scripts/fuzz builds them with `-sanitize=fuzzer` for every module, so that
// libFuzzer sees which code runs. Without `packageAccess: false` SwiftPM adds this package's own name behind, which counts.
let folders = Context.packageDirectory.split(separator: "/")
let balloon = String(folders[folders.count - 2]).lowercased()
let inBalloon: [SwiftSetting] = [.unsafeFlags(["-package-name", balloon])]
let engine: [Target.Dependency] = ["Balloons", "Sweeps", "Typesetting", "BalloonCommands"].map {
    .product(name: $0, package: balloon)
}

/// Code that several fuzzers share.
func shared(_ name: String, _ uses: [Target.Dependency] = []) -> Target {
    .target(
        name: name, dependencies: uses, path: "Sources/\(name)", packageAccess: false,
        swiftSettings: inBalloon)
}

func fuzzer(_ name: String) -> Target {
    .executableTarget(
        name: name, dependencies: ["FuzzerDriver", "FileChecksums", "FuzzedValues"] + engine, path: "Sources/\(name)",
        packageAccess: false, swiftSettings: inBalloon + [.unsafeFlags(["-parse-as-library"])])
}

let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v15)],
    dependencies: [.package(path: "..")],
    targets: [
        shared("FuzzerDriver"), shared("FileChecksums"), shared("FuzzedValues", engine), fuzzer("TextFuzzer"),
        fuzzer("FontFuzzer"), fuzzer("ImageFuzzer"), fuzzer("SceneFuzzer"), fuzzer("RenderFuzzer"),
        fuzzer("DraftFuzzer"), fuzzer("AxesFuzzer"), fuzzer("GoldenFuzzer"), fuzzer("StreamFuzzer"),
        fuzzer("FilesFuzzer"),
    ],
    swiftLanguageModes: [.v6]
)
