import Drawing
import Foundation

/// A folder that several working directories share, such as those of two packages. Candidates name goldens from their
/// working directory, so that each one has a part of the folder for itself, and sees no other.
extension PendingFolder {
    private static let partPrefix = "(of "
    private static let digestLength = 12

    /// The name of the part that is the working directory's; nil for the folder itself, where it is inside the working
    /// directory.
    static func part(of root: String) -> String? {
        let files = FileManager.default
        let own = URL(fileURLWithPath: files.currentDirectoryPath).resolvingSymlinksInPath().path
        let folder = URL(fileURLWithPath: root).standardizedFileURL.resolvingSymlinksInPath().path
        guard !"\(folder)/".hasPrefix(own == "/" ? own : "\(own)/") else { return nil }
        // A digest, so that no file names a place that only one machine has.
        return "\(partPrefix)\(SHA256.hexadecimalDigest(of: Array(own.utf8)).prefix(digestLength)))"
    }

    /// The part to look at; nil for what lies in the folder itself, as it does where a folder was used inside its working
    /// directory.
    static func partToRead(instead own: String, in root: String) -> String? {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).filter { !$0.hasPrefix(".") }
        let parts = names.filter { $0.hasPrefix(partPrefix) }
        if parts.contains(own) { return own }
        if parts.isEmpty { return names.isEmpty ? own : nil }
        return parts.count == 1 && names.count == 1 ? parts[0] : own
    }

    /// Whether a path below the folder is in the part of the working directory.
    func isOwn(_ path: String) -> Bool {
        let first = path.prefix { $0 != "/" }
        return part.map { first == $0 } ?? !first.hasPrefix(Self.partPrefix)
    }
}
