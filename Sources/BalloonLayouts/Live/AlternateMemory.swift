import Synchronization

/// Remembers what the last comparison of an alternate with its live layout found: at another width both say the same,
/// and comparing them takes as long as laying them out.
final class AlternateMemory: Sendable {
    /// What is compared.
    struct Question: Equatable {
        let alternate, live, beside: [String]
        /// Those of the live layout that say what a button does.
        let actions: Set<String>
        let locale: String
    }

    private let last = Mutex<(question: Question, answer: Finding?)?>(nil)

    /// What was found for a question, worked out when it is not the last one.
    func answer(to question: Question, _ workOut: () -> Finding?) -> Finding? {
        if let known = last.withLock({ $0 }), known.question == question { return known.answer }
        let answer = workOut()
        last.withLock { $0 = (question, answer) }
        return answer
    }
}
