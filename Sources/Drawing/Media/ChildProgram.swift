import CChild
import Foundation

/// Runs a program to its end, without an environment and without input. The program also ends when this process ends or
/// is killed.
enum ChildProgram {
    /// Why a program failed.
    enum Failure: Error {
        case notRun
        case tooSlow
        /// It ended with another status than 0.
        case failed
    }

    /// Runs a program, and waits for it on this thread.
    /// - Parameters:
    ///   - deadline: when it is killed.
    ///   - output: takes its standard output.
    ///   - errors: takes its standard error.
    static func run(
        _ path: String, _ arguments: [String], until deadline: DispatchTime, output: UnlinkedFile, errors: UnlinkedFile
    ) throws(Failure) {
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard nothing >= 0 else { throw .notRun }
        defer { close(nothing) }
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        let child = child_start(path, &words, nothing, output.descriptor, errors.descriptor)
        guard child > 0 else { throw .notRun }
        var status: Int32 = 0
        while true {
            let ended = waitpid(child, &status, WNOHANG)
            if ended == child { break }
            guard ended == 0 || errno == EINTR else { throw .notRun }
            guard DispatchTime.now() < deadline else {
                kill(child, SIGKILL)
                while waitpid(child, &status, 0) < 0, errno == EINTR {}
                throw .tooSlow
            }
            usleep(pause)
        }
        // The child says 127 where the program cannot be started, as a shell does; a signal leaves its number.
        if status == 127 << 8 { throw .notRun }
        guard status == 0 else { throw .failed }
    }

    /// Microseconds between two looks at the program, which needs at least some ten thousand.
    private static let pause: UInt32 = 2_000
}

/// A file without a name: it is deleted when the last process that has it open ends, for any reason.
final class UnlinkedFile {
    let descriptor: Int32
    private let stream: UnsafeMutablePointer<FILE>

    /// Nil when none can be made.
    init?() {
        guard let stream = tmpfile() else { return nil }
        self.stream = stream
        descriptor = fileno(stream)
    }

    deinit { fclose(stream) }

    /// What was written to it, from its beginning.
    func reader() throws -> FileHandle {
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        try handle.seek(toOffset: 0)
        return handle
    }
}
