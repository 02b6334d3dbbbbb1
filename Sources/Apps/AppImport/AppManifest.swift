import Foundation
import Support

/// The manifest of the package that an import writes.
struct AppManifest {
    let name: String
    /// The path or the address of Balloon's package.
    let balloon: String
    /// Whether there are files that are no code.
    let hasResources: Bool
    /// Whether there is a first test.
    let hasTests: Bool
    /// Whether regular expressions stand between slashes, as in Swift 6. Else the app is compiled as in Swift 5, where warnings
    /// are no errors.
    let isSwift6: Bool

    /// Whether the app encrypts or signs.
    var usesCryptography = false

    /// Writes it, unless somebody has changed the one that is there.
    func write(to folder: URL) throws {
        let place = folder.appendingPathComponent("Package.swift").path
        // What the last import wrote.
        let copy = folder.appendingPathComponent(".imported-manifest").path
        let current = try AtomicFile.read(place, limit: Self.maximumSize)
        if let current, current != (try AtomicFile.read(copy, limit: Self.maximumSize) ?? []) { return }
        for path in [place, copy] { try AtomicFile.write(Array(text.utf8), to: path) }
    }

    /// The maximum number of bytes of a manifest; large ones have some ten thousand.
    static let maximumSize = 1 << 20

    var text: String {
        let isAddress = balloon.contains("://") || balloon.hasPrefix("git@")
        let dependency =
            isAddress
            ? ".package(url: \(quoted(balloon)), branch: \"main\")"
            : ".package(name: \"Balloon\", path: \(quoted(balloon)))"
        let aliases = AppModule.all.map { module in
            let isOfPackage = usesCryptography && module.name == "CryptoKit"
            let linuxName = isOfPackage ? AppCryptography.module : module.linuxName
            return "    \"-module-alias\", \"\(module.name)=\(linuxName)\","
        }
        let (others, products) =
            usesCryptography ? (", \(AppCryptography.package)", ", \(AppCryptography.product)") : ("", "")
        return """
            // swift-tools-version: 6.1
            import PackageDescription

            // Written by `balloon import`, and left alone once it is changed.
            // Apple's modules, for the app's files alone: no other package of the build finds a module named as Apple's.
            let appleModules = [
            \(aliases.joined(separator: "\n"))
            ]

            let package = Package(
                name: \(quoted(name)),
                platforms: [.macOS(.v15)],
                dependencies: [\(dependency)\(others)],
                targets: [
                    .target(
                        name: \(quoted(name)),
                        dependencies: [.product(name: "AppModules", package: "Balloon")\(products)],
                        \(hasResources ? "resources: [.copy(\"Resources\")],\n            " : "")swiftSettings: [.unsafeFlags(appleModules)\(isSwift6 ? ", .enableUpcomingFeature(\"BareSlashRegexLiterals\")" : "")])\(testTarget)
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
