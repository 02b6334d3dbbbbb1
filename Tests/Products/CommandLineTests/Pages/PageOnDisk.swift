import Foundation
import TestSupport
import Testing

/// A page from disk in a browser that stays open.
struct PageOnDisk {
    static let needsBrowser: Comment = "there is no chromium; Scripts/bootstrap browser installs it"
    static let hasBrowser = HeadlessBrowser.executable != nil

    let browser: BrowserSession
    private let address: String

    init(_ file: URL, _ window: HeadlessBrowser.Window = .init()) throws {
        browser = try BrowserSession(window)
        address = "file://\(file.path)"
        try open()
    }

    /// Opens the page again, by itself or at a place.
    func open(_ fragment: String = "") throws {
        try browser.open(page: "about:blank")
        try browser.open(page: address + fragment)
        try settle()
    }

    /// Waits until the pictures that were asked for are on the stage.
    func settle() throws { try browser.settle() }

    func press(_ keys: String...) throws {
        for key in keys {
            try browser.press(key)
            try settle()
        }
    }

    /// A value of the page, by its JSON.
    func value<Value: Decodable>(_ expression: String) throws -> Value { try browser.decoded(expression) }
}

extension BrowserSession {
    /// Waits until the pictures that a page was asked for are on the stage.
    func settle() throws {
        try #require(
            try waits(until: "document.readyState === 'complete' && typeof showing !== 'undefined'"), "no page")
        // What is shown last may have been asked for while the last but one was drawn.
        _ = try value(of: "(async () => { for (let last; last !== showing;) await (last = showing); return 0; })()")
    }

    /// The value of an expression or of a promise, by its JSON.
    func decoded<Value: Decodable>(_ expression: String) throws -> Value {
        let text = try #require(
            try value(of: "Promise.resolve(\(expression)).then((one) => JSON.stringify(one))") as? String,
            "\(expression)")
        return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }
}
