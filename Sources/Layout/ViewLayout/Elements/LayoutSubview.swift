import Foundation

/// An element in a layout pass: asks the element, and remembers what it answered.
///
/// A pass begins with a subview made of an element; the subviews of its children are made once, when they are first
/// needed. A stack asks its children for several sizes, and a stack in a stack is asked several times itself: without a
/// memory, the leaves of nested stacks would be asked three times as often with every level. Here nobody is asked twice
/// for one proposal. What was remembered goes with the pass, so it never outlasts what an element was then.
///
/// A pass is for one thread; the measurements that come out of it are values.
package final class LayoutSubview {
    /// The element to measure.
    let element: any Element
    /// The context in which it is measured.
    let context: LayoutContext
    /// The element's priority in a stack, which a stack asks for several times.
    let layoutPriority: Double
    /// The element where it is a spacer.
    let spacer: Spacer?
    private let count: MeasurementCount
    // A pass is for one thread, and no answer is read while another is written.
    @exclusivity(unchecked) private var madeSubviews: [LayoutSubview]?
    @exclusivity(unchecked) private var sizes = AnswersByProposal<CGSize>()
    @exclusivity(unchecked) private var measurements = AnswersByProposal<LayoutMeasurement>()

    /// Begins a layout pass.
    /// - Parameter measurementLimit: the maximum number of computed answers in the pass.
    package convenience init(
        _ element: any Element, in context: LayoutContext,
        measurementLimit: Int = LayoutLimits.maximumMeasurementCount
    ) {
        self.init(element, in: context, count: MeasurementCount(limit: measurementLimit))
    }

    private init(_ element: any Element, in context: LayoutContext, count: MeasurementCount) {
        self.element = element
        self.context = context
        self.count = count
        layoutPriority = element.layoutPriority
        spacer = element as? Spacer
    }

    private var subviews: [LayoutSubview] {
        if let madeSubviews { return madeSubviews }
        let children = element.children
        var made: [LayoutSubview] = []
        if !children.isEmpty {
            let context = element.contextOfChildren(in: context)
            made = children.map { LayoutSubview($0, in: context, count: count) }
        }
        madeSubviews = made
        return made
    }

    /// The size of the element for a proposal, in points.
    /// - Throws: errors of the element; ``LayoutError/tooManyMeasurements(limit:)`` at the pass's limit.
    package func size(for proposal: ProposedSize) throws -> CGSize {
        if let known = sizes[proposal] { return known }
        try count.add()
        let size = try element.size(for: proposal, subviews: subviews, in: context)
        sizes[proposal] = size
        return size
    }

    /// The size for a proposal and everything that placing needs.
    /// - Throws: as ``size(for:)``.
    package func measure(_ proposal: ProposedSize) throws -> LayoutMeasurement {
        if let known = measurements[proposal] { return known }
        try count.add()
        let measurement = try element.measure(proposal, subviews: subviews, in: context)
        measurements[proposal] = measurement
        sizes[proposal] = measurement.size
        return measurement
    }

    /// The element at its place; see ``Element/place(_:in:context:)``.
    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect) -> PlacedNode {
        element.place(measurement, in: bounds, context: context)
    }
}

/// Counts the answers computed in a layout pass.
private final class MeasurementCount {
    private let limit: Int
    @exclusivity(unchecked) private var count = 0

    init(limit: Int) { self.limit = limit }

    func add() throws {
        count += 1
        guard count <= limit else { throw LayoutError.tooManyMeasurements(limit: limit) }
    }
}

/// What an element answered to proposals. Few proposals are compared with each other, which takes less time than hashing
/// them.
private struct AnswersByProposal<Answer> {
    private static var few: Int { 8 }
    private static var usual: Int { 4 }

    private var first: [(proposal: ProposedSize, answer: Answer)] = []
    private var others: [ProposedSize: Answer] = [:]

    subscript(_ proposal: ProposedSize) -> Answer? {
        get { first.first { $0.proposal == proposal }?.answer ?? (others.isEmpty ? nil : others[proposal]) }
        set {
            guard let newValue else { return }
            if let index = first.firstIndex(where: { $0.proposal == proposal }) {
                first[index].answer = newValue
            } else if first.count < Self.few {
                // A child of a stack is asked for three sizes.
                if first.isEmpty { first.reserveCapacity(Self.usual) }
                first.append((proposal, newValue))
            } else {
                others[proposal] = newValue
            }
        }
    }
}
