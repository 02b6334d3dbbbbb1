import Foundation
import Testing

/// Foundation's functions for the parent of a path stop the process on Linux for relative paths of one letter.
struct PathFunctionsTests {
    @Test("No source asks Foundation for the parent of a path; PathName.parent(of:) does it")
    func parents() throws {
        let forbidden = ["deletingLastPathComponent", "deleteLastPathComponent"]
        let own = "Sources/Base/Files/PathName.swift"
        let paths = Repository.files(below: "Sources", extensions: ["swift"]).filter { $0 != own }
        #expect(paths.count > 500)
        for path in paths {
            let text = try Repository.text(path)
            for name in forbidden { #expect(!text.contains(name), "\(path) uses \(name)") }
        }
    }
}
