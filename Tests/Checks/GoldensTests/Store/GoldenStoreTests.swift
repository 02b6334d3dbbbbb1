import Drawing
import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import Goldens

@Test func recordingThenVerifyingIsEqual() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    let cell = try GoldenCell.sample()
    #expect(try store.verify(.sample(), for: cell) == .missing(files: ["dinner.png", "dinner.layout"]))
    #expect(try store.record(.sample(), for: cell, engine: .sample) == .written)
    #expect(try folder.names() == ["dinner.layout", "dinner.png"])
    #expect(try store.verify(.sample(), for: cell) == .equal)
    #expect(folder.bytes("dinner.layout") == Array(LayoutRecord.sample().text.utf8))
}

@Test func recordingAgainTouchesNeitherFile() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    let cell = try GoldenCell.sample()
    try store.record(.sample(), for: cell, engine: .sample)
    for name in try folder.names() { try folder.age(name) }
    let bytes = try folder.names().map(folder.bytes)
    let dates = try folder.names().map(folder.modificationDate)
    let newer = EngineFingerprint(version: "2.0.0", fonts: [], libraries: [])
    #expect(try store.record(.sample(), for: cell, engine: newer) == .unchanged)
    #expect(try folder.names().map(folder.bytes) == bytes)
    #expect(try folder.names().map(folder.modificationDate) == dates)
}

@Test func oneLetterIsADifferenceThatNamesTheNode() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    let cell = try GoldenCell.sample()
    try store.record(.sample(), for: cell, engine: .sample)
    let verdict = try store.verify(.sample(caption: "Dinner at moon"), for: cell)
    let difference = try #require(verdict.difference)
    #expect(difference.layout.description == "caption reads “Dinner at moon” instead of “Dinner at noon”")
    #expect(difference.pixels?.nodes.map(\.path) == ["balloon/caption"])
    #expect(difference.pixels?.nodes.map(\.line) == [2])
    #expect(!difference.isMismatchedPair)
}

@Test func aRecordThatChangesAloneAndAPictureThatChangesAloneAreFound() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    let cell = try GoldenCell.sample()
    let golden = Rendering.sample()
    try store.record(golden, for: cell, engine: .sample)

    let layoutAlone = Rendering(picture: golden.picture, layout: .sample(caption: "Dinner at moon"), scale: 2)
    let first = try #require(try store.verify(layoutAlone, for: cell).difference)
    #expect(first.pixels == nil)
    #expect(!first.layout.isEmpty)

    let pictureAlone = Rendering(
        picture: Rendering.sample(caption: "Dinner at moon").picture, layout: golden.layout, scale: 2)
    let second = try #require(try store.verify(pictureAlone, for: cell).difference)
    #expect(second.pixels != nil)
    #expect(second.layout.isEmpty)
}

@Test(arguments: ["dinner.png", "dinner.layout"]) func halfAGoldenIsMissing(file: String) throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    let cell = try GoldenCell.sample()
    try store.record(.sample(), for: cell, engine: .sample)
    try FileManager.default.removeItem(atPath: folder.file(file))
    #expect(try store.verify(.sample(), for: cell) == .missing(files: [file]))
    #expect(try store.record(.sample(), for: cell, engine: .sample) == .written)
    #expect(try store.verify(.sample(), for: cell) == .equal)
}

@Test func blankPicturesAreRefusedUnlessDeclared() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    let blank = Rendering(picture: PaintedBitmap(width: 8, height: 8).bitmap, layout: .sample(), scale: 1)
    let cell = try GoldenCell.sample()
    #expect(throws: GoldenError.blank(cell: "dinner", source: "Examples/dinner.yaml", .transparent)) {
        try store.record(blank, for: cell, engine: .sample)
    }
    #expect(try folder.names() == [])
    #expect(try store.verify(blank, for: cell) == .blank(.transparent))

    let declared = try GoldenCell.sample(blankReason: "It is a test")
    #expect(try store.record(blank, for: declared, engine: .sample) == .written)
    #expect(try store.verify(blank, for: declared) == .equal)
    #expect(try store.verify(blank, for: cell) == .blank(.transparent))
}

/// A pair whose halves come from two recordings, as a bad merge leaves it, says so and is mended by recording.
@Test func aTornPairIsToldAndMended() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    let cell = try GoldenCell.sample()
    try store.record(.sample(caption: "Dinner at moon"), for: cell, engine: .sample)
    let oldPicture = try #require(folder.bytes("dinner.png"))
    try store.record(.sample(), for: cell, engine: .sample)
    try folder.write(oldPicture, to: "dinner.png")
    let difference = try #require(try store.verify(.sample(), for: cell).difference)
    #expect(difference.isMismatchedPair)
    #expect(difference.layout.isEmpty)
    #expect(try store.record(.sample(), for: cell, engine: .sample) == .replaced)
    #expect(try store.verify(.sample(), for: cell) == .equal)
}

/// Checkouts on Windows convert line ends.
@Test func convertedLineEndsOfARecordAreNoDifference() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    let cell = try GoldenCell.sample()
    try store.record(.sample(), for: cell, engine: .sample)
    let text = LayoutRecord.sample().text.replacingOccurrences(of: "\n", with: "\r\n")
    try folder.write(Array(text.utf8), to: "dinner.layout")
    #expect(try store.verify(.sample(), for: cell) == .equal)
    #expect(try store.record(.sample(), for: cell, engine: .sample) == .unchanged)
}

/// No edit of a record is overlooked, also one that changes nothing of the layout.
@Test(arguments: ["\n", " ", "  \n", "\n\n"]) func anEditedRecordIsADifference(_ end: String) throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    try store.record(.sample(), for: .sample(), engine: .sample)
    try folder.write(LayoutRecord.sample().text + end, to: "dinner.layout")
    let verdict = try store.verify(.sample(), for: .sample())
    #expect(verdict != .equal && (verdict.difference?.edit != nil || verdict.exitCode == .badInput))
    #expect(try store.record(.sample(), for: .sample(), engine: .sample) == .written)
    #expect(try store.verify(.sample(), for: .sample()) == .equal)
}

/// A number that is written otherwise is an edit too.
@Test func aNumberOfARecordIsWrittenInOneWay() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    try store.record(.sample(), for: .sample(), engine: .sample)
    try folder.write(LayoutRecord.sample().text.replacing("y=30.000", with: "y=30.0"), to: "dinner.layout")
    let verdict = try store.verify(.sample(), for: .sample())
    #expect(verdict != .equal && verdict.difference?.layout.isEmpty != false)
}
