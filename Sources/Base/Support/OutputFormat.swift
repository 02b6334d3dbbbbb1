/// The formats of JSON for programs, each with its version, which increases when readers would have to change.
///
/// An answer names its format in `format`; `Documentation/outputs.schema.json` has a definition of the same name for
/// each.
package enum OutputFormat: String, CaseIterable, Sendable {
    /// The sizes of scenes: `measure`.
    case measure = "balloon.measure/1"
    /// Errors in scene files, of any command.
    case errors = "balloon.errors/1"
    /// What scenarios play: `host`.
    case host = "balloon.host/1"
    /// The viewers of a sweep with their intervals of widths: `sweep.json`.
    case sweep = "balloon.sweep/2"
    /// Intervals of widths: `breaks`.
    case breaks = "balloon.breaks/1"
    /// Problems for every viewer: `lint`, and reports of `measure` and `sweep`.
    case lint = "balloon.lint/1"
    /// Problems that a project begins with: `lint --write-baseline`.
    case baseline = "balloon.baseline/1"
    /// The results of goldens: `verify`, `record` and `merge`.
    case results = "balloon.results/1"
    /// The goldens that scenes declare: `cells`.
    case cells = "balloon.cells/1"
    /// The existing goldens: `list`.
    case goldens = "balloon.goldens/1"
    /// A golden: `inspect` with its name.
    case golden = "balloon.golden/1"
    /// How two goldens differ: `inspect` with two names.
    case difference = "balloon.difference/1"
    /// The files of goldens that are removed: `prune`.
    case pruned = "balloon.pruned/1"
    /// The engine of this machine: `doctor`.
    case diagnosis = "balloon.diagnosis/1"
    /// The candidates that wait for a review: `list --failing`.
    case pending = "balloon.pending/1"
    /// One candidate: `inspect` with the name of a pending cell.
    case explanation = "balloon.explanation/1"
    /// The causes of what is pending: `report`.
    case causes = "balloon.causes/1"
    /// Decisions about candidates: `accept` and `reject`.
    case decisions = "balloon.decisions/1"
    /// Decisions about candidates one by one: `review`.
    case reviewed = "balloon.reviewed/1"
}

/// An answer for programs: its members, and its format.
package struct FormattedOutput<Value: Encodable>: Encodable {
    private let format: OutputFormat
    private let value: Value

    /// - Parameter value: what is encoded as an object that has no member `format`.
    package init(_ value: Value, as format: OutputFormat) {
        self.format = format
        self.value = value
    }

    private enum Key: String, CodingKey { case format }

    package func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(format.rawValue, forKey: .format)
    }
}
