import Foundation
import TestSupport
import Testing

@testable import Drawing

/// A program that is run leaves nothing behind: no process and no file.
@Suite(.endsWithin(.seconds(60))) struct ChildProgramTests {
    private func run(
        _ script: String, until deadline: DispatchTime = .now() + .seconds(20)
    ) throws -> (output: String, failure: ChildProgram.Failure?) {
        let (output, errors) = (try #require(UnlinkedFile()), try #require(UnlinkedFile()))
        var failure: ChildProgram.Failure?
        do throws(ChildProgram.Failure) {
            try ChildProgram.run("/bin/sh", ["-c", script], until: deadline, output: output, errors: errors)
        } catch {
            failure = error
        }
        return (String(decoding: try output.reader().readToEnd() ?? Data(), as: UTF8.self), failure)
    }

    @Test func outputAndStatusComeBack() throws {
        let well = try run("printf abc")
        #expect(well.output == "abc" && well.failure == nil)
        let badly = try run("printf abc; exit 3")
        #expect(badly.output == "abc" && badly.failure == .failed)
        #expect(try run("kill -9 $$").failure == .failed)
        // It has no input, and no variable of this process.
        let empty = try run("cat; printf %s \"$HOME\"")
        #expect(empty.output.isEmpty && empty.failure == nil)
    }

    @Test func whatCannotBeStartedIsTold() throws {
        let file = try #require(UnlinkedFile())
        #expect(throws: ChildProgram.Failure.notRun) {
            try ChildProgram.run("/no/such/program", [], until: .now() + .seconds(5), output: file, errors: file)
        }
    }

    @Test func itIsStoppedInTime() throws {
        let start = ContinuousClock.now
        #expect(try run("exec sleep 50", until: .now() + .milliseconds(100)).failure == .tooSlow)
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    #if os(Linux)
        /// The kernel ends it with the process that has started it: the child says which signal it would get.
        @Test func itEndsWithItsParent() throws {
            let script = """
                exec python3 -c 'import ctypes; n = ctypes.c_int(); ctypes.CDLL(None).prctl(2, ctypes.byref(n)); print(n.value)'
                """
            let answer = try run(script)
            // Without Python there is nobody to ask.
            guard answer.failure == nil else { return }
            #expect(answer.output == "\(SIGKILL)\n")
        }

        @Test func itsFilesHaveNoNames() throws {
            let file = try #require(UnlinkedFile())
            let name = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file.descriptor)")
            #expect(name.hasSuffix("(deleted)"))
        }
    #endif
}
