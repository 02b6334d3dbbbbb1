import Foundation

/// A page in the browser that all tests share, with cookies, storage and a window of its own. It is closed with its last owner.
package final class BrowserSession {
    private let browser: Browser
    private let context, page: String
    private var isMeasuring = false

    /// - Throws: ``Browser/Failure`` where there is no browser that answers.
    package init(_ window: Browser.Window = Browser.Window()) throws {
        let browser = try Browser.shared.get()
        func text(_ name: String, of method: String, _ parameters: [String: Any] = [:]) throws -> String {
            guard let text = try browser.devTools.call(method, parameters, in: "")[name] as? String else {
                throw Browser.Failure.noAnswer(method)
            }
            return text
        }
        let context = try text("browserContextId", of: "Target.createBrowserContext")
        let target = try text(
            "targetId", of: "Target.createTarget",
            ["url": "about:blank", "browserContextId": context, "newWindow": true])
        page = try text("sessionId", of: "Target.attachToTarget", ["targetId": target, "flatten": true])
        (self.browser, self.context) = (browser, context)
        // Each page has the focus, whichever window is in front.
        _ = try call("Emulation.setFocusEmulationEnabled", ["enabled": true])
        try resize(window)
        _ = try call("Page.enable")
    }

    deinit { _ = try? browser.devTools.call("Target.disposeBrowserContext", ["browserContextId": context], in: "") }

    private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try browser.devTools.call(method, parameters, in: page)
    }

    /// The questions that the page has asked in a dialog, each of which was answered with yes.
    package var questions: [String] { browser.devTools.questions(of: page) }

    /// Gives the page another window.
    package func resize(_ window: Browser.Window) throws {
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
        if let details = answer["exceptionDetails"] { throw Browser.Failure.refused("\(expression): \(details)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// The value of an expression or of a promise, by its JSON.
    package func decoded<Value: Decodable>(_ expression: String) throws -> Value {
        let value = try value(of: "Promise.resolve(\(expression)).then((one) => JSON.stringify(one))")
        guard let text = value as? String else { throw Browser.Failure.noAnswer(expression) }
        return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }

    /// Waits until the pictures that a page of Balloon was asked for are on the stage.
    package func settle() throws {
        guard try waits(until: "document.readyState === 'complete' && typeof showing !== 'undefined'") else {
            throw Browser.Failure.noAnswer("the page")
        }
        // What is shown last may have been asked for while the last but one was drawn.
        _ = try value(of: "(async () => { for (let last; last !== showing;) await (last = showing); return 0; })()")
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
}
