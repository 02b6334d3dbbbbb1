/// The manifest of the package that an import writes.
struct AppManifest {
    let name: String
    /// The path or the address of Balloon's package.
    let balloon: String
    /// The files that the compiler is not given.
    let leftOut: [String]
    /// Whether there are files that are no code.
    let hasResources: Bool
    /// Whether there is a first test.
    let hasTests: Bool

    private static let products = ["CoreGraphics", "MessageUI", "Messages", "QuartzCore", "UIKit"]

    var text: String {
        let isAddress = balloon.contains("://") || balloon.hasPrefix("git@")
        let dependency =
            isAddress
            ? ".package(url: \(quoted(balloon)), branch: \"main\")"
            : ".package(name: \"Balloon\", path: \(quoted(balloon)))"
        let excluded = leftOut.map(quoted).joined(separator: ", ")
        let products = Self.products.map {
            "                .product(name: \"\($0)\", package: \"Balloon\"),"
        }
        return """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: \(quoted(name)),
                platforms: [.macOS(.v15)],
                dependencies: [\(dependency)],
                targets: [
                    .target(
                        name: \(quoted(name)),
                        dependencies: [
            \(products.joined(separator: "\n"))
                        ],
                        exclude: [\(excluded)]\(hasResources ? ",\n            resources: [.copy(\"Resources\")]" : ""))\(testTarget)
                ],
                swiftLanguageModes: [.v5]
            )

            """
    }

    private var testTarget: String {
        guard hasTests else { return "" }
        return """
            ,
                    .testTarget(
                        name: \(quoted(name + "Tests")),
                        dependencies: [
                            .byName(name: \(quoted(name))), .product(name: "BalloonTesting", package: "Balloon"),
                        ]),
            """
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
