import Files
import Foundation

/// Lists folders. The error for a folder that cannot be listed is clearer than Foundation's.
package enum FolderListing {
    /// The names of the entries of a folder, in no particular order.
    /// - Throws: ``AtomicFile/Failure``.
    package static func names(in folder: String) throws -> [String] {
        try listed(folder) { try FileManager.default.contentsOfDirectory(atPath: folder) }
    }

    /// The paths of all entries below a folder, relative to it, in no particular order.
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
