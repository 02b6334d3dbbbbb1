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

    var text: String {
        let isAddress = balloon.contains("://") || balloon.hasPrefix("git@")
        let dependency =
            isAddress
            ? ".package(url: \(quoted(balloon)), branch: \"main\")"
            : ".package(name: \"Balloon\", path: \(quoted(balloon)))"
        let excluded = leftOut.map(quoted).joined(separator: ", ")
        let aliases = AppModule.all.map { "    \"-module-alias\", \"\($0.name)=\($0.linuxName)\"," }
        return """
            // swift-tools-version: 6.1
            import PackageDescription

            // Apple's modules, for the app's files alone: no other package of the build finds a module named as Apple's.
            let appleModules = [
            \(aliases.joined(separator: "\n"))
            ]

            let package = Package(
                name: \(quoted(name)),
                platforms: [.macOS(.v15)],
                dependencies: [\(dependency)],
                targets: [
                    .target(
                        name: \(quoted(name)),
                        dependencies: [.product(name: "AppModules", package: "Balloon")],
                        exclude: [\(excluded)]\(hasResources ? ",\n            resources: [.copy(\"Resources\")]" : ""),
                        swiftSettings: [.unsafeFlags(appleModules)])\(testTarget)
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
                        ],
                        swiftSettings: [.unsafeFlags(appleModules)]),
            """
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
