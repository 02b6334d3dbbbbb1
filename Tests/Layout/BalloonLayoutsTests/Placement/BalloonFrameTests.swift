import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Where the icon and the content of a balloon are, by its side and its tail. The numbers are those of the facts sheet:
/// the icon is 6 points from the body (3.2), and a side tail takes 6 points of the width (3.6).
@Suite struct BalloonFrameTests {
    /// The room of a tail on the left, and of one on either side.
    struct Case: Sendable, CustomTestStringConvertible {
        let tail: BalloonTail
        let side: BalloonSide
        var direction = LayoutDirection.leftToRight
        var showsTail = true, isDraft = false, mirrorsSides = true
        let left, room: CGFloat

        var testDescription: String { "\(tail) \(side) \(direction) \(showsTail) \(isDraft) \(mirrorsSides)" }
    }

    static let cases = [
        Case(tail: .side, side: .outgoing, left: 0, room: 6), Case(tail: .side, side: .incoming, left: 6, room: 6),
        Case(tail: .side, side: .outgoing, direction: .rightToLeft, left: 6, room: 6),
        Case(tail: .side, side: .incoming, direction: .rightToLeft, left: 0, room: 6),
        Case(tail: .side, side: .outgoing, direction: .rightToLeft, mirrorsSides: false, left: 0, room: 6),
        Case(tail: .side, side: .incoming, direction: .rightToLeft, mirrorsSides: false, left: 6, room: 6),
        Case(tail: .side, side: .incoming, showsTail: false, left: 0, room: 0),
        Case(tail: .side, side: .incoming, isDraft: true, left: 0, room: 0),
        Case(tail: .bottom, side: .outgoing, left: 0, room: 0), Case(tail: .bottom, side: .incoming, left: 0, room: 0),
        Case(tail: .mac, side: .incoming, left: 0, room: 0),
    ]

    @Test(arguments: cases) func iconAndContentAreBesideTheTail(_ example: Case) {
        var metrics = TemplateMetrics()
        (metrics.tail, metrics.mirrorsSides) = (example.tail, example.mirrorsSides)
        let frame = BalloonFrame(
            icon: picture(), side: example.side, showsTail: example.showsTail, isDraft: example.isDraft,
            metrics: metrics)
        let traits = TraitCollection(layoutDirection: example.direction)
        #expect(frame.iconFrame(for: traits) == CGRect(x: 6 + example.left, y: 6, width: 27, height: 20))
        let size = CGSize(width: 200, height: 100)
        let content = CGRect(x: example.left, y: 0, width: 200 - example.room, height: 100)
        #expect(frame.contentFrame(in: size, for: traits) == content)
        #expect(frame.shape(of: size, for: traits).body == content)
        #expect(frame.size(around: content.size, maximumWidth: 300) == size)
        #expect(frame.size(around: content.size, maximumWidth: 150) == CGSize(width: 150, height: 100))
    }

    /// Insets are taken from the transcript's balloon and not from a draft, and a tail makes a balloon lower.
    @Test func insetsAreThoseOfTheTranscript() {
        var metrics = TemplateMetrics()
        (metrics.topBalloonInset, metrics.bottomBalloonInset, metrics.sideBalloonInset) = (3, 5, 4)
        metrics.tailHeightAdjustment = 2
        let size = CGSize(width: 200, height: 100)
        func content(showsTail: Bool = true, isDraft: Bool = false) -> CGRect {
            BalloonFrame(side: .outgoing, showsTail: showsTail, isDraft: isDraft, metrics: metrics)
                .contentFrame(in: size, for: TraitCollection())
        }
        #expect(content() == CGRect(x: 4, y: 3, width: 192, height: 94))
        #expect(content(showsTail: false) == CGRect(x: 4, y: 3, width: 192, height: 92))
        #expect(content(isDraft: true) == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    /// No balloon is taller than the transcript or 500 points, nor lower than the icon needs.
    @Test(arguments: [(874, 500), (500, 500), (402, 402), (20, 32)] as [(CGFloat, CGFloat)])
    func theTranscriptLimitsTheHeight(_ height: CGFloat, _ most: CGFloat) {
        let frame = BalloonFrame(side: .outgoing, metrics: TemplateMetrics())
        #expect(frame.maximumSize(for: TraitCollection(transcriptHeight: height)).height == most)
    }

    /// The content is the balloon without its insets and a side tail; the picture has the tail below the body.
    @Test(arguments: [(BalloonTail.side, 6, 0), (.bottom, 0, 6.8)] as [(BalloonTail, CGFloat, CGFloat)])
    func contentAndPicture(_ tail: BalloonTail, _ beside: CGFloat, _ below: CGFloat) {
        var metrics = TemplateMetrics()
        metrics.tail = tail
        (metrics.topBalloonInset, metrics.bottomBalloonInset, metrics.sideBalloonInset) = (3, 5, 4)
        let frame = BalloonFrame(side: .outgoing, metrics: metrics)
        let traits = TraitCollection()
        let most = frame.maximumSize(for: traits)
        let content = frame.maximumContentSize(for: traits)
        #expect(isClose(content.width, most.width - 8 - beside) && isClose(content.height, most.height - 8))
        let size = CGSize(width: 100, height: 50.1)
        #expect(isClose(frame.bodyAndTailHeight(of: size, for: traits), 151.0 / 3 + below, within: 0.02) || below == 0)
        #expect(below > 0 || frame.bodyAndTailHeight(of: size, for: traits) - 50.1 < 0.34)
        let canvas = frame.canvasSize(around: size, for: traits)
        #expect(canvas.width == 100 && canvas.height >= 50.1 + below && canvas.height < 50.1 + below + 0.67)
        #expect(frame.shownIconFrame(for: traits) == nil)
        // As a capsule it has half circles at its ends.
        #expect(frame.asCapsule.shape(of: size, for: traits).radius == 50.1 / 2)
        #expect(frame.shape(of: size, for: traits).radius == metrics.radius(for: traits))
    }
}
