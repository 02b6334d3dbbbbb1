import BalloonLayouts
import Support

/// The names that the texts of a file can have after a `$`, and which of them they have.
///
/// A class, because all readers of a file write into one list.
final class ContentNames {
    /// The values that are said first, by which strings are put together while the file is read.
    let first: SceneContent
    private let variables: Set<String>
    /// Every name stands for itself.
    private let known: ParticipantNames
    private(set) var used: Set<String> = []

    init(_ variables: [ContentVariable], participants: ParticipantNames) {
        self.variables = Set(variables.map(\.name))
        first = SceneContent(participants: participants, variables: variables)
        let names = Set(participants.names.keys).union(self.variables)
        known = ParticipantNames(names: Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
        // Who takes part has a name, whether or not a text says it.
        used = self.variables.intersection(participants.names.keys)
        for name in participants.names.values { note(name) }
    }

    /// Notes the names in a text.
    func note(_ text: String) {
        guard !variables.isEmpty else { return }
        for segment in known.segments(of: text, escapesDollar: true) where segment.isName { used.insert(segment.text) }
    }

    /// What is wrong with a name in a text that stands for nothing, and how to fix it; nil where all names are known, and in
    /// a scene that varies nothing, where Messages shows such a text as it is.
    func problem(in text: String) -> (message: String, fix: String)? {
        guard !variables.isEmpty, let name = known.unknownIdentifiers(in: text, escapesDollar: true).first else {
            return nil
        }
        let match = NearestKey.match(name, among: known.names.keys.sorted()).map { "did you mean $\($0)? " } ?? ""
        return (
            "$\(name) is neither in vary nor a participant",
            match + "Declare it in vary, or write $$\(name) for a dollar"
        )
    }
}
