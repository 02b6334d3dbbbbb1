import Drawing
import Foundation
import Typesetting
import ViewLayout

/// The small texts between balloons: dates, summaries of collapsed messages, receipts, and senders' names.
extension TranscriptLayout {
    /// A centred date. The service, if it has its own line, and the day are bolder than the time.
    mutating func placeDate(_ string: String) throws {
        let lines = string.split(separator: "\n", omittingEmptySubsequences: true)
        for line in lines {
            try placeLine(
                WeightedLine(date: String(line)), font: metrics.dateFont, pitch: metrics.datePitch,
                weight: metrics.dateWeight, ids: (heavy: "date", light: "time"), isAuthored: false)
        }
    }

    /// A line centred in the column.
    /// - Parameter isAuthored: whether an app's author wrote it, as the summary text of a collapsed message.
    mutating func placeLine(
        _ line: WeightedLine, font: FontReference, pitch: CGFloat, weight: FontWeight = .medium, ids: LineRow.Names,
        isAuthored: Bool = true
    ) throws {
        let row = LineRow(
            parts: line.parts, font: font, pitch: pitch * font.growth(for: traits),
            color: TranscriptColors.secondary(for: traits), weight: weight, ids: ids)
        let width = max(0, traits.transcriptWidth - 2 * margin)
        let top = CGPoint(x: margin, y: grid.roundedToNearest(bottom))
        for node in try row.placed(width: width, at: top, in: context) {
            append(isAuthored ? TextFindings.findings(in: node) : TextFindings.findings(inWordsOfOthers: node))
            append(node)
            bottom = max(bottom, node.frame.maxY)
        }
    }

    /// A receipt below the viewer's last balloon. Its ink ends inside the body's side and begins below its bottom.
    mutating func placeReceipt(_ string: String) throws {
        let font = metrics.receiptFont(for: traits)
        let text = Text(
            string, font: font, color: TranscriptColors.secondary(for: traits), lineLimit: 1, id: "receipt")
        let side = margin + (balloonMetrics.tail == .side ? balloonMetrics.tailWidth : 0)
        let inset = side + metrics.receiptInset
        let lines = try TranscriptText(
            text, width: traits.transcriptWidth - inset - margin, pitch: font.resolved(with: traits).lineHeight,
            in: context)
        let (size, ink) = (lines.size, lines.firstInk)
        let isOnRight = BalloonSide.outgoing.isOnRight(for: traits, metrics: balloonMetrics)
        let x = isOnRight ? traits.transcriptWidth - inset - (ink?.right ?? size.width) : inset - (ink?.left ?? 0)
        let baseline = lines.layout.firstBaseline
        let y = grid.roundedToNearest(bottom) + metrics.receiptGap - baseline - (ink?.top ?? -baseline)
        appendText(lines.placed(in: CGRect(origin: CGPoint(x: x, y: y), size: size), context: context))
    }

    mutating func placeName(_ name: String) throws {
        let inset = incomingInset + metrics.textInsets.leading
        let text = Text(
            name, font: metrics.nameFont, color: TranscriptColors.secondary(for: traits), lineLimit: 1,
            alignment: alignment(of: .incoming), id: "name")
        try place(text, x: inset, width: traits.transcriptWidth - inset - margin)
        bottom += metrics.nameGap
    }

    /// Places a text below everything placed so far, `x` from the edge on the side of incoming balloons.
    private mutating func place(_ text: Text, x: CGFloat, width: CGFloat) throws {
        let proposal = ProposedSize(width: max(0, width), height: nil)
        let measurement = try text.measure(proposal, in: context)
        let left = isIncomingOnRight ? traits.transcriptWidth - x - width : x
        let frame = CGRect(
            x: left, y: grid.roundedToNearest(bottom), width: max(0, width), height: measurement.size.height)
        appendText(text.place(measurement, in: frame, context: context))
    }

    /// Adds a text below everything placed so far.
    private mutating func appendText(_ node: PlacedNode) {
        append(TextFindings.findings(inWordsOfOthers: node))
        append(node)
        bottom = node.frame.maxY
    }
}
