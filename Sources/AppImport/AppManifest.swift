/// The manifest of the package that an import writes.
struct AppManifest {
    let name: String
    /// The path or the address of Balloon's package.
    let balloon: String
    /// The files that the compiler is not given.
    let leftOut: [String]

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
                        exclude: [\(excluded)])
                ],
                swiftLanguageModes: [.v5]
            )

            """
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
