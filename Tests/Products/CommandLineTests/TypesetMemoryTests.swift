import BuiltProgram
import Foundation
import Testing

/// `balloon typeset` streams: its memory does not grow with its input.
struct TypesetMemoryTests {
    /// The most memory a run with this many lines took, in kilobytes, as the kernel counts it; nil where it does not.
    private static func peakMemory(lines: Int) throws -> Int? {
        let scratch = try Scratch()
        var input = Data()
        for index in 0..<lines {
            let text = "A line of words that wraps once or twice, number \(index)"
            input.append(contentsOf: #"{"id":\#(index),"text":"\#(text)","size":17,"width":120,"lang":"en"}"#.utf8)
            input.append(0x0A)
        }
        try input.write(to: scratch.url("in"))
        try Data().write(to: scratch.url("out"))

        let process = Process()
        process.executableURL = Balloon.executable
        process.arguments = ["typeset"]
        let source = Pipe()
        process.standardInput = source
        process.standardOutput = try FileHandle(forWritingTo: scratch.url("out"))
        try process.run()
        // Standard input stays open, so that the process still is there to be looked at when it has answered.
        try source.fileHandleForWriting.write(contentsOf: input)
        while try scratch.data("out").count(where: { $0 == 0x0A }) < lines, process.isRunning {
            Thread.sleep(forTimeInterval: 0.05)
        }
        let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
        try source.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try scratch.data("out").count(where: { $0 == 0x0A }) == lines)
        return status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
            .flatMap { line in line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
    func twentyTimesTheLinesTakeNoMoreMemory() throws {
        let small = try #require(try Self.peakMemory(lines: 1_024))
        let large = try #require(try Self.peakMemory(lines: 20_480))
        // Holding the input and the answers alone would take 5 MB more; caches that never forget far more.
        #expect(large < small + 4_096, "\(small) KB for 1 024 lines, \(large) KB for 20 480")
    }
}
