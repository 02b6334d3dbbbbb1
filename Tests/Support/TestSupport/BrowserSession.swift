import Foundation

/// A Chromium that stays open and is driven by the DevTools protocol, through two pipes: no port, and nothing to wait for
/// without a limit. It ends with its last owner.
package final class BrowserSession {
    package enum Failure: Error { case noAnswer(String), refused(String) }

    private let folder: TemporaryFolder
    private let process = Process()
    /// What the browser reads and writes. Both ends stay open here, so that opening them never blocks.
    private let commands, answers: Int32
    private var read: [UInt8] = []
    private var count = 0
    private var session = ""
    private var isMeasuring = false
    /// The questions that the page has asked in a dialog, each of which was answered with yes.
    package private(set) var questions: [String] = []

    /// How long an answer may take, in seconds. The first one waits for a program of 300 MB, which is read from disk while
    /// all other tests run.
    private static let limit = 120.0

    /// - Throws: ``Failure`` where there is no browser that answers.
    package init(_ window: HeadlessBrowser.Window = HeadlessBrowser.Window()) throws {
        guard let executable = HeadlessBrowser.executable else { throw Failure.noAnswer("there is no browser") }
        folder = try TemporaryFolder()
        let (input, output) = (folder.file("commands"), folder.file("answers"))
        mkfifo(input, 0o600)
        mkfifo(output, 0o600)
        (commands, answers) = (
            Foundation.open(input, O_RDWR | O_CLOEXEC), Foundation.open(output, O_RDWR | O_CLOEXEC)
        )
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.environment = try HeadlessBrowser.environment(in: folder)
        // It keeps nothing of the tests open: a run of tests ends when its outputs are closed.
        process.arguments = [
            "-c", "exec \"$@\" 3<'\(input)' 4>'\(output)' >/dev/null 2>&1", "sh", executable.path, "--headless=new",
            "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe",
            "--user-data-dir=\(folder.file("profile"))",
        ]
        (process.standardInput, process.standardOutput, process.standardError) = (
            FileHandle.nullDevice, FileHandle.nullDevice, FileHandle.nullDevice
        )
        try process.run()
        let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
        session =
            try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String ?? ""
        try resize(window)
        _ = try call("Page.enable")
    }

    // Nobody hears a signal that a thread of a test blocks, but this one.
    deinit {
        kill(process.processIdentifier, SIGKILL)
        for _ in 0..<100 where process.isRunning { usleep(20_000) }
        close(commands)
        close(answers)
    }

    /// The window, which may be narrower than one on a screen.
    package func resize(_ window: HeadlessBrowser.Window) throws {
        _ = try call(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": window.width, "height": window.height, "deviceScaleFactor": window.scale, "mobile": false,
            ])
        let scheme = ["name": "prefers-color-scheme", "value": window.isDark ? "dark" : "light"]
        _ = try call("Emulation.setEmulatedMedia", ["features": [scheme]])
    }

    /// Opens an address.
    package func open(page address: String) throws { _ = try call("Page.navigate", ["url": address]) }

    /// Opens the page again.
    package func reload() throws {
        _ = try call("Page.reload")
        // What is loaded again is not what is asked next.
        _ = try waits(until: "performance.getEntriesByType('navigation')[0].type === 'reload'")
    }

    /// The value of an expression in the page, also of a promise.
    package func value(of expression: String) throws -> Any? {
        let answer = try call(
            "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
        if let details = answer["exceptionDetails"] { throw Failure.refused("\(expression): \(details)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Waits until an expression in the page is true.
    /// - Returns: whether it became true in time.
    package func waits(until expression: String, seconds: Double = 30) throws -> Bool {
        let end = Date() + seconds
        while Date() < end {
            // A page that is being loaded has no value yet.
            if (try? value(of: expression)) as? Bool == true { return true }
            usleep(20_000)
        }
        return false
    }

    /// The browser's own keys are known to it by number.
    private static let numbers = [
        "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36,
        "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
    ]

    /// Presses a key as somebody does.
    package func press(_ key: String, shift: Bool = false) throws {
        var event: [String: Any] = ["key": key, "code": key, "modifiers": shift ? 8 : 0]
        event["windowsVirtualKeyCode"] = Self.numbers[key]
        let text = key == "Enter" ? "\r" : key
        let typed = text.count == 1 ? ["text": text] : [:]
        _ = try call("Input.dispatchKeyEvent", event.merging(["type": "keyDown"]) { $1 }.merging(typed) { $1 })
        _ = try call("Input.dispatchKeyEvent", event.merging(["type": "keyUp"]) { $1 })
    }

    /// Types a text, letter by letter.
    package func type(_ text: String) throws { for letter in text { try press(String(letter)) } }

    /// A part of a window in points.
    package struct Part: Decodable, Sendable {
        package let x, y, width, height: Double
    }

    /// The window, or a part of it, as a PNG.
    package func picture(of part: Part? = nil) throws -> Data? {
        var options: [String: Any] = ["format": "png"]
        options["clip"] = part.map { ["x": $0.x, "y": $0.y, "width": $0.width, "height": $0.height, "scale": 1] }
        let text = try call("Page.captureScreenshot", options)["data"] as? String
        return text.flatMap { Data(base64Encoded: $0) }
    }

    /// Whether pages may run scripts.
    package func allowScripts(_ isAllowed: Bool) throws {
        _ = try call("Emulation.setScriptExecutionDisabled", ["value": !isAllowed])
    }

    /// How long the page's scripts have run since it was opened, in milliseconds of a processor.
    package func scriptTime() throws -> Double {
        if !isMeasuring {
            _ = try call("Performance.enable", ["timeDomain": "threadTicks"])
            isMeasuring = true
        }
        let metrics = try call("Performance.getMetrics")["metrics"] as? [[String: Any]] ?? []
        let time = metrics.first { $0["name"] as? String == "ScriptDuration" }?["value"] as? Double
        return (time ?? .nan) * 1_000
    }

    // MARK: - The protocol

    /// Sends a command.
    /// - Returns: the number that its answer has.
    private func send(_ method: String, _ parameters: [String: Any]) throws -> Int {
        count += 1
        var command: [String: Any] = ["id": count, "method": method, "params": parameters]
        if !session.isEmpty { command["sessionId"] = session }
        let bytes = Array(try JSONSerialization.data(withJSONObject: command)) + [0]
        guard write(commands, bytes, bytes.count) == bytes.count else { throw Failure.noAnswer(method) }
        return count
    }

    /// Says yes to a question, for which everything else waits.
    private func agree(to question: [String: Any]) throws {
        questions.append((question["params"] as? [String: Any])?["message"] as? String ?? "")
        _ = try send("Page.handleJavaScriptDialog", ["accept": true])
    }

    /// Sends a command and returns its answer; events before it are dropped.
    private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        let asked = try send(method, parameters)
        let end = Date() + Self.limit
        while let message = nextMessage(until: end) {
            if message["method"] as? String == "Page.javascriptDialogOpening" { try agree(to: message) }
            guard message["id"] as? Int == asked else { continue }
            if let error = message["error"] { throw Failure.refused("\(method): \(error)") }
            return message["result"] as? [String: Any] ?? [:]
        }
        throw Failure.noAnswer(method)
    }

    /// The next message, each of which a zero ends; nil where none comes in time.
    private func nextMessage(until end: Date) -> [String: Any]? {
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let length = read.firstIndex(of: 0) {
                let message = Data(read[..<length])
                read.removeFirst(length + 1)
                return (try? JSONSerialization.jsonObject(with: message)) as? [String: Any] ?? [:]
            }
            var request = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
            let left = end.timeIntervalSinceNow
            guard left > 0, poll(&request, 1, Int32(left * 1_000)) > 0 else { return nil }
            let count = Foundation.read(answers, &part, part.count)
            guard count > 0 else { return nil }
            read += part[..<count]
        }
    }
}
