import BalloonTesting
import Foundation
import Testing

/// What a verification says of a golden that is equal, different, missing or new.
///
/// The mode is set by hand: these tests mean the same where the environment variable is set to another.
@Suite(.enabled(if: ProcessInfo.processInfo.environment[RecordMode.variable] == nil))
struct VerifyGoldenTests {
    /// `all` in source code is refused under continuous integration, so goldens are made as a first run makes them; but
    /// without a candidate, which somebody would have to accept.
    private static func record(_ message: MSMessage, in folder: GoldenFolder, function: String) throws {
        var settings = folder.settings(.missing)
        settings.pending = nil
        let first = try verifyGolden(of: message, settings: settings, function: function, line: 1)
        try #require(first.outcome.status == .recordedInThisRun)
    }

    @Test func anEqualBalloonPasses() throws {
        let folder = GoldenFolder()
        try Self.record(message("Dinner"), in: folder, function: "equal()")
        let verification = try verifyGolden(
            of: message("Dinner"), settings: folder.settings(.never), function: "equal()", line: 1)
        #expect(verification.isPassed)
        #expect(verification.message == nil)
        #expect(verification.outcome.status == .equal && verification.result == .equal)
        #expect(folder.files() == ["VerifyGoldenTests.equal.layout", "VerifyGoldenTests.equal.png"])
        #expect(folder.files("artefacts").allSatisfy { !$0.contains("difference") })
    }

    /// With fonts of one's own choice boxes are drawn, but not into a golden.
    @Test func aCharacterThatNoFontDrawsIsRefused() throws {
        let folder = GoldenFolder()
        let scene = try BalloonScene(
            text: #"message: {summaryText: A, layout: {template: {caption: "Dinner \uE000"}}}"#,
            file: "dinner.yaml")
        let balloon = try scene.layout(fonts: .bundled())
        #expect(balloon.findings.map(\.kind) == [.missingGlyph])
        let verification = try verifyGolden(
            of: balloon, settings: folder.settings(.missing), function: "box()", line: 1)
        #expect(!verification.isPassed)
        #expect(verification.message?.contains("no font draws U+E000") == true)
        #expect(folder.files().isEmpty)
    }

    @Test func aDifferenceIsToldInEightLines() throws {
        let folder = GoldenFolder()
        try Self.record(message("Dinner at seven"), in: folder, function: "different()")
        let verification = try verifyGolden(
            of: message("Dinner at sevem"), settings: folder.settings(.never), function: "different()",
            line: 1)
        let told = try #require(verification.message)
        #expect(verification.outcome.status == .different && verification.result == .different)
        #expect(told.contains("caption reads “Dinner at sevem” instead of “Dinner at seven”"))
        #expect(told.contains("VerifyGoldenTests.swift:1"))
        #expect(told.contains("Goldens/VerifyGoldenTests.different.png"))
        #expect(told.contains("BALLOON_RECORD=all swift test --filter 'different'"))
        #expect(told.split(separator: "\n").count <= 8)
        #expect(!told.contains(folder.path))
        #expect(
            verification.artefacts.contains { $0.hasSuffix("VerifyGoldenTests.different.strip.png") })
        for artefact in verification.artefacts {
            #expect(FileManager.default.fileExists(atPath: artefact))
        }
    }

    /// For `balloon review` and `balloon accept`, as the command line leaves it.
    @Test func aFailureLeavesItsCandidateUntilItPasses() throws {
        let folder = GoldenFolder()
        try Self.record(message("Dinner"), in: folder, function: "pending()")
        func pending() -> [String] {
            let files = try? FileManager.default.subpathsOfDirectory(atPath: folder.path + "/pending")
            return (files ?? []).filter { $0.contains("VerifyGoldenTests.pending") }
        }
        for (caption, count) in [("Dinner", 0), ("Supper", 3), ("Dinner", 0)] {
            // Each as a run of its own: in one run a name stands for one balloon.
            var settings = folder.settings(.never)
            settings.artefacts = folder.path + "/artefacts-\(UUID().uuidString)"
            _ = try verifyGolden(of: message(caption), settings: settings, function: "pending()", line: 1)
            #expect(pending().count == count, "\(pending())")
        }
        var settings = folder.settings(.never)
        settings.pending = nil
        #expect(
            try !verifyGolden(of: message("Supper"), settings: settings, function: "pending()", line: 1)
                .isPassed)
        #expect(pending().isEmpty)
    }

    /// Tests of one folder may leave their candidates in folders of their own.
    @Test func eachTestHasItsOwnFolderOfCandidates() throws {
        let folder = GoldenFolder()
        try Self.record(message("Dinner"), in: folder, function: "candidates()")
        for name in ["one", "two"] {
            var settings = folder.settings(.never)
            settings.pending = "\(folder.path)/pending-\(name)"
            _ = try verifyGolden(
                of: message("Supper"), settings: settings, function: "candidates()", line: 1)
            let files = try FileManager.default.subpathsOfDirectory(
                atPath: "\(folder.path)/pending-\(name)")
            #expect(files.contains { $0.contains("VerifyGoldenTests.candidates") }, "\(files)")
        }
    }

    @Test(arguments: ["", " ", "\n\t"]) func anAllowanceNeedsAReason(_ reason: String) throws {
        let folder = GoldenFolder()
        let allowances = [
            LintAllowance(.wordBroken, reason: "a name"), LintAllowance(.textTruncated, reason: reason),
        ]
        #expect(throws: (any Error).self) {
            try verifyGolden(
                of: message("Dinner"), allowing: allowances, settings: folder.settings(.missing))
        }
        #expect(folder.files().isEmpty)
    }

    @Test func aMissingGoldenIsNotMadeWhereNoneMayBeWritten() throws {
        let folder = GoldenFolder()
        let verification = try verifyGolden(of: message("Dinner"), settings: folder.settings(.never))
        #expect(verification.outcome.status == .missing && verification.result == .missing)
        #expect(!verification.isPassed)
        #expect(folder.files().isEmpty)
    }

    /// A golden that a first attempt made has been looked at by nobody when the second one compares with it.
    @Test func whatWasRecordedInThisRunDoesNotPassInIt() throws {
        let folder = GoldenFolder()
        for _ in 1...3 {
            let verification = try verifyGolden(
                of: message("Dinner"), settings: folder.settings(.missing))
            #expect(verification.outcome.status == .recordedInThisRun)
            #expect(verification.message?.contains("recorded in this run") == true)
            #expect(folder.files().count == 2)
        }
    }

    @Test func twoTestsWithOneNameAreAnErrorThatNamesBoth() throws {
        let folder = GoldenFolder()
        _ = try verifyGolden(
            of: message("A"), settings: folder.settings(.never), function: "twice()", line: 7)
        let second = try verifyGolden(
            of: message("B"), settings: folder.settings(.never), function: "twice()", line: 9)
        let told = try #require(second.message)
        #expect(
            told.contains("VerifyGoldenTests.swift:7") && told.contains("VerifyGoldenTests.swift:9"))
        let named = try verifyGolden(
            of: message("B"), named: "other", settings: folder.settings(.never), function: "twice()",
            line: 9)
        #expect(named.outcome.cell.name == "VerifyGoldenTests.twice.other")
    }

    @Test func namesAreASCIIWhateverTheTestIsCalled() throws {
        let folder = GoldenFolder()
        let verification = try verifyGolden(
            of: message("A"), named: "größer", settings: folder.settings(.never),
            function: "`it fits, always`(category:)")
        #expect(verification.outcome.cell.name == "VerifyGoldenTests.it-fits--always.gr--er")
    }

    @Test func whatTheBalloonThrowsIsTheFailure() throws {
        let folder = GoldenFolder()
        let verification = try verifyGolden(of: MSMessage(), settings: folder.settings(.never))
        #expect(verification.outcome.status == .failed)
        #expect(verification.message?.contains("layout") == true)
    }

    @Test func aSceneHasTheGoldensItDeclares() throws {
        let folder = GoldenFolder()
        let scene = try BalloonScene(
            text: """
                message: {summaryText: A, layout: {template: {caption: Dinner}}}
                goldens: {userInterfaceStyles: [light, dark]}
                """, file: "dinner.yaml")
        let first = try verifyGoldens(of: scene, settings: folder.settings(.missing))
        #expect(first.map(\.outcome.cell.name) == ["dinner@light", "dinner@dark"])
        // Nobody has accepted them.
        let second = try verifyGoldens(of: scene, settings: folder.settings(.never))
        #expect(
            second.map(\.outcome.status) == [.unreviewed, .unreviewed]
                && second.allSatisfy { !$0.isPassed })
        try FileManager.default.removeItem(atPath: folder.path + "/pending")
        let third = try verifyGoldens(of: scene, settings: folder.settings(.never))
        #expect(third.map(\.isPassed) == [true, true])
    }
}
