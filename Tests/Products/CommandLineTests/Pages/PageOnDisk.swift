import Foundation
import TestSupport
import Testing

/// A page from disk in a browser that stays open.
struct PageOnDisk {
    static let needsBrowser: Comment = "there is no chromium; Scripts/bootstrap browser installs it"
    static let hasBrowser = Browser.executable != nil

    let browser: BrowserSession
    private let address: String

    init(_ file: URL, _ window: Browser.Window = .init()) throws {
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
