import Goldens
import Scenes
import Synchronization

/// Finds the places of changes in scene files, for reports that refer to lines. Each file is read once, however many
/// causes are in it.
final class ReportPlaces: Sendable {
    private let files = Mutex<[String: ScenePlaces?]>([:])

    /// The place of a change; nil where the file cannot be read, or does not have it.
    func place(in file: String, of fact: ChangeFact) -> GoldenReportOptions.Place? {
        places(in: file)?.place(ofNode: fact.node, saying: fact.sentence)
            .map { GoldenReportOptions.Place(line: $0.line, column: $0.column) }
    }

    private func places(in file: String) -> ScenePlaces? {
        files.withLock { files in
            if let known = files[file] { return known }
            let places = ScenePlaces(ofFile: file)
            files[file] = .some(places)
            return places
        }
    }
}
