import Foundation
import TestSupport
import Testing

@testable import Goldens

/// A decision about a candidate is taken back as if nobody had made it.
struct CandidateFilesTests {
    private let folder: TemporaryFolder
    private let store: GoldenStore
    private let pending: PendingFolder

    init() throws {
        folder = try TemporaryFolder()
        store = GoldenStore(root: folder.file("Goldens"))
        pending = PendingFolder(root: folder.file("pending"))
    }

    /// A candidate whose difference somebody has looked at.
    private func candidate() throws -> PendingCandidate {
        try store.record(.sample(), for: .sample(), engine: .sample)
        GoldenRun(store: store, mode: .never, engine: .sample, artefacts: nil, pending: pending)
            .check(try .sample()) { .sample(caption: "Dinner at moon") }
        let candidate = try #require(try pending.candidates().first)
        _ = try #require(try pending.difference(of: candidate))
        return candidate
    }

    /// The bytes of every file.
    private func contents() throws -> [String: [UInt8]] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).reduce(into: [:]) { $0[$1] = folder.bytes($1) }
    }

    private func accept(_ candidate: PendingCandidate) throws {
        try pending.accept(candidate, version: "1.0.0") { _ in nil }
    }

    @Test(arguments: [true, false]) func everyFileIsThereAgain(isAccepted: Bool) throws {
        let candidate = try candidate()
        let (before, contents) = (try pending.files(of: candidate), try contents())
        if isAccepted { try accept(candidate) } else { try pending.reject(candidate) }
        #expect(try self.contents() != contents)
        try pending.restore(before, from: pending.files(of: candidate))
        #expect(try self.contents() == contents)
    }

    /// A golden that was missing is missing again.
    @Test func aFileThatWasNotThereIsRemoved() throws {
        let candidate = try candidate()
        for name in ["dinner.png", "dinner.layout"] {
            try FileManager.default.removeItem(atPath: folder.file("Goldens/\(name)"))
        }
        let before = try pending.files(of: candidate)
        try store.record(.sample(), for: .sample(), engine: .sample)
        try pending.restore(before, from: pending.files(of: candidate))
        #expect(try FileManager.default.contentsOfDirectory(atPath: store.root) == [])
    }

    @Test(arguments: ["Goldens/dinner.png", "Goldens/dinner.layout", "Goldens/dinner.hash"])
    func whatHasChangedSinceIsLeft(_ file: String) throws {
        let candidate = try candidate()
        let before = try pending.files(of: candidate)
        try accept(candidate)
        let after = try pending.files(of: candidate)
        try folder.write([1], to: file)
        let contents = try contents()
        #expect(throws: PendingError.changedSince(name: "dinner")) { try pending.restore(before, from: after) }
        #expect(try self.contents() == contents)
    }
}
