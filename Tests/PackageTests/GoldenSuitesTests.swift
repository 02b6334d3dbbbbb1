import Foundation
import Testing

/// Tests of an app that must fail (`Tests/Apps/MessagesApps/AppTests`): run as `swift test` runs them, one at a time, and judged by how
/// the process ends and by what it says.
@Suite(.serialized, .enabled(if: AppTests.areOneProgram)) struct GoldenSuitesTests {
    /// Issue 17: where no current test is known, a missing and a changed golden fail the process all the same.
    @Test(arguments: [
        "WithoutTest/detachedTask", "WithoutTest/thread", "WithoutTest/concurrentPerform", "XCTestThread/testThread",
    ])
    func offTheTestsTaskAGoldenStillFails(_ test: String) throws {
        let goldens = try AppTests()
        let missing = try goldens.test(test, mode: "never")
        #expect(missing.status != 0 && missing.output.contains("missing: "), "\(missing.output)")
        #expect(goldens.files.isEmpty)
        let recorded = try goldens.test(test)
        #expect(recorded.status != 0 && recorded.output.contains("recorded in this run"))
        #expect(!goldens.files.isEmpty)
        #expect(try goldens.test(test).status != 0)
        try goldens.accept()
        let equal = try goldens.test(test)
        #expect(equal.status == 0, "\(equal.output)")
        let changed = try goldens.test(test, caption: "Lunch")
        #expect(changed.status != 0 && changed.output.contains("different: "), "\(changed.output)")
    }

    /// The names of goldens do not depend on the thread: which share of the work runs on the test's own is chance.
    @Test func aGoldenHasOneNameOnAllThreads() throws {
        let goldens = try AppTests()
        #expect(try goldens.test("WithoutTest/concurrentPerform").status != 0)
        #expect(goldens.files == (0..<4).map { "WithoutTest.concurrentPerform.\($0).png" })
    }

    /// A recording run fails, as nobody has looked at what it recorded; so do the runs after it, until somebody has
    /// accepted what was recorded, or asked for all to be recorded.
    @Test(arguments: [nil, "all", "failed", "missing"])
    func aRecordingRunFailsUntilSomebodyAccepts(_ mode: String?) throws {
        let goldens = try AppTests()
        let first = try goldens.test("RecordingSuites/asUsual", mode: mode)
        #expect(first.status != 0 && first.output.contains("look at what was recorded"), "\(first.output)")
        #expect(goldens.files.count == 1)
        if mode != "all" {
            for again in [mode, nil, "never"] {
                let run = try goldens.test("RecordingSuites/asUsual", mode: again)
                #expect(run.status != 0 && run.output.contains("unreviewed: "), "\(run.output)")
            }
            try goldens.accept()
        }
        #expect(try goldens.test("RecordingSuites/asUsual", mode: mode).status == 0)
        #expect(try goldens.test("RecordingSuites/asUsual", caption: "Lunch", mode: mode).status != 0)
    }

    /// With `swift test --scratch-path` a package has no `.build`, and what a run recorded passes as little.
    @Test func aPackageThatIsBuiltElsewhereIsReviewedToo() throws {
        let goldens = try AppTests("Sources")
        for _ in 0..<2 { #expect(try goldens.test("RecordingSuites/asUsual").status != 0) }
        try goldens.accept()
        #expect(try goldens.test("RecordingSuites/asUsual").status == 0)
    }

    /// What nobody wants goes with its candidate, so that it does not pass; who asks for all has accepted.
    @Test func rejectingARecordedGoldenRemovesIt() throws {
        let goldens = try AppTests()
        #expect(try goldens.test("RecordingSuites/asUsual").status != 0)
        try goldens.balloon("reject", "--all")
        #expect(goldens.files.isEmpty)
        #expect(try goldens.test("RecordingSuites/asUsual").status != 0)
        #expect(try goldens.test("RecordingSuites/asUsual", mode: "all").status == 0)
        #expect(try goldens.test("RecordingSuites/asUsual", mode: "never").status == 0)
    }

    @Test func allInTheSourceNeverPasses() throws {
        let goldens = try AppTests()
        for caption in ["Dinner", "Dinner", "Lunch", "Lunch"] {
            let run = try goldens.test("RecordingSuites/allInTheSource", caption: caption)
            #expect(run.status != 0 && run.output.contains("remove it"), "\(run.output)")
        }
    }

    @Test func anInnerSuiteKeepsTheFolder() throws {
        let goldens = try AppTests()
        #expect(try goldens.test("RecordingSuites/Inner").status != 0)
        #expect(goldens.files == ["RecordingSuites.Inner.keepsTheFolder.png"])
    }

    @Test(arguments: ["SharedNames/withArguments", "SharedNames/inALoop"])
    func oneNameForTwoBalloonsFails(_ test: String) throws {
        let goldens = try AppTests()
        for mode in ["missing", "all", "never"] {
            let run = try goldens.test(test, mode: mode)
            #expect(run.status != 0 && run.output.contains("two different balloons"), "\(mode): \(run.output)")
        }
    }

    @Test func namesAndSuitesOfOneFileAreToldApart() throws {
        let goldens = try AppTests()
        #expect(try goldens.test("withNames").status != 0)
        #expect(
            goldens.files == [
                "SharedNames.OtherNames.withNames.Breakfast.png", "SharedNames.OtherNames.withNames.Lunch.png",
                "SharedNames.withNames.Breakfast.png", "SharedNames.withNames.Lunch.png",
            ])
        try goldens.accept()
        #expect(try goldens.test("withNames").status == 0)
    }

    @Test func aViewThatIsNotDrawnHasNoGolden() throws {
        let goldens = try AppTests()
        for mode in ["missing", "all", "never"] {
            let run = try goldens.test("LiveViews/golden", mode: mode)
            #expect(run.status != 0 && run.output.contains("is not drawn"), "\(run.output)")
        }
        #expect(goldens.files.isEmpty)
        #expect(try goldens.test("LiveViews/size").status == 0)
    }

    @Test func aFlawNeedsAReason() throws {
        let goldens = try AppTests()
        let refused = try goldens.test("FlawedMessages/truncated")
        #expect(refused.status != 0 && refused.output.contains("textTruncated: caption"), "\(refused.output)")
        #expect(try goldens.test("FlawedMessages/withoutReason").output.contains("without a reason"))
        #expect(goldens.files.isEmpty)
        #expect(try goldens.test("FlawedMessages/allowed").status != 0)
        try goldens.accept("FlawedMessages.allowed")
        #expect(try goldens.test("FlawedMessages/allowed").status == 0)
    }

    @Test func aBlankGoldenNeedsAReason() throws {
        let goldens = try AppTests()
        let refused = try goldens.test("LiveViews/blank")
        #expect(refused.status != 0 && refused.output.contains("nothing is drawn but the balloon"))
        #expect(goldens.files.isEmpty)
        #expect(try goldens.test("LiveViews/declaredBlank").status != 0)
        try goldens.accept("LiveViews.declaredBlank")
        #expect(try goldens.test("LiveViews/declaredBlank").status == 0)
    }
}
