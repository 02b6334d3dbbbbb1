import Foundation
import Synchronization
import Testing

@testable import ViewLayout

/// What a layout pass asks its elements, and what it remembers.
@Suite struct LayoutPassTests {
    private static let proposals: [ProposedSize] = {
        let lengths: [CGFloat?] = [nil, 0, 137.5, .infinity]
        return lengths.flatMap { width in lengths.map { ProposedSize(width: width, height: $0) } }
    }()

    @Test func nobodyIsAskedTwiceForOneProposal() throws {
        let context = try makeContext()
        for seed in 0..<60 as Range<UInt64> {
            let counter = QuestionCounter()
            var grower = Grower(random: SplitMix(state: seed), wrap: { counter.counted($0) })
            let pass = LayoutSubview(grower.element(4), in: context)
            for proposal in Self.proposals {
                _ = try pass.size(for: proposal)
                _ = try pass.measure(proposal)
            }
            #expect(counter.mostRepetitions == 1, "\(seed)")
        }
    }

    @Test func placingAsksNobody() throws {
        let context = try makeContext()
        for seed in 0..<60 as Range<UInt64> {
            let counter = QuestionCounter()
            var grower = Grower(random: SplitMix(state: seed), wrap: { counter.counted($0) })
            let element = grower.element(4)
            for size in [CGSize(width: 200, height: 150), CGSize(width: 90, height: 400)] {
                let measurement = try element.measure(ProposedSize(size), in: context)
                let before = counter.questionCount
                _ = element.place(measurement, in: CGRect(origin: .zero, size: size), context: context)
                #expect(counter.questionCount == before && counter.placeCount > 0, "\(seed)")
            }
        }
    }

    /// Sizes are tried out, and what is placed is measured, lines and all, once.
    @Test func onlyWhatIsPlacedIsMeasured() throws {
        let counter = QuestionCounter()
        func text(_ string: String) -> any Element { counter.counted(Text(string)) }
        let view = VStack([
            HStack([text("one two three"), Spacer(), VStack([text("four"), text("five six")])]), text("seven"),
            ZStack([Fill(.semantic(.tint)), Frame(text("eight"), maxWidth: .infinity)]),
        ])
        _ = try view.place(in: CGRect(x: 0, y: 0, width: 170, height: 300), context: makeContext())
        #expect(counter.mostMeasurements == 1)
        #expect(counter.placeCount == 5)
    }

    @Test func rememberedAnswersAreThoseOfAsking() throws {
        let context = try makeContext()
        for seed in 0..<60 as Range<UInt64> {
            var grower = Grower(random: SplitMix(state: seed))
            let element = grower.element(4)
            let pass = LayoutSubview(element, in: context)
            for proposal in Self.proposals {
                let answer = try element.measure(proposal, in: context)
                // As text, for the first baseline in an infinite height is no number.
                #expect("\(try element.size(for: proposal, in: context))" == "\(answer.size)", "\(seed), \(proposal)")
                #expect("\(try pass.size(for: proposal))" == "\(answer.size)", "\(seed), \(proposal)")
                let size = CGSize(width: min(answer.size.width, 900), height: min(answer.size.height, 900))
                let bounds = CGRect(origin: .zero, size: size)
                let remembered = pass.place(try pass.measure(proposal), in: bounds)
                let placed = element.place(answer, in: bounds, context: context)
                #expect(frames(in: remembered) == frames(in: placed), "\(seed), \(proposal)")
            }
        }
    }

    /// Everything of a placed tree but its texts' lines, which follow from it.
    private func frames(in node: PlacedNode) -> [String] {
        ["\(node.kind) \(node.frame) \(node.attributes) \(node.children.count)"] + node.children.flatMap(frames)
    }

    /// An element that is another the next time it is laid out, as an object can be.
    private final class Changing: Element {
        let length = Mutex<CGFloat>(10)

        func size(for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext) -> CGSize {
            let length = length.withLock { $0 }
            return CGSize(width: length, height: length)
        }

        func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
            PlacedNode(id: nil, kind: .view, frame: bounds)
        }
    }

    @Test func nothingIsRememberedBeyondAPass() throws {
        let context = try makeContext()
        let changing = Changing()
        let row = HStack([HStack([changing])])
        #expect(try row.size(for: .unspecified, in: context).width == 10)
        changing.length.withLock { $0 = 25 }
        #expect(try row.size(for: .unspecified, in: context).width == 25)
    }

    /// Pictures that keep their aspect make a row's shares depend on its height and a column's on its width, so each
    /// level asks for more sizes than the one around it. That ends with an error, not never.
    @Test func sharesThatMultiplyEnd() throws {
        var element: any Element = Fill(.semantic(.tint))
        for level in 0..<60 {
            let part = Frame(element, minWidth: 10, maxWidth: 900, minHeight: 10, maxHeight: 900)
            let isRow = level % 2 == 0
            let aspect = Aspect(ratio: 0.01 + CGFloat(level) / 7_000, isRow: isRow)
            element = isRow ? HStack([part, aspect]) as any Element : VStack([part, aspect])
        }
        let pass = LayoutSubview(element, in: try makeContext(), measurementLimit: 20_000)
        #expect(throws: LayoutError.tooManyMeasurements(limit: 20_000)) {
            try pass.size(for: ProposedSize(width: 870, height: 790))
        }
    }

    /// A sliver whose thickness is a share of its length, as of a picture that is shown whole.
    private struct Aspect: Element {
        var ratio: CGFloat
        var isRow: Bool

        func size(for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext) -> CGSize {
            let width = proposal.width ?? 10
            let height = proposal.height ?? 10
            return isRow
                ? CGSize(width: min(width, height * ratio), height: height)
                : CGSize(width: width, height: min(height, width * ratio))
        }

        func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
            PlacedNode(id: nil, kind: .view, frame: bounds)
        }
    }

    /// A later pass over the same elements answers and notes as a first one does.
    @Test func aLaterPassNotesItsComparisons() throws {
        var context = try makeContext()
        let view = HStack([Text("Dinner at the pier with all of us"), Text("Friday")])
        let pass = LayoutSubview(view, in: context)
        for (index, width) in ([160, 160, 90, 160] as [CGFloat]).enumerated() {
            let offer = ProposedSize(width: width, height: 200)
            let (decisions, fresh) = (LayoutDecisions(), LayoutDecisions())
            context.decisions = decisions
            context.traits.transcriptWidth = width
            pass.begin(in: context)
            let size = try index < 2 ? pass.measure(offer).size : pass.size(for: offer)
            context.decisions = fresh
            let other = LayoutSubview(view, in: context)
            #expect(try other.measure(offer).size == size)
            #expect(!decisions.outcomes.isEmpty)
        }
    }

    /// The limit holds for each pass by itself, and the passes are numbered.
    @Test func eachPassHasTheWholeLimit() throws {
        let pass = LayoutPass(noting: nil, limit: 2)
        for number in 0...2 {
            #expect(pass.number == number)
            try pass.count()
            try pass.count()
            #expect(throws: LayoutError.tooManyMeasurements(limit: 2)) { try pass.count() }
            pass.begin(noting: nil)
        }
        let view = HStack([Text("a"), Text("b")])
        let subview = LayoutSubview(view, in: try makeContext(), measurementLimit: 30)
        for width in 1...20 {
            subview.begin(in: try makeContext())
            _ = try subview.measure(ProposedSize(width: CGFloat(100 + width), height: 50))
        }
    }

    /// What is the same in each pass is worked out without noting, also within itself; afterwards comparisons are noted.
    @Test func whatLastsIsNotNoted() {
        let decisions = LayoutDecisions()
        let pass = LayoutPass(noting: decisions, limit: 9)
        #expect(pass.isNoted && !LayoutPass(noting: nil, limit: 9).isNoted && !pass.isLasting)
        pass.lasting {
            #expect(pass.isLasting)
            pass.lasting { decisions.append(.way(1)) }
            #expect(pass.isLasting)
            decisions.append(.way(2))
        }
        decisions.append(.way(3))
        #expect(!pass.isLasting && decisions.outcomes == [.way(3)])
    }

    /// Only what is asked at every length of a container is worked out without noting: no offer, or an infinite one, along
    /// each of the two axes.
    @Test func whatIsTheSameAtEveryLengthIsNotNoted() throws {
        let lengths: [CGFloat?] = [nil, .infinity, 30, 0]
        let noted = try lengths.map { width in
            try lengths.map { height in
                var context = try makeContext()
                let decisions = LayoutDecisions()
                context.decisions = decisions
                _ = try LayoutSubview(Text("a\nb"), in: context).size(for: ProposedSize(width: width, height: height))
                return !decisions.outcomes.isEmpty
            }
        }
        let (free, given) = ([false, false, true, true], [true, true, true, true])
        #expect(noted == [free, free, given, given])
    }
}
