import Foundation
import Testing

/// The pages are a DocC archive without a warning: `Scripts/documentation` ends in order.
struct DocumentationArchiveTests {
    /// Whether there are Python and a toolchain with `docc`.
    private static let hasPrograms = ["python3", "docc"].allSatisfy { name in
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    @Test(.enabled(if: hasPrograms)) func theArchiveIsMadeWithoutAWarning() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("balloon-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = Repository.root.appendingPathComponent("Scripts/documentation").path
        _ = try Repository.run(script, folder.path)
        let pages = folder.appendingPathComponent("data/documentation/balloon").path
        let names = try FileManager.default.contentsOfDirectory(atPath: pages)
        #expect(names.contains("sizesintests.json") && names.count > 10)
    }
}
