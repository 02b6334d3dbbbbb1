extension GoldenReport {
    /// What a reader of a failing cell should know besides its causes, one line each.
    static func details(_ outcome: GoldenOutcome) -> [GoldenResult.Detail] {
        rows(outcome) + (outcome.candidateProblem.map { [line("pending", $0)] } ?? [])
    }

    private static func rows(_ outcome: GoldenOutcome) -> [GoldenResult.Detail] {
        let waiting = line("recorded", "look at what was recorded, then accept it")
        switch outcome.result {
        case .compared(let verdict): return details(of: verdict, isOfTest: outcome.cell.isOfTest)
        case .recordedInThisRun, .unreviewed: return [waiting]
        case .recorded: return [line("recorded", "look at what was recorded, then run again to compare")]
        case .failed, .cached: return []
        }
    }

    private static func details(of verdict: GoldenVerdict, isOfTest: Bool) -> [GoldenResult.Detail] {
        switch verdict {
        case .equal, .unreadable: []
        // Where nothing else changed, it is the cause.
        case .different(let difference):
            difference.isPictureUnknown && !difference.layout.isEmpty
                ? [line("pixels", GoldenDifference.unknownPicture)] : []
        case .missing(let files): [line("missing", "no " + files.joined(separator: " and no "))]
        case .blank: [line("fix", BlankPicture.advice)]
        case .flawed(let flaws, _): flaws.first.map { advice(on: $0, isOfTest: isOfTest) } ?? []
        }
    }

    /// The fix of a flaw, and on a line of its own how to keep it.
    private static func advice(on flaw: GoldenFlaw, isOfTest: Bool) -> [GoldenResult.Detail] {
        (flaw.fix.isEmpty ? [] : [line("fix", flaw.fix)]) + [
            line("or keep", isOfTest ? flaw.allowanceInTest : flaw.allowance)
        ]
    }

    private static func line(_ label: String, _ text: String) -> GoldenResult.Detail {
        GoldenResult.Detail(label: label, text: text)
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
