import Foundation
import Testing

/// Whether the tests of a package are a program that can be run by itself, as on Linux.
private let testsAreOneProgram: Bool = {
    #if os(Linux)
        true
    #else
        false
    #endif
}()

/// Tests of an app that must fail (`Tests/MessagesApps/AppTests`): run as `swift test` runs them, one at a time, and judged by how
/// the process ends and by what it says.
@Suite(.serialized, .enabled(if: testsAreOneProgram)) struct GoldenSuitesTests {
    private struct Run {
        let status: Int32
        let output: String
    }

    /// A folder for goldens, and runs of tests with them.
    private final class Goldens {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("suites-\(UUID().uuidString)")

        deinit { try? FileManager.default.removeItem(at: folder) }

        var files: [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".png") }
                .sorted()
        }

        func test(_ filter: String, caption: String = "Dinner", mode: String? = nil) throws -> Run {
            let process = Process()
            // The program that runs this test holds those tests, too.
            // The program that runs this test holds those tests, too.
            process.executableURL = Repository.products.appendingPathComponent("BalloonPackageTests.xctest")
            process.arguments =
                filter.hasPrefix("XCTest")
                ? ["AppTests.\(filter)"]
                : ["--testing-library", "swift-testing", "--filter", "^AppTests\\..*\(filter)"]
            var environment = ProcessInfo.processInfo.environment
            for name in ["CI", "BUILD_ID", "JENKINS_URL", "GITLAB_CI", "GITHUB_ACTIONS"] { environment[name] = nil }
            environment["BALLOON_RECORD"] = mode
            environment["GOLDENS"] = folder.path
            environment["CAPTION"] = caption
            process.environment = environment
            let output = Pipe()
            process.standardOutput = output
            process.standardError = output
            try process.run()
            let data = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return Run(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
        }
    }

    /// Issue 17: where no current test is known, a missing and a changed golden fail the process all the same.
    @Test(arguments: [
        "WithoutTest/detachedTask", "WithoutTest/thread", "WithoutTest/concurrentPerform", "XCTestThread/testThread",
    ])
    func offTheTestsTaskAGoldenStillFails(_ test: String) throws {
        let goldens = Goldens()
        let missing = try goldens.test(test, mode: "never")
        #expect(missing.status != 0 && missing.output.contains("missing: "), "\(missing.output)")
        #expect(goldens.files.isEmpty)
        let recorded = try goldens.test(test)
        #expect(recorded.status != 0 && recorded.output.contains("recorded in this run"))
        #expect(!goldens.files.isEmpty)
        let equal = try goldens.test(test)
        #expect(equal.status == 0, "\(equal.output)")
        let changed = try goldens.test(test, caption: "Lunch")
        #expect(changed.status != 0 && changed.output.contains("different: "), "\(changed.output)")
    }

    /// A recording run fails, as nobody has looked at what it recorded; the run after it compares.
    @Test(arguments: [nil, "all", "failed", "missing"])
    func aRecordingRunFails(_ mode: String?) throws {
        let goldens = Goldens()
        let first = try goldens.test("RecordingSuites/asUsual", mode: mode)
        #expect(first.status != 0 && first.output.contains("look at what was recorded"), "\(first.output)")
        #expect(goldens.files.count == 1)
        #expect(try goldens.test("RecordingSuites/asUsual", mode: mode).status == 0)
        #expect(try goldens.test("RecordingSuites/asUsual", caption: "Lunch", mode: mode).status != 0)
    }

    @Test func allInTheSourceNeverPasses() throws {
        let goldens = Goldens()
        for caption in ["Dinner", "Dinner", "Lunch", "Lunch"] {
            let run = try goldens.test("RecordingSuites/allInTheSource", caption: caption)
            #expect(run.status != 0 && run.output.contains("remove it"), "\(run.output)")
        }
    }

    @Test func anInnerSuiteKeepsTheFolder() throws {
        let goldens = Goldens()
        #expect(try goldens.test("RecordingSuites/Inner").status != 0)
        #expect(goldens.files == ["RecordingSuites.Inner.keepsTheFolder.png"])
    }

    @Test(arguments: ["SharedNames/withArguments", "SharedNames/inALoop"])
    func oneNameForTwoBalloonsFails(_ test: String) throws {
        let goldens = Goldens()
        for mode in ["missing", "all", "never"] {
            let run = try goldens.test(test, mode: mode)
            #expect(run.status != 0 && run.output.contains("two different balloons"), "\(mode): \(run.output)")
        }
    }

    @Test func namesAndSuitesOfOneFileAreToldApart() throws {
        let goldens = Goldens()
        #expect(try goldens.test("withNames").status != 0)
        #expect(
            goldens.files == [
                "SharedNames.OtherNames.withNames.Breakfast.png", "SharedNames.OtherNames.withNames.Lunch.png",
                "SharedNames.withNames.Breakfast.png", "SharedNames.withNames.Lunch.png",
            ])
        #expect(try goldens.test("withNames").status == 0)
    }

    @Test func aViewThatIsNotDrawnHasNoGolden() throws {
        let goldens = Goldens()
        for mode in ["missing", "all", "never"] {
            let run = try goldens.test("LiveViews/golden", mode: mode)
            #expect(run.status != 0 && run.output.contains("is not drawn"), "\(run.output)")
        }
        #expect(goldens.files.isEmpty)
        #expect(try goldens.test("LiveViews/size").status == 0)
    }

    @Test func aBlankGoldenNeedsAReason() throws {
        let goldens = Goldens()
        let refused = try goldens.test("LiveViews/blank")
        #expect(refused.status != 0 && refused.output.contains("nothing is drawn but the balloon"))
        #expect(goldens.files.isEmpty)
        #expect(try goldens.test("LiveViews/declaredBlank").status != 0)
        #expect(try goldens.test("LiveViews/declaredBlank").status == 0)
    }
}
