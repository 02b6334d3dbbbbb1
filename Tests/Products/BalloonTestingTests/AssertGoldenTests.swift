import Foundation
import Synchronization
import Testing

@testable import BalloonTesting
@testable import Goldens

/// The asserting forms fail the running test at the line of the call, and let it go on.
@Suite(.enabled(if: ProcessInfo.processInfo.environment[RecordMode.variable] == nil))
struct AssertGoldenTests {
    @Test func aDifferenceFailsTheTestAtTheCall() throws {
        let folder = GoldenFolder()
        var continues = false
        withKnownIssue {
            assertGolden(of: message("Dinner"), settings: folder.settings(.never))
            continues = true
        } matching: { issue in
            issue.sourceLocation?.fileName == "AssertGoldenTests.swift"
                && issue.comments.contains { $0.rawValue.hasPrefix("missing: AssertGoldenTests.aDifference") }
        }
        #expect(continues)
    }

    /// A test that compares nothing must not pass.
    @Test @MainActor func noPreviewFailsTheTest() {
        withKnownIssue { assertPreviews([], settings: GoldenFolder().settings(.never)) }
        withKnownIssue { assertPreviews([], categories: [], settings: GoldenFolder().settings(.never)) }
    }

    @Test func everyGoldenOfASceneIsTold() throws {
        let folder = GoldenFolder()
        let scene = try BalloonScene(
            text: """
                message: {summaryText: A, layout: {template: {caption: Dinner}}}
                goldens: {userInterfaceStyles: [light, dark]}
                """, file: "dinner.yaml")
        let messages = Mutex<[String]>([])
        withKnownIssue {
            assertGoldens(of: scene, settings: folder.settings(.never))
        } matching: { issue in
            messages.withLock { $0 += issue.comments.map(\.rawValue) }
            return true
        }
        let told = messages.withLock { $0 }
        #expect(told.count == 2)
        #expect(told.first?.hasPrefix("missing: dinner@light") == true)
        #expect(told.last?.hasPrefix("missing: dinner@dark") == true)
    }

    /// One that is equal hides none of those after it.
    @Test func whatFailsAfterAGoldenThatHoldsIsTold() throws {
        let folder = GoldenFolder()
        func scene(_ styles: String) throws -> BalloonScene {
            try BalloonScene(
                text: """
                    message: {summaryText: A, layout: {template: {caption: Dinner}}}
                    goldens: {userInterfaceStyles: [\(styles)], displayScales: [1, 2]}
                    """, file: "dinner.yaml")
        }
        let settings = GoldenSettings(folder: folder.path + "/Goldens", record: .missing, artefacts: nil, pending: nil)
        _ = try verifyGoldens(of: scene("light, dark"), settings: settings)
        for name in folder.files() where name.contains("dark") && name.contains("1x") || name.contains("light_2x") {
            try FileManager.default.removeItem(atPath: "\(folder.path)/Goldens/\(name)")
        }
        var last = settings
        last.record = .never
        let messages = Mutex<[String]>([])
        let both = try scene("light, dark")
        withKnownIssue {
            assertGoldens(of: both, settings: last)
        } matching: { issue in
            messages.withLock { $0 += issue.comments.map(\.rawValue) }
            return true
        }
        let told = messages.withLock { $0 }
        #expect(told.count == 2 && told.allSatisfy { $0.hasPrefix("missing: dinner@") })
    }

    /// Row 7 of golden testing: a folder whose scenes were moved away compares nothing, and does not pass.
    @Test func aFolderWithoutASceneFails() throws {
        let folder = GoldenFolder()
        let scenes = folder.path + "/scenes"
        try FileManager.default.createDirectory(atPath: scenes + "/more", withIntermediateDirectories: true)
        withKnownIssue {
            assertGoldens(in: scenes, settings: folder.settings(.never))
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("nothing is compared") }
        }
        let text = "message: {summaryText: A, layout: {template: {caption: Dinner}}}\n"
        for file in ["a.yaml", "more/b.yaml"] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(scenes)/\(file)"))
        }
        let verifications = try verifyGoldens(in: scenes, settings: folder.settings(.never))
        #expect(verifications.map(\.result) == [.missing, .missing])
    }

    @Test func aBadNameFailsTheTest() {
        withKnownIssue {
            assertGolden(of: message("A"), named: String(repeating: "x", count: 200))
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("shorten") }
        }
    }

    @Test(.goldens(in: "nowhere/Goldens", record: .never)) func aTraitChoosesTheFolder() {
        #expect(GoldenSettings.current.folder == "nowhere/Goldens")
        withKnownIssue {
            assertGolden(of: message("A"))
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("nowhere/Goldens/") }
        }
    }

    /// What a test records because its source says so was compared with nothing, even if nothing changed by it.
    @Test(arguments: [true, false]) func aTestThatRecordsByItsSourceNeverPasses(recordsFromSource: Bool) throws {
        let outcome = GoldenOutcome(
            cell: try GoldenCell(scene: "dinner", source: "DinnerTests.swift:1"), result: .recorded(.unchanged))
        let verification = GoldenVerification(
            outcome, options: GoldenReportOptions(goldens: "Goldens", acceptCommand: nil), artefactFolder: nil,
            recordsFromSource: recordsFromSource)
        #expect(verification.isPassed != recordsFromSource)
    }
}
