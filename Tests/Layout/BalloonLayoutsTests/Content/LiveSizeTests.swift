import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// The size of a live balloon and of its view, without placing anything.
@Suite struct LiveSizeTests {
    private func layout(_ height: AnsweredHeight) -> BalloonLayout {
        let view = Padding(Text("Dinner at the pier"), insets: EdgeInsets(20))
        let live = LiveContent(view: view, answeredHeight: height, alternate: template(caption: "Dinner"))
        return BalloonLayout(content: .live(live), icon: picture())
    }

    @Test(arguments: [AnsweredHeight.fittingView, .offered, .length(.points(80)), .length(.points(5))])
    func itIsThatOfThePlacedBalloon(_ height: AnsweredHeight) throws {
        let placed = try layout(height).place(in: context())
        let alone = try #require(try layout(height).liveSize(in: context(), withHeightsOf: nil))
        #expect(alone.size == placed.size && alone.canvasSize == placed.canvasSize && alone.fit == placed.fit)
    }

    /// Only the app can say how large its own view is at another width.
    @Test func whatAnAppLaysOutHasNone() throws {
        let app = layout(.fittingView).showing(AppView(node: nil))
        let alone = try app.liveSize(in: context(), withHeightsOf: nil)
        #expect(alone?.size == nil)
        let alternate = try layout(.fittingView).liveSize(
            in: context(TraitCollection(hasApp: false)), withHeightsOf: nil)
        #expect(alternate?.size == nil)
    }

    /// At least the icon with its margins, at most the offer; the alternate is no view of the app.
    @Test func theViewOfAnAppHasTheAnsweredSize() {
        func size(_ width: CGFloat, _ height: CGFloat, hasApp: Bool = true) -> CGSize? {
            layout(.offered).viewSize(
                for: CGSize(width: width, height: height), traits: TraitCollection(hasApp: hasApp))
        }
        #expect(size(200, 100) == CGSize(width: 200, height: 100))
        #expect(size(1, 0) == CGSize(width: 45, height: 32))
        #expect(size(900, 900)?.height == 500)
        #expect(isClose(size(900, 900)?.width ?? 0, 280.667, within: 0.001))
        #expect(size(200, 100, hasApp: false) == nil)
    }

    /// With the heights of another width nothing is measured, and the answered width is that of the size function.
    @Test(arguments: [nil, 150, 900] as [CGFloat?]) func knownHeightsGiveTheSameSize(_ width: CGFloat?) throws {
        let view = Padding(Text("Dinner at the pier"), insets: EdgeInsets(20))
        let live = LiveContent(
            view: view, answeredWidth: width.map { .points($0) }, answeredHeight: .fittingView,
            alternate: template(caption: "Dinner"))
        let layout = BalloonLayout(content: .live(live), icon: picture())
        let alone = try #require(try layout.liveSize(in: context(), withHeightsOf: nil))
        let again = try #require(try layout.liveSize(in: context(), withHeightsOf: alone.fit))
        #expect(again.size == alone.size && again.canvasSize == alone.canvasSize && again.fit == alone.fit)
        #expect(isClose(alone.size.width, min(width ?? 900, 280.667), within: 0.001))
        #expect(again.fit.hasHeights(of: alone.fit))
        let other = ViewFit(offered: alone.fit.offered, answered: CGSize(width: 1, height: 1), neededHeight: nil)
        #expect(!other.hasHeights(of: alone.fit))
    }
}
