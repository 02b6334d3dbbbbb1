import Drawing
import Foundation
import TestSupport
import Testing

@testable import Goldens

private struct Setting {
    let goldens: TemporaryFolder
    let output: TemporaryFolder
    let run: GoldenRun

    init(mode: RecordMode = .never) throws {
        goldens = try TemporaryFolder()
        output = try TemporaryFolder()
        run = GoldenRun(
            store: GoldenStore(root: goldens.path), mode: mode, engine: .sample,
            artefacts: try ArtefactFolder(root: output.path, besides: GoldenStore(root: goldens.path)))
    }

    func picture(_ name: String) throws -> Bitmap {
        try PictureFile.decode(contentsOf: output.file(name)).bitmap
    }
}

@Test func aDifferenceLeavesThreePicturesTheirStripAndTheRecord() throws {
    let setting = try Setting()
    let cell = try GoldenCell.sample()
    try setting.run.store.record(.sample(), for: cell, engine: .sample)
    let outcome = setting.run.check(cell) { .sample(caption: "Dinner at moon") }
    let names = ["dinner.expected.png", "dinner.actual.png", "dinner.difference.png", "dinner.strip.png"]
    #expect(outcome.artefacts == names + ["dinner.actual.layout"])
    #expect(try setting.output.names() == outcome.artefacts.sorted())
    #expect(GoldenResult(outcome).artefactToOpen == "dinner.strip.png")

    let expected = try setting.picture("dinner.expected.png")
    let actual = try setting.picture("dinner.actual.png")
    let difference = try setting.picture("dinner.difference.png")
    #expect(expected == Rendering.sample().picture)
    // The golden is copied as it is, with all that its file says.
    #expect(setting.output.bytes("dinner.expected.png") == setting.goldens.bytes("dinner.png"))
    #expect(actual == Rendering.sample(caption: "Dinner at moon").picture)

    // Exactly the differing pixels are marked.
    let comparison = PixelComparison(expected: expected, actual: actual)
    let painted = PaintedBitmap(difference)
    let places = (0..<80).flatMap { y in (0..<120).map { x in (x, y) } }
    let colours: Set<[UInt8]> = [[234, 88, 12, 255], [10, 88, 184, 255]]
    let marked = places.filter { colours.contains(painted[$0, $1]) }.map { $1 * 120 + $0 }
    #expect(marked == comparison.deltas.indices.filter { comparison.deltas[$0] != 0 })

    // The strip holds the three pictures, pixel for pixel, below each other with 8 pixels around.
    let strip = PaintedBitmap(try setting.picture("dinner.strip.png"))
    #expect((strip.width, strip.height) == (120 + 16, 3 * 88 + 8))
    for (index, picture) in [expected, actual, difference].enumerated() {
        #expect(places.flatMap { strip[$0 + 8, $1 + 8 + index * 88] } == picture.pixels, "picture \(index)")
    }
}

/// A change of alpha alone is marked like any other.
@Test func alphaAloneIsSeenInTheDifference() throws {
    let clear = PaintedBitmap(width: 2, height: 1).bitmap
    let black = PaintedBitmap(width: 2, height: 1, ground: [0, 0, 0, 255]).bitmap
    for (expected, actual) in [(clear, black), (black, clear)] {
        let picture = PaintedBitmap(
            DifferencePicture.make(
                expected: expected, actual: actual, comparison: PixelComparison(expected: expected, actual: actual)))
        #expect(picture[0, 0] != [255, 255, 255, 255] && picture[1, 0] == picture[0, 0])
    }
    let same = DifferencePicture.make(
        expected: clear, actual: clear, comparison: PixelComparison(expected: clear, actual: clear))
    #expect(same.pixels == [UInt8](repeating: 255, count: 8))
}

/// A dot that went is orange, one that came is blue, dark on light and light on dark.
@Test(
    arguments: [([255, 255, 255, 255], [0, 0, 0, 255]), ([0, 0, 0, 255], [255, 255, 255, 255])] as [([UInt8], [UInt8])])
func whatWasAndWhatIsHaveTheirColours(background: [UInt8], ink: [UInt8]) {
    var was = PaintedBitmap(width: 12, height: 1, ground: background)
    var now = was
    was[3, 0] = ink
    now[8, 0] = ink
    let picture = PaintedBitmap(
        DifferencePicture.make(
            expected: was.bitmap, actual: now.bitmap,
            comparison: PixelComparison(expected: was.bitmap, actual: now.bitmap)))
    #expect(picture[3, 0] == [234, 88, 12, 255] && picture[8, 0] == [10, 88, 184, 255])
}

@Test func aChangeOfSizeStillMakesADifference() throws {
    let small = PaintedBitmap(width: 2, height: 2, ground: [0, 0, 0, 255]).bitmap
    let large = PaintedBitmap(width: 3, height: 2, ground: [0, 0, 0, 255]).bitmap
    for (expected, actual) in [(small, large), (large, small)] {
        let picture = PaintedBitmap(
            DifferencePicture.make(
                expected: expected, actual: actual, comparison: PixelComparison(expected: expected, actual: actual)))
        #expect((picture.width, picture.height) == (3, 2))
        // The column that one of them alone has is pale in its colour.
        #expect(picture[2, 0] == (expected.width == 2 ? [194, 214, 238, 255] : [250, 214, 195, 255]))
        // What both have is dark, and fades to its negative.
        #expect(picture[1, 1] == [255, 255, 255, 255])
    }
}

/// A picture of another size follows the one before without a hole.
@Test func theStripOfPicturesOfTwoSizesIsPacked() throws {
    let low = PaintedBitmap(width: 30, height: 4, ground: [0, 0, 0, 255]).bitmap
    let high = PaintedBitmap(width: 30, height: 20, ground: [0, 0, 0, 255]).bitmap
    let strip = try ComparisonStrip.make(expected: low, actual: high, difference: high)
    #expect((strip.width, strip.height) == (30 + 16, 8 + 4 + 8 + 20 + 8 + 20 + 8))
    #expect(PaintedBitmap(strip)[8, 8 + 4 + 8] == [0, 0, 0, 255])
}

@Test func aMissingGoldenLeavesTheNewPicture() throws {
    let setting = try Setting()
    let outcome = setting.run.check(try GoldenCell.sample()) { .sample() }
    #expect(outcome.artefacts == ["dinner.actual.png", "dinner.actual.layout"])
    #expect(try setting.goldens.names() == [])
}

@Test func aLaterRunThatPassesRemovesTheArtefacts() throws {
    let setting = try Setting()
    let cell = try GoldenCell.sample()
    try setting.output.write([1], to: "other.actual.png")
    setting.run.check(cell) { .sample() }
    #expect(try setting.output.names().count == 3)
    try setting.run.store.record(.sample(), for: cell, engine: .sample)
    setting.run.check(cell) { .sample() }
    #expect(try setting.output.names() == ["other.actual.png"])
}

/// Both colours stand out against what a picture fades to, light or dark: at least 3 to 1 (WCAG 2.2, 1.4.11).
@Test(arguments: [255, 233, 38, 0] as [UInt8]) func bothColoursStandOut(_ ground: UInt8) {
    let picture = PaintedBitmap(width: 40, height: 4, ground: [ground, ground, ground, 255])
    var other = picture
    other[39, 3] = [128, 128, 128, 255]
    let faded = DifferencePicture.make(
        expected: picture.bitmap, actual: other.bitmap,
        comparison: PixelComparison(expected: picture.bitmap, actual: other.bitmap))
    func luminance(_ color: [UInt8]) -> Double {
        let parts = color.prefix(3).map { value -> Double in
            let share = Double(value) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    for color in [[234, 88, 12], [10, 88, 184]] as [[UInt8]] {
        let contrast = (luminance(faded.pixels) + 0.05) / (luminance(color) + 0.05)
        #expect(contrast >= 3, "\(color) on \(faded.pixels[0]): \(contrast)")
    }
}

/// A run of some scenes leaves what shows others, and no run removes what it has not written.
@Test(arguments: [
    (GoldenScope.wholeStore, ["mine.actual.layout", "mine.strip.png"]),
    (.scenes(["dinner"]), ["gone.actual.layout", "gone.strip.png", "mine.actual.layout", "mine.strip.png"]),
    (.scenes(["gone"]), ["mine.actual.layout", "mine.strip.png"]),
    (.besides(["gone": ["gone"]]), ["gone.actual.layout", "gone.strip.png", "mine.actual.layout", "mine.strip.png"]),
    (.besides(["gone": ["other"]]), ["mine.actual.layout", "mine.strip.png"]),
])
func artefactsOfCellsThatAreGoneGo(_ scope: GoldenScope, _ left: [String]) throws {
    let setting = try Setting()
    let cell = try GoldenCell.sample()
    try setting.run.store.record(.sample(), for: cell, engine: .sample)
    try setting.output.write(GoldenRecord(.sample()).file, to: "gone.actual.layout")
    try setting.output.write(Array("my notes".utf8), to: "mine.actual.layout")
    for name in ["gone", "mine"] { try setting.output.write([1], to: "\(name).strip.png") }
    setting.run.check(cell) { .sample() }
    _ = try setting.run.report(plan: GoldenPlan([cell]), scope: scope)
    #expect(try setting.output.names() == left)
}

/// A folder is among the goldens if it is theirs or below it, however the path is written.
@Test(
    arguments: [
        ("Goldens", ""), ("Goldens/a/b", "a/b"), ("Goldens/../Goldens/a", "a"), ("Goldens2", nil), ("Other", nil),
        ("", nil), ("Goldens/", ""),
    ] as [(String, String?)])
func aPathBelowTheGoldens(_ path: String, _ below: String?) throws {
    let folder = try TemporaryFolder()
    #expect(ArtefactFolder.path(of: folder.file(path), below: folder.file("Goldens")) == below)
    let store = GoldenStore(root: folder.file("Goldens"))
    #expect(((try? ArtefactFolder(root: folder.file(path), besides: store)) == nil) == (below != nil))
}
