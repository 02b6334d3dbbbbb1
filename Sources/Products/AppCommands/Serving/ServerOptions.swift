import ArgumentParser
import BalloonCommands
import Foundation
import LoopbackServer

/// Where a page is served.
struct ServerOptions: ParsableArguments {
    @Option(help: "The port to listen on; any that is free by default.")
    var port = 0

    func validate() throws {
        guard (0...Int(UInt16.max)).contains(port) else { throw ValidationError("--port is 0 to 65535") }
    }

    /// Prints the address of a page and answers its requests, until the process ends.
    func serve(_ answer: @escaping @Sendable (WebRequest) -> WebAnswer) throws {
        let server: LoopbackServer
        do {
            server = try LoopbackServer(port: port, answer: answer)
        } catch {
            throw CommandError(
                "--port \(port) cannot be listened on: \(error.localizedDescription); leave it out for one that is free"
            )
        }
        try StandardOutput.write(line: "\(server.address)\nopen this address in a browser; Control-C ends it")
        server.run()
    }
}
