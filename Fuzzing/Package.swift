// swift-tools-version: 6.1
import PackageDescription

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
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
        .executableTarget(
            name: "FontFuzzer",
            dependencies: ["FuzzerDriver", "FileChecksums", .product(name: "Balloons", package: "Balloon")],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
        .executableTarget(
            name: "ImageFuzzer",
            dependencies: ["FuzzerDriver", "FileChecksums", .product(name: "Balloons", package: "Balloon")],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
        .executableTarget(
            name: "SceneFuzzer",
            dependencies: ["FuzzerDriver", .product(name: "Balloons", package: "Balloon")],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
        .executableTarget(
            name: "RenderFuzzer",
            dependencies: ["FuzzerDriver", .product(name: "Balloons", package: "Balloon")],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
    ],
    swiftLanguageModes: [.v6]
)
