import Foundation
import Testing

@testable import ViewLayout

/// What elements are measured in.
@Suite struct LayoutContextTests {
    /// All that elements read: every trait but the width of the transcript, the fonts, and the stack around.
    @Test func onlyTheWidthMayDiffer() throws {
        let context = try makeContext()
        var wide = context
        wide.traits.transcriptWidth = 999
        #expect(context.differsInWidthOnly(from: context) && context.differsInWidthOnly(from: wide))
        for trait in ViewerTrait.all where trait.name != ViewerTrait.transcriptWidth.name {
            guard
                let value = [TraitValue.points(77), .text("th"), .count(2), .flag(false)].first(where: {
                    trait.form.value(of: $0.description) == $0
                }) ?? trait.form.allValues?.last
            else { continue }
            var other = wide
            trait.set(value, in: &other.traits)
            #expect(!context.differsInWidthOnly(from: other), "\(trait.name)")
        }
        #expect(!context.differsInWidthOnly(from: context.inStack(along: .vertical)))
        #expect(!context.differsInWidthOnly(from: try makeContext()))
    }

    @Test func aStackHasItsAxis() throws {
        let context = try makeContext()
        #expect(context.stackAxis == nil && context.inStack(along: .horizontal).stackAxis == .horizontal)
        #expect(context.inStack(along: .horizontal).inStack(along: nil).stackAxis == nil)
    }

    /// Comparisons answer as Swift's, and are noted in their order by how much the first length is larger.
    @Test func comparisonsAreNoted() throws {
        var context = try makeContext()
        #expect(context.larger(2, 5) == 5 && context.smaller(2, 5) == 2)
        let decisions = LayoutDecisions()
        context.decisions = decisions
        #expect(context.larger(2, 5) == 5 && context.larger(5, 2) == 5 && context.smaller(7, 3) == 3)
        #expect(context.largest([3, 9, 4]) == 9 && context.largest([CGFloat]()) == 0 && context.largest([-4]) == -4)
        #expect(context.decided(true) && !context.decided(false))
        #expect(
            decisions.outcomes == [
                .excess(-3), .excess(3), .excess(4), .excess(-6), .excess(5), .way(1), .way(0),
            ])
        decisions.pause()
        decisions.pause()
        decisions.resume()
        context.note(.way(7))
        #expect(decisions.outcomes.count == 7)
        decisions.resume()
        context.note(.way(8))
        #expect(decisions.outcomes.last == .way(8) && decisions.outcomes.count == 8)
    }

    /// Equal within a tolerance, or on one side.
    @Test(arguments: [(0.0, 0), (0.5, 0), (-0.5, 0), (0.6, 1), (-0.6, -1)]) func sides(_ length: CGFloat, _ way: Int) {
        #expect(LayoutDecisions.Outcome.side(of: length, within: 0.5) == .way(way))
    }
}
