import Foundation

/// A file as the system tells it from any other, and from itself before it was written to.
package enum FileIdentity {
    /// What changes when a file is written or replaced; nil where there is none. Nobody sets the time of the last change
    /// by hand.
    package static func text(of path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let change = status.st_ctimespec
        #else
            let change = status.st_ctim
        #endif
        return "\(status.st_dev) \(status.st_ino) \(status.st_size) \(change.tv_sec).\(change.tv_nsec)"
    }
}
