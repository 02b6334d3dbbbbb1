import Foundation
import TestSupport
import Testing

@testable import BalloonTesting

/// How old the program is that runs the tests.
struct TestProgramTests {
    /// A program is as new as the last build, also where that had no reason to link it again.
    @Test func aProgramIsAsNewAsTheLastBuild() throws {
        var place = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let program = place.path
        while place.path != "/", !FileManager.default.fileExists(atPath: place.path + "/build.db") {
            place.deleteLastPathComponent()
        }
        let dates = try [program, place.path + "/build.db"].map {
            try #require(try FileManager.default.attributesOfItem(atPath: $0)[.modificationDate] as? Date)
        }
        let folder = try TemporaryFolder()
        let source = try folder.write("", to: "A.swift")
        let ages = try [
            max(dates[0], dates[1]).addingTimeInterval(1), max(dates[0], dates[1]), min(dates[0], dates[1]),
        ]
        .map { date in
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: source)
            return TestProgram.current.isOlder(than: source)
        }
        #expect(ages == [true, false, false])
        #expect(!TestProgram.current.isOlder(than: folder.file("gone.swift")))
        #expect(!TestProgram(identity: "a", built: nil).isOlder(than: source))
    }
}
