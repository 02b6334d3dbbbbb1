import Foundation
import Testing

@testable import ViewLayout

/// Checks the stair-step contract of an element: each answer holds on its whole interval, and placing fills the bounds.
enum ContractProber {
    /// Probes an element at widths from 0 to `limit`, on a grid and at both ends of every interval that comes up.
    /// - Returns: how many different intervals came up.
    @discardableResult
    static func probe(
        _ element: any Element, in context: LayoutContext, upTo limit: CGFloat = 500, step: CGFloat = 7.3,
        height: CGFloat? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Int {
        var intervals: Set<Range<CGFloat>> = []
        for width in stride(from: 0, through: limit, by: step) {
            let proposal = ProposedSize(width: width, height: height)
            let answer = try element.measure(proposal, in: context)
            #expect(
                answer == (try element.measure(proposal, in: context)), "not a function", sourceLocation: sourceLocation
            )
            intervals.insert(answer.validWidths)
            for inside in samples(of: answer.validWidths, around: width) {
                let other = try element.measure(ProposedSize(width: inside, height: height), in: context)
                #expect(
                    other.size == answer.size, "offered \(width), valid \(answer.validWidths), but not at \(inside)",
                    sourceLocation: sourceLocation)
            }
            let bounds = CGRect(origin: CGPoint(x: 3, y: 5), size: answer.size)
            let placed = try element.place(in: bounds, proposal: proposal, context: context)
            #expect(placed.frame == bounds, "does not fill its bounds", sourceLocation: sourceLocation)
        }
        return intervals.count
    }

    /// Checks that an element offered its own size answers with the same size. Where not even one character fits, the
    /// answer is wider than the offer, and more fits into it; that is no fault.
    static func probeIdempotence(
        _ element: any Element, in context: LayoutContext, upTo limit: CGFloat = 500, step: CGFloat = 3.7,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for width in stride(from: 0, through: limit, by: step) {
            let size = try element.measure(ProposedSize(width: width, height: nil), in: context).size
            guard size.width <= width else { continue }
            let again = try element.measure(ProposedSize(size), in: context).size
            #expect(again == size, "at \(width)", sourceLocation: sourceLocation)
        }
    }

    private static func samples(of interval: Range<CGFloat>, around width: CGFloat) -> [CGFloat] {
        guard interval.lowerBound < interval.upperBound else { return [] }
        let last = interval.upperBound.isFinite ? interval.upperBound.nextDown : interval.lowerBound + 100_000
        let middle = interval.lowerBound + (last - interval.lowerBound) / 2
        return [interval.lowerBound, interval.lowerBound.nextUp, middle, last].filter { interval.contains($0) }
    }
}
