import Foundation

/// A Chromium without a window, which all tests of a run share, because it takes long to start beside them. It is driven by
/// the DevTools protocol through two pipes, so that there is no port, and it ends with the process of the tests.
package final class Browser: @unchecked Sendable {
    package enum Failure: Error { case noAnswer(String), refused(String) }

    /// The window that a page is opened in, which may be narrower than one on a screen.
    package struct Window: Sendable {
        /// The size in points.
        package var width, height: Int
        /// Pixels to a point.
        package var scale: Double
        package var isDark: Bool

        package init(_ width: Int = 1440, _ height: Int = 900, scale: Double = 1, isDark: Bool = false) {
            (self.width, self.height, self.scale, self.isDark) = (width, height, scale, isDark)
        }
    }

    private static let names = ["chromium", "chromium-browser", "google-chrome"]

    /// The program; nil on a machine without one.
    package static let executable: URL? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.lazy.flatMap { folder in names.map { URL(fileURLWithPath: "\(folder)/\($0)") } }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// The browser of this run, started by the first test that asks for it. Of a run that is killed the folder is left.
    static let shared: Result<Browser, any Error> = Result {
        let browser = try Browser()
        atexit { try? Browser.shared.get().end() }
        return browser
    }

    /// How long an answer may take, in seconds. The first one waits for a program of 300 MB, which is read from disk while
    /// all other tests run.
    private static let limit = 120.0

    private let folder: TemporaryFolder
    private let process = Process()
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

    private init() throws {
        guard let executable = Self.executable else { throw Failure.noAnswer("there is no browser") }
        folder = try TemporaryFolder()
        let (input, output) = (folder.file("commands"), folder.file("answers"))
        guard mkfifo(input, 0o600) == 0, mkfifo(output, 0o600) == 0 else { throw Failure.noAnswer("no pipe: \(errno)") }
        (commands, answers) = (
            Foundation.open(input, O_RDWR | O_CLOEXEC | O_NONBLOCK), Foundation.open(output, O_RDWR | O_CLOEXEC)
        )
        guard commands >= 0, answers >= 0 else { throw Failure.noAnswer("no pipe: \(errno)") }
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.environment = try Self.environment(in: folder)
        // It keeps nothing of the tests open: a run of tests ends when its outputs are closed. A page that another one's
        // window hides goes on as if it were seen.
        process.arguments = [
            "-c", "exec \"$@\" 3<'\(input)' 4>'\(output)' >/dev/null 2>&1", "sh", executable.path, "--headless=new",
            "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-background-timer-throttling",
            "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding", "--remote-debugging-pipe",
            "--user-data-dir=\(folder.file("profile"))",
        ]
        (process.standardInput, process.standardOutput, process.standardError) = (
            FileHandle.nullDevice, FileHandle.nullDevice, FileHandle.nullDevice
        )
        process.terminationHandler = { [weak self] _ in self?.markEnd() }
        try process.run()
        Thread.detachNewThread { [self] in readAnswers() }
    }

    /// The environment of a browser whose own files go with a folder. Beside the machine's fonts it has the bundled ones, so
    /// that a picture of a page shows what the page quotes in any language.
    private static func environment(in folder: TemporaryFolder) throws -> [String: String] {
        let configuration = """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig>
              <include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>\(PackageFolder.path)/Fonts</dir>
            </fontconfig>
            """
        let fonts = try folder.write(configuration, to: "fonts.conf")
        return ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path, "FONTCONFIG_FILE": fonts]) { $1 }
    }

    /// By SIGKILL, because a process inherits the signals that a thread of a test blocks.
    private func end() {
        kill(process.processIdentifier, SIGKILL)
        for _ in 0..<100 where process.isRunning { usleep(20_000) }
        folder.remove()
    }

    // MARK: - The protocol

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
                if let error = message["error"] { throw Failure.refused("\(method): \(error)") }
                return message["result"] as? [String: Any] ?? [:]
            }
            guard !hasEnded, changed.wait(until: end) else { throw Failure.noAnswer(method) }
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
            guard Date() < end, !changed.withLock({ hasEnded }) else { throw Failure.noAnswer(method) }
            var room = pollfd(fd: commands, events: Int16(POLLOUT), revents: 0)
            _ = poll(&room, 1, 1_000)
            let written = rest.withUnsafeBytes { write(commands, $0.baseAddress, $0.count) }
            if written > 0 { rest = rest.dropFirst(written) }
        }
    }

    private func markEnd() {
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
