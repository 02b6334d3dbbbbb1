import Foundation

/// What Git knows about files: asked of the `git` of the path, which only `blame` needs.
struct GitHistory {
    /// A commit that touched a file.
    struct Commit {
        /// The short hash, and the first line of the message.
        let hash, subject: String
    }

    /// The commits that touched any of some files, the latest first.
    /// - Throws: ``EnvironmentError`` where there is no Git, and where the folder is not of a Git checkout.
    static func commits(touching files: [String]) throws -> [Commit] {
        let separator = "\u{1F}"
        guard let bytes = run(["--literal-pathspecs", "log", "--format=%h\(separator)%s", "--"] + files) else {
            guard run(["--version"]) != nil else {
                throw EnvironmentError("commits are asked of git, which is not in the path; install it")
            }
            guard run(["rev-parse", "--git-dir"]) != nil else {
                throw EnvironmentError("git cannot list the commits of \(files[0]); run blame in a Git checkout")
            }
            // A checkout without a commit, or files outside it.
            return []
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
            let parts = line.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
            return Commit(hash: String(parts[0]), subject: parts.count > 1 ? String(parts[1]) : "")
        }
    }

    /// A file as it was in a commit; nil where it was not there.
    static func file(_ path: String, in commit: Commit) -> [UInt8]? {
        let folder = (path as NSString).deletingLastPathComponent
        let name = (path as NSString).lastPathComponent
        return run(["-C", folder.isEmpty ? "." : folder, "show", "\(commit.hash):./\(name)"]).map { [UInt8]($0) }
    }

    /// The standard output; nil when the program fails.
    private static func run(_ arguments: [String]) -> Data? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
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
