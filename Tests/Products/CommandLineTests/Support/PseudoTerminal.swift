import BuiltProgram
import Foundation
import Testing

/// A terminal in which the built program runs: what a person types is sent to it, and what it shows is read.
final class PseudoTerminal {
    private let main: Int32
    private let process = Process()
    /// What was shown and not waited for yet.
    private var unread = ""
    /// Everything that was shown.
    private(set) var shown = ""

    /// How long a program may take to show something, in seconds, on a machine with other work.
    private static let patience = 60

    init(_ arguments: [String], in folder: URL) throws {
        var (main, side): (Int32, Int32) = (-1, -1)
        let status = openpty(&main, &side, nil, nil, nil)
        self.main = main
        try #require(status == 0)
        let handle = FileHandle(fileDescriptor: side, closeOnDealloc: true)
        process.executableURL = Balloon.executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = Balloon.environment(changes: ["NO_COLOR": nil])
        (process.standardInput, process.standardOutput, process.standardError) = (handle, handle, handle)
        try process.run()
    }

    deinit { close(main) }

    func type(_ keys: String) { type(Array(keys.utf8)) }

    func type(_ bytes: [UInt8]) { _ = write(main, bytes, bytes.count) }

    /// Waits until a text is shown, after what was waited for before.
    func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try #require(shows(text, within: Self.patience), "no “\(text)” in: \(shown)", sourceLocation: sourceLocation)
    }

    /// Whether a text is shown in so many seconds, after what was waited for before.
    func shows(_ text: String, within seconds: Int) -> Bool {
        let end = Date(timeIntervalSinceNow: Double(seconds))
        while true {
            if let range = unread.range(of: text) {
                unread = String(unread[range.upperBound...])
                return true
            }
            guard Date() < end, read() else { return false }
        }
    }

    /// Waits for the end of the program, and returns its exit code.
    func end() -> Int32 {
        while process.isRunning { _ = read() }
        process.waitUntilExit()
        // What it showed last may not be read yet.
        var count = -1
        while count != shown.utf8.count {
            count = shown.utf8.count
            _ = read()
        }
        return process.terminationStatus
    }

    /// Reads what is there. Returns false when nothing can come any more.
    private func read() -> Bool {
        var place = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
        guard poll(&place, 1, 100) > 0 else { return true }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = Foundation.read(main, &bytes, bytes.count)
        guard count > 0 else { return false }
        let text = String(decoding: bytes.prefix(count), as: UTF8.self)
        shown += text
        unread += text
        return true
    }
}
