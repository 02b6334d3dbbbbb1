import BuiltProgram
import Foundation
import TestSupport
import Testing

/// Row 41 of golden testing: a sweep of many cells takes little more memory than one of few. `make oracles` takes 100,872
/// cells, other runs a fifth of them.
struct SweepMemoryTests {
    /// The most memory that a sweep took, in kilobytes, as the kernel counts it, and the number of its cells.
    private static func sweep(step: Double) throws -> (peak: Int, cellCount: Int) {
        let scratch = try Scratch()
        try scratch.write(
            "message: {layout: {template: {caption: Dinner at the pier, subcaption: Saturday at 7}}}\n", to: "a.yaml")
        let process = Process()
        process.executableURL = Balloon.executable
        process.arguments = [
            "sweep", "a.yaml", "--widths", "300:440:\(step)", "--categories", "all", "--locales", "en,de,ar,th,ja,he",
            "-o", "out",
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
        try #require(process.terminationStatus == 0 && peak > 0)
        return (peak, try scratch.data("out/sweep.csv").count { $0 == 0x0A } - 1)
    }

    @Test(
        "A cell takes less than half a kilobyte more",
        .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
    func manyCells() throws {
        let few = try Self.sweep(step: 5)
        let many = try Self.sweep(step: OracleDepth.isFull ? 0.1 : 0.5)
        #expect(few.cellCount == 29 * 12 * 6)
        #expect(many.cellCount == (OracleDepth.isFull ? 1_401 : 281) * 12 * 6)
        let growth = many.peak - few.peak
        #expect(growth * 2 < many.cellCount - few.cellCount, "\(few.peak) KB, then \(many.peak) KB")
    }
}
