import Support

extension GoldenReport {
    /// The report for people, as ``GoldenResults/text(options:)``.
    package func text(options: GoldenReportOptions) -> String { GoldenResults(self).text(options: options) }

    /// One failing cell, as ``GoldenResult/paragraph(options:)``.
    package static func paragraph(_ outcome: GoldenOutcome, options: GoldenReportOptions) -> [String] {
        GoldenResult(outcome).paragraph(options: options)
    }
}

extension GoldenResults {
    /// The report for people: first the causes, each with its example in full, then stale files, then the counts.
    package func text(options: GoldenReportOptions) -> String {
        let failures = Dictionary(failures.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var lines = origins.isEmpty ? [] : origins + [""]
        lines += CauseParagraphs(causes).lines { failures[$0]?.paragraph(options: options) ?? [] }
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
        if let errors {
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

extension GoldenResult {
    /// The cell in at most twelve lines: layout first, pixels second, then where to look.
    package func paragraph(options: GoldenReportOptions) -> [String] {
        var lines = ["\(status.words): \(name) (\(source))"] + details.map { Self.row($0.label, $0.text) }
        switch status {
        case .failed, .unreadable, .unchanged, .equal, .cached: break
        default:
            let form: GoldenForm = keepsHash == true ? .hash : .picture
            lines.append(Self.row("golden", "\(options.goldens)/\(name).\(form.fileExtension)"))
        }
        if let folder = options.artefacts, let picture = artefactToOpen {
            lines.append(Self.row("look at", "\(folder)/\(picture)"))
        }
        // A command that is shortened would be another one.
        if isAcceptable { lines.append(Counted.row("accept", options.acceptCommand(self))) }
        return lines
    }

    /// Rows are shortened to a length that terminals scroll well.
    private static func row(_ label: String, _ text: String) -> String { Counted.row(label, text, limit: 300) }
}
