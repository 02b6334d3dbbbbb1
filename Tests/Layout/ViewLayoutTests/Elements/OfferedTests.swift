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
}
