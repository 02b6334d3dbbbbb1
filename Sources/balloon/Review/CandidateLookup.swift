import Goldens
import Support

/// Finds what a name stands for.
enum CandidateLookup {
    /// The candidate of a cell.
    /// - Throws: ``NotThereError`` that names the nearest pending cell.
    static func candidate(named name: String, in review: PendingReview) throws -> PendingCandidate {
        if let candidate = review.candidate(named: name) { return candidate }
        let names = review.candidates.map { review.name(of: $0) }
        let suggestion = NearestKey.suggestion(for: name, among: names)
        throw NotThereError(
            "nothing is pending for \(name)"
                + (suggestion.isEmpty ? "; balloon list --pending shows what is" : suggestion))
    }
}
