import Foundation
import Synchronization

@testable import ViewLayout

/// Counts how often the elements of a layout are asked for sizes.
final class QuestionCounter: Sendable {
    private struct Counts {
        var sizes: [[ProposedSize: Int]] = []
        var measurements: [[ProposedSize: Int]] = []
        var places = 0
    }

    private let counts = Mutex(Counts())

    /// How often elements were asked for a size or measured.
    var questionCount: Int {
        counts.withLock { ($0.sizes + $0.measurements).reduce(0) { $0 + $1.values.reduce(0, +) } }
    }
    /// How often elements were placed.
    var placeCount: Int { counts.withLock { $0.places } }
    /// The maximum number of times that one element was asked for its size, or was measured, for one proposal.
    var mostRepetitions: Int { counts.withLock { ($0.sizes + $0.measurements).flatMap(\.values).max() ?? 0 } }
    /// The maximum number of proposals for which one element was measured.
    var mostMeasurements: Int { counts.withLock { $0.measurements.map(\.count).max() ?? 0 } }

    /// Wraps an element, whose calls are counted.
    func counted(_ child: any Element) -> Counted {
        counts.withLock { counts in
            counts.sizes.append([:])
            counts.measurements.append([:])
            return Counted(child: child, counter: self, number: counts.sizes.count - 1)
        }
    }

    fileprivate func addSize(_ number: Int, _ proposal: ProposedSize) {
        counts.withLock { $0.sizes[number][proposal, default: 0] += 1 }
    }
    fileprivate func addMeasurement(_ number: Int, _ proposal: ProposedSize) {
        counts.withLock { $0.measurements[number][proposal, default: 0] += 1 }
    }
    fileprivate func addPlace() { counts.withLock { $0.places += 1 } }
}

/// An element that behaves as its child does, and counts the calls.
struct Counted: Element {
    let child: any Element
    fileprivate let counter: QuestionCounter
    fileprivate let number: Int

    fileprivate init(child: any Element, counter: QuestionCounter, number: Int) {
        (self.child, self.counter, self.number) = (child, counter, number)
    }

    var children: [any Element] { [child] }

    func size(for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext) throws -> CGSize {
        counter.addSize(number, proposal)
        return try subviews[0].size(for: proposal)
    }

    func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        counter.addMeasurement(number, proposal)
        let inner = try subviews[0].measure(proposal)
        return LayoutMeasurement(size: inner.size, firstBaseline: inner.firstBaseline, children: [inner])
    }

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        counter.addPlace()
        return child.place(measurement.children[0], in: bounds, context: context)
    }
}
