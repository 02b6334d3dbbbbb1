import Dispatch
import Foundation
import Goldens
import Synchronization
import TestSupport
import Testing

@testable import BalloonTesting

/// Sources that several processes write records into, and that somebody edits meanwhile.
struct InlineRecordSourcesTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("DinnerTests.swift")
    }

    private static let count = 12
    /// A line for each call.
    private static let source = (0..<count).map { "func t\($0)() { assertLayout(of: one) }\n" }.joined()
    private static let program = TestProgram(identity: "1", built: nil)

    private var text: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

    /// Writes a record behind the call of a line, as the process that has these sources.
    private func write(
        _ record: String, line: Int, _ sources: InlineRecordSources, sharing: Bool = true, hasRecord: Bool = false
    ) throws {
        let column = "func t\(line - 1)() { assertLayout(".utf8.count
        let place = TestPlace(
            fileID: "T/DinnerTests.swift", file: "DinnerTests.swift", function: "t()", line: UInt(line),
            column: UInt(column), path: path)
        try sources.write(
            record, at: place, hasRecord: hasRecord,
            sharedIn: sharing ? PendingFolder(root: folder.file("pending")) : nil)
    }

    @Test func processesOfOneBuildLoseNothing() throws {
        try folder.write(Self.source, to: "DinnerTests.swift")
        let failures = Mutex<[String]>([])
        DispatchQueue.concurrentPerform(iterations: Self.count) { index in
            // A process has its own memory.
            do {
                try write("record \(index)\n", line: index + 1, InlineRecordSources(of: Self.program))
            } catch {
                failures.withLock { $0.append("\(error)") }
            }
        }
        #expect(failures.withLock { $0 } == [])
        let parts = text.components(separatedBy: "assertLayout(of: one)")
        #expect(parts.count == Self.count + 1)
        for (index, part) in parts.dropFirst().enumerated() {
            #expect(part.hasPrefix(" {\n    #\"\"\"\n    record \(index)\n    \"\"\"#\n}"), "\(part)")
        }
        // A call that is already written is left as it is, and another record of it is refused.
        let before = text
        try write("record 3\n", line: 4, InlineRecordSources(of: Self.program))
        #expect(throws: GoldenFailure.self) {
            try write("another\n", line: 4, InlineRecordSources(of: Self.program))
        }
        #expect(text == before)
    }

    /// The file that a process finds is not the one that it was compiled from.
    @Test func aSourceThatWasEditedIsLeftAlone() throws {
        try folder.write(Self.source, to: "DinnerTests.swift")
        let old = TestProgram(identity: "1", built: Date(timeIntervalSinceNow: -60))
        #expect(throws: GoldenFailure.self) { try write("record\n", line: 1, InlineRecordSources(of: old)) }
        #expect(text == Self.source)
        // Another process has written, and somebody has edited what it left.
        try write("record\n", line: 1, InlineRecordSources(of: Self.program))
        let edited = text.replacing("t5", with: "t6")
        try folder.write(edited, to: "DinnerTests.swift")
        for sharing in [true, false] {
            let sources = InlineRecordSources(of: sharing ? Self.program : old)
            #expect(throws: GoldenFailure.self) { try write("record\n", line: 3, sources, sharing: sharing) }
        }
        #expect(text == edited)
        // The next build is compiled from it, and what the old one left is forgotten.
        let next = InlineRecordSources(of: TestProgram(identity: "2", built: nil))
        let lines = edited.components(separatedBy: "func t1()")[0].components(separatedBy: "\n").count
        try write("next\n", line: lines + 1, next)
        #expect(text.contains("func t2() { assertLayout(of: one) {\n    #\"\"\"\n    next\n"), "\(text)")
    }

    /// A call that had a record when it was compiled, and has none.
    @Test func aRecordThatIsGoneIsAnEdit() throws {
        try folder.write(Self.source, to: "DinnerTests.swift")
        #expect(throws: GoldenFailure.self) {
            try write("record\n", line: 1, InlineRecordSources(of: Self.program), hasRecord: true)
        }
        #expect(text == Self.source)
    }

    /// The line ends of Windows stay what they are.
    @Test func lineEndsAreKept() throws {
        let source = Self.source.replacing("\n", with: "\r\n")
        try folder.write(source, to: "DinnerTests.swift")
        try write("one\ntwo\n", line: 5, InlineRecordSources(of: Self.program))
        #expect(text.contains("assertLayout(of: one) {\r\n    #\"\"\"\r\n    one\r\n    two\r\n"))
        #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == text.utf8.count { $0 == UInt8(ascii: "\r") })
    }
}
