import Foundation
import Testing

@testable import ViewLayout

/// Children that are offered something else than their element.
@Suite struct OfferedTests {
    private func placed(
        _ element: any Element, _ proposal: ProposedSize, locale: String = "en"
    ) throws -> (size: CGSize, frame: CGRect) {
        let context = try makeContext { $0.locale = locale }
        let measurement = try element.measure(proposal, in: context)
        let node = element.place(measurement, in: CGRect(origin: .zero, size: measurement.size), context: context)
        return (measurement.size, node.frame)
    }

    /// A negative padding at one side: the child extends beyond its place there, and at the other side in Arabic.
    @Test func insetsBelowZeroReachOutAndAreMirrored() throws {
        let insets = EdgeInsets(top: -2, leading: -5, bottom: 6, trailing: 15)
        let padded = Offered.padded(Stretchy(width: 0...500, height: 10...10), insets)
        let offer = ProposedSize(width: 100, height: nil)
        let (size, frame) = try placed(padded, offer)
        #expect(size == CGSize(width: 100, height: 14))
        #expect(frame == CGRect(x: -5, y: -2, width: 90, height: 10))
        #expect(try placed(padded, offer, locale: "ar").frame == CGRect(x: 15, y: -2, width: 90, height: 10))
    }

    @Test func aFixedSizeIsTheIdealOne() throws {
        let child = Stretchy(width: 30...500, height: 10...50)
        let offer = ProposedSize(width: 100, height: 40)
        for (horizontal, vertical, size) in [
            (true, false, CGSize(width: 30, height: 40)), (false, true, CGSize(width: 100, height: 10)),
        ] {
            let fixed = Offered.fixedSize(child, horizontal: horizontal, vertical: vertical)
            #expect(try placed(fixed, offer).size == size)
        }
    }

    /// What scrolls begins at the leading edge and shows what the offer has room for.
    @Test func aScrolledChildBeginsAtItsLeadingEdge() throws {
        let scroll = Offered.scrolling(
            Stretchy(width: 300...300, height: 10...10), horizontal: true, vertical: false)
        let offer = ProposedSize(width: 100, height: 10)
        #expect(try placed(scroll, offer).size == CGSize(width: 100, height: 10))
        #expect(try placed(scroll, offer).frame.minX == 0)
        #expect(try placed(scroll, offer, locale: "ar").frame.minX == -200)
    }

    @Test(arguments: [(ImageElement.ContentMode.fit, 40.0), (.fill, 100.0)])
    func anAspectRatioIsKeptInsideOrAround(_ mode: ImageElement.ContentMode, width: CGFloat) throws {
        let ratio = Offered.aspectRatio(Stretchy(width: 0...500, height: 0...500), 2, mode)
        #expect(try placed(ratio, ProposedSize(width: 100, height: 20)).size.width == width)
        #expect(try placed(ratio, ProposedSize(width: 60, height: nil)).size == CGSize(width: 60, height: 30))
    }

    /// Along an axis that scrolls the child has its ideal length and shows what the offer has room for; along the other
    /// one it is offered what there is.
    @Test(arguments: [(true, false), (false, true), (true, true), (false, false)])
    func scrollingAlongEachAxis(_ horizontal: Bool, _ vertical: Bool) throws {
        let child = Stretchy(width: 300...400, height: 200...250)
        let scroll = Offered.scrolling(child, horizontal: horizontal, vertical: vertical)
        let (size, frame) = try placed(scroll, ProposedSize(width: 100, height: 50))
        #expect(size == CGSize(width: horizontal ? 100 : 300, height: vertical ? 50 : 200))
        #expect(frame == CGRect(x: 0, y: 0, width: 300, height: 200))
        let large = try placed(scroll, ProposedSize(width: 1000, height: 900)).size
        #expect(large == CGSize(width: horizontal ? 1000 : 400, height: vertical ? 900 : 250))
        #expect(try placed(scroll, .unspecified).size == CGSize(width: 300, height: 200))
    }

    /// An ideal size is that of an axis along which nothing is offered.
    @Test(
        arguments: [
            (nil, nil, 70, 60), (100, nil, 100, 60), (nil, 40, 70, 40), (100, 40, 100, 40),
        ] as [(CGFloat?, CGFloat?, CGFloat, CGFloat)])
    func idealSizes(_ width: CGFloat?, _ height: CGFloat?, _ across: CGFloat, _ down: CGFloat) throws {
        let ideal = Offered.idealSize(Stretchy(width: 0...500, height: 0...500), width: 70, height: 60)
        let offer = ProposedSize(width: width, height: height)
        #expect(try placed(ideal, offer).size == CGSize(width: across, height: down))
        let own = Offered.idealSize(Stretchy(width: 30...500, height: 20...500), width: nil, height: nil)
        #expect(try placed(own, .unspecified).size == CGSize(width: 30, height: 20))
    }

    /// Of one length the other follows, by the ratio that is given or by that of the ideal size.
    @Test(arguments: [(2, 100, 50), (0.5, 25, 50), (nil, 75, 50)] as [(CGFloat?, CGFloat, CGFloat)])
    func aLengthGivesTheOther(_ ratio: CGFloat?, _ width: CGFloat, _ height: CGFloat) throws {
        let child = Stretchy(width: 30...500, height: 20...500)
        let kept = Offered.aspectRatio(child, ratio, .fit)
        let size = CGSize(width: max(30, width), height: height)
        #expect(try placed(kept, ProposedSize(width: nil, height: height)).size == size)
        #expect(try placed(kept, ProposedSize(width: width, height: nil)).size == size)
        #expect(try placed(kept, ProposedSize(width: 400, height: height)).size == size)
    }

    /// Without an offer the height is the ideal one, and the width follows; without a ratio both are ideal.
    @Test(arguments: [(2, 40), (4, 80), (nil, 30)] as [(CGFloat?, CGFloat)])
    func aRatioWithoutAnOffer(_ ratio: CGFloat?, _ width: CGFloat) throws {
        let kept = Offered.aspectRatio(Stretchy(width: 30...500, height: 20...500), ratio, .fit)
        #expect(try placed(kept, .unspecified).size == CGSize(width: width, height: 20))
    }
}
