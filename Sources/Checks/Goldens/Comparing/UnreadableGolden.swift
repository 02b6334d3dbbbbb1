/// A golden's file that exists but cannot be compared.
package struct UnreadableGolden: Hashable, Sendable {
    /// The file's name in the store.
    package let file: String
    /// What is wrong with it.
    package let problem: Problem

    /// What can be wrong with a golden's file. Each has its own fix.
    package enum Problem: Error, Hashable {
        /// Git LFS left its pointer in the file's place.
        case lfsPointer
        /// Git left a merge conflict in the file.
        case conflictMarker
        /// The file has no bytes.
        case empty
        /// The file is not a PNG; `kind` is what it seems to be.
        case foreign(kind: String)
        /// The PNG ends before its end chunk.
        case truncated
        /// Bytes follow the PNG's end chunk: two files in one, or bytes that a tool has added.
        case trailingBytes(count: Int)
        /// The PNG's chunks or its compressed pixels are broken.
        case damaged(reason: String)
        /// The record is of a version that only a later Balloon reads.
        case newerVersion(Int)
        /// The golden has both a picture and a hash.
        case bothForms
        /// A picture was requested, and the golden keeps only its hash.
        case hashAlone
        /// The text is not a hash.
        case badHash(reason: String)
        /// The text is not a layout record.
        case badRecord(reason: String)
    }
}

extension UnreadableGolden: CustomStringConvertible {
    /// The file, the problem and the fix, in one sentence.
    package var description: String {
        switch problem {
        case .lfsPointer: "\(file) is a Git LFS pointer, not the file itself; run \"git lfs pull\""
        case .conflictMarker:
            "\(file) holds a merge conflict; take both files of the golden from one side, with git checkout --ours or --theirs"
        case .newerVersion(let version):
            "\(file) is of version \(version), which a later Balloon has written; use that Balloon"
        case .empty: "\(file) is empty; delete it and record again"
        case .foreign(let kind): "\(file) is not a PNG but \(kind); delete it and record again"
        case .truncated: "\(file) ends before the end of the PNG; restore it or record again"
        case .trailingBytes(let count):
            "\(file) continues after the end of the PNG (\(count) byte\(count == 1 ? "" : "s")); restore it or record again"
        case .damaged(let reason): "\(file) is a damaged PNG (\(reason)); restore it or record again"
        case .bothForms:
            "\(file) exists, and so does its hash; delete one of them and record again"
        case .hashAlone: "\(file) has only the hash of the picture; record it again as a picture"
        case .badHash(let reason): "\(file) is not the hash of a picture (\(reason)); restore it or record again"
        case .badRecord(let reason): "\(file) is not a layout record (\(reason)); restore it or record again"
        }
    }
}

extension UnreadableGolden.Problem {
    /// Whether a good golden may be hidden by the problem, so that recording would lose it.
    package var mayHideGolden: Bool {
        switch self {
        case .lfsPointer, .conflictMarker, .newerVersion: true
        default: false
        }
    }

    /// A word for the problem, the same for problems of one cause.
    var word: String {
        switch self {
        case .lfsPointer: "pointer"
        case .conflictMarker: "conflict"
        case .empty: "empty"
        case .foreign: "foreign"
        case .truncated: "truncated"
        case .trailingBytes: "trailing bytes"
        case .damaged: "damaged"
        case .newerVersion: "version"
        case .bothForms: "both forms"
        case .hashAlone: "hash"
        case .badHash: "bad hash"
        case .badRecord: "record"
        }
    }

    /// Finds a problem that any file of a golden can have, before the file is parsed.
    init?(anyFile bytes: [UInt8]) {
        if bytes.isEmpty {
            self = .empty
        } else if bytes.starts(with: Self.lfsSignature) {
            self = .lfsPointer
        } else if Self.hasConflictMarker(bytes) {
            self = .conflictMarker
        } else {
            return nil
        }
    }

    /// What a file that is not a PNG seems to be, by its first bytes.
    static func kind(of bytes: [UInt8]) -> String {
        let signatures: [(kind: String, bytes: [UInt8])] = [
            ("a JPEG", [0xFF, 0xD8, 0xFF]), ("a GIF", Array("GIF8".utf8)), ("a PDF", Array("%PDF".utf8)),
            ("a RIFF file such as WebP", Array("RIFF".utf8)), ("a TIFF", Array("II*\0".utf8)),
            ("a TIFF", Array("MM\0*".utf8)), ("a ZIP archive", Array("PK".utf8)),
            ("an SVG or HTML text", Array("<".utf8)),
            // The PNG signature after a transfer that changed line ends (PNG specification, 5.2).
            ("a PNG whose line ends were converted", [0x89, 0x50, 0x4E, 0x47, 0x0A]),
        ]
        if let known = signatures.first(where: { bytes.starts(with: $0.bytes) }) { return known.kind }
        return bytes.prefix(64).allSatisfy { (9...13).contains($0) || (32...126).contains($0) } ? "a text" : "unknown"
    }

    /// The first line of a pointer (git-lfs specification, "The Pointer").
    private static let lfsSignature = Array("version https://git-lfs.github.com/spec/".utf8)

    /// Git writes seven `<` and a space where a conflict begins, and seven `|`, `=` or `>` inside and after it, each at
    /// the start of a line. Somebody may have removed only some of them. Git never merges binary files this way, so
    /// only text is searched.
    private static func hasConflictMarker(_ bytes: [UInt8]) -> Bool {
        let begin = Array("<<<<<<< ".utf8)
        if bytes.starts(with: begin) { return true }
        guard !bytes.contains(0) else { return false }
        let others = [Array("||||||| ".utf8), Array(">>>>>>> ".utf8)]
        let middle = Array("=======".utf8)
        return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
            line.starts(with: begin) || others.contains { line.starts(with: $0) } || line.elementsEqual(middle)
                || line.elementsEqual(middle + [UInt8(ascii: "\r")])
        }
    }
}
