import Foundation
import ViewLayout

/// Finds the transcript widths around one of them at which a template has the same lines and the same findings.
///
/// All that a width changes goes through the width of the content, which is in whole points and grows with the
/// transcript between the widths at which its margins change. So the search goes from one content width to the next.
struct StructureSearch {
    private let template: TemplateBalloon
    /// The transcript widths between which the content's width never falls, in ascending order.
    private let borders: [CGFloat]

    init(_ template: TemplateBalloon) {
        self.template = template
        borders = template.maximumWidth.borders
    }

    /// The widths, in points. An upper bound of infinity means that no greater width changes anything.
    /// - Complexity: O(content widths in the answer), each of which is placed and judged.
    func widths(around width: CGFloat) throws -> Range<CGFloat> {
        let structure = try structure(at: width)
        var lower = leastWidth(likeThatAt: width)
        while lower > 0, try self.structure(at: lower.nextDown) == structure {
            lower = leastWidth(likeThatAt: lower.nextDown)
        }
        var upper = endOfWidths(likeThatAt: width)
        while upper < LayoutLimits.maximumLength, try self.structure(at: upper) == structure {
            upper = endOfWidths(likeThatAt: upper)
        }
        return lower..<(upper < LayoutLimits.maximumLength ? upper : .infinity)
    }

    private func structure(at width: CGFloat) throws -> BalloonStructure {
        let balloon = try template.placed(for: template.traits(transcriptWidth: width))
        return BalloonStructure(balloon, findings: balloon.findings)
    }

    private func contentWidth(_ width: CGFloat) -> CGFloat { template.contentWidth(inTranscript: width) }

    /// The least transcript width at which the content has the width that it has at another.
    private func leastWidth(likeThatAt width: CGFloat) -> CGFloat {
        let wanted = contentWidth(width)
        let border = borders.last { $0 <= width } ?? 0
        if contentWidth(border) == wanted { return border }
        return Self.border(from: border, to: width) { contentWidth($0) != wanted }
    }

    /// The first transcript width above another at which the content has another width, or the next border.
    private func endOfWidths(likeThatAt width: CGFloat) -> CGFloat {
        let wanted = contentWidth(width)
        let border = borders.first { $0 > width } ?? LayoutLimits.maximumLength
        if contentWidth(border.nextDown) == wanted { return border }
        return Self.border(from: width, to: border.nextDown) { contentWidth($0) == wanted }
    }

    /// The first number at which a condition, which holds at `from` and not at `to`, has ceased to hold.
    private static func border(from: CGFloat, to: CGFloat, while holds: (CGFloat) -> Bool) -> CGFloat {
        var (low, high) = (from, to)
        while low.nextUp < high {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { break }
            if holds(middle) { low = middle } else { high = middle }
        }
        return high
    }
}
