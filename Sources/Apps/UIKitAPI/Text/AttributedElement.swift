import Foundation
import Support
import Typesetting
import ViewLayout

/// A text with attributes as a part of a layout, which shrinks to its place as far as it may.
package struct AttributedElement: Element, @unchecked Sendable {
    /// The text.
    package let text: LabelText
    /// The maximum number of lines; nil for no limit.
    package let lineLimit: Int?
    /// What is left out of a text that is too long.
    package let truncation: TruncationMode
    /// The smallest part of its size that the text shrinks to.
    package let minimumScale: CGFloat

    package init(_ text: LabelText, lineLimit: Int?, truncation: TruncationMode, minimumScale: CGFloat) {
        (self.text, self.lineLimit, self.truncation, self.minimumScale) = (text, lineLimit, truncation, minimumScale)
    }

    /// A text is set again at each hundredth of its size.
    private static let scaleStep: CGFloat = 0.01

    private func arranged(_ proposal: ProposedSize, in context: LayoutContext) throws -> (ArrangedText, CGFloat) {
        let limits = TextLimits(
            width: proposal.width ?? .infinity, height: proposal.height ?? .infinity,
            lineCount: lineLimit.map { max(1, $0) }, truncation: truncation)
        var scale: CGFloat = 1
        while true {
            let set = try ArrangedText(text.scaled(by: scale), limits: limits, in: context)
            context.note(.lines(width: Double(limits.width), in: set.layout.validWidths))
            context.note(.way(set.lines.count))
            guard set.isTruncated, scale > minimumScale else { return (set, scale) }
            scale = max(minimumScale, scale - Self.scaleStep)
        }
    }

    package func size(for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext) throws -> CGSize
    {
        try arranged(proposal, in: context).0.size
    }

    package func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let (set, scale) = try arranged(proposal, in: context)
        return LayoutMeasurement(
            size: set.size, firstBaseline: set.lines.first?.baseline,
            text: MeasuredText(paragraph: set.paragraph, layout: set.layout, topRoom: 0, scale: scale))
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        guard let measured = measurement.text else { preconditionFailure("a text is placed with its own measurement") }
        let set = ArrangedText(text.scaled(by: measured.scale), measured.paragraph, measured.layout)
        let place = ArrangedText.Place(
            rect: bounds, alignment: text.style.alignment, isMirrored: context.layoutDirection == .rightToLeft,
            map: .identity, traits: context.traits, color: .label)
        var facts: [LayoutRecord.Attribute] = []
        if set.text.plainRun == nil, let run = set.text.runs.first?.run {
            let color = (run.color ?? .label).resolved(with: context.traits)
            facts = run.font.font.attributes + [.init("color", color.hexadecimal)]
        }
        facts.append(.init("lineLimit", lineLimit.map(String.init) ?? "none"))
        facts.append(.init("alignment", String(describing: text.style.alignment)))
        if measured.scale < 1 { facts.append(.init("scale", FixedDecimal.text(Double(measured.scale)))) }
        return set.node(at: place, frame: bounds, facts: facts)
    }
}

extension LabelText {
    /// The text with its fonts and distances in another size.
    fileprivate func scaled(by scale: CGFloat) -> LabelText {
        guard scale != 1 else { return self }
        let runs = runs.map { range, run in
            var run = run
            run.font = run.font.scaled(by: scale)
            (run.kern, run.baselineOffset) = (run.kern * scale, run.baselineOffset * scale)
            return (range, run)
        }
        return LabelText(string, runs: runs, style: style)
    }
}
