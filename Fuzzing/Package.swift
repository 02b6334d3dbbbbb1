// swift-tools-version: 6.1
import Foundation
import PackageDescription

// Fuzzers look at what users cannot call: they are compiled as a part of Balloon, whose identity is its folder's name.
let folder = URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent().lastPathComponent
let flags = ["-parse-as-library", "-package-name", folder.lowercased()]

// Scripts/fuzz builds this with `-sanitize=fuzzer` for every module, so that libFuzzer sees which code runs.
let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Balloon", path: "..")],
    targets: [
        .target(name: "FuzzerDriver"),
        .target(name: "FileChecksums"),
        .executableTarget(
            name: "TextFuzzer",
            dependencies: ["FuzzerDriver", .product(name: "Typesetting", package: "Balloon")],
            swiftSettings: [.unsafeFlags(flags)]),
        .executableTarget(
            name: "FontFuzzer",
            dependencies: ["FuzzerDriver", "FileChecksums", .product(name: "Balloons", package: "Balloon")],
            swiftSettings: [.unsafeFlags(flags)]),
        .executableTarget(
            name: "ImageFuzzer",
            dependencies: ["FuzzerDriver", "FileChecksums", .product(name: "Balloons", package: "Balloon")],
            swiftSettings: [.unsafeFlags(flags)]),
        .executableTarget(
            name: "SceneFuzzer",
            dependencies: ["FuzzerDriver", .product(name: "Balloons", package: "Balloon")],
            swiftSettings: [.unsafeFlags(flags)]),
        .executableTarget(
            name: "RenderFuzzer",
            dependencies: ["FuzzerDriver", .product(name: "Balloons", package: "Balloon")],
            swiftSettings: [.unsafeFlags(flags)]),
    ],
    swiftLanguageModes: [.v6]
)
