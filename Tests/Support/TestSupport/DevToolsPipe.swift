import Foundation

/// Commands of the DevTools protocol to a browser, and its answers: through two pipes, so that there is no port. Can be used from
/// many threads.
final class DevToolsPipe: @unchecked Sendable {
    /// How long an answer may take, in seconds. The first one waits for a program of 300 MB, which is read from disk while
    /// all other tests run.
    private static let limit = 120.0

    /// What the browser reads and writes. Both ends stay open here, so that opening them never blocks.
    private let commands, answers: Int32

    /// Held while a command is written, which may be longer than the pipe.
    private let writing = NSLock()

    // Read and written with `changed` locked; everything above never changes.
    private let changed = NSCondition()
    private var hasEnded = false
    private var count = 0
    private var awaited: [Int: [String: Any]?] = [:]
    private var asked: [String: [String]] = [:]

    /// - Parameters: the files to make, from which the browser reads and into which it writes.
    init(commands input: String, answers output: String) throws {
        guard mkfifo(input, 0o600) == 0, mkfifo(output, 0o600) == 0 else {
            throw Browser.Failure.noAnswer("no pipe: \(errno)")
        }
        (commands, answers) = (
            Foundation.open(input, O_RDWR | O_CLOEXEC | O_NONBLOCK), Foundation.open(output, O_RDWR | O_CLOEXEC)
        )
        guard commands >= 0, answers >= 0 else { throw Browser.Failure.noAnswer("no pipe: \(errno)") }
        Thread.detachNewThread { [self] in readAnswers() }
    }

    /// Sends a command to the browser or to a page.
    /// - Parameter page: the session of the page; empty for the browser.
    /// - Returns: the answer.
    func call(_ method: String, _ parameters: [String: Any] = [:], in page: String) throws -> [String: Any] {
        let number = changed.withLock {
            count += 1
            awaited[count] = .some(nil)
            return count
        }
        defer { changed.withLock { awaited[number] = nil } }
        let end = Date() + Self.limit
        try send(method, parameters, in: page, number, until: end)
        changed.lock()
        defer { changed.unlock() }
        while true {
            if let message = awaited[number] ?? nil {
                if let error = message["error"] { throw Browser.Failure.refused("\(method): \(error)") }
                return message["result"] as? [String: Any] ?? [:]
            }
            guard !hasEnded, changed.wait(until: end) else { throw Browser.Failure.noAnswer(method) }
        }
    }

    /// The questions that a page has asked in a dialog, each of which was answered with yes.
    func questions(of page: String) -> [String] { changed.withLock { asked[page] ?? [] } }

    private func send(
        _ method: String, _ parameters: [String: Any], in page: String, _ number: Int, until end: Date
    ) throws {
        var command: [String: Any] = ["id": number, "method": method, "params": parameters]
        if !page.isEmpty { command["sessionId"] = page }
        let bytes = Array(try JSONSerialization.data(withJSONObject: command)) + [0]
        writing.lock()
        defer { writing.unlock() }
        var rest = bytes[...]
        while !rest.isEmpty {
            guard Date() < end, !changed.withLock({ hasEnded }) else { throw Browser.Failure.noAnswer(method) }
            var room = pollfd(fd: commands, events: Int16(POLLOUT), revents: 0)
            _ = poll(&room, 1, 1_000)
            let written = rest.withUnsafeBytes { write(commands, $0.baseAddress, $0.count) }
            if written > 0 { rest = rest.dropFirst(written) }
        }
    }

    /// Notices that the browser has ended: whoever waits for an answer waits no longer.
    func markEnd() {
        changed.withLock {
            hasEnded = true
            changed.broadcast()
        }
    }

    /// Reads as long as the process lives. A zero ends each message.
    private func readAnswers() {
        var (read, part) = (Data(), [UInt8](repeating: 0, count: 1 << 16))
        while true {
            let count = Foundation.read(answers, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return markEnd() }
            var rest = part[..<count]
            while let length = rest.firstIndex(of: 0) {
                read += rest[..<length]
                rest = rest[(length + 1)...]
                if let message = (try? JSONSerialization.jsonObject(with: read)) as? [String: Any] { take(message) }
                read = Data()
            }
            read += rest
        }
    }

    /// Keeps an answer that somebody waits for, and says yes to a question, for which everything else waits.
    private func take(_ message: [String: Any]) {
        if let number = message["id"] as? Int {
            changed.withLock {
                guard awaited.keys.contains(number) else { return }
                awaited[number] = message
                changed.broadcast()
            }
        } else if message["method"] as? String == "Page.javascriptDialogOpening" {
            let page = message["sessionId"] as? String ?? ""
            let question = (message["params"] as? [String: Any])?["message"] as? String ?? ""
            changed.withLock { asked[page, default: []].append(question) }
            // Nobody waits for the answer to this.
            try? send("Page.handleJavaScriptDialog", ["accept": true], in: page, 0, until: Date() + Self.limit)
        }
    }
}
