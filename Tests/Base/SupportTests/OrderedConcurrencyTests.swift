import Foundation
import Support
import Synchronization
import Testing

/// Work whose duration differs wildly from input to input.
private func uneven(_ input: Int) -> Int {
    var value = input
    for _ in 0..<(input % 7) * 400 { value = value &* 31 &+ 7 }
    return value
}

@Test(arguments: [1, 2, 3, 16]) func resultsComeInOrderWhateverTheWorkers(workerCount: Int) throws {
    let inputs = Array(0..<500)
    var indices: [Int] = []
    var results: [Int] = []
    try OrderedConcurrency.forEach(
        inputs, workerCount: workerCount, makeWorker: {}, work: { _, input in uneven(input) },
        consume: { index, result in
            indices.append(index)
            results.append(result)
        })
    #expect(indices == inputs)
    #expect(results == inputs.map(uneven))
}

@Test func nothingIsNothing() throws {
    try OrderedConcurrency.forEach(
        [Int](), workerCount: 4, makeWorker: {}, work: { _, input in input },
        consume: { _, _ in Issue.record("there is nothing to consume") })
}

private struct Failure: Error, Equatable { let input: Int }

/// Of many failures the first one's error is thrown, after every result before it.
@Test func theFirstErrorInOrderIsThrown() {
    var consumed: [Int] = []
    let error = #expect(throws: Failure.self) {
        try OrderedConcurrency.forEach(
            Array(0..<200), workerCount: 8, makeWorker: {},
            work: { _, input -> Int in
                if input >= 90 && input % 3 == 0 { throw Failure(input: input) }
                return uneven(input)
            }, consume: { index, _ in consumed.append(index) })
    }
    #expect(error == Failure(input: 90))
    #expect(consumed == Array(0..<90))
}

/// A worker is never used by two threads at once, and every input is worked on once.
@Test func workersAreNotShared() throws {
    final class Worker: Sendable {
        let isBusy = Mutex(false)
    }
    let overlaps = Mutex(0)
    let counts = Mutex([Int](repeating: 0, count: 300))
    try OrderedConcurrency.forEach(
        Array(0..<300), workerCount: 8, makeWorker: Worker.init,
        work: { worker, input in
            let wasBusy = worker.isBusy.withLock { busy in
                defer { busy = true }
                return busy
            }
            if wasBusy { overlaps.withLock { $0 += 1 } }
            _ = uneven(input * 13)
            counts.withLock { $0[input] += 1 }
            worker.isBusy.withLock { $0 = false }
        }, consume: { _, _ in })
    #expect(overlaps.withLock { $0 } == 0)
    #expect(counts.withLock { $0 }.allSatisfy { $0 == 1 })
}

/// At most a batch of results is alive while a long sweep runs.
@Test func resultsAreNotHeld() throws {
    final class Result: Sendable {
        static let alive = Mutex((now: 0, most: 0))

        init() {
            Self.alive.withLock {
                $0.now += 1
                $0.most = max($0.most, $0.now)
            }
        }

        deinit { Self.alive.withLock { $0.now -= 1 } }
    }
    try OrderedConcurrency.forEach(
        Array(0..<5_000), workerCount: 2, makeWorker: {}, work: { _, _ in Result() }, consume: { _, _ in })
    #expect(Result.alive.withLock { $0.most } <= 2 * 2 * 32)
    #expect(Result.alive.withLock { $0.now } == 0)
}

/// A thread that was started would cost more than a short work, and have another stack.
@Test func oneWorkerIsTheCallingThread() throws {
    let caller = pthread_self()
    try OrderedConcurrency.forEach(
        Array(0..<100), workerCount: 1, makeWorker: {}, work: { _, _ in pthread_equal(caller, pthread_self()) != 0 },
        consume: { _, isCaller in #expect(isCaller) })
}

/// As the main thread of a program has, for what calls itself: a started thread nests some megabytes deep.
@Test func startedThreadsHaveMuchStack() throws {
    @Sendable func depth(_ count: Int) -> Int {
        withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { bytes in
            bytes[0] = 1
            return count == 0 ? 0 : depth(count - 1) + Int(bytes[0])
        }
    }
    let reached = Mutex(0)
    let thread = try #require(
        JoinedThread {
            let depth = depth(3_000)
            reached.withLock { $0 = depth }
        })
    thread.join()
    #expect(reached.withLock { $0 } == 3_000)
}
