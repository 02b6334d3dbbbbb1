import BalloonFixtures
import Foundation
import Synchronization
import Testing
import ViewLayout

@testable import BalloonLayouts

/// How often a live balloon asks its view.
@Suite struct LiveMeasuringTests {
    /// Takes what it is offered, 10 to 100 points high, and notes what it is asked.
    private final class Asked: Element {
        let sizes = Mutex<[ProposedSize]>([])
        let measurements = Mutex<[ProposedSize]>([])
        let placeCount = Mutex(0)

        func size(for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext) -> CGSize {
            sizes.withLock { $0.append(proposal) }
            return answer(to: proposal)
        }

        func measure(
            _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
        ) -> LayoutMeasurement {
            measurements.withLock { $0.append(proposal) }
            return LayoutMeasurement(size: answer(to: proposal))
        }

        private func answer(to proposal: ProposedSize) -> CGSize {
            CGSize(width: proposal.width ?? 10, height: min(max(proposal.height ?? 100, 10), 100))
        }

        func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
            placeCount.withLock { $0 += 1 }
            return PlacedNode(kind: .view, frame: bounds)
        }
    }

    @Test(arguments: [AnsweredHeight.fittingView, .offered, .length(.points(80)), .length(.points(5))])
    func aViewIsAskedOnceForEachSizeAndPlacedOnce(_ height: AnsweredHeight) throws {
        let view = Asked()
        let content = LiveContent(view: view, answeredHeight: height, alternate: template(caption: "a"))
        _ = try BalloonLayout(content: .live(content), icon: picture()).place(in: context()).findings
        let sizes = view.sizes.withLock { $0 }
        #expect(Set(sizes).count == sizes.count)
        #expect(view.measurements.withLock { $0.count } == 1)
        #expect(view.placeCount.withLock { $0 } == 1)
    }

    /// Another view is measured by itself, whatever the one before it answered.
    @Test func anotherViewAnswersForItself() throws {
        func box(_ height: CGFloat) -> any Element { Frame(Fill(.literal(.white)), height: height) }
        var content = LiveContent(view: box(40), answeredHeight: .fittingView, alternate: template(caption: "a"))
        let (offer, context) = (CGSize(width: 200, height: 300), try context())
        #expect(try content.contentSizeThatFits(offer, in: context) == CGSize(width: 200, height: 40))
        content.view = box(70)
        #expect(try content.contentSizeThatFits(offer, in: context) == CGSize(width: 200, height: 70))
    }

    /// A pass that is used again notes the comparisons of each layout, since an interval of widths is judged by them.
    @Test func eachLayoutNotesItsComparisons() throws {
        let view = HStack([Text("Dinner at the pier with all of us"), Text("Friday at seven")])
        let content = LiveContent(view: view, answeredHeight: .fittingView, alternate: template(caption: "a"))
        var context = try context()
        func outcomes(_ width: CGFloat) throws -> [LayoutDecisions.Outcome] {
            let decisions = LayoutDecisions()
            context.decisions = decisions
            context.traits.transcriptWidth = width + 120
            _ = try content.contentSizeThatFits(CGSize(width: width, height: 300), in: context)
            return decisions.outcomes
        }
        let (first, again, other) = (try outcomes(160), try outcomes(160), try outcomes(200))
        #expect(!first.isEmpty && again == first && other != first)
    }

    /// A viewer with larger text has sizes of their own, whatever was asked before.
    @Test func anotherTextSizeIsMeasuredAgain() throws {
        let content = LiveContent(
            view: Text("Dinner"), answeredHeight: .fittingView, alternate: template(caption: "a"))
        var context = try context()
        var heights: [CGFloat] = []
        for category in [ContentSizeCategory.large, .accessibilityLarge, .large] {
            context.traits.preferredContentSizeCategory = category
            heights.append(try content.contentSizeThatFits(CGSize(width: 300, height: 300), in: context).height)
        }
        #expect(heights[0] < heights[1] && heights[0] == heights[2])
    }

    /// The answer is the width that is given or offered, and the height that is given, offered or needed in that width.
    @Test(arguments: [nil, 120] as [CGFloat?]) func theAnswerIsOfItsWidth(_ width: CGFloat?) throws {
        let (text, context) = (Text("Dinner at the pier with all of us on Friday at seven"), try context())
        let offer = CGSize(width: 250, height: 400)
        func answer(_ height: AnsweredHeight, view: (any Element)?) throws -> CGSize {
            try LiveContent(
                view: view, answeredWidth: width.map { .points($0) }, answeredHeight: height,
                alternate: template(caption: "a")
            ).contentSizeThatFits(offer, in: context)
        }
        let across = width ?? 250
        let needed = try text.measure(ProposedSize(width: across, height: nil), in: context).size.height
        #expect(try answer(.fittingView, view: text) == CGSize(width: across, height: needed))
        #expect(try answer(.fittingView, view: nil) == CGSize(width: across, height: 400))
        #expect(try answer(.offered, view: text) == CGSize(width: across, height: 400))
        #expect(try answer(.length(.sum([.points(30), .points(7)])), view: text) == CGSize(width: across, height: 37))
    }

    /// What a size function answers is compared with the offer along both axes.
    @Test func theAnswerIsComparedWithTheOffer() throws {
        var context = try context()
        let decisions = LayoutDecisions()
        context.decisions = decisions
        let content = LiveContent(
            view: nil, answeredWidth: .points(150), answeredHeight: .length(.points(90)),
            alternate: template(caption: "a"))
        let offered = try #require(try BalloonLayout(content: .live(content)).place(in: context).fit).offered
        let noted = decisions.outcomes
        #expect(offered.width != offered.height)
        #expect(noted.contains(.excess(150 - offered.width)) && noted.contains(.excess(90 - offered.height)))
    }
}
