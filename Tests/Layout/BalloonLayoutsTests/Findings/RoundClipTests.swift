import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Letters that the arc of a round clip cuts off in a view.
@Suite struct RoundClipTests {
    private func cut(_ view: any Element) throws -> [Finding] {
        // In a stack the view has its own size.
        let live = LiveContent(
            view: Padding(ZStack([view]), insets: EdgeInsets(40)), answeredHeight: .fittingView,
            alternate: template(caption: "a"))
        return try BalloonLayout(content: .live(live)).place(in: context()).findings.filter { $0.kind == .inkClipped }
    }

    /// Of a line of 92 points a disc of its height shows the middle 20: 36 are lost on each side.
    @Test func aLineInADisc() throws {
        let found = try cut(Changed.clipped(Text("Hello world", id: "hello"), outline: .circle))
        #expect(found.map(\.node) == ["hello"])
        let points = try #require(found.first?.points)
        #expect(points > 30 && points < 40)
    }

    /// At 10 points from its top a disc of 100 points begins 20 points in: 50 − √(50² − 40²). Letters begin a point or
    /// two in; those in the middle stand where the disc is wide.
    @Test(
        arguments: [
            (.topLeading, true), (Alignment(horizontal: .trailing, vertical: .top), true), (.bottomLeading, true),
            (.center, false), (Alignment(horizontal: .center, vertical: .top), false),
        ] as [(Alignment, Bool)])
    func cornersOfADisc(alignment: Alignment, isCut: Bool) throws {
        let square = ViewLayout.Frame(Text("Hello", id: "hello"), width: 100, height: 100, alignment: alignment)
        let found = try cut(Changed.clipped(square, outline: .circle))
        #expect(found.map(\.node) == (isCut ? ["hello"] : []))
        #expect(found.compactMap(\.points).allSatisfy { $0 > 15 && $0 < 21 })
    }

    /// The same letters are whole on a plate with the usual room around them.
    @Test(arguments: [CGFloat(0), 4, 16, 40]) func aPlateAroundPaddedWords(radius: CGFloat) throws {
        let words = Padding(Text("Hello world"), insets: EdgeInsets(8))
        #expect(try cut(Changed.clipped(words, outline: .rounded(radius: radius))).isEmpty)
    }
}
