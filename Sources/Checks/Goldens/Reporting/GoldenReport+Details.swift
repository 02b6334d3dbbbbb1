import ViewLayout

extension GoldenReport {
    /// The details of a cell, one per line. The origin of the golden comes first, because everything else can follow
    /// from it.
    static func details(_ outcome: GoldenOutcome) -> [GoldenResult.Detail] {
        let rows = rows(outcome) + (outcome.candidateProblem.map { [line("pending", $0)] } ?? [])
        guard !outcome.engineChanges.isEmpty else { return rows }
        return [line("drawn", outcome.engineChanges.map(\.origin).joined(separator: "; "))] + telling(rows)
    }

    private static func rows(_ outcome: GoldenOutcome) -> [GoldenResult.Detail] {
        let recorded = line("recorded", "look at what was recorded, then run again to compare")
        let waiting = line("recorded", "look at what was recorded, then accept it")
        return switch outcome.result {
        case .compared(let verdict): details(of: verdict)
        case .recordedInThisRun(let verdict): telling(details(of: verdict)) + [waiting]
        case .unreviewed: [line("reason", ChangeFact.unreviewed.sentence), waiting]
        case .failed(let failure): [line("reason", failure.message)]
        case .recorded: [recorded]
        case .cached: []
        }
    }

    /// The result of a comparison, one detail per line.
    package static func details(of verdict: GoldenVerdict) -> [GoldenResult.Detail] {
        switch verdict {
        case .equal: return []
        case .missing(let files): return [line("missing", "no " + files.joined(separator: " and no "))]
        case .unreadable(let files): return files.map { line("file", $0.description) }
        case .blank(let blank): return [line("blank", "\(blank); \(BlankPicture.advice)")]
        case .different(let difference): return differenceRows(difference)
        case .flawed(let flaws, let difference):
            // If the picture has flaws or another size, no tolerance would make it pass, so none is suggested.
            let rows = difference.map { telling(differenceRows($0)) } ?? []
            return [line("flaw", flaws.sentence), line("", flaws.first?.advice ?? "")] + rows
        }
    }

    private static func differenceRows(_ difference: GoldenDifference) -> [GoldenResult.Detail] {
        var lines = layoutRows(difference.layout)
        if let edit = difference.edit { lines.append(line("record", edit.description)) }
        if let pixels = difference.pixels { lines += pixelRows(pixels) }
        if difference.isPictureUnknown {
            lines.append(line("pixels", GoldenDifference.unknownPicture))
        }
        if difference.isMismatchedPair {
            lines.append(line("pair", "the golden's two files were not recorded together"))
        }
        return lines
    }

    private static let ladder = "ladder"

    /// Omits details that matter less when there are more important ones: a failing cell has few lines.
    private static func telling(_ rows: [GoldenResult.Detail]) -> [GoldenResult.Detail] {
        rows.filter { $0.label != ladder && !$0.label.isEmpty }
    }

    /// At most three rows, causes before what follows from them.
    private static func layoutRows(_ layout: LayoutDifference) -> [GoldenResult.Detail] {
        let changes = layout.changes
        guard changes.count > 1 else { return changes.map { line("layout", $0.description) } }
        let summary = layout.summary
        let others = layout.byImportance.map(\.description).filter { !summary.contains($0) }
        return [line("layout", summary)] + others.prefix(2).map { line("", $0) }
    }

    private static func pixelRows(_ pixels: PixelDifference) -> [GoldenResult.Detail] {
        var lines: [GoldenResult.Detail] = []
        if pixels.sizesDiffer {
            lines.append(line("size", "\(pixels.actualSize) pixels instead of \(pixels.expectedSize)"))
        }
        lines.append(
            line(
                "pixels",
                "\(pixels.differingPixels) of \(pixels.comparedPixels) differ (\(percent(pixels.share))), "
                    + "by at most \(pixels.maximumDelta), in \(pixels.region)"
                    + (pixels.moved.map { "; \($0)" } ?? "")))
        let nodes = pixels.nodes.prefix(3).map { node in
            node.path + (node.line.map { " line \($0)" } ?? "") + " (\(node.differingPixels))"
        }
        let more = pixels.nodes.count > nodes.count ? ", and others" : ""
        lines.append(line("in", nodes.joined(separator: ", ") + more))
        let steps = pixels.ladder.map { "\($0.delta): \($0.differingPixels)" }.joined(separator: ", ")
        lines.append(line(ladder, "\(steps) pixels differ by more than that; none by more than \(pixels.maximumDelta)"))
        return lines
    }

    private static func line(_ label: String, _ text: String) -> GoldenResult.Detail {
        GoldenResult.Detail(label: label, text: text)
    }

    /// A percentage with two decimals. A share above zero is never printed as zero.
    private static func percent(_ share: Double) -> String {
        let hundredths = Int((share * 10_000).rounded())
        if hundredths == 0 && share > 0 { return "less than 0.01 %" }
        let fraction = hundredths % 100
        return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
    }
}

extension GoldenOutcome {
    /// Whether recording can fix the failure. It cannot where a good golden may be hidden by a damaged file.
    package var canBeAccepted: Bool {
        switch result {
        case .compared(.different), .compared(.missing), .recordedInThisRun, .unreviewed: true
        case .compared(.unreadable(let files)): !files.contains(where: \.problem.mayHideGolden)
        default: false
        }
    }
}
