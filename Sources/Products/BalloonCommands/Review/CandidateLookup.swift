import Goldens
import Support
import ViewLayout

/// Finds what a name refers to.
enum CandidateLookup {
    /// Why filters choose nothing, one sentence per filter.
    static func hints(for filters: [String], in review: PendingReview) -> [String] {
        guard !review.candidates.isEmpty else { return ["nothing is pending"] }
        return filters.map { filter in
            switch try? CellFilter(filter) {
            case .named: sentence(for: filter, in: review)
            default: "\(filter) matches nothing that is pending; balloon list --failing shows what is"
            }
        }
    }

    /// Why a name chooses nothing: the most similar pending name, or the grammar of filters.
    /// - Parameter addition: follows after the name in the sentence.
    static func sentence(for name: String, in review: PendingReview, addition: String = "") -> String {
        let nothing = "nothing is pending for \(name)\(addition)"
        guard !review.candidates.isEmpty else { return nothing }
        let names = review.candidates.map { review.name(of: $0) }
        let scenes = review.candidates.map(\.result.scene).filter { $0 != name }
        let suggestion = NearestKey.suggestion(for: name, among: names + scenes)
        guard suggestion.isEmpty else { return nothing + suggestion }
        // A character that names do not contain was probably meant as an operator.
        if let mark = name.first(where: { !$0.isLetter && !$0.isNumber && !"/._-@* ".contains($0) }) {
            return
                "\(nothing): \(mark) is part of a name here; a filter compares with \(CellFilterOptions.operators), as in locale=ar"
        }
        let shown = names.prefix(namedCells).joined(separator: ", ")
        let more = names.count > namedCells ? " and \(names.count - namedCells) more" : ""
        return "\(nothing); pending are \(shown)\(more)"
    }

    private static let namedCells = 4
}
