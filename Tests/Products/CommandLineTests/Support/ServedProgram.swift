import BuiltProgram
import Foundation
import TestSupport
import Testing

/// A running `balloon review --page` or `balloon studio`.
final class ServedProgram: Sendable {
    private let process: Process
    /// The folder stays as long as the program runs.
    private let scratch: Scratch
    /// The address that it printed.
    let address: String
    let port: Int

    init(_ arguments: [String], in scratch: Scratch) throws {
        let (process, output) = (Process(), Pipe())
        process.executableURL = Balloon.executable
        process.arguments = arguments
        process.currentDirectoryURL = scratch.folder
        process.environment = Balloon.environment(changes: [:])
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        (self.process, self.scratch) = (process, scratch)
        var text = ""
        while !text.contains("\n") {
            let part = output.fileHandleForReading.availableData
            guard !part.isEmpty else { break }
            text += String(decoding: part, as: UTF8.self)
        }
        address = String(text.prefix { $0 != "\n" })
        port = try #require(address.split(separator: ":").last.flatMap { Int($0.prefix { $0 != "/" }) }, "\(text)")
    }

    // A thread of a test may block other signals, and a program that it starts inherits that.
    deinit { if process.isRunning { kill() } }

    /// Ends it as a power cut does.
    func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

    /// The path of an address of the page.
    func path(_ name: String) -> String { (address.components(separatedBy: ":\(port)").last ?? "") + name }

    func get(_ name: String) throws -> RawClient.Answer {
        let text = "GET \(path(name)) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
        return try #require(RawClient.exchange(text, port: port))
    }

    func post(_ name: String, _ body: String) throws -> RawClient.Answer {
        let text =
            "POST \(path(name)) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\n"
            + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
        return try #require(RawClient.exchange(text, port: port))
    }

    /// A value that is answered as JSON.
    func value<Value: Decodable>(_ name: String) throws -> Value {
        let answer = try get(name)
        #expect(answer.status == 200, "\(name): \(answer.body)")
        return try JSONDecoder().decode(Value.self, from: Data(answer.content))
    }

    /// The data of the page.
    func page<Page: Decodable>() throws -> Page {
        let html = try get("").body
        let json = try #require(html.firstMatch(of: /<script type="application\/json" id="data">(.*?)<\/script>/)?.1)
        return try JSONDecoder().decode(Page.self, from: Data(json.utf8))
    }
}
