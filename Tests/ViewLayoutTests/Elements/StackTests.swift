import Foundation
import Synchronization
import Testing

@testable import ViewLayout

@Suite struct StackTests {
    private func widths(_ stack: HStack, offered width: CGFloat?) throws -> [CGFloat] {
        let context = try makeContext()
        let proposal = ProposedSize(width: width, height: nil)
        let size = try stack.measure(proposal, in: context).size
        return try stack.place(in: CGRect(origin: .zero, size: size), proposal: proposal, context: context)
            .children.map(\.frame.width)
    }

    // MARK: Negotiation

    /// SwiftUI: equal shares among children that take what they are offered.
    @Test func flexibleChildrenShareEqually() throws {
        let stack = HStack([Fill(.semantic(.tint)), Fill(.semantic(.tint)), Fill(.semantic(.tint))], spacing: 6)
        #expect(try widths(stack, offered: 312) == [100, 100, 100])
    }

    /// SwiftUI: the least flexible child is asked first, whatever its place, and what it leaves goes to the others.
    @Test func theLeastFlexibleChildIsAskedFirst() throws {
        let stack = HStack([Stretchy(width: 0...1000), Stretchy(width: 50...80), Stretchy(width: 30...30)])
        #expect(try widths(stack, offered: 300) == [190, 80, 30])
        #expect(try widths(stack, offered: 120) == [40, 50, 30])
    }

    @Test func whatDoesNotFitOverflows() throws {
        let stack = HStack([Stretchy(width: 100...100), Stretchy(width: 100...200)], spacing: 10)
        #expect(try widths(stack, offered: 50) == [100, 100])
        #expect(try stack.measure(ProposedSize(width: 50, height: nil), in: makeContext()).size.width == 210)
    }

    @Test func unspecifiedWidthAsksForIdeals() throws {
        let stack = HStack([Fill(.semantic(.tint)), Spacer(minLength: 7), Stretchy(width: 20...90)], spacing: 1)
        #expect(try widths(stack, offered: nil) == [10, 7, 20])
    }

    @Test func spacersComeLastAndShareTheRest() throws {
        let stack = HStack([Spacer(), Stretchy(width: 0...100), Spacer(minLength: 40), Spacer()])
        #expect(try widths(stack, offered: 250) == [50, 100, 50, 50])
        // Without room the minimum is kept and the rest have nothing.
        #expect(try widths(stack, offered: 100) == [0, 60, 40, 0])
    }

    @Test func aStackOfSpacersTakesTheOffer() throws {
        let stack = HStack([Spacer(), Spacer()], spacing: 10)
        #expect(try widths(stack, offered: 110) == [50, 50])
        #expect(try stack.measure(.infinity, in: makeContext()).size.width == .infinity)
    }

    @Test func emptyStacksAreNothing() throws {
        let context = try makeContext()
        #expect(try HStack([]).measure(.infinity, in: context).size == .zero)
        #expect(try VStack([], spacing: 10).measure(.infinity, in: context).size == .zero)
        #expect(try ZStack([]).measure(.infinity, in: context).size == .zero)
    }

    @Test func columnsShareHeight() throws {
        let context = try makeContext()
        let stack = VStack([
            Stretchy(width: 10...10, height: 0...500), Stretchy(width: 40...40, height: 20...30),
        ])
        let placed = try stack.place(in: CGRect(x: 0, y: 0, width: 40, height: 100), context: context)
        #expect(
            placed.children.map(\.frame) == [
                CGRect(x: 15, y: 0, width: 10, height: 70), CGRect(x: 0, y: 70, width: 40, height: 30),
            ])
    }

    // MARK: Alignment

    @Test(arguments: [
        (VerticalAlignment.top, 0.0, 0.0), (.center, 15.0, 0.0), (.bottom, 30.0, 0.0), (.firstTextBaseline, 30.0, 0.0),
    ])
    func rowsAlign(_ alignment: VerticalAlignment, _ low: CGFloat, _ high: CGFloat) throws {
        let stack = HStack(
            [Stretchy(width: 10...10, height: 10...10), Stretchy(width: 10...10, height: 40...40)],
            alignment: alignment)
        let context = try makeContext()
        let size = try stack.measure(.unspecified, in: context).size
        #expect(size == CGSize(width: 20, height: 40))
        let placed = try stack.place(
            in: CGRect(origin: .zero, size: size), proposal: .unspecified, context: context)
        #expect(placed.children.map(\.frame.minY) == [low, high])
    }

    @Test func columnsAlignByInterfaceDirection() throws {
        let stack = VStack([Stretchy(width: 10...10), Stretchy(width: 50...50)], alignment: .leading)
        let bounds = CGRect(x: 100, y: 0, width: 50, height: 20)
        let leftToRight = try stack.place(in: bounds, proposal: .unspecified, context: makeContext())
        #expect(leftToRight.children.map(\.frame.minX) == [100, 100])
        let rightToLeft = try stack.place(
            in: bounds, proposal: .unspecified, context: makeContext { $0.locale = "ar" })
        #expect(rightToLeft.children.map(\.frame.minX) == [140, 100])
    }

    /// Facts 7: under RTL leading is right; sizes do not change (statement 54).
    @Test func fact54_rowsMirror() throws {
        let stack = HStack([Stretchy(width: 10...10), Stretchy(width: 30...30)], spacing: 5)
        let arabic = try makeContext { $0.locale = "ar" }
        let size = try stack.measure(.unspecified, in: arabic).size
        #expect(size == (try stack.measure(.unspecified, in: makeContext()).size))
        let placed = try stack.place(
            in: CGRect(origin: CGPoint(x: 7, y: 0), size: size), proposal: .unspecified, context: arabic)
        #expect(placed.children.map(\.frame.minX) == [42, 7])
    }

    @Test func pilesTakeTheLargestChildAndAlign() throws {
        let stack = ZStack(
            [Stretchy(width: 10...10, height: 60...60), Stretchy(width: 50...50, height: 20...20)],
            alignment: .bottomLeading)
        let context = try makeContext { $0.explicitLayoutDirection = .rightToLeft }
        let size = try stack.measure(.unspecified, in: context).size
        #expect(size == CGSize(width: 50, height: 60))
        let placed = try stack.place(
            in: CGRect(origin: .zero, size: size), proposal: .unspecified, context: context)
        #expect(placed.children.map(\.frame.origin) == [CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 40)])
    }

    @Test func largerBoundsKeepTheChildrenTogetherInTheMiddle() throws {
        let row = HStack([Stretchy(width: 10...10), Stretchy(width: 10...10)])
        let placed = try row.place(in: CGRect(x: 0, y: 0, width: 100, height: 50), context: makeContext())
        #expect(placed.children.map(\.frame.origin) == [CGPoint(x: 40, y: 20), CGPoint(x: 50, y: 20)])
    }

    // MARK: Open dimensions

    /// SwiftUI: what takes all it is offered fills a stack that was asked for its own height, as in
    /// `ZStack { Color.blue; Text("hello").padding(20) }.fixedSize(horizontal: false, vertical: true)`.
    @Test func whatFillsAPileFillsItsOwnHeight() throws {
        let context = try makeContext()
        let label = Padding(Text("hello", id: "text"), insets: EdgeInsets(20))
        for fill in [
            Fill(.semantic(.tint), id: "fill"), Padding(Fill(.semantic(.tint), id: "fill"), insets: EdgeInsets(0)),
            Frame(Fill(.semantic(.tint), id: "fill"), maxWidth: .infinity),
            ZStack([Fill(.semantic(.tint), id: "fill")]), VStack([Fill(.semantic(.tint), id: "fill")]),
            HStack([Fill(.semantic(.tint), id: "fill")]),
            RoundedClip(Fill(.semantic(.tint), id: "fill"), cornerRadius: 4),
        ] as [any Element] {
            let pile = ZStack([fill, label])
            let free = ProposedSize(width: 200, height: nil)
            let size = try pile.measure(free, in: context).size
            let height = try label.measure(free, in: context).size.height
            #expect(size == CGSize(width: 200, height: height))
            let bounds = CGRect(origin: .zero, size: size)
            let placed = try pile.place(in: bounds, proposal: free, context: context)
            #expect(placed.find("fill")?.frame == bounds, "\(fill)")
            #expect(placed.find("text")?.frame.minY == 20)
        }
    }

    @Test func whatFillsAPileFillsItsOwnWidth() throws {
        let context = try makeContext()
        let pile = ZStack([Fill(.semantic(.tint), id: "fill"), Stretchy(width: 80...80, height: 30...30)])
        let size = try pile.measure(.unspecified, in: context).size
        let placed = try pile.place(in: CGRect(origin: .zero, size: size), proposal: .unspecified, context: context)
        #expect(placed.find("fill")?.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
    }

    @Test(arguments: VerticalAlignment.allCases)
    func whatFillsARowFillsItsOwnHeight(_ alignment: VerticalAlignment) throws {
        let context = try makeContext()
        let row = HStack(
            [
                Fill(.semantic(.tint), id: "fill"), Text("one two three four", id: "text"),
                Stretchy(width: 20...20, height: 15...15, id: "child"),
            ], alignment: alignment, spacing: 4)
        let free = ProposedSize(width: 150, height: nil)
        let size = try row.measure(free, in: context).size
        #expect(size.height > 30)
        let bounds = CGRect(x: 3, y: 5, width: 150, height: size.height)
        let placed = try row.place(in: bounds, proposal: free, context: context)
        #expect(placed.find("fill")?.frame.minY == 5 && placed.find("fill")?.frame.height == size.height)
        #expect(placed.find("child")?.frame.height == 15)
    }

    @Test func whatFillsAColumnFillsItsOwnWidth() throws {
        let context = try makeContext()
        let column = VStack([Divider(id: "line"), Stretchy(width: 80...80, height: 30...30)], alignment: .leading)
        let size = try column.measure(.unspecified, in: context).size
        #expect(size.width == 80)
        let placed = try column.place(in: CGRect(origin: .zero, size: size), proposal: .unspecified, context: context)
        #expect(placed.find("line")?.frame.width == 80)
    }

    /// A stack shares a height that it is offered, and may cut a text that had room in its own height.
    @Test func textsKeepTheirLinesInAPileOfOpenHeight() throws {
        let context = try makeContext()
        let texts = VStack([
            Text("a b", font: .system(size: 90), id: "large"),
            Text("one two three four five six seven eight nine ten eleven twelve thirteen", id: "small"),
        ])
        for width in stride(from: CGFloat(40), through: 300, by: 13) {
            let free = ProposedSize(width: width, height: nil)
            let size = try texts.measure(free, in: context).size
            let alone = try texts.place(in: CGRect(origin: .zero, size: size), proposal: free, context: context)
            for more in [0, 10, 400] as [CGFloat] {
                let height = size.height + more
                let pile = ZStack([
                    texts, Stretchy(width: 10...10, height: height...height), Fill(.semantic(.tint), id: "fill"),
                ])
                let bounds = CGRect(origin: .zero, size: try pile.measure(free, in: context).size)
                let placed = try pile.place(in: bounds, proposal: free, context: context)
                for id in ["large", "small"] {
                    #expect(placed.find(id)?.frame.size == alone.find(id)?.frame.size, "\(id) at \(width)")
                }
                #expect(placed.find("fill")?.frame.size == CGSize(width: width, height: height))
            }
        }
    }

    // MARK: Cost

    /// Counts how often it is measured.
    private final class Counter: Sendable {
        let count = Mutex(0)
    }

    private struct Counted: Element {
        let counter: Counter

        func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
            counter.count.withLock { $0 += 1 }
            return try Fill(.semantic(.tint)).measure(proposal, in: context)
        }

        func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
            try Fill(.semantic(.tint)).place(in: bounds, proposal: proposal, context: context)
        }
    }

    /// Probing every child at every level would measure the leaf 3 to the power of 30 times. In each case the stacks, from
    /// the inside, are columns, rows and piles in turn.
    @Test(arguments: ["vh", "h", "z", "zhv", "zh"], [200, nil] as [CGFloat?])
    func deepNestingStaysCheap(stacks: String, height: CGFloat?) throws {
        let counter = Counter()
        var element: any Element = Counted(counter: counter)
        for level in 0..<30 {
            let children: [any Element] = [element, Divider(), Fill(.semantic(.tint))]
            switch Array(stacks)[level % stacks.count] {
            case "v": element = VStack(children)
            case "h": element = HStack(children + [Frame(Divider(), minHeight: CGFloat(level))])
            default: element = ZStack(children)
            }
        }
        let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
        _ = try element.place(in: bounds, proposal: ProposedSize(width: 300, height: height), context: makeContext())
        #expect(counter.count.withLock { $0 } < 30 * 30 * 30)
    }

    // MARK: Contract

    @Test func contract() throws {
        let context = try makeContext()
        let fixed = Frame(Fill(.semantic(.tint)), width: 33.3, height: 12)
        for element in [
            HStack([fixed, Spacer(minLength: 3.7), fixed], spacing: 0.1), HStack([fixed, fixed]),
            HStack([fixed, Spacer(), Fill(.semantic(.label)), Spacer(minLength: 50)], spacing: 8),
            VStack([fixed, Divider(), fixed], spacing: 3.3), ZStack([fixed, Fill(.semantic(.tint))]),
            HStack([fixed, Divider(), Fill(.semantic(.tint))], spacing: 2.2),
            HStack([Padding(Divider(), insets: EdgeInsets(3)), fixed], alignment: .firstTextBaseline),
        ] as [any Element] {
            try ContractProber.probe(element, in: context)
            try ContractProber.probe(element, in: context, height: 77)
        }
    }
}
