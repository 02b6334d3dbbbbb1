import Drawing
import Foundation
import Support
import TestSupport
import Testing
import ViewLayout

@testable import Goldens

/// What failing cells leave behind, and how it becomes a golden.
struct PendingFolderTests {
    private let folder: TemporaryFolder
    private let store: GoldenStore
    private let pending: PendingFolder

    init() throws {
        folder = try TemporaryFolder()
        store = GoldenStore(root: folder.file("Goldens"))
        pending = PendingFolder(root: folder.file("pending"))
        // Without the folder of its goldens, a cell leaves nothing.
        try FileManager.default.createDirectory(atPath: store.root, withIntermediateDirectories: true)
    }

    /// A run of this version, whose failures leave candidates.
    private func run(version: String = BalloonVersion.current) -> GoldenRun {
        let engine = EngineFingerprint(version: version, fonts: [], libraries: [])
        return GoldenRun(store: store, mode: .never, engine: engine, artefacts: nil, pending: pending)
    }

    private func fail(_ caption: String = "Dinner at moon", version: String = BalloonVersion.current) throws {
        try store.record(.sample(), for: .sample(), engine: .sample)
        run(version: version).check(try .sample()) { .sample(caption: caption) }
    }

    private func onlyCandidate() throws -> PendingCandidate {
        let all = try pending.candidates()
        try #require(all.count == 1)
        return all[0]
    }

    @Test func acceptedIsByteByByteWhatWasLookedAt() throws {
        try fail()
        let candidate = try onlyCandidate()
        let picture = try AtomicFile.read(pending.path(of: candidate.files.picture, candidate), limit: 1 << 20)
        try pending.accept(candidate, version: BalloonVersion.current) { _ in nil }
        #expect(try store.files(of: .sample()).picture == picture)
        #expect(try store.verify(.sample(caption: "Dinner at moon"), for: .sample()) == .equal)
        #expect(try pending.candidates().isEmpty)
    }

    /// What the studio and the review page watch: a candidate that comes, is drawn again or goes.
    @Test func theFingerprintIsThatOfTheCandidates() throws {
        let none = pending.fingerprint()
        try fail()
        let first = pending.fingerprint()
        try folder.write([], to: "pending/notes.txt")
        #expect(first != none && pending.fingerprint() == first)
        try fail("Dinner at three in the afternoon")
        #expect(![none, first].contains(pending.fingerprint()))
        try pending.reject(try onlyCandidate())
        #expect(pending.fingerprint() == none)
    }

    @Test func aGoldenThatMovedIsNotReplaced() throws {
        try fail()
        let candidate = try onlyCandidate()
        try store.record(.sample(caption: "Lunch at noon"), for: .sample(), engine: .sample)
        let before = try store.files(of: .sample()).picture
        #expect(throws: PendingError.goldenMoved(name: "dinner")) {
            try pending.accept(candidate, version: BalloonVersion.current) { _ in nil }
        }
        #expect(try store.files(of: .sample()).picture == before)
    }

    /// Somebody has edited one of the golden's two files since the review.
    @Test(arguments: ["dinner.layout", "dinner.png"])
    func aGoldenOfWhichOneFileMovedIsNotReplaced(_ file: String) throws {
        try fail()
        let candidate = try onlyCandidate()
        let edited = try #require(folder.bytes("Goldens/\(file)")) + [0x0A]
        try folder.write(edited, to: "Goldens/\(file)")
        #expect(throws: PendingError.goldenMoved(name: "dinner")) {
            try pending.accept(candidate, version: BalloonVersion.current) { _ in nil }
        }
        #expect(folder.bytes("Goldens/\(file)") == edited)
        #expect(try pending.candidates().map(\.name) == ["dinner"])
    }

    /// A golden that has appeared meanwhile is one that nobody has seen, and so is one that has gone.
    @Test func aGoldenThatCameOrWentIsNotReplaced() throws {
        run().check(try .sample()) { .sample() }
        let candidate = try onlyCandidate()
        try store.record(.sample(), for: .sample(), engine: .sample)
        #expect(throws: PendingError.goldenMoved(name: "dinner")) {
            try pending.accept(candidate, version: BalloonVersion.current) { _ in nil }
        }
        try fail()
        let other = try onlyCandidate()
        try FileManager.default.removeItem(atPath: folder.file("Goldens/dinner.layout"))
        #expect(throws: PendingError.goldenMoved(name: "dinner")) {
            try pending.accept(other, version: BalloonVersion.current) { _ in nil }
        }
    }

    /// What a run has recorded and nobody has accepted goes with its candidate, in whichever form it is kept.
    @Test(arguments: GoldenForm.allCases)
    func aRejectedGoldenOfThisRunLeavesNoFile(_ form: GoldenForm) throws {
        try store.record(.sample(), for: .sample(), engine: .sample, as: form)
        let engine = EngineFingerprint(version: BalloonVersion.current, fonts: [], libraries: [])
        let run = GoldenRun(store: store, mode: .failed, engine: engine, artefacts: nil, pending: pending)
        #expect(run.check(try .sample()) { .sample(caption: "Dinner at moon") }.status == .recordedInThisRun)
        let candidate = try onlyCandidate()
        #expect(try store.files(of: .sample()).form == form)
        try pending.reject(candidate)
        #expect(try FileManager.default.contentsOfDirectory(atPath: store.root) == [])
        #expect(try pending.candidates().isEmpty)
    }

    /// A golden that was there before, or that somebody has changed since, stays.
    @Test func aRejectedCandidateLeavesOtherGoldens() throws {
        try fail()
        let files = try FileManager.default.contentsOfDirectory(atPath: store.root).sorted()
        let before = files.map { folder.bytes("Goldens/\($0)") }
        try pending.reject(try onlyCandidate())
        #expect(files.map { folder.bytes("Goldens/\($0)") } == before)
        #expect(try pending.candidates().isEmpty)
        let engine = EngineFingerprint(version: BalloonVersion.current, fonts: [], libraries: [])
        let run = GoldenRun(store: store, mode: .failed, engine: engine, artefacts: nil, pending: pending)
        run.check(try .sample()) { .sample(caption: "Dinner at moon") }
        let candidate = try onlyCandidate()
        let edited = try #require(folder.bytes("Goldens/dinner.layout")) + [0x0A]
        try folder.write(edited, to: "Goldens/dinner.layout")
        try pending.reject(candidate)
        #expect(folder.bytes("Goldens/dinner.layout") == edited)
    }

    /// The scene was edited after its cell was drawn.
    @Test func aCandidateOfAnotherStateOfTheSceneIsNotAccepted() throws {
        try store.record(.sample(), for: .sample(), engine: .sample)
        run().check(try .sample(), inputs: "then") { .sample(caption: "Dinner at moon") }
        let candidate = try onlyCandidate()
        for now in ["now", nil] {
            #expect(throws: PendingError.sceneMoved(name: "dinner", source: "Examples/dinner.yaml")) {
                try pending.accept(candidate, version: BalloonVersion.current) { _ in now }
            }
        }
        try pending.accept(candidate, version: BalloonVersion.current) { $0 == "Examples/dinner.yaml" ? "then" : nil }
        #expect(try store.verify(.sample(caption: "Dinner at moon"), for: .sample()) == .equal)
    }

    @Test func aCandidateThatMovedIsNotAccepted() throws {
        try fail()
        let candidate = try onlyCandidate()
        // Another run has left another candidate after somebody looked.
        try fail("Dinner at mood")
        #expect(throws: PendingError.candidateMoved(name: "dinner")) {
            try pending.accept(candidate, version: BalloonVersion.current) { _ in nil }
        }
    }

    @Test func whatAnotherVersionHasDrawnIsNotAccepted() throws {
        try fail(version: "0.0.1")
        #expect(throws: PendingError.otherEngine(name: "dinner", engine: "0.0.1")) {
            try pending.accept(try onlyCandidate(), version: BalloonVersion.current) { _ in nil }
        }
    }

    @Test func aMissingGoldenHasACandidateToo() throws {
        run().check(try .sample()) { .sample() }
        let candidate = try onlyCandidate()
        #expect(candidate.hashes.goldenPicture == nil && candidate.refusal == nil)
        try pending.accept(candidate, version: BalloonVersion.current) { _ in nil }
        #expect(try store.verify(.sample(), for: .sample()) == .equal)
    }

    @Test func whatCannotBeAGoldenIsLeftToBeLookedAtAndRefused() throws {
        let blank = Rendering(
            picture: PaintedBitmap(width: 4, height: 4).bitmap, layout: .sample(), scale: 2)
        run().check(try .sample("blank")) { blank }
        run().check(try .sample("broken")) { throw GoldenFailure(kind: .badInput, message: "no font") }
        for candidate in try pending.candidates() {
            #expect(candidate.refusal != nil)
            #expect(throws: PendingError.self) {
                try pending.accept(candidate, version: BalloonVersion.current, inputs: { _ in nil })
            }
        }
        #expect(try pending.candidates().map(\.name) == ["blank", "broken"])
    }

    @Test func aCellThatPassesLeavesNothing() throws {
        try fail()
        run().check(try .sample()) { .sample() }
        #expect(try pending.candidates().isEmpty)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: pending.root).allSatisfy { !$0.contains("dinner") })
    }

    @Test func aCellThatIsNoLongerDeclaredLeavesNothing() throws {
        let run = run()
        for scene in ["one", "two", "three"] { run.check(try .sample(scene)) { .sample() } }
        _ = try run.report(plan: GoldenPlan([.sample("one")]), scope: .scenes(["one", "two"]))
        #expect(try pending.candidates().map(\.name) == ["one", "three"])
    }

    /// A run that does not draw a cell removes its candidate when both files of the golden equal it: somebody has recorded
    /// or copied them meanwhile. One equal file is not enough.
    @Test(arguments: [true, false], [true, false])
    func aCandidateThatEqualsTheGoldenLeaves(picture: Bool, record: Bool) throws {
        let cell = try GoldenCell(scene: "dinner", source: "DinnerTests.swift:12")
        let (old, new) = (Rendering.sample(), Rendering.sample(caption: "Dinner at moon"))
        try store.record(old, for: cell, engine: .sample)
        run().check(cell) { new }
        let candidate = try onlyCandidate()
        let now = Rendering(
            picture: (picture ? new : old).picture, layout: (record ? new : old).layout, scale: old.scale)
        try store.record(now, for: cell, engine: .sample)
        _ = try run().report(plan: GoldenPlan([cell]), scope: .scenes(["dinner"]))
        #expect(try pending.candidates() == (picture && record ? [] : [candidate]))
    }

    @Test func pendingIsNeverAmongTheGoldens() {
        #expect(throws: GoldenError.self) { try PendingFolder(root: store.root + "/pending", besides: store) }
    }

    @Test func aDescriptionThatIsBrokenNamesItsFile() throws {
        try fail()
        let candidate = try onlyCandidate()
        try AtomicFile.write([123], to: pending.path(of: candidate.files.description, candidate))
        #expect(throws: PendingError.self) { try pending.candidates() }
    }

    @Test func sixteenRunsAtOnceLeaveOneWholeCandidate() async throws {
        try fail()
        let run = run()
        let (store, pending) = (store, pending)
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<16 {
                group.addTask {
                    let own = GoldenRun(
                        store: store, mode: .never,
                        engine: EngineFingerprint(version: BalloonVersion.current, fonts: [], libraries: []),
                        artefacts: nil, pending: pending)
                    guard let cell = try? GoldenCell.sample() else { return }
                    own.check(cell) { .sample(caption: "Dinner at m\(index)") }
                }
            }
        }
        _ = run
        let candidate = try onlyCandidate()
        #expect(candidate.result.status == .different)
    }

    /// `--paint` accepts what differs in its painting alone: in pixels, in the files that pictures come from, or in nothing
    /// but the order of a URL's data.
    @Test(
        arguments: [
            ([:], true), (["picture": "b.png"], true), (["radius": "4"], false),
            (["picture": "b.png", "radius": "4"], false), (["url": "?b=2&a=1"], true), (["url": "?b=2&a=3"], false),
            (["picture": "b.png", "url": "?b=2&a=1"], true),
        ] as [([String: String], Bool)])
    func onlyPaintIsAcceptedAsPaint(_ changes: [String: String], _ isPaint: Bool) throws {
        func rendering(_ caption: String, _ changes: [String: String]) -> Rendering {
            var layout = LayoutRecord.sample()
            let attributes = ["picture": "a.png", "radius": "2", "url": "?a=1&b=2"].merging(changes) { $1 }
            layout.nodes[2].attributes = attributes.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }
            return Rendering(picture: Rendering.sample(caption: caption).picture, layout: layout, scale: 2)
        }
        try store.record(rendering("Dinner at noon", [:]), for: .sample(), engine: .sample)
        run().check(try .sample()) { rendering("Dinner at moon", changes) }
        let candidate = try onlyCandidate()
        if isPaint {
            try pending.refuseLayoutChange(of: candidate)
        } else {
            #expect(throws: PendingError.self) { try pending.refuseLayoutChange(of: candidate) }
        }
    }

    /// The picture of a difference is painted when somebody asks, from the golden and the candidate that were compared.
    @Test func aDifferenceIsThatOfWhatWasCompared() throws {
        try fail()
        let candidate = try onlyCandidate()
        let path = try #require(try pending.difference(of: candidate))
        let painted = try PictureFile.decode(contentsOf: path).bitmap
        #expect(painted.width == 120 && painted.pixels != Rendering.sample().picture.pixels)
        #expect(try pending.difference(of: candidate) == path)
        // Nothing was compared pixel by pixel.
        run().check(try .sample("new")) { .sample() }
        let new = try #require(try pending.candidates().first { $0.name == "new" })
        #expect(try pending.difference(of: new) == nil)
    }

    @Test(arguments: [true, false]) func aDifferenceOfOtherFilesIsNotPainted(_ isGolden: Bool) throws {
        try fail()
        let candidate = try onlyCandidate()
        let other = Rendering.sample(caption: "Lunch at noon")
        if isGolden {
            try store.record(other, for: .sample(), engine: .sample)
        } else {
            try AtomicFile.write(
                PNGEncoder.encode(other.picture), to: pending.path(of: candidate.files.picture, candidate))
        }
        #expect(try pending.difference(of: candidate) == nil)
    }

    @Test func aNameIsPendingInItsFolders() throws {
        for name in ["dinner", "lunch"] { run().check(try .sample(name)) { .sample() } }
        let candidates = try pending.candidates()
        let review = PendingReview(candidates)
        #expect(review.folders(ofCell: "dinner") == [candidates[0].goldens])
        #expect(review.folders(ofCell: "nobody") == [])
        #expect(review.candidate(named: "lunch")?.name == "lunch" && review.candidate(named: "nobody") == nil)
        #expect(review.candidate(named: "\(candidates[1].goldens)/lunch")?.name == "lunch")
    }

    @Test func theStateOfACauseChangesWithItsCandidates() throws {
        try fail()
        let first = PendingReview(try pending.candidates())
        let text = first.reference(to: first.groups.causes[0])
        #expect(try first.cause(text, numberedState: nil).number == 1)
        #expect(try first.cause("1", numberedState: first.state).number == 1)
        try fail("Dinner at mood")
        let second = PendingReview(try pending.candidates())
        #expect(throws: GoldenFailure.self) { try second.cause(text, numberedState: second.state) }
        for text in ["2", "x", "0", ""] {
            #expect(throws: GoldenFailure.self) { try second.cause(text, numberedState: second.state) }
        }
        // The number of another state.
        for state in [first.state, nil] {
            #expect(throws: GoldenFailure.self) { try second.cause("1", numberedState: state) }
        }
        try pending.keepNumbers(of: second)
        #expect(try pending.numberedState() == second.state)
    }

    /// The same candidate beside another golden is another state, whichever of the golden's two files is another.
    @Test(arguments: [true, false]) func theStateOfACauseChangesWithItsGolden(isPicture: Bool) throws {
        func states(_ golden: Rendering) throws -> [String] {
            try store.record(golden, for: .sample(), engine: .sample)
            run().check(try .sample()) { .sample(caption: "Dinner at moon") }
            let candidates = try pending.candidates()
            return [PendingReview(candidates).state, PendingReview.state(of: try #require(candidates.first))]
        }
        let (golden, other) = (Rendering.sample(), Rendering.sample(caption: "Lunch at noon"))
        let changed = Rendering(
            picture: isPicture ? other.picture : golden.picture, layout: isPicture ? golden.layout : other.layout,
            scale: 2)
        let before = try states(golden)
        #expect(try states(golden) == before)
        for (one, other) in zip(before, try states(changed)) { #expect(one != other) }
    }

    /// A folder that another folder's runs share: each has its own part. A command that is started elsewhere reads the only
    /// part there is, and none where it cannot know which is meant.
    @Test(
        arguments: [
            ([], "(of 1)"), (["(of 1)"], "(of 1)"), (["(of 2)"], "(of 2)"), (["(of 2)", "Goldens"], "(of 1)"),
            (["(of 2)", "(of 3)"], "(of 1)"), (["(of 1)", "(of 2)"], "(of 1)"), (["Goldens"], nil),
            ([".lock"], "(of 1)"),
            (["(of 2)", ".lock"], "(of 2)"),
        ] as [([String], String?)])
    func theOnlyPartIsRead(names: [String], part: String?) throws {
        let folder = try TemporaryFolder()
        for name in names { try folder.write("", to: "\(name)/a") }
        #expect(PendingFolder.partToRead(instead: "(of 1)", in: folder.path) == part)
    }
}
