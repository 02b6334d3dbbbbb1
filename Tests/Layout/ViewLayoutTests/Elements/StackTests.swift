import Foundation
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

    /// A row that fills any height is the most flexible child of a column, so the child below it is asked first.
    @Test(arguments: VerticalAlignment.allCases)
    func aRowThatGrowsIsAskedLast(_ alignment: VerticalAlignment) throws {
        let column = VStack([
            HStack([Fill(.semantic(.tint), id: "fill")], alignment: alignment),
            Stretchy(width: 10...10, height: 30...30, id: "child"),
        ])
        let placed = try column.place(in: CGRect(x: 0, y: 0, width: 100, height: 50), context: makeContext())
        #expect(placed.find("fill")?.frame.height == 20)
        #expect(placed.find("child")?.frame.minY == 20)
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
            Changed.clipped(Fill(.semantic(.tint), id: "fill"), outline: .rounded(radius: 4)),
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

    /// `(H - 2p) + 2p` can be a rounding error more than `H`.
    @Test(arguments: [0.1, 1.7, 3.3, 4.4, 5.1, 6.6, 7.7, 8.9, 9.1, 10.3] as [CGFloat])
    func roundingDoesNotKeepAFillFromTheStacksHeight(_ inset: CGFloat) throws {
        let context = try makeContext()
        let fill = Fill(.semantic(.tint), id: "fill")
        for size in [11, 13, 17, 20, 23, 31, 40, 47, 60, 71] as [CGFloat] {
            let text = Text("A", font: .system(size: size))
            let padded = Padding(fill, insets: EdgeInsets(inset), id: "part")
            let column = VStack([Text("b", font: .system(size: 7)), fill], spacing: inset, id: "part")
            for part in [padded, column] as [any Element] {
                for stack in [
                    HStack([text, part]), HStack([text, part], alignment: .firstTextBaseline),
                    ZStack([Frame(text, minWidth: 100), part]),
                ] as [any Element] {
                    let free = ProposedSize(width: 300, height: nil)
                    let whole = try stack.measure(free, in: context).size
                    let bounds = CGRect(origin: .zero, size: whole)
                    let placed = try #require(
                        try stack.place(in: bounds, proposal: free, context: context).find("part"))
                    #expect(abs(placed.frame.height - whole.height) < 1e-6, "\(size), \(stack)")
                    #expect(placed.frame.minY > -1e-6)
                    let below = part is Padding ? inset : 0
                    let end = try #require(placed.find("fill")).frame.maxY
                    #expect(abs(end - (whole.height - below)) < 1e-6, "\(size), \(stack)")
                }
            }
        }
    }

    /// The fill had the ten points that a fill likes best, where with an inset of 4.4 it filled the row.
    @Test func roundingExample() throws {
        let context = try makeContext()
        let row = HStack([
            Text("A", font: .system(size: 40)),
            Padding(Fill(.semantic(.tint), id: "fill"), insets: EdgeInsets(5.1)),
        ])
        let free = ProposedSize(width: 300, height: nil)
        let height = try row.measure(free, in: context).size.height
        let bounds = CGRect(x: 0, y: 0, width: 300, height: height)
        let fill = try #require(try row.place(in: bounds, proposal: free, context: context).find("fill"))
        #expect(height > 45 && abs(fill.frame.height - (height - 10.2)) < 1e-6)
    }

    /// The fill pushes the text down when the column grows to its row's height; the outer row stands on that text.
    @Test func aChildThatGrewHasItsBaselineWhereItsTextIs() throws {
        let context = try makeContext()
        let column = VStack([Fill(.semantic(.tint)), Text("inner", id: "inner")])
        let inner = HStack([column, Stretchy(width: 10...10, height: 100...100)])
        let row = HStack([inner, Text("outer", id: "outer")], alignment: .firstTextBaseline)
        let size = try row.size(for: .unspecified, in: context)
        let placed = try row.place(in: CGRect(origin: .zero, size: size), proposal: .unspecified, context: context)
        let tops = ["inner", "outer"].compactMap { placed.find($0)?.frame.minY }
        #expect(tops.count == 2 && abs(tops[0] - tops[1]) < 1e-9 && tops[0] > 70)
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

    /// A row without a text has no baseline, so that a text beside or below it gives theirs.
    @Test func aRowWithoutATextHasNoBaseline() throws {
        let context = try makeContext()
        let row = HStack(
            [Fill(.semantic(.tint)), Stretchy(width: 20...20, height: 30...30)], alignment: .firstTextBaseline)
        let offer = ProposedSize(width: 200, height: 40)
        #expect(try row.measure(offer, in: context).firstBaseline == nil)
        let text = Text("Dinner", font: .system(size: 17))
        let own = try #require(try text.measure(offer, in: context).firstBaseline)
        let column = try VStack([row, text]).measure(ProposedSize(width: 200, height: nil), in: context)
        let above = column.children[0].size.height
        #expect(column.firstBaseline == above + own)
    }
}
