import Foundation
import Testing

/// The walls between the modules hold in the manifest and in every source.
struct ImportWallsTests {
    /// The targets of the manifest that are shipped; what only tests lean on lies beside them.
    private static func shippedTargets() throws -> [Manifest.Target] {
        try Manifest.read().targets.filter { $0.type != "test" && $0.path?.hasPrefix("Tests/") != true }
    }

    @Test func everyTargetIsInTheTable() throws {
        #expect(Set(try Self.shippedTargets().map(\.name)) == Set(try ModuleWalls.read().allowedImports.keys))
    }

    /// What a row allows is the target of an earlier row, a package's product or a module of the system: no target is
    /// spelt wrongly, and no two can lead to each other.
    @Test func aRowAllowsOnlyTargetsOfEarlierRows() throws {
        let page = try Repository.text("Documentation/Architecture.md")
        let allowed = try ModuleWalls.read().allowedImports
        let fromOutside: Set<String> = [
            "Foundation", "FoundationNetworking", "Observation", "Testing", "XCTest", "Yams", "CYaml", "ArgumentParser",
            "SwiftParser", "SwiftSyntax",
        ]
        let place = Dictionary(
            uniqueKeysWithValues: allowed.keys.compactMap { target in
                page.range(of: "`\(target)`", options: .literal, range: table(of: page)).map { (target, $0.lowerBound) }
            })
        for (target, imports) in allowed {
            for module in imports.subtracting(fromOutside) {
                let own = try #require(place[target])
                let other = try #require(place[module], "\(target) may import \(module), which is no target")
                #expect(other < own, "\(target) may import \(module), whose row comes later")
            }
        }
    }

    /// The table and what follows it.
    private func table(of page: String) -> Range<String.Index> {
        (page.range(of: "May import")?.upperBound ?? page.startIndex)..<page.endIndex
    }

    @Test func theManifestDeclaresNoDependencyTheTableDoesNotAllow() throws {
        let walls = try ModuleWalls.read()
        for target in try Self.shippedTargets() {
            let allowed = try #require(walls.allowedImports[target.name])
            let beyond = Set(target.dependencyNames).subtracting(allowed).sorted()
            #expect(beyond.isEmpty, "\(target.name) must not depend on \(beyond.joined(separator: ", "))")
        }
    }

    @Test func theSourcesImportNothingTheTableDoesNotAllow() throws {
        let walls = try ModuleWalls.read()
        let sources = try SourceTree.sources.get()
        try #require(!sources.isEmpty)
        for source in sources {
            let allowed = try #require(
                walls.allowedImports[source.target], "\(source.path) is in no target of the table"
            )
            .reduce(into: ModuleWalls.toolchain) { $0.formUnion(ModuleWalls.modules(named: $1)) }
            for statement in ImportStatement.all(in: source.text) {
                #expect(
                    allowed.contains(statement.module),
                    "\(source.path):\(statement.line): \(source.target) must not import \(statement.module)")
            }
        }
    }

    /// An allowance that no source uses would let the next import in without a decision.
    @Test func theTableAllowsNothingThatNoSourceUses() throws {
        let imported = try SourceTree.sources.get().reduce(into: [String: Set<String>]()) { imported, source in
            imported[source.target, default: []].formUnion(ImportStatement.all(in: source.text).map(\.module))
        }
        for (target, allowed) in try ModuleWalls.read().allowedImports {
            let unused = allowed.filter { name in
                ModuleWalls.modules(named: name).isDisjoint(with: imported[target] ?? [])
            }
            #expect(unused.isEmpty, "\(target) imports no \(unused.sorted().joined(separator: ", ")); remove it there")
        }
    }

    /// What `balloon` and the engine's libraries are linked from never includes Apple's classes, the host or the import
    /// of apps: a change of `UIButton` builds none of them again.
    @Test(arguments: ["balloon", "Typesetting", "Sweeps", "Lint"])
    func theEngineReachesNothingOfApps(_ target: String) throws {
        let targets = try Manifest.read().targets
        let reached = Self.reached(from: target, in: targets)
        try #require(reached.isSuperset(of: ["Typesetting", "LineBreaking"]))
        let annex = Set(targets.filter(Self.isOfApps).map(\.name))
        #expect(annex.isSuperset(of: ["UIKitAPI", "MessagesAPI", "MessagesHost", "Scenarios", "AppImport"]))
        let apps = reached.intersection(annex).sorted()
        #expect(apps.isEmpty, "\(target) reaches \(apps.joined(separator: ", "))")
    }

    /// A change of `UIButton` compiles no test of the engine again.
    @Test func theTestsOfTheEngineImportNothingOfApps() throws {
        let targets = try Manifest.read().targets
        let annex = Set(targets.filter(Self.isOfApps).map(\.name))
        let withApps = targets.map(\.name).filter { !Self.reached(from: $0, in: targets).isDisjoint(with: annex) }
        let tests = targets.filter { $0.type == "test" && Self.isOfTheEngine($0.path ?? "") }.map(\.name)
        try #require(tests.count >= 9)
        for test in tests { #expect(!withApps.contains(test), "\(test) depends on something of Apps") }
        for path in Repository.files(below: "Tests", extensions: ["swift"]) where Self.isOfTheEngine(path) {
            for statement in ImportStatement.all(in: try Repository.text(path)) {
                #expect(!withApps.contains(statement.module), "\(path):\(statement.line) imports \(statement.module)")
            }
        }
    }

    /// Without it, whether a test compiles depends on what the build happened to compile before.
    @Test func aTestDependsOnTheTargetsThatItImports() throws {
        let targets = try Manifest.read().targets
        let names = Set(targets.map(\.name))
        var tried = 0
        for target in targets where target.type == "test" {
            let reached = Self.reached(from: target.name, in: targets)
            for path in Repository.files(below: try #require(target.path), extensions: ["swift"]) {
                for statement in ImportStatement.all(in: try Repository.text(path))
                where names.contains(statement.module) {
                    tried += 1
                    #expect(
                        reached.contains(statement.module),
                        "\(path):\(statement.line): \(target.name) does not depend on \(statement.module)")
                }
            }
        }
        #expect(tried > 1000)
    }

    /// Whether a path of tests lies in a room of the engine.
    private static func isOfTheEngine(_ path: String) -> Bool {
        ["Base", "Text", "Drawing", "Layout", "Checks"].contains { path.hasPrefix("Tests/\($0)/") }
    }

    private static func isOfApps(_ target: Manifest.Target) -> Bool { target.path?.hasPrefix("Sources/Apps/") == true }

    /// The targets that a target is built from, with itself.
    private static func reached(from target: String, in targets: [Manifest.Target]) -> Set<String> {
        let byName = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
        var reached: Set<String> = []
        var open = [target]
        while let next = open.popLast() {
            guard let found = byName[next], reached.insert(next).inserted else { continue }
            open += found.dependencyNames
        }
        return reached
    }

    /// The page is read as it is written, and a table that cannot be read is no table without walls.
    @Test func theTableIsRead() throws {
        let walls = try ModuleWalls(
            page: """
                | Other | Table |
                |---|---|
                | `X` | Y |

                | Module | What it does | May import |
                |---|---|---|
                | `A` `B` | first | – |
                | `C` | second, with `A` | A B Foundation |

                Text with a | in it | and `D` |
                """)
        #expect(walls.allowedImports == ["A": [], "B": [], "C": ["A", "B", "Foundation"]])
        let header = "| Module | May import |\n|---|---|\n"
        for row in ["", "| `A` | all of these, B |", "| A | B |", "| `A` | |", "| `A` | – |\n| `A` | B |"] {
            #expect(throws: ModuleWalls.Malformed.self) { try ModuleWalls(page: header + row) }
        }
    }

    /// ICU's headers clash with the copy inside Foundation, so no Swift source may ever see them.
    @Test func onlyUnicodeSourcesIncludeICU() throws {
        for path in Repository.files(below: "Sources", extensions: ["h", "c", "modulemap", "swift"]) {
            let isImplementation = path.hasPrefix("Sources/System/CUnicode/") && path.hasSuffix(".c")
            let includesICU = try Repository.text(path).contains("#include <unicode/")
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
