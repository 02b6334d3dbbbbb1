import Foundation
import TestSupport
import Testing

@testable import Goldens

/// Row 91 of golden testing: what has passed is not drawn again, and nothing that has changed is left undrawn.
struct VerifiedGoldensTests {
    private let folder: TemporaryFolder
    private let goldens: GoldenStore
    private let pending: PendingFolder

    init() throws {
        folder = try TemporaryFolder()
        goldens = GoldenStore(root: folder.file("Goldens"))
        pending = PendingFolder(root: folder.file("pending"))
        try goldens.record(.sample(), for: .sample(), engine: .sample)
    }

    /// Verifies the golden, and says what came of it and whether anything was drawn.
    @discardableResult
    private func verify(
        inputs: String? = "scene", program: String = "program", draws caption: String = "Dinner at noon",
        mode: RecordMode = .never, whileDrawing act: () throws -> Void = {}
    ) throws -> (status: GoldenStatus, isDrawn: Bool) {
        let verified = VerifiedGoldens(pending, program: program)
        let run = GoldenRun(
            store: goldens, mode: mode, engine: .sample, artefacts: nil, pending: pending, verified: verified)
        var isDrawn = false
        let outcome = run.check(try .sample(), inputs: inputs) {
            isDrawn = true
            try act()
            return .sample(caption: caption)
        }
        verified.write(to: pending)
        return (outcome.status, isDrawn)
    }

    /// The file of what is kept: the folder is not in the working directory, which has a part of it.
    private var kept: String {
        String(pending.path(ofOwn: ".verified").dropFirst(folder.path.count + 1))
    }

    @Test func aGoldenThatHasPassedIsNotDrawnAgain() throws {
        #expect(try verify() == (.equal, true))
        #expect(try verify() == (.cached, false))
        // Nothing is written for what is known.
        try folder.age(kept)
        let date = try folder.modificationDate(kept)
        #expect(try verify() == (.cached, false))
        #expect(try folder.modificationDate(kept) == date)
    }

    @Test func whateverDecidesTheVerdictDrawsAgain() throws {
        try verify()
        #expect(try verify(inputs: "other") == (.equal, true))
        #expect(try verify(program: "other") == (.equal, true))
        // Where it is not known what is drawn, nothing is kept.
        for _ in 0..<2 { #expect(try verify(inputs: nil) == (.equal, true)) }
        // A recording run draws, whatever passed.
        try verify()
        #expect(try verify(mode: .missing) == (.equal, true))
    }

    @Test(arguments: ["png", "layout"]) func aGoldenThatHasChangedIsDrawn(_ kind: String) throws {
        try verify()
        let file = "Goldens/dinner.\(kind)"
        let bytes = try #require(folder.bytes(file))
        let date = try folder.modificationDate(file)
        for index in [0, bytes.count / 2, bytes.count - 1] {
            var changed = bytes
            changed[index] ^= 1
            try folder.write(changed, to: file)
            // The same size and time as before.
            try FileManager.default.setAttributes(
                [.modificationDate: try #require(date)], ofItemAtPath: folder.file(file))
            let outcome = try verify()
            #expect(outcome.isDrawn && outcome.status != .equal, "\(index)")
        }
        try folder.write(bytes, to: file)
        #expect(try verify() == (.equal, true))
    }

    /// A golden that is there twice, as a picture and as a hash, is not believed, whatever passed before.
    @Test func aHashBesideThePictureIsNotCached() throws {
        try verify()
        try goldens.record(.sample(), for: .sample("lunch"), engine: .sample, as: .hash)
        try folder.write(try #require(folder.bytes("Goldens/lunch.hash")), to: "Goldens/dinner.hash")
        #expect(try verify().status == .unreadable)
    }

    @Test func bytesThatMoveFromOneFileToTheOtherAreDrawn() throws {
        let verified = VerifiedGoldens(nil, program: "a")
        let digests = [
            verified.digest(of: "n", inputs: "i", picture: [1, 2], record: [3]),
            verified.digest(of: "n", inputs: "i", picture: [1], record: [2, 3]),
            verified.digest(of: "ni", inputs: "", picture: [1], record: [2, 3]),
            verified.digest(of: "", inputs: "ni", picture: [1], record: [2, 3]),
            VerifiedGoldens(nil, program: "").digest(of: "n", inputs: "i", picture: [1, 2], record: [3]),
        ]
        #expect(Set(digests).count == digests.count)
    }

    /// `--fresh` answers nothing, and forgets what fails.
    @Test func whatIsKeptIsBroughtUpToDateWhereEverythingIsDrawn() throws {
        let verified = VerifiedGoldens(nil, program: "a", isFresh: true)
        verified.keep("digest", of: "n")
        #expect(!verified.contains("digest", of: "n"))
    }

    @Test func whatNoCellHasAnyMoreIsForgotten() {
        let verified = VerifiedGoldens(nil, program: "a")
        let names = ["Goldens/dinner.png", "Goldens/lunch.hash", "Other/dinner.png", "Goldens/trip@L_w1.5.png"]
        for name in names { verified.keep("d", of: name) }
        // Scenes that lie elsewhere keep theirs, and those alone.
        verified.removeAll(below: "Goldens", outside: ["lunch"], scope: .besides(["trip": nil]))
        #expect(!verified.contains("d", of: "Goldens/dinner.png") && verified.contains("d", of: names[3]))
        verified.removeAll(below: "Goldens", outside: ["lunch"], scope: .scenes(["lunch"]))
        #expect(verified.contains("d", of: names[3]))
        verified.removeAll(below: "Goldens", outside: ["lunch"], scope: .wholeStore)
        #expect(!verified.contains("d", of: names[3]))
        #expect(verified.contains("d", of: "Goldens/lunch.hash") && verified.contains("d", of: "Other/dinner.png"))
    }

    @Test func whatFailsIsNotKept() throws {
        try verify()
        // The same inputs, as if drawing were not the same twice.
        #expect(try verify(inputs: "other", draws: "Dinner at moon").status == .different)
        #expect(try verify(inputs: "other").isDrawn)
        // The golden of the first verdict is there again, but the last verdict counts.
        #expect(try verify(inputs: "scene").isDrawn)
    }

    /// What was compared is kept, not what somebody writes in the meantime.
    @Test func aGoldenThatChangesWhileItIsDrawnIsNotKept() throws {
        let other = try GoldenCell.sample("lunch")
        try goldens.record(.sample(caption: "Dinner at moon"), for: other, engine: .sample)
        try verify {
            for kind in ["png", "layout"] {
                try folder.write(try #require(folder.bytes("Goldens/lunch.\(kind)")), to: "Goldens/dinner.\(kind)")
            }
        }
        #expect(try verify() == (.different, true))
    }

    @Test func aFileThatIsNotAsItWasWrittenIsAsIfItWereNotThere() throws {
        try verify()
        let file = try #require(folder.bytes(kept))
        let text = String(decoding: file, as: UTF8.self)
        for broken in [
            "", "garbage", text.replacing("verified 1", with: "verified 2"), String(text.dropLast()),
            text + "x\n", text + "<<<<<<< HEAD\n", "\u{0}" + text,
        ] + ["", " ", "-dinner"].map({ text + String(repeating: "a", count: 64) + $0 + "\n" }) {
            try folder.write(broken, to: kept)
            #expect(try verify() == (.equal, true), "\(broken)")
            #expect(try verify() == (.cached, false))
        }
        try FileManager.default.removeItem(atPath: folder.file(kept))
        try FileManager.default.createDirectory(
            atPath: folder.file(kept), withIntermediateDirectories: true)
        for _ in 0..<2 { #expect(try verify() == (.equal, true)) }
    }

    @Test func aDigestOfAnotherGoldenCountsForNothing() throws {
        try verify()
        let text = String(decoding: try #require(folder.bytes(kept)), as: UTF8.self)
        try folder.write(text.replacing("dinner", with: "lunch"), to: kept)
        #expect(try verify() == (.equal, true))
    }

    /// What a failing run has recorded fails until somebody accepts it, although it equals what is drawn.
    @Test func aGoldenThatNobodyHasAcceptedIsNeverCached() throws {
        try FileManager.default.removeItem(atPath: folder.file("Goldens/dinner.png"))
        #expect(try verify(mode: .missing).status == .recordedInThisRun)
        for _ in 0..<2 { #expect(try verify().status == .unreviewed) }
    }

    @Test func aProgramIsWhatIsLoaded() throws {
        #if os(Linux)
            let program = try #require(ProgramIdentity.current())
            #expect(program.contains(CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? "?"))
            #expect(program == ProgramIdentity.current())
        #endif
    }
}
