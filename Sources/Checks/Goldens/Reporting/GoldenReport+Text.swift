import Support

extension GoldenReport {
    /// The report for people, as ``GoldenResults/text(options:)``.
    package func text(options: GoldenReportOptions) -> String { GoldenResults(self).text(options: options) }

    /// One cell, as ``CauseParagraphs/lines(about:)``.
    package static func paragraph(_ outcome: GoldenOutcome, options: GoldenReportOptions) -> [String] {
        let result = GoldenResult(outcome)
        return CauseParagraphs(of: [result], options: options).lines(about: result)
    }
}

extension GoldenResults {
    /// The report for people: first the causes, each with its example in full, then stale files, then the counts.
    package func text(options: GoldenReportOptions) -> String {
        var lines = origins.isEmpty ? [] : origins + [""]
        lines += CauseParagraphs(of: failures, options: options).lines
        if !staleFiles.isEmpty {
            lines.append("stale: no scene declares")
            lines += staleFiles.prefix(CauseParagraphs.namedCount).map { "  \(options.goldens)/\($0)" }
            if staleFiles.count > CauseParagraphs.namedCount {
                lines.append("  and \(staleFiles.count - CauseParagraphs.namedCount) others")
            }
            lines.append("")
        }
        if let renames {
            lines.append("renamed: these are what missing goldens show")
            lines += renames.prefix(CauseParagraphs.namedCount).map { "  " + $0.command(in: options.goldens) }
            let more = renames.count - CauseParagraphs.namedCount
            if more > 0 { lines.append("  and \(more) others") }
            lines.append("")
        }
        if let errors, options.tellsErrors {
            lines.append("not read: nothing is known of these scenes' goldens")
            lines += errors.prefix(CauseParagraphs.namedCount).map { "  \($0.text)" }
            let more = errors.count - CauseParagraphs.namedCount
            lines += (more > 0 ? ["  and \(more) others"] : []) + [""]
        }
        lines += keptLines + noticedLines
        lines.append(summary)
        return lines.joined(separator: "\n") + "\n"
    }

    /// One line: how many cells there were, and how many of each status.
    package var summary: String {
        let count = errors?.count ?? 0
        let unread = count == 0 ? "" : "; \(Counted.text(count, "error")) in scenes"
        return verdicts + unread
    }

    private var verdicts: String {
        guard !cells.isEmpty else {
            if let shard, exitCode == GoldenExitCode.equal.rawValue {
                return "no golden is in part \(shard.number)/\(shard.count)"
            }
            guard let declaredCount, declaredCount > 0 else {
                return "nothing compared: there is no scene with a golden"
            }
            return "nothing compared: none of \(declaredCount) goldens matches; balloon cells SCENE lists their names"
        }
        var parts = GoldenStatus.allCases.compactMap { status in
            counts[status.rawValue].map { "\($0) \(status.words)" }
        }
        if !staleFiles.isEmpty {
            parts.append(Counted.text(staleFiles.count, "stale file"))
        }
        return "\(Counted.text(cells.count, "golden")): " + parts.joined(separator: ", ")
    }
}
