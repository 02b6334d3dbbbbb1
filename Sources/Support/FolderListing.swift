import Files
import Foundation

/// The names in folders. A folder that cannot be listed is one clear error, not the words of Foundation.
package enum FolderListing {
    /// The names of what is directly in a folder, in no order.
    /// - Throws: ``AtomicFile/Failure``.
    package static func names(in folder: String) throws -> [String] {
        try listed(folder) { try FileManager.default.contentsOfDirectory(atPath: folder) }
    }

    /// The paths of all that is below a folder, relative to it, in no order.
    /// - Throws: ``AtomicFile/Failure``.
    package static func paths(below folder: String) throws -> [String] {
        try listed(folder) { try FileManager.default.subpathsOfDirectory(atPath: folder) }
    }

    private static func listed(_ folder: String, _ body: () throws -> [String]) throws -> [String] {
        do {
            return try body()
        } catch {
            throw AtomicFile.Failure(
                path: folder, action: "listed", reason: "it is not a folder that you may read; check its permissions")
        }
    }
}
