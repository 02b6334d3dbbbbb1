import Foundation
import Testing

@testable import ViewLayout

/// Elements that fill a place of a given size, or grow to one.
@Suite struct FillingTests {
    /// A view in the height that it needs at a width is offered the width alone; one that is a pixel higher or lower fills
    /// its place.
    @Test(arguments: [(0, true), (0.3, true), (-0.3, true), (0.4, false), (-0.4, false), (30, false), (-30, false)])
    func aViewInItsOwnHeightIsNotCut(_ more: CGFloat, _ isFree: Bool) throws {
        let context = try makeContext { $0.displayScale = 3 }
        let view = LayoutSubview(Padding(Text("Dinner at the pier with all of us"), insets: EdgeInsets(4)), in: context)
        let own = try view.size(for: ProposedSize(width: 90, height: nil)).height
        let size = CGSize(width: 90, height: own + more)
        #expect(own > 60)
        #expect(try view.proposal(toFill: size) == ProposedSize(width: 90, height: isFree ? nil : size.height))
    }

    /// Where nothing was offered an element grows to the container: not beyond it, and not along the other axis.
    @Test(
        arguments: [
            (nil, nil, 80, 60), (30, nil, 30, 60), (nil, 30, 80, 30), (30, 20, 30, 20), (100, nil, 100, 60),
        ] as [(CGFloat?, CGFloat?, CGFloat, CGFloat)])
    func anElementGrowsWhereNothingWasOffered(
        _ width: CGFloat?, _ height: CGFloat?, _ across: CGFloat, _ down: CGFloat
    ) throws {
        let (offer, container) = (ProposedSize(width: width, height: height), CGSize(width: 80, height: 60))
        let fill = LayoutSubview(Fill(.semantic(.tint)), in: try makeContext())
        #expect(try fill.measure(offer, growingTo: container).size == CGSize(width: across, height: down))
        let still = LayoutSubview(Stretchy(width: 25...25, height: 15...15), in: try makeContext())
        #expect(try still.measure(offer, growingTo: container).size == CGSize(width: 25, height: 15))
    }
}
