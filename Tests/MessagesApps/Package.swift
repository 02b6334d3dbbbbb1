// swift-tools-version: 6.1
import PackageDescription

/// Three iMessage apps in the manner of the WWDC samples. Their files would compile in Xcode as they are: what stands
/// in for Messages and UIKit comes with one import line. Beside them are the examples of Balloon's documentation comments,
/// compiled here as outside of Balloon only what is public can be named.
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
                .product(name: "Sweeps", package: "Balloon"), .product(name: "Typesetting", package: "Balloon"),
            ]),
        .executableTarget(
            name: "messages-apps",
            dependencies: [
                "EventCountdown", "IceCreamBuilder", "StickerPicker", .product(name: "Balloons", package: "Balloon"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
