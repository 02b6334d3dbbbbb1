import Drawing
import Foundation
import TestSupport
import Testing

@testable import Goldens

/// What runs leave in the folder, and what they take out of it.
struct PendingFolderLeavingTests {
    private let folder: TemporaryFolder
    private let store: GoldenStore
    private let pending: PendingFolder

    init() throws {
        folder = try TemporaryFolder()
        store = GoldenStore(root: folder.file("Goldens"))
        pending = PendingFolder(root: folder.file("pending"))
        try store.record(.sample(), for: .sample(), engine: .sample)
    }

    private func run(_ mode: RecordMode = .never) -> GoldenRun {
        GoldenRun(store: store, mode: mode, engine: .sample, artefacts: nil, pending: pending)
    }

    /// A difference that was painted for an earlier candidate goes with it.
    @Test func aNewCandidateHasADifferenceOfItsOwn() throws {
        func painted(_ caption: String) throws -> Bitmap {
            run().check(try .sample()) { .sample(caption: caption) }
            let candidate = try #require(try pending.candidates().first)
            return try PictureFile.decode(contentsOf: #require(try pending.difference(of: candidate))).bitmap
        }
        let first = try painted("Dinner at moon")
        #expect(try painted("Supper at moon") != first)
        try pending.reject(try #require(try pending.candidates().first))
        #expect(try FileManager.default.subpathsOfDirectory(atPath: pending.root).allSatisfy { !$0.contains("dinner") })
    }

    /// The file of a test is not known, so that a run of scenes leaves what tests have left; a scene that is gone can no
    /// longer be accepted, and one that is there belongs to another run.
    @Test(
        arguments: [
            ("DinnerTests.swift:12", .scenes(["lunch"]), true), ("nowhere.yaml", .scenes(["lunch"]), false),
            ("here.yaml", .scenes(["lunch"]), true), ("here.yaml", .wholeStore, true),
            ("DinnerTests.swift:12", .wholeStore, false), ("nowhere.yaml", .wholeStore, false),
        ] as [(String, GoldenScope, Bool)])
    func whatOtherRunsHaveLeft(_ source: String, _ scope: GoldenScope, _ stays: Bool) throws {
        try folder.write("message: {}", to: "here.yaml")
        let cell = try GoldenCell(scene: "dinner", source: source.contains(":") ? source : folder.file(source))
        run().check(cell) { .sample(caption: "Dinner at moon") }
        _ = try run().report(plan: GoldenPlan([.sample("lunch")]), scope: scope)
        #expect(try pending.candidates().isEmpty != stays)
    }

    /// A scene's folder that is not there is misspelled; a test makes it with its first golden.
    @Test(arguments: [("Examples/lunch.yaml", false), ("LunchTests.swift:12", true)])
    func aFolderThatIsNotThere(_ source: String, _ isLeft: Bool) throws {
        let store = GoldenStore(root: folder.file("Nowhere"))
        GoldenRun(store: store, mode: .never, engine: .sample, artefacts: nil, pending: pending)
            .check(try GoldenCell(scene: "lunch", source: source)) { .sample() }
        #expect(try pending.candidates().isEmpty != isLeft)
    }

    /// What a run has recorded waits for a review, whatever drew it since.
    @Test func whatWasRecordedWaits() throws {
        let cell = try GoldenCell.sample("lunch")
        #expect(run(.missing).check(cell) { .sample() }.status == .recordedInThisRun)
        #expect(run().check(cell) { .sample() }.status == .unreviewed)
        #expect(try pending.candidates().map(\.name) == ["lunch"])
        #expect(run(.all).check(cell) { .sample() }.status == .unchanged)
        #expect(try pending.candidates().isEmpty)
    }
}
