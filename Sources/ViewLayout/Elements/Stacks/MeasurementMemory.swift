import Synchronization
import Typesetting

/// What the children of deeply nested stacks answered, while an outermost stack is measured or placed.
///
/// A frame with limits turns the infinite and empty lengths that a stack probes its children with into finite ones, so
/// that a stack within probes anew: asked without a memory, stacks in frames in stacks measure their leaves three times
/// as often with every level. A child is asked for few different sizes though, and each is measured once here.
///
/// - A question names the children by the address of their array. The memory keeps the array, so the address is no
///   other's, and whoever changes the array changes a copy.
/// - Answers are kept for one measuring or placing of an outermost stack, so that they never outlast what an element
///   was then.
/// - Stacks that are not deep ask no memory: for them looking up would cost more than it saves.
/// - It can be used from many threads. Two may measure the same child at once; both get equal answers.
final class MeasurementMemory: Sendable {
    /// The depth of stacks in stacks, counted from 1, from which on answers are remembered. The stacks above ask the
    /// first ones with a memory 3³ times at most.
    static let standardFirstDepth = 4
    /// The most answers kept for an outermost stack: some twenty megabytes. Then it forgets all, and goes on.
    static let maximumCount = 131_072
    /// The most outermost stacks that answers are kept of; more than threads work with one context. Only elements that
    /// keep a context and use it later leave any behind.
    private static let maximumTableCount = 64

    let firstDepth: Int
    private let maximumCount: Int
    private let measurementLimit: Int
    /// Negotiations and siblings are numbered by one count. No number is used again, so what was forgotten is never
    /// mistaken for what came after it.
    private let lastNumber = Atomic<Int>(0)
    private let isEmpty = Atomic<Bool>(true)
    private let tables = Mutex<[Int: Table]>([:])

    init(
        firstDepth: Int = standardFirstDepth, maximumCount: Int = maximumCount,
        measurementLimit: Int = LayoutLimits.maximumMeasurementCount
    ) {
        self.firstDepth = firstDepth
        self.maximumCount = maximumCount
        self.measurementLimit = measurementLimit
    }

    /// The number of the negotiation of an outermost stack that begins.
    func begin() -> Int { nextNumber() }

    private func nextNumber() -> Int { lastNumber.add(1, ordering: .relaxed).newValue }

    /// Forgets what was kept for the negotiation of an outermost stack. Costs a glance where there is nothing.
    func end(_ negotiation: Int) {
        guard !isEmpty.load(ordering: .relaxed) else { return }
        tables.withLock {
            $0[negotiation] = nil
            isEmpty.store($0.isEmpty, ordering: .relaxed)
        }
    }

    /// The children of a stack, for asking them.
    func siblings(_ children: [any Element], in context: LayoutContext, of negotiation: Int) -> RememberedSiblings {
        let number = tables.withLock { tables in
            if tables[negotiation] == nil, tables.count >= Self.maximumTableCount { tables.removeAll() }
            isEmpty.store(false, ordering: .relaxed)
            return tables[negotiation, default: Table()].number(of: children, in: context, orNew: nextNumber())
        }
        return RememberedSiblings(memory: self, negotiation: negotiation, number: number)
    }

    fileprivate func answer(to question: Question, of negotiation: Int) -> ViewDimensions? {
        tables.withLock { $0[negotiation]?.answers[question] }
    }

    fileprivate func keep(_ answer: ViewDimensions, to question: Question, of negotiation: Int) throws {
        try tables.withLock { tables in
            // Gone when the negotiation has ended: the context was kept beyond it.
            guard let count = tables[negotiation]?.keep(answer, to: question, maximumCount: maximumCount) else {
                return
            }
            guard count <= measurementLimit else { throw LayoutError.tooManyMeasurements(limit: measurementLimit) }
        }
    }

    fileprivate struct Question: Hashable {
        let siblings: Int
        let index: Int
        let proposal: ProposedSize
    }

    /// Everything but the child and the proposal that an answer is a function of.
    private struct Siblings: Hashable {
        let storage: UInt
        let stackAxis: Axis?
        let traits: TraitCollection
        let fonts: ObjectIdentifier

        init(_ children: [any Element], in context: LayoutContext) {
            // Only compared, never read through.
            storage = children.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
            stackAxis = context.stackAxis
            traits = context.traits
            fonts = ObjectIdentifier(context.fonts)
        }
    }

    /// What is kept for one outermost stack.
    private struct Table {
        /// Holds the array and the fonts, whose addresses the key compares.
        private var numbers: [Siblings: (number: Int, children: [any Element], fonts: FontCascade)] = [:]
        private(set) var answers: [Question: ViewDimensions] = [:]
        private var measurementCount = 0

        /// The number of a stack's children.
        mutating func number(of children: [any Element], in context: LayoutContext, orNew number: Int) -> Int {
            let siblings = Siblings(children, in: context)
            if let known = numbers[siblings] { return known.number }
            numbers[siblings] = (number, children, context.fonts)
            return number
        }

        /// - Returns: how many children were measured so far.
        mutating func keep(_ answer: ViewDimensions, to question: Question, maximumCount: Int) -> Int {
            measurementCount += 1
            if answers.count + numbers.count >= maximumCount {
                answers.removeAll()
                numbers.removeAll()
            }
            answers[question] = answer
            return measurementCount
        }
    }
}

/// The children of a deeply nested stack, each asked only for what it was not asked before.
struct RememberedSiblings {
    fileprivate let memory: MeasurementMemory
    fileprivate let negotiation: Int
    fileprivate let number: Int

    /// What a child answers a proposal.
    /// - Parameter measure: asks the child.
    /// - Throws: what `measure` throws; ``LayoutError/tooManyMeasurements(limit:)`` at the limit.
    func answer(
        of index: Int, to proposal: ProposedSize, measure: () throws -> ViewDimensions
    ) throws -> ViewDimensions {
        let question = MeasurementMemory.Question(siblings: number, index: index, proposal: proposal)
        if let known = memory.answer(to: question, of: negotiation) { return known }
        let answer = try measure()
        try memory.keep(answer, to: question, of: negotiation)
        return answer
    }
}
