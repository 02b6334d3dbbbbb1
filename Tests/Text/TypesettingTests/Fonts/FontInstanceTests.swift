import LineBreaking
import TestSupport
import Testing

@testable import Typesetting

/// A file at one point of its axes.
@Suite(.neverHangs) struct FontInstanceTests {
    private func font(_ size: Double, weight: FontWeight = .regular) throws -> FontInstance {
        try sharedFonts.get().instance(family: 0, style: TextStyle(pointSize: size, weight: weight))
    }

    /// Beyond the ends of the axis all sizes are drawn alike.
    @Test func anOpticalSizeIsThatOfItsPointSizes() throws {
        let axis = try #require(try font(17).file.axes.first { $0.tag == "opsz" })
        let (minimum, maximum) = (axis.minimum, axis.maximum)
        let middle = (minimum + maximum) / 2
        #expect(try font(maximum).pointSizes == maximum...Double.infinity)
        #expect(try font(maximum + 10).pointSizes == maximum...Double.infinity)
        #expect(try font(minimum).pointSizes == 0...minimum && font(minimum - 1).pointSizes == 0...minimum)
        #expect(try font(middle).pointSizes == middle...middle && font(middle).hasOpticalSizes)
        // A size that was asked for after another one is its own.
        #expect(try font(middle - 0.5).pointSizes == (middle - 0.5)...(middle - 0.5))
    }

    @Test func aFileWithoutOpticalSizesHasOneForAll() throws {
        let path = FontFolder.bundled.appendingPathComponent("NotoSansHebrew.ttf").path
        let file = try FontFile(path: path, name: "a")
        let font = FontInstance(file: file, coordinates: file.axes.map(\.standard))
        #expect(font.pointSizes == 0...Double.infinity && !font.hasOpticalSizes)
        #expect(font == FontInstance(file: file, coordinates: file.axes.map(\.standard)))
        #expect(font.glyph(of: 0x5D0) != nil && font.glyph(of: 0xE01) == nil)
    }

    @Test(arguments: [400.0, 500, 600, 700]) func theWeightIsTheOneOfTheAxis(_ weight: Double) throws {
        #expect(try font(17, weight: FontWeight(rawValue: weight)).weight == weight)
    }

    /// As HarfBuzz rounds: to the nearest unit, halves up.
    @Test(
        arguments: [
            (1, 1_000, 65_536, 66), (3, 1_000, 65_536, 197), (-1, 1_000, 65_536, -66), (500, 1_000, 65_536, 32_768),
            (1_024, 1_024, 65_536, 65_536), (1, 2, 1, 1), (3, 2, 1, 2), (-1, 2, 1, 0), (0, 1_000, 65_536, 0),
        ] as [(Int32, Int32, Int32, Int32)])
    func lengthsAreScaledToTheNearestUnit(_ length: Int32, _ from: Int32, _ to: Int32, _ scaled: Int32) {
        #expect(FontUnitFont.scaled(length, from: from, to: to) == scaled)
    }

    /// Thousandths of an em of Fonts/README.md: -4.8 at 17 points, 7.9 at 13, 13.8 at 12; bold adds 14.8.
    @Test(arguments: [
        (17.0, FontWeight.regular, -315), (13, .regular, 518), (12, .regular, 904), (17, .bold, 655),
        (20, .regular, -786),
    ])
    func trackingIsRoundedToUnits(_ size: Double, _ weight: FontWeight, _ units: Int) {
        let scale = TextScale(TextStyle(pointSize: size, weight: weight))
        #expect(scale.tracking == units && scale.pointSize == size)
        #expect(TextScale(TextStyle(pointSize: size, weight: weight, tracking: .none)).tracking == 0)
    }
}
