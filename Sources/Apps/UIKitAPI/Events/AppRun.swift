import Foundation
import Synchronization

/// What an app meets that is the same each time that it is opened, so that a shuffled rack, a thrown die or "Today at 9:41" has a
/// golden: its random numbers and the present.
package final class AppRun: Sendable {
    /// That of the app whose code runs. Bound to the running task, so that apps that run at the same time do not take numbers from
    /// each other.
    @TaskLocal package static var current = AppRun()

    /// The state of SplitMix64.
    private let state = Mutex<UInt64>(0)
    /// How often the app has asked for the present.
    private let asked = Mutex(0)
    /// What the app does later, and the seconds that have gone by.
    private let later = Mutex<(items: [(time: TimeInterval, item: LaterItem)], time: TimeInterval)>(([], 0))

    /// Begins with the first number and the first moment.
    package init() {}

    /// Begins with them again.
    package func restart() {
        state.withLock { $0 = 0 }
        asked.withLock { $0 = 0 }
        later.withLock { $0 = ([], 0) }
    }

    /// Keeps what the app does after some seconds, in place of what is done.
    func keep(_ item: LaterItem, after seconds: TimeInterval) {
        later.withLock { later in
            later.items.removeAll(where: \.item.isDone)
            later.items.append((later.time + max(0, seconds), item))
        }
    }

    /// The seconds that have gone by for the app.
    package var time: TimeInterval { later.withLock { $0.time } }

    /// Lets time go by up to the next thing that the app does later, which the caller does; nil for none up to a time, in
    /// seconds.
    package func nextItem(until limit: TimeInterval) -> LaterItem? {
        later.withLock { later in
            later.items.removeAll(where: \.item.isDone)
            guard let next = later.items.indices.min(by: { later.items[$0].time < later.items[$1].time }),
                later.items[next].time <= limit
            else { return nil }
            later.time = max(later.time, later.items[next].time)
            return later.items.remove(at: next).item
        }
    }

    /// A random number.
    func nextNumber() -> UInt64 {
        state.withLock { state in
            state &+= 0x9E37_79B9_7F4A_7C15
            var number = state
            number = (number ^ number >> 30) &* 0xBF58_476D_1CE4_E5B9
            number = (number ^ number >> 27) &* 0x94D0_49BB_1331_11EB
            return number ^ number >> 31
        }
    }

    /// The present of an app: 9 June 2026, 9:41 in UTC, and a millisecond more each time, so that an app that waits for a time
    /// goes on.
    func nextMoment() -> Date {
        let milliseconds = asked.withLock { asked in
            defer { asked += 1 }
            return asked
        }
        return Self.firstMoment + time + Double(milliseconds) / 1000
    }

    /// The present of what is drawn: the app's where it has asked for it, so that both have one clock; otherwise the machine's.
    package var drawnMoment: Date { asked.withLock { $0 } == 0 ? Date() : nextMoment() }

    /// The present of an app that is opened.
    package static let firstMoment = Date(timeIntervalSince1970: 1_780_998_060)
}
