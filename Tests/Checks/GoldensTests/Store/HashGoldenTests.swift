import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import Goldens

/// Row 67 of golden testing: goldens that keep the hash of a picture in place of it.
struct HashGoldenTests {
    private let folder: TemporaryFolder
    private let store: GoldenStore

    init() throws {
        folder = try TemporaryFolder()
        store = GoldenStore(root: folder.path)
        try store.record(.sample(), for: .sample(), engine: .sample, as: .hash)
    }

    @Test func theRecordAndTheHashAreKept() throws {
        #expect(try folder.names() == ["dinner.hash", "dinner.layout"])
        #expect(try #require(folder.bytes("dinner.hash")).count < 1_000)
        #expect(try store.verify(.sample(), for: .sample()) == .equal)
        let golden = try #require(try StoredGolden(name: "dinner", in: folder.path))
        #expect(golden.form == .hash && golden.isWholePair && golden.metadata?.engine == "1.0.0")
        #expect(throws: GoldenError.self) { try golden.pixels() }
        #expect(try store.goldens().map(\.files) == [["dinner.hash", "dinner.layout"]])
    }

    /// The record says what changed in the layout; of the picture alone it is only known that it is another one.
    @Test func theLayoutIsExplainedAndThePictureIsNot() throws {
        let other = try #require(try store.verify(.sample(caption: "Dinner at moon"), for: .sample()).difference)
        #expect(!other.layout.isEmpty && other.pixels == nil && other.isPictureUnknown)
        var painted = PaintedBitmap(Rendering.sample().picture)
        painted[50, 50][0] ^= 1
        let rendering = Rendering(picture: painted.bitmap, layout: .sample(), scale: 2)
        let difference = try #require(try store.verify(rendering, for: .sample()).difference)
        #expect(difference.layout.isEmpty && difference.isPictureUnknown)
        let run = GoldenRun(store: store, mode: .never, engine: .sample, artefacts: nil)
        let outcome = run.check(try .sample()) { rendering }
        #expect(outcome.exitCode == .different && GoldenResult(outcome).facts.count == 1)
        #expect(GoldenResult(outcome).sentence == GoldenDifference.unknownPicture)
    }

    /// Of two goldens with pictures it is known in which nodes the pixels differ: the places of a record are points, and
    /// those of a picture at 2x are half of them. The balloon's width tells the scale, not that of another node.
    @Test func twoGoldensAreComparedByTheirNodes() throws {
        let dot = LayoutRecord.Node(
            depth: 1, id: "dot", kind: "fill", frame: CGRect(x: 50, y: 32, width: 4, height: 4))
        let layout = LayoutRecord(nodes: LayoutRecord.sample().nodes + [dot])
        var painted = PaintedBitmap(Rendering.sample().picture)
        let before = Rendering(picture: painted.bitmap, layout: layout, scale: 2)
        painted.fill(x: 102..<106, y: 66..<70, [255, 0, 0, 255])
        painted.fill(x: 20..<21, y: 70..<71, [255, 0, 0, 255])
        let after = Rendering(picture: painted.bitmap, layout: layout, scale: 2)
        try store.record(before, for: .sample("before"), engine: .sample, as: .picture)
        try store.record(after, for: .sample("after"), engine: .sample, as: .picture)
        let goldens = try ["before", "after"].map { try #require(try StoredGolden(name: $0, in: folder.path)) }
        #expect(try goldens[0].difference(to: goldens[0]) == .equal)
        let difference = try #require(try goldens[0].difference(to: goldens[1]).difference)
        #expect(difference.layout.isEmpty)
        #expect(difference.pixels?.nodes.map(\.path) == ["balloon/dot", "balloon/bar"])
        #expect(difference.pixels?.nodes.map(\.differingPixels) == [16, 1])
    }

    /// Records without pictures get the form of the scene's other goldens. The folder is listed once for all of them: what
    /// somebody takes away meanwhile does not count.
    @Test func theFolderIsListedOnceForRecordsWithoutPictures() throws {
        let cells = try ["a", "b"].map { try GoldenCell.sample(axes: [GoldenAxis("locale", $0)]) }
        for cell in cells {
            try store.record(.sample(), for: cell, engine: .sample, as: .hash)
            try FileManager.default.removeItem(atPath: folder.file("\(cell.name).hash"))
        }
        let store = GoldenStore(root: folder.path)
        func missing(_ cell: GoldenCell, in store: GoldenStore) throws -> [String] {
            guard case .missing(let files) = try store.verify(.sample(), for: cell) else { return [] }
            return files
        }
        #expect(try missing(cells[0], in: store) == ["\(cells[0].name).hash"])
        try FileManager.default.removeItem(atPath: folder.file("dinner.hash"))
        #expect(try missing(cells[1], in: store) == ["\(cells[1].name).hash"])
        #expect(try missing(cells[1], in: GoldenStore(root: folder.path)) == ["\(cells[1].name).png"])
    }

    @Test func aGoldenKeepsItsFormUnlessAnotherOneIsAskedFor() throws {
        try store.record(.sample(caption: "Dinner at moon"), for: .sample(), engine: .sample)
        #expect(try folder.names() == ["dinner.hash", "dinner.layout"])
        #expect(try store.record(.sample(caption: "Dinner at moon"), for: .sample(), engine: .sample) == .unchanged)
        try store.record(.sample(caption: "Dinner at moon"), for: .sample(), engine: .sample, as: .picture)
        #expect(try folder.names() == ["dinner.layout", "dinner.png"])
        try store.record(.sample(caption: "Dinner at moon"), for: .sample(), engine: .sample, as: .hash)
        #expect(try folder.names() == ["dinner.hash", "dinner.layout"])
    }

    /// Every byte of the file counts, and Git may convert its line ends.
    @Test func anEditOfTheHashFails() throws {
        let bytes = try #require(folder.bytes("dinner.hash"))
        for index in bytes.indices {
            var edited = bytes
            edited[index] ^= 1
            try folder.write(edited, to: "dinner.hash")
            let verdict = try store.verify(.sample(), for: .sample())
            // What drew it, for whom, and the record that lies beside it are no part of it.
            let line = bytes[..<index].split(separator: 10, omittingEmptySubsequences: false).count
            if line <= 3 { #expect(verdict != .equal, "byte \(index)") }
        }
        for broken in [Array(bytes.dropLast(20)), bytes + bytes, bytes + [10], Array("balloon-hash 2\n".utf8)] {
            try folder.write(broken, to: "dinner.hash")
            #expect(try store.verify(.sample(), for: .sample()) != .equal)
        }
        try folder.write(String(decoding: bytes, as: UTF8.self).replacing("\n", with: "\r\n"), to: "dinner.hash")
        #expect(try store.verify(.sample(), for: .sample()) == .equal)
    }

    @Test func aPictureAndAHashAreNotBothBelieved() throws {
        let hash = try #require(folder.bytes("dinner.hash"))
        try store.record(.sample(caption: "Dinner at moon"), for: .sample(), engine: .sample, as: .picture)
        try folder.write(hash, to: "dinner.hash")
        guard case .unreadable(let files) = try store.verify(.sample(), for: .sample()) else {
            Issue.record("both forms were compared")
            return
        }
        #expect(files.map(\.problem) == [.bothForms])
        try store.record(.sample(), for: .sample(), engine: .sample)
        #expect(try folder.names().count == 2)
        #expect(try store.verify(.sample(), for: .sample()) == .equal)
    }

    /// A hash of one cell in place of another's: the record beside it was not recorded with it.
    @Test func aHashOfAnotherCellIsATornPair() throws {
        try store.record(.sample(caption: "Dinner at moon"), for: .sample("lunch"), engine: .sample, as: .hash)
        try folder.write(try #require(folder.bytes("lunch.hash")), to: "dinner.hash")
        let difference = try #require(try store.verify(.sample(), for: .sample()).difference)
        #expect(difference.isMismatchedPair && difference.isPictureUnknown)
    }

    /// What is accepted is the picture that was looked at, kept as its hash.
    @Test func acceptingKeepsTheForm() throws {
        let pending = PendingFolder(root: folder.file("pending"))
        let run = GoldenRun(store: store, mode: .never, engine: .sample, artefacts: nil, pending: pending)
        run.check(try .sample()) { .sample(caption: "Dinner at moon") }
        let candidate = try #require(try pending.candidates().first)
        #expect(folder.bytes("pending/\(candidate.goldens)/dinner.png") != nil || candidate.goldens.hasPrefix(".."))
        try pending.accept(candidate, version: "1.0.0") { _ in nil }
        #expect(try folder.names().filter { $0.hasPrefix("dinner") } == ["dinner.hash", "dinner.layout"])
        #expect(try store.verify(.sample(caption: "Dinner at moon"), for: .sample()) == .equal)
    }
}
