import BuiltProgram
import Foundation
import TestSupport
import Testing

/// A running `balloon review --page`.
final class ServedReview {
    private let process = Process()
    /// The address that it printed.
    let address: String
    let port: Int

    /// What the page says of a cell.
    struct Cell: Decodable, Equatable {
        struct Picture: Decodable, Equatable { let file: String? }

        let name, state: String
        let was, `is`: Picture
    }

    struct Page: Decodable {
        let revision: Int
        let cells: [Cell]
    }

    struct Outcome: Decodable {
        let done, refused: [String]
        let revision, steps: Int
    }

    init(in scratch: Scratch, _ options: String...) throws {
        let output = Pipe()
        process.executableURL = Balloon.executable
        process.arguments = ["review", "--page"] + options
        process.currentDirectoryURL = scratch.folder
        process.environment = Balloon.environment(changes: [:])
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
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

    /// What sends requests.
    struct Client: Sendable {
        let address: String
        let port: Int

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
    }

    var client: Client { Client(address: address, port: port) }

    func path(_ name: String) -> String { client.path(name) }

    func get(_ name: String) throws -> RawClient.Answer { try client.get(name) }

    func post(_ name: String, _ body: String) throws -> RawClient.Answer { try client.post(name, body) }

    /// The data of the page.
    func page() throws -> Page {
        let html = try get("").body
        let json = try #require(html.firstMatch(of: /<script type="application\/json" id="data">(.*?)<\/script>/)?.1)
        return try JSONDecoder().decode(Page.self, from: Data(json.utf8))
    }

    func decide(_ action: String, _ cells: [Cell]) throws -> Outcome {
        let list = cells.map { "{\"name\":\"\($0.name)\",\"state\":\"\($0.state)\"}" }.joined(separator: ",")
        let answer = try post("decide", "{\"action\":\"\(action)\",\"cells\":[\(list)]}")
        return try JSONDecoder().decode(Outcome.self, from: Data(answer.body.utf8))
    }

    func undo() throws -> Outcome {
        try JSONDecoder().decode(Outcome.self, from: Data(post("undo", "{}").body.utf8))
    }
}
