/// The status of a cell, as reports print it.
package enum GoldenStatus: String, Hashable, Sendable, Codable, CaseIterable {
    /// Compared and the same.
    case equal
    /// Not drawn: it passed before, and its files and inputs have not changed.
    case cached
    /// Written where there was none that can be read, or in another form, as requested.
    case recorded
    /// Written over a different one, as requested.
    case replaced
    /// It was to be recorded, and is already equal.
    case unchanged
    /// Compared and different.
    case different
    /// There is no golden to compare with.
    case missing
    /// A file of the golden could not be used.
    case unreadable
    /// The new picture shows nothing.
    case blank
    /// The new picture has flaws that the author does not keep on purpose.
    case flawed
    /// Recorded by an earlier run and not accepted since.
    case unreviewed
    /// Overwritten after it failed.
    case recordedInThisRun
    /// Nothing was drawn.
    case failed

    /// The status in words.
    package var words: String { self == .recordedInThisRun ? "recorded in this run" : rawValue }
}

extension GoldenOutcome {
    /// The outcome in a word.
    package var status: GoldenStatus {
        switch result {
        case .compared(.equal): .equal
        case .cached: .cached
        case .compared(.different): .different
        case .compared(.missing): .missing
        case .compared(.unreadable): .unreadable
        case .compared(.blank): .blank
        case .compared(.flawed): .flawed
        case .unreviewed: .unreviewed
        case .recorded(.written): .recorded
        case .recorded(.replaced): .replaced
        case .recorded(.unchanged): .unchanged
        case .recordedInThisRun: .recordedInThisRun
        case .failed: .failed
        }
    }
}
