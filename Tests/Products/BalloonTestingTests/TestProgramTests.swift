import Foundation
import TestSupport
import Testing

@testable import BalloonTesting

/// How old the program is that runs the tests.
struct TestProgramTests {
    /// A program is older than a source that was written after the last build.
    @Test func aSourceCanBeNewer() throws {
        let folder = try TemporaryFolder()
        let source = try folder.write("", to: "A.swift")
        let built = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let program = TestProgram(identity: "a", built: built)
        let ages = try [1.0, 0, -1].map { seconds in
            let date = built.addingTimeInterval(seconds)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: source)
            return program.isOlder(than: source)
        }
        #expect(ages == [true, false, false])
        #expect(!program.isOlder(than: folder.file("gone.swift")))
        #expect(!TestProgram(identity: "a", built: nil).isOlder(than: source))
    }
}
