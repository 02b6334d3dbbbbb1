import Foundation
import Synchronization
import Testing

@testable import UIKitAPI

/// The present of an imported app.
struct AppClockTests {
    private let start = Date(timeIntervalSince1970: 1_780_998_060)

    @Test func itIsTheSameMinuteAndGoesOn() throws {
        var utc = Calendar(identifier: .gregorian)
        utc.timeZone = try #require(TimeZone(identifier: "UTC"))
        AppRun.$current.withValue(AppRun()) {
            // What is drawn has the app's clock once the app has asked for it.
            #expect(abs(AppRun.current.drawnMoment.timeIntervalSinceNow) < 3600)
            let moments = (0..<3).map { _ in Date.nowOfApp.timeIntervalSince(start) }
            #expect(zip(moments, [0, 0.001, 0.002]).allSatisfy { abs($0 - $1) < 1e-6 })
            let hour = Date(timeIntervalSinceNowOfApp: 3600)
            #expect(abs(hour.timeIntervalSince(start) - 3600.003) < 1e-6)
            #expect(abs(hour.timeIntervalSinceNowOfApp - 3599.999) < 1e-6)
            #expect(abs(AppRun.current.drawnMoment.timeIntervalSince(start)) < 1)
            AppRun.current.restart()
            let now = utc.dateComponents([.year, .month, .day, .hour, .minute], from: .nowOfApp)
            #expect([now.year, now.month, now.day, now.hour, now.minute] == [2026, 6, 9, 9, 41])
        }
        let days = [-1.0, 0, 1, 2].map { start + $0 * 86_400 }
        #expect(days.map(utc.isDateInYesterdayOfApp) == [true, false, false, false])
        #expect(days.map(utc.isDateInTodayOfApp) == [false, true, false, false])
        #expect(days.map(utc.isDateInTomorrowOfApp) == [false, false, true, false])
    }

    private final class Done: Sendable { let hours = Mutex<[Int]>([]) }

    /// What an app does later is done in its order, once, where a test lets time go by; what is too late stays. The times are
    /// hours, so that none comes by the machine's clock.
    @MainActor @Test(.timeLimit(.minutes(5))) func timeGoesBy() async throws {
        let run = AppRun()
        let done = Done()
        try await AppRun.$current.withValue(run) {
            for hours in [2, 1, 9] {
                DispatchQueue.main.asyncAfter(deadlineOfApp: .now() + Double(hours * 3600)) {
                    done.hours.withLock { $0.append(hours) }
                }
            }
            while run.nextItem(until: 4000).map({ $0.run() }) != nil {}
            #expect(abs(Date.nowOfApp.timeIntervalSince(start) - 3600) < 1)
            // It waits until an hour and a half.
            let task = Task {
                try await Task.sleep(nanosecondsOfApp: 900_000_000_000)
                try await Task.sleep(forOfApp: .seconds(900), clock: .suspending)
            }
            while run.time < 5000 {
                if run.nextItem(until: 6000).map({ $0.run() }) == nil { await Task.yield() }
            }
            try await task.value
            while run.nextItem(until: 8000).map({ $0.run() }) != nil {}
            #expect(done.hours.withLock { $0 } == [1, 2] && abs(run.time - 7200) < 1)
        }
    }

    /// A block of a queue knows no app: what it does later is still the app's. What the machine's clock did is not done again.
    @MainActor @Test func whatIsDoneLaterBelongsToItsApp() {
        let (run, done) = (AppRun(), Done())
        AppRun.$current.withValue(run) {
            DispatchQueue.main.asyncAfter(deadlineOfApp: .now() + 3600) {
                done.hours.withLock { $0.append(1) }
                DispatchQueue.main.asyncAfter(deadlineOfApp: .now() + 3600) { done.hours.withLock { $0.append(2) } }
            }
        }
        while let item = run.nextItem(until: 8000) { item.run() }
        let item = LaterItem { done.hours.withLock { $0.append(3) } }
        run.keep(item, after: 60)
        item.run()
        #expect(run.nextItem(until: 9000) == nil && done.hours.withLock { $0 } == [1, 2, 3])
    }
}
