import BalloonFixtures
import Foundation
import TestSupport
import Testing
import Typesetting
import ViewLayout

@testable import BalloonLayouts

/// What of live layouts stays the same over an interval of widths, against laying out at every 64th of a point.
@Suite struct LiveWidthsTests {
    /// Views that nobody would write: stacks of texts, pictures, fills and spacers with frames, padding and grids
    /// around them, some with a limit of lines or a height that they share.
    private struct RandomView {
        var generator: SeededGenerator
        private static let words = [
            "Dinner", "at", "the", "pier", "Thursday", "seven", "Donaudampfschiff", "$24", "ah", "per", "person", "two",
        ]

        mutating func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

        mutating func text() -> any Element {
            let words = (0..<pick(1...9)).map { _ in Self.words[pick(0...(Self.words.count - 1))] }
            return Text(
                words.joined(separator: " "), font: .textStyle([.body, .footnote, .headline][pick(0...2)]),
                lineLimit: pick(0...2) == 0 ? pick(1...3) : nil, textWrap: pick(0...5) == 0 ? .balanced : .greedy)
        }

        mutating func element(depth: Int) -> any Element {
            guard depth > 0 else {
                switch pick(0...5) {
                case 0: return Fill(.semantic(.tint))
                case 1:
                    let (width, height) = (pick(20...90), pick(20...90))
                    return ImageElement(
                        picture(width: width, height: height), contentMode: pick(0...1) == 0 ? .fit : .fill)
                default: return text()
                }
            }
            switch pick(0...8) {
            case 0...2:
                var children = (0..<pick(2...3)).map { _ in element(depth: depth - 1) }
                if pick(0...1) == 0 { children.insert(Spacer(minLength: CGFloat(pick(0...12))), at: 1) }
                let alignment = VerticalAlignment.allCases[pick(0...(VerticalAlignment.allCases.count - 1))]
                return HStack(children, alignment: alignment, spacing: CGFloat(pick(0...9)))
            case 3...4:
                return VStack((0..<pick(1...3)).map { _ in element(depth: depth - 1) }, spacing: CGFloat(pick(0...9)))
            case 5: return ZStack((0..<pick(1...2)).map { _ in element(depth: depth - 1) })
            case 6:
                return Grid((0..<pick(2...4)).map { _ in element(depth: depth - 1) }, columns: pick(2...3), spacing: 4)
            case 7: return Padding(element(depth: depth - 1), insets: EdgeInsets(CGFloat(pick(1...20))))
            default:
                return Frame(
                    element(depth: depth - 1), minWidth: pick(0...1) == 0 ? CGFloat(pick(20...120)) : nil,
                    maxWidth: pick(0...1) == 0 ? CGFloat(pick(120...260)) : nil,
                    minHeight: pick(0...2) == 0 ? CGFloat(pick(20...120)) : nil,
                    maxHeight: pick(0...2) == 0 ? CGFloat(pick(120...260)) : nil)
            }
        }
    }

    private func layout(seed: UInt64) -> BalloonLayout {
        var random = RandomView(generator: SeededGenerator(seed: seed))
        let height: AnsweredHeight =
            random.pick(0...2) == 0 ? .length(.points(CGFloat(random.pick(60...300)))) : .fittingView
        let live = LiveContent(
            view: random.element(depth: 3), answeredHeight: height, alternate: template(caption: "Dinner"))
        return BalloonLayout(content: .live(live), icon: nil)
    }

    private func look(_ layout: BalloonLayout, _ context: LayoutContext, _ width: CGFloat) throws -> BalloonStructure {
        var context = context
        context.traits.transcriptWidth = width
        // What is found about places is compared where it is looked at, so that lines alone are promised between.
        return BalloonStructure(try layout.place(in: context), findings: [])
    }

    /// Between two widths at which all comparisons turned out alike nothing is another: at 64ths of a point that are
    /// drawn by lot, and at all of them in `make oracles`.
    @Test func nothingIsBetweenTwoSamples() throws {
        var changes = 0
        for seed in 0..<UInt64(OracleDepth.isFull ? 16 : 8) {
            let layout = layout(seed: seed)
            let context = try context()
            let samples = try WidthSamples<BalloonStructure>(looksAlike: ==) { width, decisions in
                var context = context
                context.decisions = decisions
                return try look(layout, context, width)
            }.samples(at: [320, 440])
            changes += zip(samples, samples.dropFirst()).count { $0.layout != $1.layout }
            var places = Array(320 * 64...440 * 64)
            if !OracleDepth.isFull {
                var generator = SeededGenerator(seed: seed)
                places = (0..<80).map { _ in Int.random(in: 320 * 64...440 * 64, using: &generator) }
            }
            for place in places {
                let width = CGFloat(place) / 64
                let sample = try #require(samples.last { $0.width <= width })
                #expect(try look(layout, context, width) == sample.layout, "seed \(seed) at \(width)")
            }
        }
        #expect(changes > 12)
    }

    /// `widths` begins at the first 64th that looks the same and ends at the first that does not.
    @Test func widthsEndWhereALineChanges() throws {
        for seed in 0..<UInt64(8) {
            let layout = layout(seed: seed)
            let context = try context()
            var viewer = context
            viewer.traits.transcriptWidth = 390
            let balloon = try layout.place(in: viewer)
            func look(_ width: CGFloat) throws -> BalloonStructure {
                var viewer = context
                viewer.traits.transcriptWidth = width
                let balloon = try layout.place(in: viewer)
                return BalloonStructure(balloon, findings: balloon.findingsOfLayout)
            }
            let widths = try #require(try balloon.widths)
            let same = try look(390)
            #expect(widths.contains(390))
            #expect(try look(widths.lowerBound) == same)
            if widths.lowerBound > 1 {
                #expect(try look(widths.lowerBound - 1.0 / 64) != same, "seed \(seed) \(widths)")
            }
            guard widths.upperBound.isFinite else { continue }
            #expect(try look(widths.upperBound) != same && look(widths.upperBound - 1.0 / 64) == same)
        }
    }

    /// A text alone is offered the balloon's width: its own interval, moved.
    @Test func aTextAloneHasTheIntervalOfItsLines() throws {
        let text = Text("Dinner at the pier on Thursday, at seven?")
        let live = LiveContent(view: text, answeredHeight: .fittingView, alternate: template(caption: "Dinner"))
        let layout = BalloonLayout(content: .live(live))
        var context = try context()
        context.traits.transcriptWidth = 380
        let widths = try #require(try layout.place(in: context).widths)
        let offer = try #require(layout.offer(for: context.traits)).width
        let lines = try text.paragraph(in: context).lines(width: Double(offer)).validWidths
        // Between 320 and 413 points the offer grows by a share of the width.
        func offered(_ width: CGFloat) throws -> CGFloat {
            context.traits.transcriptWidth = width
            return try #require(layout.offer(for: context.traits)).width
        }
        #expect(try Double(offered(widths.lowerBound)) >= lines.lowerBound)
        #expect(try Double(offered(widths.lowerBound - 1.0 / 64)) < lines.lowerBound)
        #expect(try Double(offered(widths.upperBound)) >= lines.upperBound)
        #expect(try Double(offered(widths.upperBound - 1.0 / 64)) < lines.upperBound)
    }

    @Test func whatAnAppLaysOutHasNone() throws {
        var live = LiveContent(view: nil, alternate: TemplateContent())
        live.appView = AppView(node: nil)
        #expect(try BalloonLayout(content: .live(live)).place(in: context()).widths == nil)
    }
}
