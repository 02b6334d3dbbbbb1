import Synchronization

/// Remembers the result of the last comparison of an alternate with its live layout. At another width the texts are the
/// same, and comparing them takes as long as laying them out.
final class AlternateMemory: Sendable {
    /// The texts that are compared.
    struct Question: Equatable {
        let alternate, live, beside: [String]
        /// The live texts that label buttons.
        let actions: Set<String>
        let locale: String
    }

    private let last = Mutex<(question: Question, answer: Finding?)?>(nil)

    /// The result for a question; computed unless it is the last one.
    func answer(to question: Question, _ workOut: () -> Finding?) -> Finding? {
        if let known = last.withLock({ $0 }), known.question == question { return known.answer }
        let answer = workOut()
        last.withLock { $0 = (question, answer) }
        return answer
    }
}
