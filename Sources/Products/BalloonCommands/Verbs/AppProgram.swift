import Files
import Foundation

/// The second program, `balloon-apps`: it has the verbs that need Apple's classes or a server, and lies beside `balloon`. As git does
/// with its own programs, `balloon` starts it for those verbs, so that all others start without them.
enum AppProgram {
    static let name = "balloon-apps"

    /// Replaces this process with a verb of the second program.
    /// - Throws: ``CommandError`` when the program does not exist or cannot be started, and in a run that is a part of a
    ///   process.
    static func run(_ verb: String, _ arguments: [String]) throws -> Never {
        guard Console.current.ownsProcess else {
            throw CommandError("balloon \(verb) is a program of its own, \(name); run it as one", .environment)
        }
        let path = (PathName.parent(of: CommandPath.current) as NSString).appendingPathComponent(name)
        var words: [UnsafeMutablePointer<CChar>?] = ([path, verb] + arguments).map { strdup($0) }
        words.append(nil)
        // `words` ends with a null pointer, and each other word is a C string of this process. Both calls return only when
        // they fail, and the words are freed then. Links to both programs may lie in a folder of PATH.
        execv(path, words)
        var reason = errno
        if reason == ENOENT {
            execvp(name, words)
            if errno != ENOENT { reason = errno }
        }
        words.forEach { free($0) }
        guard reason == ENOENT else {
            throw CommandError("\(path) cannot be started: \(String(cString: strerror(reason)))", .environment)
        }
        throw CommandError(
            "balloon \(verb) needs the program \(name) beside balloon or in PATH, and there is no \(path); build it with: swift build -c "
                + "release --product \(name)", .environment)
    }
}

/// Where this program lies.
enum CommandPath {
    static var current: String {
        #if os(Linux)
            if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") { return path }
        #endif
        return Bundle.main.executablePath ?? CommandLine.arguments[0]
    }
}
