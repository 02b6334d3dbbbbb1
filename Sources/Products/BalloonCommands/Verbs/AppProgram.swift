import ArgumentParser
import Files
import Foundation

/// The second program, `balloon-apps`: it has the verbs that need Apple's classes or a server, and lies beside `balloon`. As git does
/// with its own programs, `balloon` starts it for those verbs, so that all others start without them.
enum AppProgram {
    static let name = "balloon-apps"

    /// Replaces this process with a verb of the second program.
    /// - Throws: ``EnvironmentError`` when the program does not exist or cannot be started, and in a run that is a part of a
    ///   process.
    static func run(_ verb: String, _ arguments: [String]) throws -> Never {
        guard Console.current.ownsProcess else {
            throw EnvironmentError("balloon \(verb) is a program of its own, \(name); run it as one")
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
            throw EnvironmentError("\(path) cannot be started: \(String(cString: strerror(reason)))")
        }
        throw EnvironmentError(
            "balloon \(verb) needs the program \(name) beside balloon or in PATH, and there is no \(path); build it with: swift build -c "
                + "release --product \(name)")
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

/// `balloon host`, which the second program runs.
struct HostVerb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "host",
        abstract: "Plays scripted conversations; use it to see what Messages calls in an app, in which order.")

    @Argument(parsing: .captureForPassthrough, help: "What balloon host --help lists.")
    var arguments: [String] = []

    func run() throws { try AppProgram.run("host", arguments) }
}

/// `balloon import`, which the second program runs.
struct ImportVerb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Makes a package for Linux of an app's Messages extension; use it to test the app's own code.")

    @Argument(parsing: .captureForPassthrough, help: "What balloon import --help lists.")
    var arguments: [String] = []

    func run() throws { try AppProgram.run("import", arguments) }
}

/// `balloon studio`, which the second program runs.
struct StudioVerb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "studio",
        abstract: "Shows scenes in a browser while you edit them; use it to see where a balloon breaks as you drag.")

    @Argument(parsing: .captureForPassthrough, help: "What balloon studio --help lists.", completion: .scenes)
    var arguments: [String] = []

    func run() throws { try AppProgram.run("studio", arguments) }
}
