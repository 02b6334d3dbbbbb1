/// Why a candidate is not accepted. Each case names the fix.
package enum PendingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The candidate's files differ from their description.
    case candidateMoved(name: String)
    /// The golden differs from the one that the candidate was compared with.
    case goldenMoved(name: String)
    /// Another version of Balloon drew the candidate.
    case otherEngine(name: String, engine: String)
    /// The scene differs from the one that the candidate was drawn from.
    case sceneMoved(name: String, source: String)
    /// The folder of the candidate's golden does not exist.
    case folderGone(name: String, goldens: String)
    /// The golden or the candidate has changed since a decision about it.
    case changedSince(name: String)
    /// The candidate cannot become a golden.
    case refused(name: String, reason: String)
    /// A file in the folder is not a valid description of a candidate.
    case unreadable(file: String)

    /// The reason and the fix, in one sentence.
    package var description: String {
        switch self {
        case .candidateMoved(let name):
            "\(name): the candidate is not the one that was described; run balloon verify again and look at it"
        case .goldenMoved(let name):
            "\(name): the golden has changed since it was compared; run balloon verify again"
        case .otherEngine(let name, let engine):
            "\(name): the candidate was drawn by Balloon \(engine); run balloon verify again"
        case .sceneMoved(let name, let source):
            "\(name): \(source), or a file that it names, has changed since the candidate was drawn; run balloon verify again"
        case .folderGone(let name, let goldens):
            "\(name): there is no folder \(goldens), which its golden would be in; run balloon verify again"
        case .changedSince(let name):
            "\(name): its files have changed since they were decided about; nothing of it is taken back"
        case .refused(let name, let reason): "\(name): \(reason)"
        case .unreadable(let file): "\(file) describes no candidate; delete it and run balloon verify again"
        }
    }
}
