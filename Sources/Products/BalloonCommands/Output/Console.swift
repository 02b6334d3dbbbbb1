import Foundation

/// What a run of the command line is given, and where it writes: that of the process, or that of a caller.
package struct Console: Sendable {
    /// The words after the program's name.
    package let arguments: [String]
    let environment: [String: String]
    /// Reads standard input: at most as many bytes as asked for, and none at the end.
    let read: @Sendable (Int) throws -> Data
    /// Writes to standard output.
    let write: @Sendable (Data) throws -> Void
    /// Writes to standard error.
    let writeError: @Sendable (Data) throws -> Void
    /// Whether standard output is a terminal.
    let isOutputTerminal: Bool
    /// Whether standard error is a terminal.
    let isErrorTerminal: Bool
    /// Whether the run is all that the process does. Only then it may handle signals, change the terminal, and replace the
    /// program.
    let ownsProcess: Bool

    /// The console of the work on this thread.
    @TaskLocal static var current = process

    /// The console of a run that is a part of a process. It has no terminal.
    package init(
        arguments: [String], environment: [String: String], read: @escaping @Sendable (Int) throws -> Data,
        write: @escaping @Sendable (Data) throws -> Void, writeError: @escaping @Sendable (Data) throws -> Void
    ) {
        self.arguments = arguments
        self.environment = environment
        self.read = read
        self.write = write
        self.writeError = writeError
        (isOutputTerminal, isErrorTerminal, ownsProcess) = (false, false, false)
    }

    /// The console of the process.
    package static let process = Console()

    private init() {
        arguments = Array(CommandLine.arguments.dropFirst())
        environment = ProcessInfo.processInfo.environment
        read = Self.readInput
        write = { try FileHandle.standardOutput.write(contentsOf: $0) }
        writeError = { try FileHandle.standardError.write(contentsOf: $0) }
        isOutputTerminal = isatty(STDOUT_FILENO) == 1
        isErrorTerminal = isatty(STDERR_FILENO) == 1
        ownsProcess = true
    }

    /// Reads what is available of the process's standard input.
    /// - Throws: ``CommandError`` when it cannot be read.
    @Sendable private static func readInput(atMost count: Int) throws -> Data {
        let bytes = try [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            // `buffer` has room for `count` bytes; the kernel writes at most as many and returns their number.
            var got = -1
            repeat {
                got = Foundation.read(STDIN_FILENO, buffer.baseAddress, count)
            } while got < 0 && errno == EINTR
            guard got >= 0 else { throw CommandError("standard input cannot be read", .environment) }
            initializedCount = got
        }
        return Data(bytes)
    }
}
