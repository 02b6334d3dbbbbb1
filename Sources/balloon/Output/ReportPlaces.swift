import Goldens
import Scenes

/// Where the files of scenes have what has changed, for reports that point to lines.
enum ReportPlaces {
    /// The place of a change; nil where the file cannot be read, or does not have it.
    static func place(in file: String, of fact: ChangeFact) -> GoldenReportOptions.Place? {
        ScenePlaces(ofFile: file)?.place(ofNode: fact.node, saying: fact.sentence)
            .map { GoldenReportOptions.Place(line: $0.line, column: $0.column) }
    }
}
