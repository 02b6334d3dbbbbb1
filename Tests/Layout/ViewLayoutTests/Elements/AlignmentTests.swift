import Foundation
import Testing

@testable import ViewLayout

/// Lengths along axes, and the place of a child in a larger box.
@Suite struct AlignmentTests {
    private let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)

    /// Leading is at the right where people read from there.
    @Test(
        arguments: [
            (.leading, 10, 80), (.center, 45, 45), (.trailing, 80, 10),
        ] as [(HorizontalAlignment, CGFloat, CGFloat)])
    func across(_ alignment: HorizontalAlignment, _ left: CGFloat, _ mirrored: CGFloat) {
        let size = CGSize(width: 30, height: 10)
        for (vertical, y) in zip(VerticalAlignment.allCases, [20, 40, 60, 20] as [CGFloat]) {
            let place = Alignment(horizontal: alignment, vertical: vertical)
            #expect(
                place.place(size, in: bounds, direction: .leftToRight)
                    == CGRect(origin: CGPoint(x: left, y: y), size: size))
            #expect(
                place.place(size, in: bounds, direction: .rightToLeft)
                    == CGRect(origin: CGPoint(x: mirrored, y: y), size: size))
            #expect(place.description == "\(alignment.rawValue),\(vertical.rawValue)")
        }
        #expect(
            [Alignment.center, .topLeading, .bottomLeading].map(\.description)
                == ["center,center", "leading,top", "leading,bottom"])
    }

    /// Each length is read and written by itself, larger or smaller.
    @Test(arguments: [(Axis.horizontal, Axis.vertical), (.vertical, .horizontal)])
    func lengthsAlongAnAxis(_ axis: Axis, _ cross: Axis) {
        #expect(axis.cross == cross)
        for length in [3, 300] as [CGFloat] {
            var (size, point, offer) = (CGSize(width: 50, height: 50), CGPoint(x: 50, y: 50), ProposedSize.zero)
            (size[axis], point[axis], offer[axis]) = (length, length, length)
            #expect([size[axis], size[cross], point[axis], point[cross]] == [length, 50, length, 50])
            #expect(size[axis] == (axis == .horizontal ? size.width : size.height))
            #expect(point[axis] == (axis == .horizontal ? point.x : point.y))
            #expect(offer[axis] == length && offer[cross] == 0 && offer.width == (axis == .horizontal ? length : 0))
        }
    }

    /// What is offered inside insets is never less than nothing, and nothing where nothing was.
    @Test func offersInsideInsets() throws {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
        #expect([insets.horizontal, insets.vertical] == [10, 5] && insets.description == "1.000,2.000,4.000,8.000")
        let offers = [ProposedSize(width: 50, height: 50), ProposedSize(width: 9, height: 4), .unspecified]
        let inner = try offers.map { $0.inset(by: insets, in: try makeContext()) }
        #expect(inner == [ProposedSize(width: 40, height: 45), .zero, .unspecified])
        #expect(CGSize(width: 40, height: 45).outset(by: insets) == CGSize(width: 50, height: 50))
    }
}
