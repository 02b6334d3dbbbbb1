import Foundation
import TestSupport
import Testing

@testable import AppImport

/// Which files outside of an app's folder its own files need.
struct NeededFilesTests {
    private func needed(_ own: String, _ outside: [String], names: Set<String> = []) throws -> [String] {
        let folder = try TemporaryFolder()
        func source(_ text: String, _ name: String) throws -> AppSource {
            try folder.write(text, to: name)
            return try AppSource(path: name, in: URL(fileURLWithPath: folder.path))
        }
        let others = try outside.enumerated().map { try source($1, "\($0).swift") }
        let found = try NeededFiles.among(others, for: [source(own, "own.swift")], names: names)
        return withExtendedLifetime(folder) { found.map(\.path) }
    }

    /// A file is needed for what it declares for others.
    @Test(
        arguments: [
            ("struct Mood {}", "Mood()", true), ("struct Mood {}", "Moods()", false),
            ("enum Mood { case a }", "a", false),
            ("func cheer() {}", "cheer()", true), ("let limit = 3", "limit", true),
            ("typealias ID = Int", "var a: ID", true),
            ("extension Int { var half: Int { 1 } }", "3.half", true),
            ("extension Int { var half: Int { 1 } }", "Int(1)", false),
            ("extension Int { init(mood: Int) { self = 1 } }", "Int(1)", true),
            ("extension Int: Mood {}", "Int(1)", true),
            ("extension Array where Element == Int { func sum() -> Int { 1 } }", "[1].sum()", true),
            ("func <~ (a: Int, b: Int) {}", "1", true), ("infix operator <~", "1", true),
            ("struct A { func inner() {} }", "inner()", false), ("func f() { let local = 1 }", "local", false),
            ("struct Mood {}", "\"\\(Mood())\"", true), ("struct Mood {}", "\"Mood\"", false),
            ("struct Mood {}", "/* Mood */", false),
            ("@propertyWrapper struct Mood {}", "@Mood var a = 1", true),
            ("protocol Mood {}", "class A: Mood {}", true),
        ])
    func whatAFileDeclares(_ outside: String, _ own: String, _ isNeeded: Bool) throws {
        #expect(try needed(own, [outside]) == (isNeeded ? ["0.swift"] : []))
    }

    /// What is needed needs others, in whatever order they stand; names of storyboards are used, too.
    @Test func filesNeedOthers() throws {
        let files = ["struct C {}", "struct B { let c = C() }", "struct A { let b = B() }", "struct D { let a = A() }"]
        #expect(try needed("A()", files) == ["0.swift", "1.swift", "2.swift"])
        #expect(try needed("C()", files) == ["0.swift"] && needed("1", files).isEmpty)
        #expect(try needed("1", files, names: ["D"]).count == 4)
    }

    /// A path from one folder to a file in another one.
    @Test(arguments: [
        ("/a/b/c.swift", "/a/b", "c.swift"), ("/a/x/c.swift", "/a/b", "../x/c.swift"),
        ("/c.swift", "/a/b", "../../c.swift"),
        ("/a/b/d/c.swift", "/a/b", "d/c.swift"), ("/a/bc/c.swift", "/a/b", "../bc/c.swift"),
    ]) func pathsToFiles(_ file: String, _ folder: String, _ path: String) {
        #expect(AppMembers.path(to: file, from: URL(fileURLWithPath: folder)) == path)
    }

    /// Packages whose manifest names the folders of targets.
    @Test func targetsOfAPackage() throws {
        let folder = try TemporaryFolder()
        let manifest = try folder.write(
            """
            let package = Package(name: "All", targets: [
                .target(name: "A", path: "./Shared/A"), .target(name: "B"), .testTarget(name: "C", path: "Tests"),
                .target(name: "D", dependencies: ["A"], path: ".", resources: []), .target(name: name, path: "E"),
            ])
            """, to: "Package.swift")
        #expect(PackageTargets.paths(inManifest: manifest) == ["A": "Shared/A/", "D": ""])
        #expect(PackageTargets.paths(inManifest: folder.file("gone")).isEmpty)
    }
}
