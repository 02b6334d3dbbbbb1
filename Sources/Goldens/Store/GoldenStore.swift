import Drawing
import Foundation
import Support
import ViewLayout

/// A folder of goldens: `NAME.png` and `NAME.layout` for every cell.
///
/// A store keeps nothing in memory; any number of threads and processes can use one folder at once.
package struct GoldenStore: Sendable {
    /// The folder, as the caller wrote it.
    package let root: String

    /// The extensions of a golden's two files.
    package static let pictureExtension = "png"
    package static let recordExtension = "layout"
    /// The maximum number of bytes read from one file of a golden. A picture of the largest canvas that cannot be
    /// compressed would be larger, but no useful golden is.
    package static let maximumFileSize = 64 << 20

    /// Uses a folder, which need not exist yet.
    package init(root: String) { self.root = root }

    /// The names of a cell's two files in the store.
    package static func fileNames(of cell: GoldenCell) -> (picture: String, record: String) {
        ("\(cell.name).\(pictureExtension)", "\(cell.name).\(recordExtension)")
    }

    /// The path of a file of the store.
    package func path(of file: String) -> String { (root as NSString).appendingPathComponent(file) }

    /// The bytes of a cell's two files, each nil when it is not there.
    package func files(of cell: GoldenCell) throws -> (picture: [UInt8]?, record: [UInt8]?) {
        let names = Self.fileNames(of: cell)
        let picture = try AtomicFile.read(path(of: names.picture), limit: Self.maximumFileSize)
        let record = try AtomicFile.read(path(of: names.record), limit: Self.maximumFileSize)
        if picture == nil, record == nil { try refuseFileAsFolder() }
        return (picture, record)
    }

    /// A file in the folder's place holds no golden, and none can be recorded into it.
    private func refuseFileAsFolder() throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), !isFolder.boolValue else { return }
        throw AtomicFile.Failure(path: root, action: "read", reason: "it is a file, not a folder")
    }

    /// The names of all goldens in the folder, sorted, each with the files it has. Hidden files, folders and files with
    /// other extensions are not the store's.
    package func goldens() throws -> [(name: String, files: [String])] {
        guard FileManager.default.fileExists(atPath: root) else { return [] }
        let entries = try FolderListing.names(in: root)
        var files: [String: [String]] = [:]
        for entry in entries where !entry.hasPrefix(".") {
            let fileExtension = (entry as NSString).pathExtension
            guard [Self.pictureExtension, Self.recordExtension].contains(fileExtension) else { continue }
            files[(entry as NSString).deletingPathExtension, default: []].append(entry)
        }
        return files.map { (name: $0.key, files: $0.value.sorted()) }.sorted { $0.name < $1.name }
    }
}
