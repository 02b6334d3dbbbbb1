import Foundation
import ViewLayout

/// The answer of a size function, and the height that its view needs. Lengths are in points.
package struct ViewFit: Hashable, Sendable, Codable {
    /// The offered size, which is the maximum.
    package let offered: CGSize
    /// The size that the function returned, unchanged.
    package let answered: CGSize
    /// The height that the view needs at its width; nil when the view is not known.
    package let neededHeight: CGFloat?

    package init(offered: CGSize, answered: CGSize, neededHeight: CGFloat?) {
        self.offered = offered
        self.answered = answered
        self.neededHeight = neededHeight
    }
}

extension ViewFit {
    /// By how much more height the view needs for another viewer, where the size function ignores that: both answers are
    /// one, and at least one of them is too small. A card of one height whose view always fits ignores nothing.
    /// - Returns: a negative number where it needs less; nil where nothing is ignored.
    package func ignoredGrowth(in other: ViewFit, tolerance: CGFloat, pixel: CGFloat) -> CGFloat? {
        guard let need = neededHeight, let otherNeed = other.neededHeight,
            abs(answered.height - other.answered.height) <= tolerance, abs(otherNeed - need) > pixel,
            max(need, otherNeed) > other.answered.height + pixel
        else { return nil }
        return otherNeed - need
    }

    /// Findings about clipped content and blank space of a view, and about needs that the icon's minimum hides.
    /// Differences below one pixel are ignored.
    /// - Parameters:
    ///   - measurement: the measurement that the view is placed with.
    ///   - size: the size of the view.
    ///   - answered: the returned size; the balloon can be larger, to contain the icon.
    ///   - assumedLimit: the height that Messages is assumed to offer at most, where the view has all of it; else nil.
    ///   - pixel: the side of a pixel, in points.
    static func findings(
        _ view: LayoutSubview, _ measurement: LayoutMeasurement, in size: CGSize, answered: CGSize,
        assumedLimit: CGFloat? = nil, pixel: CGFloat
    ) throws -> [Finding] {
        let ideal = try view.size(for: ProposedSize(width: size.width, height: nil))
        let taken = measurement.size
        var findings: [Finding] = []
        // Views such as pictures and fills can shrink; they are clipped only where a text loses lines.
        let isClipped = taken.height > size.height + pixel || measurement.losesText
        let missing = [
            (points: isClipped ? max(ideal.height, taken.height) - size.height : 0, has: size.height, name: "height"),
            (points: taken.width - size.width, has: size.width, name: "width"),
        ].filter { $0.points > pixel }
        // One finding for both sides, because it is one view and reports have a line for each node.
        if let most = missing.map(\.points).max() {
            // Texts that give up lines leave nothing beyond the edge.
            let isClipped = taken.height > size.height + pixel || taken.width > size.width + pixel
            // The app cannot have more than that, and a device may offer more.
            let isAssumed = assumedLimit != nil && missing.map(\.name) == ["height"]
            let (cause, fix) =
                if let assumedLimit, isAssumed {
                    (
                        "the view asks for \(MetricValue.tenths(size.height + most)) points of height, and the transcript "
                            + "offers \(MetricValue.tenths(assumedLimit)) (assumed, fact 8.1)", "show less"
                    )
                } else {
                    (
                        "the view needs "
                            + missing.map { side in
                                "a \(side.name) of \(MetricValue.tenths(side.has + side.points)) points and has "
                                    + "\(MetricValue.tenths(side.has))"
                            }.joined(separator: ", "), "show less, or return the size that the view needs"
                    )
                }
            findings.append(
                Finding(
                    .contentClipped, points: most,
                    message: "\(cause), so " + (isClipped ? "it is clipped" : "texts in it are truncated") + "; \(fix)"
                ).resting(onAssumption: isAssumed))
        }
        if findings.isEmpty, size.width > answered.width || size.height > answered.height {
            // Not what the view has taken: a spacer takes all that the icon's minimum adds.
            let asked = try view.size(for: ProposedSize(answered))
            findings += [
                belowNeed(max(ideal.height, asked.height), size.height, answered.height, "height", pixel),
                belowNeed(asked.width, size.width, answered.width, "width", pixel),
            ].compactMap { $0 }
        }
        // A width is offered, and a view may be centred in it; a height is chosen by the view. Space after a truncated
        // text is not blank, and neither is space that the view itself requests and does not fill, as a row whose wider
        // picture leaves its text fewer lines.
        let blank = min(size.height, answered.height) - max(ideal.height, taken.height)
        if blank > pixel && findings.isEmpty {
            findings.append(
                Finding(
                    .blankSpace, points: blank,
                    message:
                        "contentSizeThatFits returned \(MetricValue.tenths(blank)) points more height than the view "
                        + "fills; return what the view needs")
            )
        }
        return findings
    }

    /// A finding when a side is larger than it was returned, so that the view has enough room anyway.
    private static func belowNeed(
        _ need: CGFloat, _ length: CGFloat, _ answered: CGFloat, _ name: String, _ pixel: CGFloat
    ) -> Finding? {
        let missing = min(need, length) - answered
        guard missing > pixel else { return nil }
        return Finding(
            .answerBelowNeed, points: missing,
            message:
                "contentSizeThatFits returned the \(name) \(MetricValue.tenths(answered)), and the view needs "
                + "\(MetricValue.tenths(answered + missing)), which the icon's minimum hides; return what the view needs"
        )
    }
}
