import Drawing
import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import Goldens

/// Goldens that are compared with each other, without drawing anything.
struct StoredGoldenTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func stored(_ rendering: Rendering, _ name: String, _ form: GoldenForm) throws -> StoredGolden {
        try GoldenStore(root: folder.path, isDurable: false).record(
            rendering, for: .sample(name), engine: .sample, as: form)
        return try #require(try StoredGolden(name: name, in: folder.path))
    }

    /// Another record alone is a difference, and so is another picture alone, in whichever forms both are kept.
    @Test(arguments: GoldenForm.allCases, GoldenForm.allCases)
    func eitherFileMakesADifference(_ form: GoldenForm, _ other: GoldenForm) throws {
        let (golden, changed) = (Rendering.sample(), Rendering.sample(caption: "Dinner at moon"))
        let before = try stored(golden, "before", form)
        for (isPicture, isLayout) in [(false, false), (true, false), (false, true), (true, true)] {
            let rendering = Rendering(
                picture: (isPicture ? changed : golden).picture, layout: (isLayout ? changed : golden).layout, scale: 2)
            let verdict = try before.difference(to: stored(rendering, "after", other))
            let difference = verdict.difference
            let hasPixels = form == .picture && other == .picture
            #expect((verdict == .equal) == (!isPicture && !isLayout))
            #expect((difference?.layout.isEmpty == false) == isLayout)
            #expect((difference?.pixels != nil) == (isPicture && hasPixels))
            #expect((difference?.isPictureUnknown == true) == (isPicture && !hasPixels))
            #expect(difference?.isMismatchedPair != true)
        }
    }

    @Test func aGoldenKnowsItsFiles() throws {
        let golden = try stored(.sample(), "dinner", .picture)
        #expect(golden.pictureSize == folder.bytes("dinner.png")?.count)
        #expect(golden.recordSize == folder.bytes("dinner.layout")?.count)
        #expect(golden.scene == "dinner" && golden.layout == .sample() && golden.isWholePair)
        #expect(try golden.pixels() == Rendering.sample().picture)
        try folder.write(Array(LayoutRecord.sample(caption: "Supper at noon").text.utf8), to: "dinner.layout")
        #expect(try StoredGolden(name: "dinner", in: folder.path)?.isWholePair == false)
    }

    @Test(arguments: ["dinner.png", "dinner.layout"]) func aGoldenHasTwoFiles(_ file: String) throws {
        _ = try stored(.sample(), "dinner", .picture)
        try folder.write([], to: file)
        #expect(throws: GoldenError.unreadable(UnreadableGolden(file: file, problem: .empty))) {
            try StoredGolden(name: "dinner", in: folder.path)
        }
        try FileManager.default.removeItem(atPath: folder.file(file))
        #expect(try StoredGolden(name: "dinner", in: folder.path) == nil)
    }

    /// A picture that cannot be decoded is an error, and not one of which only the hash is kept.
    @Test func aPictureThatCannotBeDecodedIsAnError() throws {
        let (golden, hash) = (try stored(.sample(), "golden", .picture), try stored(.sample(), "hash", .hash))
        let long = PaintedBitmap(width: 16_385, height: 1, ground: [255, 0, 0, 255]).bitmap
        try folder.write(PNGEncoder.encode(long), to: "golden.png")
        let damaged = try #require(try StoredGolden(name: "golden", in: folder.path))
        for (one, other) in [(damaged, golden), (golden, damaged), (damaged, hash)] {
            #expect(throws: GoldenError.self) { try one.difference(to: other) }
        }
        #expect(throws: GoldenError.unreadable(UnreadableGolden(file: "hash.hash", problem: .hashAlone))) {
            try hash.pixels()
        }
        let error = #expect(throws: GoldenError.self) { try damaged.pixels() }
        guard case .unreadable(let file)? = error else { return }
        #expect(file.file == "golden.png" && file.problem != .hashAlone)
    }
}
