import Foundation
import TestSupport
import Testing

@testable import Goldens

/// What a run does with flaws, with forms, and where it cannot write.
struct GoldenRunCheckTests {
    private let folder: TemporaryFolder
    private let store: GoldenStore

    init() throws {
        folder = try TemporaryFolder()
        store = GoldenStore(root: folder.file("Goldens"))
        try store.record(.sample(), for: .sample(), engine: .sample)
    }

    private func run(
        _ mode: RecordMode = .never, pending: PendingFolder? = nil, verified: VerifiedGoldens? = nil,
        form: GoldenForm? = nil
    ) -> GoldenRun {
        GoldenRun(
            store: store, mode: mode, engine: .sample, artefacts: nil, pending: pending, verified: verified, form: form)
    }

    private static func flawed(_ caption: String = "Dinner at noon") -> Rendering {
        let sample = Rendering.sample(caption: caption)
        let flaw = GoldenFlaw(rule: "wordBroken", subject: "caption", message: "a word is split")
        return Rendering(picture: sample.picture, layout: sample.layout, scale: 2, flaws: [flaw])
    }

    /// What a gate lets through is named; what it refuses is not recorded, whatever the mode.
    @Test(arguments: RecordMode.allCases) func aGateRefusesInEachMode(_ mode: RecordMode) throws {
        let before = folder.bytes("Goldens/dinner.layout")
        let refused = run(mode).check(try .sample()) { Self.flawed("Dinner at moon") }
        #expect(refused.status == .flawed && folder.bytes("Goldens/dinner.layout") == before)
        let passed = run(mode).check(try .sample(), refusing: .nothing) { Self.flawed() }
        #expect(passed.status == (mode == .all ? .unchanged : .equal) && passed.noticed.map(\.rule) == ["wordBroken"])
    }

    /// What has passed a gate that refuses nothing has not passed a strict one.
    @Test func theCacheKnowsTheGate() throws {
        let verified = VerifiedGoldens(nil, program: "a")
        func status(_ gate: FlawGate) throws -> GoldenStatus {
            run(verified: verified).check(try .sample(), inputs: "scene", refusing: gate) { Self.flawed() }.status
        }
        #expect(try [status(.nothing), status(.nothing)] == [.equal, .cached])
        #expect(
            try [status(.everything), status(FlawGate(["wordBroken"])), status(FlawGate(["other"]))] == [
                .flawed, .flawed, .equal,
            ])
    }

    @Test(arguments: GoldenForm.allCases) func aRunRecordsInItsForm(_ form: GoldenForm) throws {
        #expect(run(.all, form: form).check(try .sample("lunch")) { .sample() }.status == .recorded)
        #expect(try store.files(named: "lunch").form == form)
        // Without one the golden keeps its own.
        #expect(run(.all).check(try .sample("lunch")) { .sample(caption: "Dinner at moon") }.status == .replaced)
        #expect(try store.files(named: "lunch").form == form)
    }

    /// A cell that differs stays one that differs where its candidate cannot be written, and one that passes fails.
    @Test func aCandidateThatCannotBeWrittenIsTold() throws {
        try folder.write("a file", to: "pending")
        let pending = PendingFolder(root: folder.file("pending"))
        let different = run(pending: pending).check(try .sample()) { .sample(caption: "Dinner at moon") }
        #expect(different.status == .different && different.candidateProblem != nil)
        #expect(!GoldenResult(different).isAcceptable)
    }

    /// A file of a golden that is a link to another golden would overwrite that one; links that lead elsewhere are kept.
    @Test func aLinkToAnotherGoldenIsNotFollowed() throws {
        try store.record(.sample(), for: .sample("lunch"), engine: .sample)
        for kind in ["png", "layout"] {
            try FileManager.default.removeItem(atPath: folder.file("Goldens/dinner.\(kind)"))
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("Goldens/dinner.png"), withDestinationPath: "lunch.png")
        let before = folder.bytes("Goldens/lunch.png")
        #expect(throws: GoldenError.linkToAnother(file: "dinner.png", other: "lunch.png")) {
            try store.record(.sample(caption: "Dinner at moon"), for: .sample(), engine: .sample)
        }
        #expect(folder.bytes("Goldens/lunch.png") == before)
    }

    /// What a run that was killed has left among the goldens goes with the next one that records all of them.
    @Test(arguments: RecordMode.allCases) func aRunThatRecordsAllTidiesUp(_ mode: RecordMode) throws {
        try folder.write([1], to: "Goldens/.balloon-a")
        try folder.age("Goldens/.balloon-a")
        let run = run(mode)
        run.check(try .sample()) { .sample() }
        _ = try run.report()
        #expect(folder.bytes("Goldens/.balloon-a") != nil)
        _ = try run.report(plan: GoldenPlan([.sample()]))
        #expect((folder.bytes("Goldens/.balloon-a") == nil) == (mode == .all))
    }
}
