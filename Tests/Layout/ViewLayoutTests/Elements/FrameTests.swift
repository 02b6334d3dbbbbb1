import Foundation
import Testing

@testable import ViewLayout

@Suite struct FrameTests {
    /// The share of the free space above a child. A baseline has nothing to be aligned with where there is no sibling.
    @Test(
        arguments: [(VerticalAlignment.top, 0), (.center, 45), (.bottom, 90), (.firstTextBaseline, 0)]
            as [(VerticalAlignment, CGFloat)])
    func aChildStandsInATallerFrame(_ alignment: VerticalAlignment, y: CGFloat) throws {
        let frame = Frame(
            Stretchy(width: 10...10), minHeight: 100,
            alignment: Alignment(horizontal: .leading, vertical: alignment))
        let placed = try frame.place(
            in: CGRect(x: 0, y: 0, width: 10, height: 100), proposal: ProposedSize(width: 10, height: 100),
            context: makeContext())
        #expect(placed.children.map(\.frame.minY) == [y])
    }

    private func width(_ frame: Frame, offered: CGFloat?) throws -> CGFloat {
        try frame.measure(ProposedSize(width: offered, height: nil), in: makeContext()).size.width
    }

    @Test func fixedLengthsHold() throws {
        let frame = Frame(Fill(.semantic(.tint)), width: 80, height: 20)
        for offered in [nil, 0, 50, 1000, CGFloat.infinity] { #expect(try width(frame, offered: offered) == 80) }
        let placed = try frame.place(in: CGRect(x: 0, y: 0, width: 80, height: 20), context: makeContext())
        #expect(placed.children[0].frame == CGRect(x: 0, y: 0, width: 80, height: 20))
    }

    /// SwiftUI's flexible frame around a child of 50 points.
    @Test func limits() throws {
        let child = Stretchy(width: 50...50)
        #expect(try width(Frame(child, minWidth: 80), offered: 20) == 80)
        #expect(try width(Frame(child, minWidth: 20), offered: 30) == 30)
        #expect(try width(Frame(child, minWidth: 20), offered: 200) == 50)
        #expect(try width(Frame(child, maxWidth: 100), offered: 30) == 50)
        #expect(try width(Frame(child, maxWidth: 100), offered: 70) == 70)
        #expect(try width(Frame(child, maxWidth: 100), offered: 200) == 100)
        #expect(try width(Frame(child, maxWidth: .infinity), offered: 200) == 200)
        #expect(try width(Frame(child, maxWidth: .infinity), offered: nil) == 50)
        #expect(try width(Frame(child, minWidth: 60, maxWidth: 100), offered: 10) == 60)
        #expect(try width(Frame(child, minWidth: 60, maxWidth: 100), offered: 90) == 90)
    }

    @Test func theChildIsOfferedTheLimitedLength() throws {
        let frame = Frame(Fill(.semantic(.tint)), minWidth: 40, maxWidth: 100)
        let placed = try frame.place(
            in: CGRect(x: 0, y: 0, width: 100, height: 10), proposal: ProposedSize(width: 500, height: 10),
            context: makeContext())
        #expect(placed.children[0].frame.width == 100)
    }

    @Test func alignment() throws {
        let frame = Frame(
            Stretchy(width: 10...10), width: 100, height: 50, alignment: .bottomLeading)
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        let context = try makeContext()
        #expect(try frame.place(in: bounds, context: context).children[0].frame.origin == CGPoint(x: 0, y: 40))
        let mirrored = try makeContext { $0.locale = "he" }
        #expect(try frame.place(in: bounds, context: mirrored).children[0].frame.origin == CGPoint(x: 90, y: 40))
    }

    @Test func contradictoryLimitsAreErrors() throws {
        let frame = Frame(Fill(.semantic(.tint)), minWidth: 10, maxWidth: 5)
        let error = LayoutError.contradictoryLimits(element: "frame", minimum: 10, maximum: 5)
        #expect(throws: error) { try frame.measure(.unspecified, in: makeContext()) }
        let tall = Frame(Fill(.semantic(.tint)), minHeight: 10, maxHeight: 9.5)
        #expect(throws: LayoutError.self) { try tall.measure(.unspecified, in: makeContext()) }
        // A frame that can have one length has it.
        let equal = Frame(Fill(.semantic(.tint)), minWidth: 10, maxWidth: 10, minHeight: 7, maxHeight: 7)
        #expect(try equal.measure(.infinity, in: makeContext()).size == CGSize(width: 10, height: 7))
    }

    @Test func contract() throws {
        let context = try makeContext()
        let fill = Fill(.semantic(.tint))
        let text = Text("Table for four at the Ferry Building", font: .textStyle(.footnote))
        for child in [fill, Stretchy(width: 120...200), text] as [any Element] {
            for frame in [
                Frame(child, width: 90), Frame(child, minWidth: 120), Frame(child, maxWidth: 150.5),
                Frame(child, minWidth: 99.9, maxWidth: 200), Frame(child, maxWidth: .infinity),
                Frame(child, height: 40),
            ] {
                try ContractProber.probe(frame, in: context)
            }
        }
    }

    /// SwiftUI's flexible frame offers its own length to the child where its minimum holds and none was offered.
    @Test func aMinimumLengthIsFilledWhereNoneIsOffered() throws {
        let context = try makeContext()
        let frame = Frame(Fill(.semantic(.tint)), minHeight: 60)
        let free = ProposedSize(width: 200, height: nil)
        let bounds = CGRect(origin: .zero, size: try frame.measure(free, in: context).size)
        #expect(bounds.size == CGSize(width: 200, height: 60))
        #expect(try frame.place(in: bounds, proposal: free, context: context).children[0].frame == bounds)
        let still = Frame(Stretchy(width: 50...50), minHeight: 60)
        let placed = try still.place(in: bounds, proposal: free, context: context)
        #expect(placed.children[0].frame == CGRect(x: 75, y: 25, width: 50, height: 10))
    }

    /// The baseline of a frame is that of its child, where the child stands.
    @Test(arguments: [(VerticalAlignment.top, 0.0), (.center, 0.5), (.bottom, 1), (.firstTextBaseline, 0)])
    func theBaselineMovesWithTheChild(_ alignment: VerticalAlignment, _ share: CGFloat) throws {
        let context = try makeContext()
        let text = Text("Ferry")
        let own = try text.measure(.unspecified, in: context)
        let place = Alignment(horizontal: .center, vertical: alignment)
        for frame in [Frame(text, height: 100, alignment: place), Frame(text, minHeight: 100, alignment: place)] {
            let baseline = try #require(try frame.measure(.unspecified, in: context).firstBaseline)
            #expect(abs(baseline - (own.firstBaseline ?? 0) - (100 - own.size.height) * share) < 1e-9)
        }
        #expect(try Frame(Fill(.semantic(.tint)), height: 9).measure(.unspecified, in: context).firstBaseline == nil)
    }

    /// The rules hold along each axis alike.
    @Test(
        arguments: [(20, 80, nil, 80), (30, 20, nil, 30), (200, 20, nil, 50), (200, nil, 100, 100), (30, nil, 100, 50)]
            as [(CGFloat, CGFloat?, CGFloat?, CGFloat)])
    func heightsHaveTheLimitsOfWidths(_ offered: CGFloat, _ least: CGFloat?, _ most: CGFloat?, _ length: CGFloat) throws
    {
        let context = try makeContext()
        let child = Stretchy(width: 50...50, height: 50...50)
        let wide = Frame(child, minWidth: least, maxWidth: most)
        let tall = Frame(child, minHeight: least, maxHeight: most)
        #expect(try wide.size(for: ProposedSize(width: offered, height: nil), in: context).width == length)
        #expect(try tall.size(for: ProposedSize(width: nil, height: offered), in: context).height == length)
    }

    /// A child is offered what its frame is, within the limits of the frame.
    @Test(arguments: [(20, 40), (40, 40), (70, 70), (100, 100), (500, 100)] as [(CGFloat, CGFloat)])
    func anOfferIsWithinTheLimits(_ offered: CGFloat, _ length: CGFloat) throws {
        let child = Stretchy(width: 0...900, height: 0...900)
        let frame = Frame(child, minWidth: 40, maxWidth: 100, minHeight: 40, maxHeight: 100)
        let answer = try frame.measure(ProposedSize(width: offered, height: offered), in: makeContext())
        #expect(answer.children.map(\.size) == [CGSize(width: length, height: length)])
    }
}
