import Foundation
import ViewLayout

/// Intervals of widths begin and end at 64ths of a point.
private let stepsPerPoint: CGFloat = 64

/// Layouts at so many widths of a transcript that no line changes between two that are next to each other.
///
/// Widths are on a grid of 64ths of a point. Two neighbours are a 64th apart, or they look alike and every comparison
/// of lengths had the same outcome for both, so that every layout between them looks like them. Findings are searched
/// at these widths only: a finding about places that appears and disappears between two of them, while no line changes,
/// is not found.
package struct WidthSamples<Layout> {
    /// The layout at one width.
    package struct Sample {
        /// The width of the transcript, in points.
        package let width: CGFloat
        package let layout: Layout
        fileprivate let outcomes: [LayoutDecisions.Outcome]
    }

    /// Lays out at a width, and records the comparisons that were made.
    private let place: (CGFloat, LayoutDecisions) throws -> Layout
    private let looksAlike: (Layout, Layout) -> Bool

    /// - Parameters:
    ///   - looksAlike: whether two layouts differ only in positions.
    ///   - place: lays out in a transcript of a width, in points, and records its comparisons.
    package init(
        looksAlike: @escaping (Layout, Layout) -> Bool, place: @escaping (CGFloat, LayoutDecisions) throws -> Layout
    ) {
        self.place = place
        self.looksAlike = looksAlike
    }

    /// Layouts at some widths and, where two of them differ, at as many widths between them as necessary.
    /// - Parameter widths: points, in ascending order, each once.
    /// - Throws: errors of laying out.
    /// - Complexity: two layouts for each comparison whose result changes between two widths.
    package func samples(at widths: [CGFloat]) throws -> [Sample] {
        var samples: [Sample] = []
        for width in widths {
            let next = try sample(at: width)
            if let last = samples.last { try refine(last, next, into: &samples) }
            samples.append(next)
        }
        return samples
    }

    /// As ``samples(at:)``, without those of the widths between which nothing changes: there all lengths grow evenly.
    package func changes(over widths: [CGFloat]) throws -> [Sample] {
        try samples(at: widths.count > 2 ? [widths[0], widths[widths.count - 1]] : widths)
    }

    /// As ``changes(over:)``, at the given widths only: those beside each change, instead of where it is.
    package func changes(among widths: [CGFloat]) throws -> [Sample] {
        guard let start = widths.first else { return [] }
        let first = try sample(at: start)
        guard widths.count > 1 else { return [first] }
        var samples = [first]
        let last = try sample(at: widths[widths.count - 1])
        try narrow(widths[...], first, last, into: &samples)
        samples.append(last)
        return samples
    }

    /// Appends what changes between the first and the last of some widths.
    private func narrow(
        _ widths: ArraySlice<CGFloat>, _ first: Sample, _ last: Sample, into samples: inout [Sample]
    ) throws {
        guard widths.count > 2 else { return }
        let difference = first.outcomes.firstDifference(from: last.outcomes)
        if difference == nil, looksAlike(first.layout, last.layout) { return }
        let end = first.width + (difference?.share ?? 0.5) * (last.width - first.width)
        // The last width before the two lengths are equal.
        let place = (widths.firstIndex { $0 > end } ?? widths.endIndex) - 1
        let middle = min(max(place, widths.startIndex + 1), widths.endIndex - 2)
        let between = try sample(at: widths[middle])
        try narrow(widths[...middle], first, between, into: &samples)
        samples.append(between)
        try narrow(widths[middle...], between, last, into: &samples)
    }

    /// The layout at a width.
    package func sample(at width: CGFloat) throws -> Sample {
        let decisions = LayoutDecisions()
        let layout = try place(width, decisions)
        return Sample(width: width, layout: layout, outcomes: decisions.outcomes)
    }

    /// The range of widths around a width in which layouts look like the one at it, in steps of the grid.
    /// - Throws: errors of laying out.
    func widths(around width: CGFloat) throws -> Range<CGFloat> {
        let middle = try sample(at: width)
        let lower = try end(from: middle, towards: 1 / stepsPerPoint).alike
        let upper = try end(from: middle, towards: LayoutLimits.maximumLength).other
        return lower.width..<(upper?.width ?? .infinity)
    }

    /// The last sample in a direction that looks like those before it, and the first that does not; nil when all look
    /// alike. Steps double, because nothing changes between samples with the same comparisons.
    private func end(from start: Sample, towards limit: CGFloat) throws -> (alike: Sample, other: Sample?) {
        var (near, step) = (start, CGFloat(1))
        while near.width != limit {
            let grid = (near.width * stepsPerPoint).rounded() / stepsPerPoint
            let width = limit > near.width ? min(grid + step, limit) : max(grid - step, limit)
            let far = try sample(at: width)
            if let end = try change(from: near, to: far) { return (end.alike, end.other) }
            near = far
            step *= 2
        }
        return (near, nil)
    }

    /// The two neighbours between which layouts begin to look different, from one sample to another in either
    /// direction; nil where they all look alike.
    private func change(from near: Sample, to far: Sample) throws -> (alike: Sample, other: Sample)? {
        let (first, last) = near.width < far.width ? (near, far) : (far, near)
        guard let width = split(first, last) else {
            return looksAlike(near.layout, far.layout) ? nil : (near, far)
        }
        let between = try sample(at: width)
        return try change(from: near, to: between) ?? change(from: between, to: far)
    }

    /// Appends what is between two samples, in ascending order.
    private func refine(_ first: Sample, _ last: Sample, into samples: inout [Sample]) throws {
        guard let width = split(first, last) else { return }
        let between = try sample(at: width)
        try refine(first, between, into: &samples)
        samples.append(between)
        try refine(between, last, into: &samples)
    }

    /// A width between two samples to lay out next; nil where nothing changes between them, or they are neighbours.
    private func split(_ first: Sample, _ last: Sample) -> CGFloat? {
        // The next place on the grid above the first sample, and the one below the last.
        let lowest = (first.width * stepsPerPoint).rounded(.down) + 1
        let highest = (last.width * stepsPerPoint).rounded(.up) - 1
        guard lowest <= highest else { return nil }
        let difference = first.outcomes.firstDifference(from: last.outcomes)
        if difference == nil, looksAlike(first.layout, last.layout) { return nil }
        let middle: CGFloat
        if let share = difference?.share {
            // The last place before the two lengths are equal; before it, all comparisons have the same result.
            middle = ((first.width + share * (last.width - first.width)) * stepsPerPoint).rounded(.down)
        } else {
            middle = ((lowest + highest) / 2).rounded(.down)
        }
        return min(max(middle, lowest), highest) / stepsPerPoint
    }
}
