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

    /// How long an answer may take, in seconds.
    private static let limit = 30.0

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
        process.environment = HeadlessBrowser.environment(in: folder)
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

    /// Presses a key as somebody does.
    package func press(_ key: String) throws {
        var event: [String: Any] = ["type": "keyDown", "key": key, "code": key]
        if key.count == 1 { event["text"] = key }
        // The browser's own keys are known to it by number.
        if let arrow = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"].firstIndex(of: key) {
            event["windowsVirtualKeyCode"] = 37 + arrow
        }
        _ = try call("Input.dispatchKeyEvent", event)
        _ = try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key, "code": key])
    }

    /// The window as a PNG.
    package func picture() throws -> Data? {
        let text = try call("Page.captureScreenshot", ["format": "png"])["data"] as? String
        return text.flatMap { Data(base64Encoded: $0) }
    }

    // MARK: - The protocol

    /// Sends a command and returns its answer; events before it are dropped.
    private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        count += 1
        var command: [String: Any] = ["id": count, "method": method, "params": parameters]
        if !session.isEmpty { command["sessionId"] = session }
        let bytes = Array(try JSONSerialization.data(withJSONObject: command)) + [0]
        guard write(commands, bytes, bytes.count) == bytes.count else { throw Failure.noAnswer(method) }
        let end = Date() + Self.limit
        while let message = nextMessage(until: end) {
            guard message["id"] as? Int == count else { continue }
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
