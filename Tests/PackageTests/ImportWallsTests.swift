import Foundation
import Testing

/// The walls between the modules hold in the manifest and in every source.
struct ImportWallsTests {
    @Test func everyTargetIsInTheTable() throws {
        let targets = try Manifest.read().targets.filter { $0.type != "test" }.map(\.name)
        #expect(Set(targets) == Set(ModuleWalls.allowedImports.keys))
    }

    @Test func theManifestDeclaresNoDependencyTheTableDoesNotAllow() throws {
        for target in try Manifest.read().targets where target.type != "test" {
            let allowed = try #require(ModuleWalls.allowedImports[target.name])
            let beyond = Set(target.dependencyNames).subtracting(allowed).sorted()
            #expect(beyond.isEmpty, "\(target.name) must not depend on \(beyond.joined(separator: ", "))")
        }
    }

    @Test func theSourcesImportNothingTheTableDoesNotAllow() throws {
        let sources = Repository.files(below: "Sources", extensions: ["swift"])
        try #require(!sources.isEmpty)
        for path in sources {
            let target = String(path.split(separator: "/")[1])
            let allowed = try #require(ModuleWalls.allowedImports[target], "\(path) is in no target of the table")
                .union(ModuleWalls.toolchain).union(ModuleWalls.foundation(for: target))
            for statement in ImportStatement.all(in: try Repository.text(path)) {
                #expect(
                    allowed.contains(statement.module),
                    "\(path):\(statement.line): \(target) must not import \(statement.module)")
            }
        }
    }

    @Test(arguments: ModuleWalls.pureFolders)
    func pureFoldersImportNothing(_ folder: String) throws {
        let sources = Repository.files(below: folder, extensions: ["swift"])
        try #require(!sources.isEmpty)
        for path in sources {
            for statement in ImportStatement.all(in: try Repository.text(path)) {
                #expect(statement.module == "Swift", "\(path):\(statement.line): this folder is arithmetic alone")
            }
        }
    }

    /// ICU's headers clash with the copy inside Foundation, so no Swift source may ever see them.
    @Test func onlyUnicodeSourcesIncludeICU() throws {
        for path in Repository.files(below: "Sources", extensions: ["h", "c", "modulemap", "swift"]) {
            let isImplementation = path.hasPrefix("Sources/CUnicode/") && path.hasSuffix(".c")
            let includesICU = try Repository.text(path).contains("<unicode/")
            #expect(isImplementation || !includesICU, "\(path) includes ICU")
        }
    }

    /// The reader of import lines sees every form that Swift has.
    @Test func importsAreRecognised() {
        let source = """
            import A
            @testable import B
            public import struct C.D
            @_exported  import E.F
            @preconcurrency package import G
            // import H
            let important = "import I"
            #if canImport(FoundationEssentials)
                import FoundationEssentials
            #else
                import Foundation
            #endif
            #if canImport(J)
                import Foundation
            #endif
            import K; import L
            """
        let statements = ImportStatement.all(in: source)
        #expect(
            statements.map(\.module) == ["A", "B", "C", "E", "G", "FoundationEssentials", "Foundation", "K", "L"])
        #expect(statements.map(\.line) == [1, 2, 3, 4, 5, 9, 14, 16, 16])
    }
}
