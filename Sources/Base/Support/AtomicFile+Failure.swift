import Foundation

extension AtomicFile {
    /// A file that could not be read or written.
    package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        package let path: String
        package let action: String
        package let reason: String

        package init(path: String, action: String, reason: String) {
            self.path = path
            self.action = action
            self.reason = reason
        }

        package var description: String { "\(path): cannot be \(action) (\(reason))" }
    }

    /// What the last call of the system says.
    static func failure(_ path: String, _ action: String) -> Failure {
        Failure(path: path, action: action, reason: String(cString: strerror(errno)))
    }
}
