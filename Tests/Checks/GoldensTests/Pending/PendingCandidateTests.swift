import Foundation
import TestSupport
import Testing

@testable import Goldens

/// What a failing cell leaves behind, and which golden it belongs to.
struct PendingCandidateTests {
    private static func candidate(
        _ name: String = "dinner", of source: String = "Examples/dinner.yaml", in goldens: String,
        hashes: PendingCandidate.Hashes = .init(picture: "a", record: "b", goldenPicture: nil, goldenRecord: nil)
    ) throws -> PendingCandidate {
        let cell = try GoldenCell(scene: name, source: source)
        return PendingCandidate(
            version: 1, goldens: goldens,
            result: GoldenResult(GoldenOutcome(cell: cell, result: .compared(.missing(files: ["\(name).png"])))),
            hashes: hashes, inputs: nil, refusal: nil)
    }

    /// A test makes the folder with its first golden; a folder that once held the golden is gone.
    @Test(
        arguments: [
            ("Examples/dinner.yaml", nil, nil, true), ("DinnerTests.swift:12", nil, nil, false),
            ("DinnerTests.swift:12", "c", nil, true), ("DinnerTests.swift:12", nil, "d", true),
            ("Examples/dinner.yaml", "c", "d", true),
        ] as [(String, String?, String?, Bool)])
    func aCandidateWithoutAFolderIsAnOrphan(
        _ source: String, _ picture: String?, _ record: String?, _ isOrphan: Bool
    ) throws {
        let folder = try TemporaryFolder()
        let hashes = PendingCandidate.Hashes(picture: "a", record: "b", goldenPicture: picture, goldenRecord: record)
        let gone = try Self.candidate(of: source, in: folder.file("gone"), hashes: hashes)
        #expect(gone.isOrphan == isOrphan)
        #expect(try !Self.candidate(of: source, in: folder.path, hashes: hashes).isOrphan)
    }

    @Test func itsFilesAreNamedByItsCell() throws {
        let files = try Self.candidate(in: "Goldens").files
        #expect(
            [files.picture, files.record, files.difference, files.description] == [
                "dinner.png", "dinner.layout", "dinner.difference.png", "dinner.json",
            ])
    }

    /// Cells of one name in two folders of goldens are two cells, and each is named with its folder.
    @Test func oneNameInTwoFoldersIsTwoCandidates() throws {
        let candidates = try [("dinner", "A"), ("lunch", "A"), ("dinner", "B")].map {
            try Self.candidate($0, in: $1)
        }
        let review = PendingReview(candidates)
        #expect(candidates.map { review.name(of: $0) } == ["A/dinner", "lunch", "B/dinner"])
        #expect(review.groups.causes.map(\.cells) == [["A/dinner", "B/dinner", "lunch"]])
        #expect(review.candidates(of: review.groups.causes[0]).count == 3)
        #expect(review.folders(ofCell: "dinner") == ["A", "B"] && review.folders(ofCell: "lunch") == ["A"])
        #expect(review.candidate(named: "B/dinner") == candidates[2] && review.candidate(named: "dinner") == nil)
        #expect(review.causes(of: candidates[2]).map(\.number) == [1])
    }

    /// The state is that of each file, of the candidate and of its golden, and of where they are.
    @Test func theStateChangesWithEachFile() throws {
        let files: [[String?]] = [
            ["a", "b", "c", "d"], ["x", "b", "c", "d"], ["a", "x", "c", "d"], ["a", "b", "x", "d"],
            ["a", "b", "c", "x"],
            ["a", "b", nil, "d"], ["a", "b", "c", nil], ["a", "b", "d", "c"], ["b", "a", "c", "d"],
        ]
        func state(_ files: [String?], _ name: String = "dinner", in folder: String = "A") throws -> String {
            let hashes = PendingCandidate.Hashes(
                picture: files[0], record: files[1], goldenPicture: files[2], goldenRecord: files[3])
            return PendingReview.state(of: try Self.candidate(name, in: folder, hashes: hashes))
        }
        let states = try files.map { try state($0) } + [state(files[0], "lunch"), state(files[0], in: "B")]
        #expect(Set(states).count == states.count)
        #expect(try state(files[0]) == states[0])
    }
}
