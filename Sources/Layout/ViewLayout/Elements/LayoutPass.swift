import Foundation

/// What the subviews of a layout pass have in common.
///
/// An answer to a proposal that is made at every length is the same in each later pass. It is worked out without noting
/// comparisons, in all passes alike: their outcomes cannot differ between two widths.
final class LayoutPass {
    typealias Measured = (proposal: ProposedSize, answer: LayoutMeasurement)

    private let limit: Int
    @exclusivity(unchecked) private var answers = 0
    /// How many passes came before.
    @exclusivity(unchecked) private(set) var number = 0
    @exclusivity(unchecked) private var decisions: LayoutDecisions?
    /// Whether what is worked out now is the same in each later pass.
    @exclusivity(unchecked) private(set) var isLasting = false

    init(noting decisions: LayoutDecisions?, limit: Int) { (self.decisions, self.limit) = (decisions, limit) }

    func begin(noting decisions: LayoutDecisions?) {
        self.decisions = decisions
        (answers, number) = (0, number + 1)
    }

    /// Whether comparisons are noted, so that an answer must not depend on what was asked in an earlier pass.
    var isNoted: Bool { decisions != nil }

    /// Counts an answer that is worked out.
    func count() throws {
        answers += 1
        guard answers <= limit else { throw LayoutError.tooManyMeasurements(limit: limit) }
    }

    /// Works out what is the same in each later pass.
    @inline(__always)
    func lasting<Answer>(_ answer: () throws -> Answer) rethrows -> Answer {
        guard !isLasting else { return try answer() }
        isLasting = true
        decisions?.pause()
        defer {
            isLasting = false
            decisions?.resume()
        }
        return try answer()
    }
}

extension [LayoutPass.Measured] {
    /// What was answered to a proposal.
    func answer(to proposal: ProposedSize) -> LayoutMeasurement? {
        firstIndex { $0.proposal == proposal }.map { self[$0].answer }
    }
}
