import Foundation

/// Which module may import which: the table of modules in Documentation/Architecture.md. A new import needs a new word
/// there, so it is a decision and not an accident.
struct ModuleWalls {
    /// For each target of `Sources` what it may import: targets, packages and system modules.
    let allowedImports: [String: Set<String>]

    private static let page = "Documentation/Architecture.md"

    /// Reads the page.
    static func read() throws -> ModuleWalls { try ModuleWalls(page: Repository.text(page)) }

    /// - Parameter page: a page with a table whose last column is headed "May import". Its first column holds the
    ///   targets in backticks, its last column modules with spaces between, or a dash for none.
    /// - Throws: ``Malformed`` for a table that is missing, and for a row that cannot be read.
    init(page: String) throws {
        var allowed: [String: Set<String>] = [:]
        var isTable = false
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count >= 3 else {
                isTable = false
                continue
            }
            if cells[cells.count - 2] == "May import" {
                isTable = true
                continue
            }
            guard isTable, !cells[1].hasPrefix("---") else { continue }
            let targets = cells[1].matches(of: /`([\w-]+)`/).map { String($0.1) }
            let imports = cells[cells.count - 2].split(separator: " ").map(String.init)
            let isNone = imports == ["–"]
            guard !targets.isEmpty, !imports.isEmpty,
                isNone || imports.allSatisfy({ $0.wholeMatch(of: /[\w-]+/) != nil })
            else {
                throw Malformed(description: "this row of the table cannot be read: \(line)")
            }
            for target in targets {
                guard allowed[target] == nil else { throw Malformed(description: "\(target) has two rows") }
                allowed[target] = isNone ? [] : Set(imports)
            }
        }
        guard !allowed.isEmpty else { throw Malformed(description: "there is no table headed \"May import\"") }
        allowedImports = allowed
    }

    /// A page that cannot be read.
    struct Malformed: Error, CustomStringConvertible {
        let description: String
    }

    /// Open to all: what the toolchain brings, and what Foundation and XCTest are made of.
    static let toolchain: Set<String> = ["Swift", "Synchronization", "Glibc", "Musl", "Darwin"]

    /// What a word of the table stands for besides itself.
    static func modules(named name: String) -> Set<String> {
        name == "Foundation" ? ["Foundation", "FoundationEssentials", "Dispatch"] : [name]
    }
}
