import Foundation

/// The files that goldens depend on, each as it is at one moment.
struct WatchedFiles: Equatable {
    private var states: [String: [Int]] = [:]

    /// - Parameters:
    ///   - paths: files, and folders with all that is in them.
    ///   - goldens: a folder that changes when a file in it is replaced; its files are not checked one by one.
    init(_ paths: [String], goldens: String) {
        let goldensPlace = Self.place(goldens)
        for path in paths {
            let place = Self.place(path)
            states[place] = Self.state(of: place)
            guard let names = FileManager.default.enumerator(atPath: place) else { continue }
            while let name = names.nextObject() as? String {
                let file = (place as NSString).appendingPathComponent(name)
                // A hidden folder holds what programs write, such as candidates.
                if (name as NSString).lastPathComponent.hasPrefix(".") || file == goldensPlace {
                    names.skipDescendants()
                } else {
                    states[file] = Self.state(of: file)
                }
            }
        }
        states[goldensPlace] = Self.state(of: goldensPlace)
    }

    /// Whether later states have all that is here, as it is here.
    func isUnchanged(in later: WatchedFiles) -> Bool { states.allSatisfy { later.states[$0.key] == $0.value } }

    private static func place(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

    /// What changes when a file is written or replaced; empty for one that is not there.
    private static func state(of path: String) -> [Int] {
        var status = stat()
        guard stat(path, &status) == 0 else { return [] }
        #if canImport(Darwin)
            let time = status.st_ctimespec
        #else
            let time = status.st_ctim
        #endif
        return [Int(status.st_ino), Int(status.st_size), time.tv_sec, time.tv_nsec]
    }
}
