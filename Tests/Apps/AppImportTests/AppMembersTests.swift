import Foundation
import TestSupport
import Testing

@testable import AppImport

/// Which files an import takes, by the project that Xcode reads and by what the files name.
struct AppMembersTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func app(_ files: [String: String], at path: String = "App") throws -> AppFolder {
        for (name, text) in files { try folder.write(text, to: name) }
        return try AppFolder(at: URL(fileURLWithPath: folder.file(path)))
    }

    /// A project whose only target takes folders as they are ("PBXFileSystemSynchronizedRootGroup" of Xcode 16).
    private static func project(folders: [String], exceptions: [String] = []) -> String {
        let groups = folders.indices.map { "G\($0)" }
        let sets = exceptions.isEmpty ? "" : "exceptions = (E); "
        return """
            // !$*UTF8*$!
            { rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = M; targets = (T); };
              M = { isa = PBXGroup; children = (\(groups.joined(separator: ", "))); sourceTree = "<group>"; };
              T = { isa = PBXNativeTarget; name = Cards; productType = "com.apple.product-type.app-extension.messages";
                    buildPhases = (); fileSystemSynchronizedGroups = (\(groups.joined(separator: ", "))); };
              E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
                    membershipExceptions = (\(exceptions.map { "\"\($0)\"" }.joined(separator: ", "))); };
            \(zip(groups, folders).map { "  \($0) = { isa = PBXFileSystemSynchronizedRootGroup; path = \($1); \(sets)sourceTree = \"<group>\"; };" }.joined(separator: "\n"))
            }; }
            """
    }

    @Test func aTargetHasTheFilesOfItsFoldersAndNotOfThoseWithALongerName() throws {
        let app = try app(
            [
                "Cards.xcodeproj/project.pbxproj": Self.project(folders: ["App"], exceptions: ["Old.swift"]),
                "App/A.swift": "class A {}", "App/Parts/B.swift": "class B {}", "App/Old.swift": "class Old {}",
                "AppTests/C.swift": "class C {}",
            ], at: ".")
        #expect(app.files.map(\.path).sorted() == ["App/A.swift", "App/Parts/B.swift"])
        #expect(app.details.contains { $0.hasPrefix("AppTests/C.swift: not copied") })
        #expect(app.details.contains { $0.hasPrefix("App/Old.swift: not copied") })
    }

    /// Files of other folders that the target has are taken if a file names what they declare.
    @Test(arguments: [
        ("let a = Kept()", true), ("@Kept var a = 1", true), ("let a = \"\\(Kept())\"", true), ("let a = 1", false),
        ("let a = \"Kept\"", false), ("// Kept", false), ("helped()", true), ("let a = 1.doubled", true),
    ])
    func filesOutsideAreTakenWhereTheyAreNamed(code: String, isTaken: Bool) throws {
        let app = try app([
            "Cards.xcodeproj/project.pbxproj": Self.project(folders: ["App", "Shared"]),
            "App/A.swift": "func f() { \(code)\n}",
            "Shared/Kept.swift":
                "@propertyWrapper struct Kept { var wrappedValue = 1 }\nfunc helped() {}\nextension Int { var doubled: Int { 2 * self } }",
        ])
        #expect(app.files.map(\.path).contains("../Shared/Kept.swift") == isTaken)
    }

    /// A package whose manifest names the folder of a target, without a project.
    @Test(arguments: ["", "path: \".\", ", "path: \"./Code/\", "])
    func aPackageHasTheFoldersThatItsManifestNames(path: String) throws {
        let inside = path.isEmpty ? "Sources/Data/" : path.contains("Code") ? "Code/" : ""
        let app = try app([
            "Package.swift": "let package = Package(name: \"All\")", "App/A.swift": "import Data\nlet a = Kept()",
            "Data/Package.swift":
                "let package = Package(name: \"Data\", targets: [.target(name: \"Data\", \(path)resources: []), .testTarget(name: \"B\")])",
            "Data/\(inside)Kept.swift": "public struct Kept { public init() {} }",
            "Data/\(inside)Other.swift": "struct Other {}",
        ])
        #expect(app.files.map(\.path) == ["../Data/\(inside)Kept.swift", "A.swift"])
    }

    /// A package that the project names above its own folder or beside it.
    @Test(arguments: [false, true]) func aPackageElsewhereComesAlong(isList: Bool) throws {
        let list =
            "packages:\n  Core:\n    path: ..\ntargets:\n  Cards:\n    type: app-extension.messages\n    sources: [App]\n"
        let reference = "L = { isa = XCLocalSwiftPackageReference; relativePath = \"../Parts\"; };\n}; }"
        let project = Self.project(folders: ["App"]).replacing("}; }", with: reference)
        let inside = isList ? "" : "Parts/"
        let app = try app(
            [
                isList ? "ios/project.yml" : "ios/Cards.xcodeproj/project.pbxproj": isList ? list : project,
                "ios/App/A.swift": "import Core\nlet a = Kept()",
                "\(inside)Package.swift": "let package = Package(name: \"Core\")",
                "\(inside)Sources/Core/Kept.swift": "public struct Kept { public init() {} }",
            ], at: "ios/App")
        #expect(app.files.map(\.path) == ["../../\(inside)Sources/Core/Kept.swift", "A.swift"])
    }

    /// A module that another one of the repository imports under a condition that holds on iOS.
    @Test(arguments: [
        ("canImport(CoreGraphics)", true), ("os(iOS) || os(visionOS)", true), ("canImport(UIKit) && !os(macOS)", true),
        ("canImport(AppKit)", false), ("os(macOS)", false), ("!os(iOS)", false), ("PREMIUM", false),
    ])
    func aModuleOfAModuleComesAlong(condition: String, isTaken: Bool) throws {
        let app = try app([
            "Package.swift": "let package = Package(name: \"All\")", "App/A.swift": "import Kit\nlet a = Kept()",
            "Sources/Kit/Kept.swift": "#if \(condition)\nimport Base\n#endif\npublic struct Kept { let a = Deep() }",
            "Sources/Base/Deep.swift": "public struct Deep { public init() {} }",
        ])
        #expect(app.files.map(\.path).contains("../Sources/Base/Deep.swift") == isTaken)
    }

    /// An app that encrypts asks for the package that does; one that hashes does not.
    @Test(arguments: [
        ("import CryptoKit\nlet a = SHA256.self", false), ("import CryptoKit\nlet a = AES.GCM.self", true),
        ("import CryptoKit\nlet a = SymmetricKey(size: .bits256)", true), ("import UIKit\nstruct AES {}", false),
    ])
    func theManifestHasThePackageThatEncrypts(code: String, isNeeded: Bool) throws {
        let app = try app(["App/A.swift": code])
        try app.write(to: URL(fileURLWithPath: folder.file("Out")), balloon: "../Balloon")
        let manifest = try String(contentsOfFile: folder.file("Out/Package.swift"), encoding: .utf8)
        #expect(manifest.contains("apple/swift-crypto") == isNeeded)
        #expect(manifest.contains("\"Crypto\", package: \"swift-crypto\"") == isNeeded)
        #expect(manifest.contains("\"CryptoKit=Crypto\"") == isNeeded)
        #expect(manifest.contains("\"CryptoKit=LinuxCryptoKit\"") != isNeeded)
    }

    /// A list of which XcodeGen makes a project, with paths in each form.
    @Test(arguments: [
        "sources:\n      - path: App\n        excludes:\n          - Old.swift\n      - path: \"Shared\"\n        type: group",
        "# Of both.\n    sources: [App, Shared]", "sources:\n      - App\n      - Shared #all",
        "dependencies:\n      - target: Kit\n    sources:\n    - path: App\n    - path: Shared",
        "sources: [{path: App, excludes: [Old.swift]}, Shared]", "templates: [Both]",
        "templates: Half\n    sources: *app",
    ])
    func aListOfAProjectHasTheFoldersOfItsTargets(sources: String) throws {
        let list = """
            name: Cards
            settings:
              base: { SWIFT_VERSION: "5.0" }
            targetTemplates:
              Both: {sources: [&app App, Shared], platform: iOS}
              Half: {sources: Shared}
            targets:
              Kit:
                type: library.static
                sources: Kit
              Cards:
                type: application
                sources: [Main]
              Messages:
                type: app-extension.messages
                \(sources)
                info:
                  path: App/Info.plist
            schemes:
              Cards: {}
            """
        // A comment, and the ends of lines of Windows.
        let written =
            sources.hasPrefix("#")
            ? list.replacing("\n", with: "\r\n").replacing("messages", with: "messages # ours", maxReplacements: 1)
            : list
        let app = try app([
            "project.yml": written, "App/A.swift": "import Kit\nlet a = Kept(Deep())", "App/Old.swift": "class Old {}",
            "Shared/Kept.swift": "struct Kept { init(_ deep: Deep) {} }", "Shared/Spare.swift": "struct Spare {}",
            "Kit/Deep.swift": "struct Deep {}", "Main/Main.swift": "struct Kept {}",
        ])
        let isOldOut = sources.contains("excludes")
        #expect(
            app.files.map(\.path) == ["../Kit/Deep.swift", "../Shared/Kept.swift", "A.swift"]
                + (isOldOut ? [] : ["Old.swift"]))
    }
}
