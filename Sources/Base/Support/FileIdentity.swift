import Foundation

/// Identifies the state of a file.
package enum FileIdentity {
    /// A text that changes when the file is written or replaced; nil where there is no file. It uses the time of the
    /// last change of status, which cannot be set by hand.
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
