import BuiltProgram
import Foundation
import Testing

/// `Examples/spark` on a cluster of two processes, where Java and pyspark are.
struct SparkTests {
    /// Runs a program to its end and returns its status; nil when there is no such program.
    private static func run(_ arguments: [String], in folder: URL) -> Int32? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        process.waitUntilExit()
        return process.terminationStatus
    }

    private static let isHere =
        run(["java", "-version"], in: Balloon.package) == 0
        && run(["python3", "-c", "import pyspark"], in: Balloon.package) == 0

    @Test(
        "Spark's files, one behind the other, have the bytes of one process", .enabled(if: isHere, "no Java or pyspark")
    )
    func cluster() throws {
        let scratch = try Scratch()
        let lines = (0..<400).map { #"{"id":\#($0),"caption":"Dinner \#($0) at the pier at seven"}"# } + ["{"]
        try scratch.write(lines.joined(separator: "\n") + "\n", to: "captions.jsonl")
        let axes = ["--widths", "120,320", "--categories", "L,AX1"]
        let alone = try Balloon.run(
            ["sweep", "--stdin", "-o", "-"] + axes, in: scratch.folder, input: scratch.data("captions.jsonl"))
        try #require(alone.status == 0 && alone.lines.count == 400 * 4 + 1)
        let script = Balloon.package.appendingPathComponent("Examples/spark/sweep_captions.py").path
        let status = Self.run(
            [
                "python3", script, "captions.jsonl", "cells", "--balloon", Balloon.executable.path, "--partitions", "4",
                "--",
            ]
                + axes, in: scratch.folder)
        try #require(status == 0)
        let parts = try scratch.files(below: "cells").filter { $0.hasPrefix("part-") }
        #expect(parts.count >= 4)
        let cells = try parts.map { String(decoding: try scratch.data("cells/\($0)"), as: UTF8.self) }.joined()
        #expect(cells == alone.output)
    }
}
