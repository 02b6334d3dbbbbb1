import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// The screen around a conversation on an upright phone (facts 10.6.9 and 10.6.10).
@Suite struct ScreenGeometryTests {
    private func geometry(_ width: CGFloat, _ height: CGFloat) throws -> ScreenGeometry {
        try #require(ScreenGeometry(for: TraitCollection(transcriptWidth: width, transcriptHeight: height)))
    }

    /// Phones without a home button are more than twice as tall as wide.
    @Test(arguments: [(402, 874, true), (375, 667, false), (320, 568, false), (400, 800, false), (400, 801, true)])
    func homeIndicators(_ width: CGFloat, _ height: CGFloat, _ hasIndicator: Bool) throws {
        let geometry = try geometry(width, height)
        #expect(geometry.hasHomeIndicator == hasIndicator && (geometry.homeIndicator != nil) == hasIndicator)
        #expect(geometry.statusBarHeight == (hasIndicator ? 62 : 20))
        let indicator = geometry.homeIndicator ?? CGRect(x: width / 2, y: height - 9, width: 0, height: 0)
        #expect(isClose(indicator.midX, width / 2) && indicator.maxY < height && indicator.minY > height - 20)
        // The field ends 28 points above the bottom, of which its row has some itself.
        #expect(geometry.fieldBottomRoom(rowGap: 6) == (hasIndicator ? 22 : 2))
        #expect(geometry.fieldBottomRoom(rowGap: 40) == 0)
    }

    /// The button is 16 points from the side, the picture of 60 points in the middle, both at the status bar's end.
    @Test(arguments: [(402, 874), (440, 956), (375, 667)]) func theHeader(_ width: CGFloat, _ height: CGFloat) throws {
        let geometry = try geometry(width, height)
        let top = geometry.statusBarHeight
        #expect(geometry.backButton == CGRect(x: 16, y: top, width: 44, height: 44))
        #expect(geometry.avatar == CGRect(x: (width - 60) / 2, y: top, width: 60, height: 60))
        #expect(geometry.nameTop == top + 55 && isClose(geometry.contentTop, top + 55 + 32.3))
        #expect(geometry.timeMiddle.y < top && geometry.signalsMiddle.y == geometry.timeMiddle.y)
        #expect(geometry.timeMiddle.x < geometry.signalsMiddle.x && geometry.signalsMiddle.x < width)
    }

    /// A short conversation begins below the header, and a long one ends at the field.
    @Test func longConversationsAreScrolledToTheirEnd() throws {
        let geometry = try geometry(402, 874)
        let top = geometry.contentTop
        #expect(geometry.top(ofContent: 100, endingAt: 800) == top)
        #expect(isClose(geometry.top(ofContent: 800 - top, endingAt: 800), top))
        #expect(geometry.top(ofContent: 2000, endingAt: 800) == -1200)
    }

    @Test func othersHaveNone() {
        for traits in [
            TraitCollection(transcriptWidth: 874, transcriptHeight: 402),
            TraitCollection(transcriptWidth: 400, transcriptHeight: 400), TraitCollection(userInterfaceIdiom: .pad),
            TraitCollection(receiver: .ios10), TraitCollection(receiver: .ios9), TraitCollection(receiver: .macos),
            TraitCollection(receiver: .watchos),
        ] {
            let hasGeometry = ScreenGeometry(for: traits) != nil
            #expect(!hasGeometry)
        }
    }
}
