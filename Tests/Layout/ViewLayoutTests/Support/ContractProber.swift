import Foundation
import Testing

@testable import ViewLayout

/// Checks the contract of an element: its answer depends only on the proposal, the size that it answers equals the size
/// that it is measured with, and it fills its bounds.
enum ContractProber {
    /// Probes an element at widths from 0 to `limit`.
    static func probe(
        _ element: any Element, in context: LayoutContext, upTo limit: CGFloat = 500, step: CGFloat = 7.3,
        height: CGFloat? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let widths = [0, .infinity, nil] + stride(from: step, through: limit, by: step).map { $0 }
        let pass = LayoutSubview(element, in: context)
        for proposal in widths.map({ ProposedSize(width: $0, height: height) }) {
            let answer = try element.measure(proposal, in: context)
            #expect(
                try element.size(for: proposal, in: context) == answer.size, "another size without lines, \(proposal)",
                sourceLocation: sourceLocation)
            // The answer must not depend on the questions before it.
            #expect(try pass.size(for: proposal) == answer.size, "not a function", sourceLocation: sourceLocation)
            let again = try pass.measure(proposal)
            #expect(
                again.size == answer.size && again.firstBaseline == answer.firstBaseline, "not a function",
                sourceLocation: sourceLocation)
            guard answer.size.width < .infinity, answer.size.height < .infinity else { continue }
            let bounds = CGRect(origin: CGPoint(x: 3, y: 5), size: answer.size)
            let placed = element.place(answer, in: bounds, context: context)
            #expect(placed.frame == bounds, "does not fill its bounds", sourceLocation: sourceLocation)
        }
    }

    /// Checks that an element that is offered its own size answers this size. Where not even one character fits, the
    /// answer is wider than the offer, and more fits into it; such cases are left out.
    static func probeIdempotence(
        _ element: any Element, in context: LayoutContext, upTo limit: CGFloat = 500, step: CGFloat = 3.7,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for width in stride(from: 0, through: limit, by: step) {
            let size = try element.size(for: ProposedSize(width: width, height: nil), in: context)
            guard size.width <= width else { continue }
            let again = try element.size(for: ProposedSize(size), in: context)
            #expect(again == size, "at \(width)", sourceLocation: sourceLocation)
        }
    }
}
