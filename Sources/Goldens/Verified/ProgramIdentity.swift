import Support

/// Which program draws: the files that are loaded into this process, each as the system tells it from any other file.
/// A program that was built again is another one, whatever version it says that it is.
package enum ProgramIdentity {
    /// As many bytes as the list of a process with thousands of libraries has.
    private static let maximumListSize = 1 << 24

    /// The loaded files with code; nil where the system does not list them, or one of them is gone.
    package static func current() -> String? {
        #if os(Linux)
            guard let list = try? AtomicFile.read("/proc/self/maps", limit: maximumListSize) else { return nil }
            // Each line ends with the path of the file, if it is one.
            var paths: Set<String> = []
            let text = String(decoding: list, as: UTF8.self)
            for line in text.split(separator: "\n") where line.contains(" r-xp ") {
                if let slash = line.firstIndex(of: "/") { paths.insert(String(line[slash...])) }
            }
            let states = paths.sorted().map { path in FileIdentity.text(of: path).map { "\(path) \($0)" } }
            // A program that was built again while it runs is no file any more, so that nobody knows which one it was.
            guard !states.isEmpty, !states.contains(nil) else { return nil }
            return states.compactMap { $0 }.joined(separator: "\n")
        #else
            return nil
        #endif
    }
}
