import Foundation
import TestSupport
import Testing

/// Row 41 of golden testing: many cells stay below a ceiling. `make oracles` takes 100,872 cells, other runs a fifth.
struct SweepMemoryTests {
    private static let step = OracleDepth.isFull ? 0.1 : 0.5
    private static let cellCount = (Int(140 / step) + 1) * 12 * 6
    /// Kilobytes: the program with its fonts takes 42 MB, and a cell with its row of the table half a kilobyte.
    private static let ceiling = 50_000 + cellCount

    @Test(
        "A cell takes less than a kilobyte",
        .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
    func manyCells() throws {
        let scratch = try Scratch()
        try scratch.write(
            "message: {layout: {template: {caption: Dinner at the pier, subcaption: Saturday at 7}}}\n", to: "a.yaml")
        let process = Process()
        process.executableURL = Balloon.executable
        process.arguments = [
            "sweep", "a.yaml", "--widths", "300:440:\(Self.step)", "--categories", "all", "--locales",
            "en,de,ar,th,ja,he", "-o",
            "out",
        ]
        process.currentDirectoryURL = scratch.folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        var peak = 0
        while process.isRunning {
            let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
            let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
            peak = max(peak, line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0)
            Thread.sleep(forTimeInterval: 0.005)
        }
        #expect(process.terminationStatus == 0 && peak > 0 && peak < Self.ceiling, "\(peak) KB")
        #expect(try scratch.data("out/sweep.csv").count { $0 == 0x0A } == 1 + Self.cellCount)
    }
}
