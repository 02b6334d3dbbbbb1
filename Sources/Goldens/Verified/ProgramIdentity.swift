import Support

#if canImport(Glibc)
    import Glibc
#endif

/// Which program draws: the files that are loaded into this process, each as the system tells it from any other file.
/// A program that was built again is another one, whatever version it says that it is.
package enum ProgramIdentity {
    /// As many bytes as the list of a process with thousands of libraries has.
    private static let maximumListSize = 1 << 24

    /// The loaded files; nil where the system does not list them.
    package static func current() -> String? {
        #if os(Linux)
            guard let list = try? AtomicFile.read("/proc/self/maps", limit: maximumListSize) else { return nil }
            // Each line ends with the path of the file, if it is one.
            var paths: Set<Substring> = []
            let text = String(decoding: list, as: UTF8.self)
            for line in text.split(separator: "\n") {
                if let slash = line.firstIndex(of: "/") { paths.insert(line[slash...]) }
            }
            guard !paths.isEmpty else { return nil }
            return paths.sorted().map { "\($0) \(state(of: String($0)))" }.joined(separator: "\n")
        #else
            return nil
        #endif
    }

    #if os(Linux)
        /// What changes when a file is written or replaced. Nobody sets the time of the last change by hand.
        private static func state(of path: String) -> String {
            var status = stat()
            guard stat(path, &status) == 0 else { return "gone" }
            let change = status.st_ctim
            return "\(status.st_dev) \(status.st_ino) \(status.st_size) \(change.tv_sec).\(change.tv_nsec)"
        }
    #endif
}
