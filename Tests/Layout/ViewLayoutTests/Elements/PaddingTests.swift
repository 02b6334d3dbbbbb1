import Foundation
import Testing

@testable import ViewLayout

@Suite struct PaddingTests {
    private let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

    /// Insets that are larger than their box leave nothing, and never less.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func insetsLeaveNothing(_ direction: LayoutDirection)
    {
        let box = CGRect(x: 10, y: 20, width: 5, height: 3).inset(by: insets, direction: direction)
        #expect(box.size == .zero && box.minY == 21)
        #expect(box.minX == (direction == .leftToRight ? 12 : 14))
    }

    @Test func theChildIsOfferedTheRest() throws {
        let padding = Padding(Fill(.semantic(.tint)), insets: insets)
        let context = try makeContext()
        #expect(
            try padding.measure(ProposedSize(width: 100, height: 50), in: context).size
                == CGSize(width: 100, height: 50))
        #expect(try padding.measure(.unspecified, in: context).size == CGSize(width: 16, height: 14))
        #expect(try padding.measure(.zero, in: context).size == CGSize(width: 6, height: 4))
    }

    @Test func leadingFollowsTheDirection() throws {
        let padding = Padding(Fill(.semantic(.tint)), insets: insets)
        let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(
            try padding.place(in: bounds, context: makeContext()).children[0].frame
                == CGRect(x: 12, y: 21, width: 94, height: 46))
        #expect(
            try padding.place(in: bounds, context: makeContext { $0.locale = "fa" }).children[0].frame
                == CGRect(x: 14, y: 21, width: 94, height: 46))
    }

    @Test func contract() throws {
        let context = try makeContext()
        let text = Text("A caption of some length that wraps", font: .textStyle(.caption1))
        for inset in [0.1, 7, 12.345, 100] {
            try ContractProber.probe(Padding(text, insets: EdgeInsets(inset)), in: context)
            try ContractProber.probe(Padding(Frame(Spacer(), width: 5), insets: EdgeInsets(inset)), in: context)
        }
    }
}
