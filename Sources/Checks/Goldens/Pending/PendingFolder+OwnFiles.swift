import Drawing
import Foundation
import Support

/// Files of the folder that are not candidates.
extension PendingFolder {
    /// Excludes candidates from commits, whatever else the project ignores.
    private static let ignoreFile = ".gitignore"
    private static let digestLength = 16

    /// The path of a file about all candidates.
    package func path(ofOwn file: String) -> String { (base as NSString).appendingPathComponent(file) }

    /// The name of a file about another file. It contains a full stop, which names of folders of goldens here do not.
    package static func ownName(_ kind: String, of path: String) -> String {
        ".\(kind)-" + SHA256.hexadecimalDigest(of: Array(path.utf8)).prefix(digestLength)
    }

    /// Writes a file about all candidates.
    package func write(_ bytes: [UInt8], toOwn file: String) throws {
        try writeIgnoreFile()
        try AtomicFile.write(bytes, to: path(ofOwn: file))
    }

    func writeIgnoreFile() throws {
        try AtomicFile.write(Array("*\n".utf8), to: (root as NSString).appendingPathComponent(Self.ignoreFile))
    }
}
