import Support
import Synchronization
import Testing

struct LazyValueTests {
    private final class Counter: Sendable { let count = Mutex(0) }

    @Test func itIsMadeOnceAndNotBefore() {
        let counter = Counter()
        let lazy = LazyValue {
            counter.count.withLock { count in
                count += 1
                return count
            }
        }
        #expect(counter.count.withLock { $0 } == 0)
        #expect([lazy.value, lazy.value] == [1, 1])
    }
}
