import BalloonLayouts
import Foundation
import Scenes
import Support
import Typesetting
import ViewLayout

/// Where a scene changes while the transcript becomes wider: for each viewer the intervals of widths in which the lines
/// and the findings stay the same.
///
/// ```swift
/// let table = try BreakTable(of: scene, fonts: .bundled(), workerCount: 2)
/// print(table.text)
/// ```
public struct BreakTable: Sendable {
    /// The scene's name.
    public let scene: String
    /// The first and the last width of the transcript, in points.
    public let widths: ClosedRange<CGFloat>
    /// The viewers, in the order of the axes.
    package let rows: [Row]
    /// The assumed height that no balloon of the first viewer exceeds, in points; nil where none is assumed.
    let cap: CGFloat?

    /// What a viewer sees.
    package struct Row: Sendable {
        /// The viewer; the width is the first one.
        package let traits: TraitCollection
        /// The intervals in ascending order. Each ends where the next begins; the last ends at the last width.
        package let intervals: [Interval]
        /// Why the scene cannot be laid out for the viewer; nil when it can.
        package let failure: String?
    }

    /// Finds the intervals of a scene.
    /// - Parameters:
    ///   - axes: what varies in addition to the width: every language of the scene and every text size when nil. The
    ///     scene is laid out at the widths that are named, and between two of them where necessary. Without named
    ///     widths it is laid out at every whole point of phones, or of the kind of device.
    ///   - workerCount: how many viewers are measured at once; the result does not depend on it.
    ///   - progress: is called with the number of viewers that are done.
    /// - Throws: the error of a font that cannot be used. A viewer for whom the scene cannot be laid out has a failure
    ///   in its row.
    public init(
        of scene: BalloonScene, axes: TraitAxes? = nil, fonts: FontCascade, workerCount: Int,
        progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) throws {
        var others = axes ?? BreakTable.axes(of: scene)
        let named = Set(others[\.transcriptWidth]).sorted()
        let widths = named.isEmpty ? SweepWidths.every(of: scene.traits.userInterfaceIdiom).points : named
        others[\.transcriptWidth] = []
        let viewers = others.cells(over: scene.traits)
        let context = LayoutContext(traits: scene.traits, fonts: fonts)
        var rows: [Row] = []
        try OrderedConcurrency.forEach(
            viewers, workerCount: workerCount, makeWorker: { context },
            work: { context, viewer in
                var context = context
                context.traits = viewer
                context.traits.transcriptWidth = widths[0]
                return try BreakRow.row(of: scene, at: widths, in: context)
            },
            consume: { index, row in
                rows.append(row)
                progress(index + 1, viewers.count)
            })
        self.scene = scene.name
        self.widths = widths[0]...widths[widths.count - 1]
        self.rows = rows
        cap = viewers.first.flatMap { scene.resolvedMetrics(for: $0).assumptions["maximumHeight"] }.flatMap {
            if case .number(let cap) = $0 { cap } else { nil }
        }
    }

    /// Whether the scene cannot be laid out for at least one viewer.
    package var hasFailures: Bool { rows.contains { $0.failure != nil } }

    /// The first width of each interval of each viewer, in ascending order. Together they show every state that the
    /// scene has. A width is rounded up to a thousandth of a point, so that it is never before the change.
    package var breakWidths: [CGFloat] {
        let thousandths = rows.flatMap(\.intervals).map { Int(($0.from * 1_000).rounded(.up)) }
        return Set(thousandths).sorted().map { CGFloat($0) / 1_000 }
    }

    /// The axes of every language of a scene and every text size.
    package static func axes(of scene: BalloonScene) -> TraitAxes {
        var axes = TraitAxes()
        axes[\.locale] = scene.languages
        axes[\.preferredContentSizeCategory] = ContentSizeCategory.allCases
        return axes
    }
}

extension BreakTable {
    /// An interval of widths in which only positions and the sizes of pictures differ. Lengths are in points.
    package struct Interval: Sendable, Equatable {
        /// The first width of the transcript.
        package let from: CGFloat
        /// The width at which the next interval begins; of the last one the last width.
        package let to: CGFloat
        /// The smallest and the largest height of the balloon.
        package let heights: ClosedRange<CGFloat>
        /// The texts, in drawing order.
        package let texts: [Text]
        /// The findings, without those that are judged by pixels.
        package let findings: [Finding]
        /// The heights at the widths that were laid out. Between two of them the height changes linearly, or at once
        /// where a template's content becomes a point wider.
        package let places: [Place]

        /// A width and the height of the balloon at it.
        package struct Place: Sendable, Equatable {
            package let width, height: CGFloat
        }
    }

    /// The lines of a text in an interval.
    package struct Text: Sendable, Equatable {
        /// For each line the number of its UTF-16 units, with the white space at its end.
        package let id: String
        /// For each line how many UTF-16 units it shows, with the white space at its end.
        package let lineLengths: [Int]
        /// Whether the text is truncated.
        package let isTruncated: Bool
    }
}

extension BreakTable {
    /// The table as text: one block per viewer, and one line per interval with the width at which it begins, the
    /// height, the lengths of the lines of each text (`caption 10+7`, with `…` where the text is truncated) and the
    /// findings.
    public var text: String {
        let range = "\(Self.points(widths.lowerBound)) to \(Self.points(widths.upperBound)) points"
        return (["\(scene): \(range)"] + rows.map(Self.block)).joined(separator: "\n\n") + "\n"
    }

    private static func block(_ row: Row) -> String {
        let title = TraitText.summaryWithoutWidth(row.traits).joined(separator: " ")
        if let failure = row.failure { return "\(title)\n  \(failure)" }
        let lines = row.intervals.map { interval in
            [points(interval.from), heights(interval), interval.texts.map(words).joined(separator: ", ")]
        }
        let columns = (0..<2).map { column in lines.map { $0[column].count }.max() ?? 0 }
        let text = zip(lines, row.intervals).map { cells, interval in
            let padded = zip(cells, columns).map { String(repeating: " ", count: $1 - $0.count) + $0 }
            let findings = interval.findings.map(name).joined(separator: " ")
            return "  " + (padded + [cells[2]] + (findings.isEmpty ? [] : [findings])).joined(separator: "  ")
        }
        return ([title] + text).joined(separator: "\n")
    }

    private static func heights(_ interval: Interval) -> String {
        let ends = [interval.heights.lowerBound, interval.heights.upperBound].map { FixedDecimal.rounded($0) }
        return (ends[0] == ends[1] ? [ends[0]] : ends).map(ShortDecimal.exact).joined(separator: "–")
    }

    private static func words(_ text: Text) -> String {
        text.id + " " + text.lineLengths.map(String.init).joined(separator: "+") + (text.isTruncated ? "…" : "")
    }

    private static func name(_ finding: Finding) -> String {
        finding.kind.rawValue + (finding.subject.isEmpty ? "" : "=\(finding.subject)")
    }

    /// A width on the grid of 64ths, with all of its digits.
    private static func points(_ width: CGFloat) -> String { ShortDecimal.exact(Double(width)) }
}
