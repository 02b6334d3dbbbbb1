import Synchronization

/// Does the same work on many inputs at once and hands the results over in the order of the inputs.
///
/// The inputs are taken in batches. The workers of a batch fetch the next input each as they become free; when all are
/// done the batch's results are consumed in order, so that no more than a batch of them is ever held, and what is
/// consumed does not depend on the number of workers.
///
/// The first worker is the calling thread, which starts the others. So a relative path means the same to all of them, also
/// on a thread with a working folder of its own. A thread of a pool would have the folder of the process.
package enum OrderedConcurrency {
    /// Inputs for each worker in a batch: enough that waiting for the slowest worker at the end takes a small part of
    /// the time.
    private static let inputsPerWorker = 32

    /// Does the work.
    /// - Parameters:
    ///   - inputs: what is worked on.
    ///   - workerCount: how many work at once, at least 1.
    ///   - makeWorker: makes what one worker keeps between inputs, such as a renderer; it is used by one thread at a
    ///     time.
    ///   - work: makes a result of an input.
    ///   - consume: takes the results on the calling thread, in the order of the inputs, with their indices.
    /// - Throws: what `makeWorker` or `consume` throws at once; of what `work` throws, the error of the first input,
    ///   after the results before it were consumed.
    /// - Complexity: memory for one batch of results.
    package static func forEach<Input: Sendable, Worker, Output: Sendable>(
        _ inputs: [Input], workerCount: Int, makeWorker: () throws -> Worker,
        work: @Sendable (Worker, Input) throws -> Output, consume: (Int, Output) throws -> Void
    ) throws {
        let workerCount = max(1, min(workerCount, inputs.count))
        let workers = Workers(try (0..<workerCount).map { _ in try makeWorker() })
        var start = 0
        while start < inputs.count {
            let batch = inputs[start..<min(start + workerCount * inputsPerWorker, inputs.count)]
            let results = Results<Output>(batch)
            onThreads(workerCount) { worker in
                while let index = results.nextIndex() {
                    let result = Result { try work(workers[worker], batch[index]) }
                    results.set(result, at: index)
                }
            }
            for (offset, result) in results.values().enumerated() { try consume(start + offset, result.get()) }
            start = batch.endIndex
        }
    }

    /// Calls a closure with each number below a count, and waits for all calls. Each has a thread of its own; the first one
    /// has the calling thread. Where the system gives no further thread, the call is left out: the others do its work.
    private static func onThreads(_ count: Int, _ body: @Sendable (Int) -> Void) {
        withoutActuallyEscaping(body) { body in
            let threads = (1..<max(count, 1)).map { number in JoinedThread { body(number) } }
            body(0)
            for thread in threads { thread?.join() }
        }
    }

    /// The workers, passed to threads.
    ///
    /// Invariant: in a batch each iteration uses only its own worker, and the next batch begins when all of this one
    /// have ended; so no worker is ever used by two threads at once.
    private struct Workers<Worker>: @unchecked Sendable {
        private let workers: [Worker]

        init(_ workers: [Worker]) { self.workers = workers }

        subscript(index: Int) -> Worker { workers[index] }
    }

    /// Where the workers of a batch take inputs and put results.
    private final class Results<Output: Sendable>: Sendable {
        private struct State {
            var next: Int
            var results: [Result<Output, any Error>?]
        }

        private let indices: Range<Int>
        private let state: Mutex<State>

        init(_ batch: ArraySlice<some Any>) {
            indices = batch.indices
            state = Mutex(State(next: batch.startIndex, results: Array(repeating: nil, count: batch.count)))
        }

        /// The index of the next input that no worker has taken; nil when all are taken.
        func nextIndex() -> Int? {
            state.withLock { state in
                guard state.next < indices.upperBound else { return nil }
                defer { state.next += 1 }
                return state.next
            }
        }

        func set(_ result: Result<Output, any Error>, at index: Int) {
            state.withLock { $0.results[index - indices.lowerBound] = result }
        }

        /// The results in order, when all are complete.
        func values() -> [Result<Output, any Error>] { state.withLock { $0.results.compactMap { $0 } } }
    }
}
