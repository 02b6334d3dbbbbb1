import Foundation
import ViewLayout

/// How a report names folders, and the command that accepts a change.
package struct GoldenReportOptions: Sendable {
    /// The folder of the goldens and that of the artefacts, as they should be read. Of an absolute path only the last
    /// part is printed.
    package let goldens: String, artefacts: String?
    /// The command that would record a cell's golden again.
    package let acceptCommand: @Sendable (GoldenCell) -> String

    /// Chooses how folders and commands are printed.
    package init(
        goldens: String, artefacts: String? = nil, acceptCommand: @escaping @Sendable (GoldenCell) -> String
    ) {
        self.goldens = Self.displayed(goldens)
        self.artefacts = artefacts.map(Self.displayed)
        self.acceptCommand = acceptCommand
    }

    /// No report names a place that only one machine has.
    private static func displayed(_ folder: String) -> String {
        folder.hasPrefix("/") ? (folder as NSString).lastPathComponent : folder
    }
}

extension GoldenReport {
    /// The number of failures that are printed in full; the others are named.
    package static let fullFailureCount = 10
    /// The number of failures that are named after those; the rest are counted.
    package static let namedFailureCount = 100
    /// The maximum number of lines for a failing cell.
    package static let maximumLinesPerFailure = 12

    /// The report for people: failures first, in full, then in names; stale files; the counts last.
    package func text(options: GoldenReportOptions) -> String {
        let failures = failures
        var lines: [String] = []
        for failure in failures.prefix(Self.fullFailureCount) {
            lines += Self.paragraph(failure, options: options) + [""]
        }
        let rest = failures.dropFirst(Self.fullFailureCount)
        if !rest.isEmpty {
            lines.append("\(rest.count) more:")
            for status in GoldenStatus.allCases {
                let names = rest.prefix(Self.namedFailureCount).filter { $0.status == status }.map(\.cell.name)
                lines += names.map { "  \(status.words)  \($0)" }
            }
            if rest.count > Self.namedFailureCount {
                lines.append("  and \(rest.count - Self.namedFailureCount) others")
            }
            lines.append("")
        }
        if !staleFiles.isEmpty {
            lines.append("stale: no scene declares")
            lines += staleFiles.prefix(Self.namedFailureCount).map { "  \(options.goldens)/\($0)" }
            if staleFiles.count > Self.namedFailureCount {
                lines.append("  and \(staleFiles.count - Self.namedFailureCount) others")
            }
            lines.append("")
        }
        lines.append(summary)
        return lines.joined(separator: "\n") + "\n"
    }

    /// One line: how many cells there were, and how many of each status.
    package var summary: String {
        guard !outcomes.isEmpty else { return "nothing compared: there is no scene with a golden" }
        var parts = counts.map { "\($0.count) \($0.status.words)" }
        if !staleFiles.isEmpty {
            parts.append("\(staleFiles.count) stale \(staleFiles.count == 1 ? "file" : "files")")
        }
        return "\(outcomes.count) \(outcomes.count == 1 ? "golden" : "goldens"): " + parts.joined(separator: ", ")
    }

    /// One failing cell in at most ``maximumLinesPerFailure`` lines: layout first, pixels second, then where to look.
    package static func paragraph(_ outcome: GoldenOutcome, options: GoldenReportOptions) -> [String] {
        let cell = outcome.cell
        var lines = ["\(outcome.status.words): \(cell.name) (\(cell.source))"]
        switch outcome.result {
        case .compared(let verdict): lines += rows(verdict)
        case .recordedInThisRun(let verdict):
            lines += rows(verdict)
            lines.append(row("recorded", "look at what was recorded, then run again to compare"))
        case .failed(let failure): lines.append(row("reason", failure.message))
        case .recorded: lines.append(row("recorded", "look at what was recorded, then run again to compare"))
        }
        let files = GoldenStore.fileNames(of: cell)
        switch outcome.status {
        case .failed, .unreadable, .unchanged, .equal: break
        default: lines.append(row("golden", "\(options.goldens)/\(files.picture)"))
        }
        if let folder = options.artefacts, let picture = outcome.artefactToOpen {
            lines.append(row("look at", "\(folder)/\(picture)"))
        }
        if outcome.canBeAccepted {
            lines.append(row("accept", options.acceptCommand(cell)))
        }
        return lines
    }

    private static func rows(_ verdict: GoldenVerdict) -> [String] {
        switch verdict {
        case .equal: return []
        case .missing(let files): return [row("missing", "no " + files.joined(separator: " and no "))]
        case .unreadable(let files): return files.map { row("file", $0.description) }
        case .blank(let blank): return [row("blank", "\(blank); \(BlankPicture.advice)")]
        case .different(let difference):
            var lines = layoutRows(difference.layout)
            if let edit = difference.edit { lines.append(row("record", edit.description)) }
            if let pixels = difference.pixels { lines += pixelRows(pixels) }
            if difference.isTornPair {
                lines.append(row("torn", "the golden's two files were not recorded together"))
            }
            return lines
        }
    }

    /// At most three rows, the causes before what followed from them.
    private static func layoutRows(_ layout: LayoutDifference) -> [String] {
        let changes = layout.changes
        guard changes.count > 1 else { return changes.map { row("layout", $0.description) } }
        let summary = layout.summary
        let others = layout.byImportance.map(\.description).filter { !summary.contains($0) }
        return [row("layout", summary)] + others.prefix(2).map { row("", $0) }
    }

    private static func pixelRows(_ pixels: PixelDifference) -> [String] {
        var lines: [String] = []
        if pixels.sizesDiffer {
            lines.append(row("size", "\(pixels.actualSize) pixels instead of \(pixels.expectedSize)"))
        }
        lines.append(
            row(
                "pixels",
                "\(pixels.differingPixels) of \(pixels.comparedPixels) differ (\(percent(pixels.share))), "
                    + "by at most \(pixels.maximumDelta), in \(pixels.region)"))
        let nodes = pixels.nodes.prefix(3).map { node in
            node.path + (node.line.map { " line \($0)" } ?? "") + " (\(node.differingPixels))"
        }
        let more = pixels.nodes.count > nodes.count ? ", and others" : ""
        lines.append(row("in", nodes.joined(separator: ", ") + more))
        let ladder = pixels.ladder.map { "\($0.delta): \($0.differingPixels)" }.joined(separator: ", ")
        lines.append(row("ladder", "\(ladder); all would pass at \(pixels.maximumDelta)"))
        return lines
    }

    /// A share as a percentage with two decimals; a share above zero is never printed as zero.
    private static func percent(_ share: Double) -> String {
        let hundredths = Int((share * 10_000).rounded())
        if hundredths == 0 && share > 0 { return "less than 0.01 %" }
        let fraction = hundredths % 100
        return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
    }

    /// Texts of balloons can hold line separators; a row is one line, and not longer than a terminal scrolls well.
    private static func row(_ label: String, _ text: String) -> String {
        let maximumLength = 300
        let single = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let cut = single.count > maximumLength ? single.prefix(maximumLength) + "…" : single[...]
        return "  " + label + String(repeating: " ", count: max(1, 9 - label.count)) + cut
    }
}

extension GoldenOutcome {
    /// Whether recording is a way to fix the failure. It is none where a good golden may stand behind a file.
    fileprivate var canBeAccepted: Bool {
        switch result {
        case .compared(.different), .compared(.missing): true
        case .compared(.unreadable(let files)): !files.contains(where: \.problem.mayHideGolden)
        default: false
        }
    }

    /// The one picture that shows the failure best.
    package var artefactToOpen: String? {
        artefacts.first { $0.hasSuffix(".strip.png") } ?? artefacts.first { $0.hasSuffix(".actual.png") }
            ?? artefacts.first
    }
}
