import Foundation

/// An element in a layout pass: asks the element, and remembers what it answered.
///
/// A pass begins with a subview made of an element; the subviews of its children are made once, when they are first
/// needed. A stack asks its children for several sizes, and a stack in a stack is asked several times itself: without a
/// memory, the leaves of nested stacks would be asked three times as often with every level. Here nobody is asked twice
/// for one proposal. What was remembered goes with the pass, so it never outlasts what an element was then.
///
/// Who knows that the elements are still the same may use the subviews for another pass (``begin(in:)``). What does not
/// depend on a length that somebody chose, such as ideal sizes, is remembered then.
///
/// A pass is for one thread; the measurements that come out of it are values.
package final class LayoutSubview {
    /// The element to measure.
    let element: any Element
    /// The context in which it is measured.
    @exclusivity(unchecked) private(set) var context: LayoutContext
    /// The element's priority in a stack, which a stack asks for several times.
    let layoutPriority: Double
    /// The element where it is a spacer.
    let spacer: Spacer?
    var isSpacer: Bool { spacer != nil }
    /// What is asked for sizes: the element, or what it is with its text set.
    private let sized: any Element
    private let pass: LayoutPass
    /// The pass to which ``sizes`` and ``measurements`` belong.
    @exclusivity(unchecked) private var passNumber = 0
    // A pass is for one thread, and no answer is read while another is written.
    @exclusivity(unchecked) private var madeSubviews: [LayoutSubview]?
    /// The answers of this pass, and those that do not depend on a length that somebody chose.
    @exclusivity(unchecked) private var sizes = SizesByProposal(), lastingSizes = SizesByProposal()
    @exclusivity(unchecked) private var measurements: [LayoutPass.Measured] = []
    @exclusivity(unchecked) private var lastingMeasurements: [LayoutPass.Measured] = []

    /// Begins a layout pass.
    /// - Parameter measurementLimit: the maximum number of computed answers in the pass.
    package convenience init(
        _ element: any Element, in context: LayoutContext,
        measurementLimit: Int = LayoutLimits.maximumMeasurementCount
    ) {
        self.init(element, in: context, LayoutPass(noting: context.decisions, limit: measurementLimit))
    }

    // Inlined, since a function that takes an element by a protocol puts it into a box of its own.
    @inline(__always)
    private init(_ element: any Element, in context: LayoutContext, _ pass: LayoutPass) {
        self.element = element
        self.context = context
        self.pass = pass
        layoutPriority = element.layoutPriority
        spacer = element.spacer
        sized = element.prepared(in: context) ?? element
    }

    /// Begins another pass over the same elements, which MUST be what they were.
    /// - Parameter context: one that differs from that of the first pass in nothing that an element reads: in the width of
    ///   the transcript, and in who notes comparisons.
    package func begin(in context: LayoutContext) {
        pass.begin(noting: context.decisions)
        let isSame =
            context.decisions === self.context.decisions
            && context.traits.transcriptWidth == self.context.traits.transcriptWidth
        if !isSame { renew(in: context) }
    }

    private func renew(in context: LayoutContext) {
        self.context = context
        guard let madeSubviews, !madeSubviews.isEmpty else { return }
        let inner = element.contextOfChildren(in: context)
        for subview in madeSubviews { subview.renew(in: inner) }
    }

    /// Forgets what was answered in an earlier pass.
    @inline(__always)
    private func forgetEarlierPass() {
        guard passNumber != pass.number else { return }
        passNumber = pass.number
        sizes.removeAll()
        if !measurements.isEmpty { measurements.removeAll(keepingCapacity: true) }
    }

    private var subviews: [LayoutSubview] {
        if let madeSubviews { return madeSubviews }
        let children = element.children
        var made: [LayoutSubview] = []
        if !children.isEmpty {
            let context = element.contextOfChildren(in: context)
            made.reserveCapacity(children.count)
            for child in children { made.append(LayoutSubview(child, in: context, pass)) }
        }
        madeSubviews = made
        return made
    }

    /// The size of the element for a proposal, in points.
    /// - Throws: errors of the element; ``LayoutError/tooManyMeasurements(limit:)`` at the pass's limit.
    package func size(for proposal: ProposedSize) throws -> CGSize {
        try size(for: proposal, isSame: proposal.isSameAtEveryLength)
    }

    /// The size for a proposal that is made whatever length the container has: what a stack asks to learn the limits
    /// of a child.
    func size(atLimit proposal: ProposedSize, along axis: Axis) throws -> CGSize {
        var other = proposal
        other[axis] = nil
        return try size(for: proposal, isSame: other.isSameAtEveryLength)
    }

    private func size(for proposal: ProposedSize, isSame: Bool) throws -> CGSize {
        forgetEarlierPass()
        guard isSame || pass.isLasting else {
            if let known = sizes[proposal] ?? (pass.isNoted ? nil : lastingSizes[proposal]) { return known }
            try pass.count()
            let size = try sized.size(for: proposal, subviews: subviews, in: context)
            sizes[proposal] = size
            return size
        }
        if let known = lastingSizes[proposal] ?? (pass.isNoted ? nil : sizes[proposal]) { return known }
        try pass.count()
        let size = try pass.lasting { try sized.size(for: proposal, subviews: subviews, in: context) }
        lastingSizes[proposal] = size
        return size
    }

    /// The size for a proposal and everything that placing needs.
    /// - Throws: as ``size(for:)``.
    package func measure(_ proposal: ProposedSize) throws -> LayoutMeasurement {
        forgetEarlierPass()
        guard proposal.isSameAtEveryLength || pass.isLasting else {
            if let known = measurements.answer(to: proposal)
                ?? (pass.isNoted ? nil : lastingMeasurements.answer(to: proposal))
            {
                return known
            }
            try pass.count()
            let measurement = try sized.measure(proposal, subviews: subviews, in: context)
            measurements.append((proposal, measurement))
            sizes[proposal] = measurement.size
            return measurement
        }
        if let known = lastingMeasurements.answer(to: proposal)
            ?? (pass.isNoted ? nil : measurements.answer(to: proposal))
        {
            return known
        }
        try pass.count()
        let measurement = try pass.lasting { try sized.measure(proposal, subviews: subviews, in: context) }
        lastingMeasurements.append((proposal, measurement))
        lastingSizes[proposal] = measurement.size
        return measurement
    }

    /// The element at its place; see ``Element/place(_:in:context:)``.
    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect) -> PlacedNode {
        element.place(measurement, in: bounds, context: context)
    }
}

extension ProposedSize {
    /// Whether nothing is offered along each axis, or anything: what is asked at each width alike. Zero is not one of
    /// these, because it can be what is left of a length.
    fileprivate var isSameAtEveryLength: Bool {
        (width == nil || width == .infinity) && (height == nil || height == .infinity)
    }
}
