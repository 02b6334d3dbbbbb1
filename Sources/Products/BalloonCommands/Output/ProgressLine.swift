import Support
import Synchronization
import ViewLayout

/// A line of progress on standard error during long work, with the rate and the remaining time. It shows nothing if
/// standard error is not a terminal. It can be updated from many threads.
final class ProgressLine: Sendable {
    private let total: Int
    private let title: String
    private let isShown = Terminal.showsProgress
    /// That of the thread that begins the work. Other threads do not know it.
    private let console = Console.current
    private let begin = ContinuousClock.now
    /// When the line was last drawn.
    private let drawn = Mutex<ContinuousClock.Instant?>(nil)

    init(_ title: String, total: Int) {
        self.title = ErrorText.line(title)
        self.total = max(total, 1)
    }

    /// Does work that reports its progress. The line is shown from the first report to the end of the work.
    static func during<Result>(
        _ title: String, _ work: (_ progress: (_ done: Int, _ total: Int) -> Void) throws -> Result
    ) rethrows -> Result {
        var line: ProgressLine?
        defer { line?.finish() }
        return try work { done, total in
            if line == nil { line = ProgressLine(title, total: total) }
            line?.update(done)
        }
    }

    /// Ten updates a second are as many as people can read.
    private static let interval = Duration.milliseconds(100)

    /// Shows how many of the total are done.
    func update(_ done: Int) {
        guard isShown else { return }
        let now = ContinuousClock.now
        drawn.withLock { drawn in
            if let drawn, done < total, now - drawn < Self.interval { return }
            drawn = now
            let text = ProgressText(done: done, total: total, elapsed: now - begin)
            StandardError.writePart("\r\(title) \(text.bar) \(text.words)\u{1B}[K", to: console)
        }
    }

    /// Removes the line.
    func finish() {
        if isShown { StandardError.writePart("\r\u{1B}[K", to: console) }
    }
}

/// The progress of long work, as a bar and in words.
struct ProgressText {
    let done, total: Int
    let elapsed: Duration

    private static let width = 30

    var bar: String {
        let filled = min(done, total) * Self.width / total
        return String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    }

    /// `1200/4800, 600 per second, 6 s left`; without the rate and the remaining time until they are known.
    var words: String {
        let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
        guard seconds >= 0.5, done > 0 else { return "\(done)/\(total)" }
        let rate = Double(done) / seconds
        let left = Double(total - done) / rate
        return "\(done)/\(total), \(rate < 10 ? ((rate * 10).rounded() / 10).description : "\(Int(rate))") per second, "
            + "\(Self.time(left)) left"
    }

    /// `6 s`, `3 min 20 s`, `2 h 5 min`.
    static func time(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded(.up))
        switch whole {
        case ..<60: return "\(whole) s"
        case ..<3600: return "\(whole / 60) min \(whole % 60) s"
        default: return "\(whole / 3600) h \(whole % 3600 / 60) min"
        }
    }
}
