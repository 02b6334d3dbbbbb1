import Foundation
import ViewLayout

/// Finds the range of transcript widths around a width in which a template has the same lines and the same findings.
///
/// The transcript's width affects only the width of the content, which is in whole points and grows with the
/// transcript between the widths at which the margins change. So the search goes from one content width to the next.
struct StructureSearch {
    private let template: TemplateBalloon
    /// The transcript widths between which the content's width never decreases, in ascending order.
    private let borders: [CGFloat]

    init(_ template: TemplateBalloon) {
        self.template = template
        borders = template.maximumWidth.borders
    }

    /// The range, in points. An upper bound of infinity means that no larger width changes anything.
    /// - Complexity: O(content widths in the range), each of which is placed and checked.
    func widths(around width: CGFloat) throws -> Range<CGFloat> {
        let structure = try structure(at: width)
        var lower = minimumWidth(likeThatAt: width)
        while lower > 0, try self.structure(at: lower.nextDown) == structure {
            lower = minimumWidth(likeThatAt: lower.nextDown)
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

    /// The minimum transcript width with the same content width as another one.
    private func minimumWidth(likeThatAt width: CGFloat) -> CGFloat {
        let expected = contentWidth(width)
        let border = borders.last { $0 <= width } ?? 0
        if contentWidth(border) == expected { return border }
        return Self.border(from: border, to: width) { contentWidth($0) != expected }
    }

    /// The first larger transcript width with another content width, or the next border.
    private func endOfWidths(likeThatAt width: CGFloat) -> CGFloat {
        let expected = contentWidth(width)
        let border = borders.first { $0 > width } ?? LayoutLimits.maximumLength
        if contentWidth(border.nextDown) == expected { return border }
        return Self.border(from: width, to: border.nextDown) { contentWidth($0) == expected }
    }

    /// The first number at which a condition no longer holds; it holds at `from` and not at `to`.
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
