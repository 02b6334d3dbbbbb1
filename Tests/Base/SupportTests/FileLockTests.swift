import Foundation
import Support
import Synchronization
import TestSupport
import Testing

/// A file that one process or thread changes at a time.
@Suite(.neverHangs) struct FileLockTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write([0], to: "a")
    }

    /// Whether somebody has the file of now.
    private var isHeld: Bool {
        let descriptor = open(folder.file("a"), O_RDONLY)
        defer { close(descriptor) }
        return flock(descriptor, LOCK_EX | LOCK_NB) != 0
    }

    @Test func theFileIsHeldWhileSomethingIsDone() throws {
        #expect(try FileLock.hold(folder.file("a")) { isHeld })
        #expect(!isHeld)
        #expect(throws: CancellationError.self) { try FileLock.hold(folder.file("a")) { throw CancellationError() } }
        #expect(!isHeld)
        #expect(throws: AtomicFile.Failure.self) { try FileLock.hold(folder.file("none")) {} }
    }

    /// Whoever waited for a file that was replaced meanwhile holds the new one.
    @Test func whoWaitedHoldsTheNewFile() throws {
        let path = folder.file("a")
        let held = Mutex<Bool?>(nil)
        var waiting: JoinedThread?
        try FileLock.hold(path) {
            let began = Mutex(false)
            waiting = JoinedThread { [folder] in
                began.withLock { $0 = true }
                let isHeld = try? FileLock.hold(folder.file("a")) { self.isHeld }
                held.withLock { $0 = isHeld }
            }
            let end = ContinuousClock.now + .seconds(5)
            while !began.withLock({ $0 }) || !hasWaiter && ContinuousClock.now < end { sched_yield() }
            try AtomicFile.write([1], to: path)
        }
        waiting?.join()
        #expect(held.withLock { $0 } == true)
    }

    /// Whether a thread of this process waits for a lock ("proc(5), /proc/locks": a line with an arrow).
    private var hasWaiter: Bool {
        guard let locks = FileManager.default.contents(atPath: "/proc/locks") else { return true }
        let own = " \(getpid()) "
        return String(decoding: locks, as: UTF8.self).split(separator: "\n").contains {
            $0.contains("->") && $0.contains(own)
        }
    }
}
