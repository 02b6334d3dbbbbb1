import Foundation
import Typesetting

/// A conformance file of the Unicode Character Database, of the version that the linked ICU implements.
struct UnicodeTestFile {
    /// Where Debian's package `unicode-data` puts the database.
    private static let systemFolder = "/usr/share/unicode"
    /// Names another folder, for systems whose package has another version than their ICU.
    private static let folderVariable = "BALLOON_UNICODE_DATA"

    enum Problem: Error, CustomStringConvertible {
        case missing(path: String)
        case otherVersion(path: String, firstLine: String)

        var description: String {
            let mend = "name a folder with the files of Unicode \(LibraryVersions.unicode) in \(folderVariable)"
            return switch self {
            case .missing(let path):
                "\(path) is missing: install Debian's package unicode-data (Scripts/bootstrap does), or \(mend)"
            case .otherVersion(let path, let firstLine):
                "\(path) starts with '\(firstLine)', but ICU \(LibraryVersions.icu) is linked, which implements "
                    + "Unicode \(LibraryVersions.unicode): \(mend)"
            }
        }
    }

    let bytes: [UInt8]

    /// Reads a file by its path inside the database, such as `auxiliary/LineBreakTest.txt`.
    init(_ path: String) throws {
        let folder = ProcessInfo.processInfo.environment[Self.folderVariable] ?? Self.systemFolder
        let full = folder + "/" + path
        guard let data = FileManager.default.contents(atPath: full) else { throw Problem.missing(path: full) }
        bytes = [UInt8](data)
        // The first line is the name with the version: `# LineBreakTest-15.0.0.txt`.
        let firstLine = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        guard firstLine.contains("-\(LibraryVersions.unicode).") else {
            throw Problem.otherVersion(path: full, firstLine: firstLine)
        }
    }

    /// Calls `body` with each line that holds something, its comment left out. The bytes live as long as the call.
    func forEachLine(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
        try bytes.withUnsafeBufferPointer { bytes in
            guard var start = bytes.baseAddress else { return }
            let end = start + bytes.count
            while start < end {
                let newline = Self.first(UInt8(ascii: "\n"), from: start, to: end) ?? end
                let comment = Self.first(UInt8(ascii: "#"), from: start, to: newline) ?? newline
                if comment > start { try body(UnsafeBufferPointer(start: start, count: comment - start)) }
                start = newline + 1
            }
        }
    }

    private static func first(
        _ byte: UInt8, from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
    ) -> UnsafePointer<UInt8>? {
        guard end > start, let found = memchr(start, Int32(byte), end - start) else { return nil }
        return UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
    }
}
