import Foundation

/// Asks Git about files. Only `blame` and commands that draw an old scene again need the program `git`.
struct GitHistory {
    /// A commit that touched a file.
    struct Commit {
        /// The short hash, and the first line of the message.
        let hash, subject: String
    }

    /// The commits that touched any of some files, the latest first.
    /// - Throws: ``EnvironmentError`` where Git is missing, and where the folder is not in a Git checkout.
    static func commits(touching files: [String]) throws -> [Commit] {
        let separator = "\u{1F}"
        guard let bytes = run(["--literal-pathspecs", "log", "--format=%h\(separator)%s", "--"] + files) else {
            guard run(["--version"]) != nil else {
                throw EnvironmentError("commits are asked of git, which is not in the path; install it")
            }
            guard run(["rev-parse", "--git-dir"]) != nil else {
                throw EnvironmentError("git cannot list the commits of \(files[0]); run this in a Git checkout")
            }
            // The checkout has no commit, or the files are outside it.
            return []
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
            let parts = line.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
            return Commit(hash: String(parts[0]), subject: parts.count > 1 ? String(parts[1]) : "")
        }
    }

    /// A file in a commit; nil where the commit does not have it.
    static func file(_ path: String, in commit: Commit) -> [UInt8]? {
        let folder = (path as NSString).deletingLastPathComponent
        let name = (path as NSString).lastPathComponent
        return run(["-C", folder.isEmpty ? "." : folder, "show", "\(commit.hash):./\(name)"]).map { [UInt8]($0) }
    }

    /// Writes all files of a commit into a folder.
    /// - Returns: the folder that corresponds to the working directory.
    /// - Throws: ``EnvironmentError`` where that fails.
    static func extract(_ commit: Commit, to folder: URL) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let archive = folder.appendingPathComponent("files.tar").path
        let files = folder.appendingPathComponent("files")
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        // In a subfolder of the checkout, Git would archive only this subfolder, but scenes may name files outside it.
        guard let top = line(["rev-parse", "--show-toplevel"]), let prefix = line(["rev-parse", "--show-prefix"]),
            run(["-C", top, "archive", "--format=tar", "--output=\(archive)", commit.hash]) != nil,
            run(["-xf", archive, "-C", files.path], of: "tar") != nil
        else { throw EnvironmentError("git and tar cannot read the files of commit \(commit.hash)") }
        // The archive is no longer needed, because its files are in the folder.
        try? FileManager.default.removeItem(atPath: archive)
        return prefix.isEmpty ? files : files.appendingPathComponent(prefix)
    }

    /// The output of a Git command in one line; nil when it fails.
    private static func line(_ arguments: [String]) -> String? {
        run(arguments).map { String(decoding: $0, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? "" }
    }

    /// The standard output; nil when the program fails.
    private static func run(_ arguments: [String], of program: String = "git") -> Data? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil, let data = try? output.fileHandleForReading.readToEnd() ?? Data() else {
            return nil
        }
        process.waitUntilExit()
        return process.terminationStatus == 0 ? data : nil
    }
}
