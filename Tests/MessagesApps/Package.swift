// swift-tools-version: 6.1
import PackageDescription

/// Three iMessage apps in the manner of the WWDC samples. Their files would compile in Xcode as they are: what stands
/// in for Messages and UIKit comes with one import line. The examples of Balloon's documentation comments
/// are compiled here too, because a package outside of Balloon can name only what is public.
let package = Package(
    name: "MessagesApps",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Balloon", path: "../..")],
    targets: [
        .target(name: "EventCountdown", dependencies: [.product(name: "Balloons", package: "Balloon")]),
        .target(name: "IceCreamBuilder", dependencies: [.product(name: "Balloons", package: "Balloon")]),
        .target(name: "StickerPicker", dependencies: [.product(name: "Balloons", package: "Balloon")]),
        .target(
            name: "DocumentationExamples",
            dependencies: [
                .product(name: "Balloons", package: "Balloon"), .product(name: "BalloonTesting", package: "Balloon"),
                .product(name: "Sweeps", package: "Balloon"),
            ]),
        .executableTarget(
            name: "messages-apps",
            dependencies: [
                "EventCountdown", "IceCreamBuilder", "StickerPicker", .product(name: "Balloons", package: "Balloon"),
            ]),
        // Tests of an app that fail on purpose, one at a time, as GoldenSuitesTests of PackageTests asks for them.
        .testTarget(
            name: "GoldenSuitesTests", dependencies: [.product(name: "BalloonTesting", package: "Balloon")]),
    ],
    swiftLanguageModes: [.v6]
)
