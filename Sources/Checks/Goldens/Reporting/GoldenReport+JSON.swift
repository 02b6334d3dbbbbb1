extension GoldenOutcome {
    /// The verdict; nil when nothing was compared.
    package var verdict: GoldenVerdict? {
        switch result {
        case .compared(let verdict), .recordedInThisRun(let verdict): verdict
        case .recorded, .failed, .unreviewed, .cached: nil
        }
    }

    /// Why nothing was compared, in sentences; nil when something was.
    var reasons: [String]? {
        switch (result, verdict) {
        case (.failed(let failure), _): [failure.message]
        case (_, .missing(let files)): files.map { "\($0) is not there" }
        case (_, .unreadable(let files)): files.map(\.description)
        case (_, .blank(let blank)): [blank.description]
        case (_, .flawed(let flaws, _)): flaws.map(\.description)
        case (.unreviewed, _): [ChangeFact.unreviewed.sentence]
        default: nil
        }
    }
}

extension GoldenVerdict {
    /// How the rendering differs; nil when it does not.
    package var difference: GoldenDifference? {
        switch self {
        case .different(let difference): difference
        case .flawed(_, let difference): difference
        case .equal, .missing, .unreadable, .blank: nil
        }
    }
}
