import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Findings that begin where something is larger than a number, on either side of that number.
struct SizeThresholdTests {
    /// A bar is wide from half more than its texts take.
    @Test func aCaptionBarIsWideFromHalfMoreThanItsTexts() {
        #expect(TemplateFindings.wideBar(natural: 160, width: 240) == nil)
        #expect(TemplateFindings.wideBar(natural: 160, width: 240.01)?.kind == .captionBarWide)
    }

    /// The same in a balloon: with the widths at which a row of two short texts becomes wide.
    @Test func aRowOfTwoTextsBecomesWideWithTheTranscript() throws {
        func natural(_ balloon: PlacedBalloon) -> Bool { balloon.findings.contains { $0.kind == .captionBarWide } }
        let content = template(caption: "Dinner at the pier", trailingCaption: "$24")
        let widths = try stride(from: CGFloat(200), through: 440, by: 1).map { width in
            natural(try placed(content, traits: TraitCollection(transcriptWidth: width)))
        }
        // Once, and then at every wider one but where the margins grow (facts 5.2).
        let first = try #require(widths.firstIndex(of: true))
        #expect(first > 0 && widths[first..<(414 - 200)].allSatisfy { $0 })
    }

    /// A regular cell has 136 points; a point more is rounding (facts 1.9.1).
    @Test func aStickerIsShrunkFromAPointMoreThanItsCell() {
        let side = StickerSize.regular.sideLength
        func kinds(_ points: Int) -> [Finding.Kind] {
            let cell = StickerBrowser.Cell(
                art: clearPicture(width: points, height: 20, scale: 1), localizedDescription: "A boat")
            return StickerBrowser(stickerSize: .regular, cells: [cell]).findings.map(\.kind)
        }
        #expect(kinds(Int(side)) == [] && kinds(Int(side) + 1) == [])
        #expect(kinds(Int(side) + 2) == [.stickerShrunk])
    }
}
