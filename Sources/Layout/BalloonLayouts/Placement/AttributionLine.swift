import Foundation
import Support
import ViewLayout

/// The name of the app below a balloon, where the viewer does not have the app.
enum AttributionLine {
    /// The line as a node.
    /// - Parameters:
    ///   - name: the app's name; it stays on one line.
    ///   - width: the balloon's width, in points.
    ///   - bottom: the bottom of the balloon with its tail, in points.
    ///   - isOnRight: whether the balloon is at the transcript's right side, to which the line is aligned.
    static func node(
        _ name: String, width: CGFloat, bottom: CGFloat, isOnRight: Bool, metrics: TemplateMetrics,
        in context: LayoutContext
    ) throws -> PlacedNode {
        let isLeftToRight = context.layoutDirection == .leftToRight
        let text = Text(
            name, font: .textStyle(metrics.attributionTextStyle),
            color: TranscriptColors.secondary(for: context.traits), lineLimit: 1,
            alignment: isOnRight == isLeftToRight ? .trailing : .leading, id: "attribution")
        let margin = min(metrics.attributionMargin, width / 2)
        let offer = ProposedSize(width: width - 2 * margin, height: nil)
        let measurement = try text.measure(offer, in: context)
        let bounds = CGRect(
            x: margin, y: bottom + metrics.attributionGap, width: width - 2 * margin,
            height: measurement.size.height)
        return text.place(measurement, in: bounds, context: context)
    }

    /// The findings about the line. How wide it is no layout of an app decides, so that a name that is cut is a finding of
    /// its own.
    static func findings(in line: PlacedNode) -> [Finding] {
        TextFindings.findings(in: line).map { finding in
            guard finding.kind == .textTruncated, case .text(let text) = line.content else { return finding }
            return Finding(
                .attributionTruncated, node: finding.node,
                message:
                    "\(line.name) \(QuotedText.beginning(of: text.text)) is wider than its balloon, and cut; a wider "
                    + "balloon or a shorter name of the app shows all of it")
        }
    }
}
