import Support

/// Identifies the program that draws by the files loaded into this process. A program that was built again is another
/// one, even if its version number is the same.
package enum ProgramIdentity {
    /// The maximum number of bytes in the list: enough for a process with thousands of libraries.
    private static let maximumListSize = 1 << 24

    /// The loaded files that contain code; nil where the system does not list them, or where one of them was deleted.
    package static func current() -> String? {
        #if os(Linux)
            guard let list = try? AtomicFile.read("/proc/self/maps", limit: maximumListSize) else { return nil }
            // If a line is about a file, it ends with the file's path.
            var paths: Set<String> = []
            let text = String(decoding: list, as: UTF8.self)
            for line in text.split(separator: "\n") where line.contains(" r-xp ") {
                if let slash = line.firstIndex(of: "/") { paths.insert(String(line[slash...])) }
            }
            let states = paths.sorted().map { path in FileIdentity.text(of: path).map { "\(path) \($0)" } }
            // If the program was built again while it runs, its file is gone and its identity is not known.
            guard !states.isEmpty, !states.contains(nil) else { return nil }
            return states.compactMap { $0 }.joined(separator: "\n")
        #else
            return nil
        #endif
    }
}
