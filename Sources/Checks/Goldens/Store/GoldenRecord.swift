import Drawing
import ViewLayout

/// A golden's layout record with the bytes of its file.
struct GoldenRecord {
    /// The record, with numbers rounded as in the file.
    let layout: LayoutRecord
    /// The bytes of the file.
    let file: [UInt8]

    /// The record of a new layout.
    init(_ layout: LayoutRecord) {
        self.layout = layout
        file = Array(layout.text.utf8)
    }

    private init(file: [UInt8]) throws(UnreadableGolden.Problem) {
        if let problem = UnreadableGolden.Problem(anyFile: file) { throw problem }
        guard let text = String(validating: file, as: UTF8.self) else {
            throw .badRecord(reason: "it is not UTF-8")
        }
        do {
            layout = try LayoutRecord(text: text)
        } catch let error as LayoutRecordError where error.newerVersion != nil {
            throw .newerVersion(error.newerVersion ?? 0)
        } catch {
            throw .badRecord(reason: "\(error)")
        }
        self.file = file
    }

    /// Parses a file.
    static func reading(_ file: [UInt8]) -> Result<GoldenRecord, UnreadableGolden.Problem> {
        Result { () throws(UnreadableGolden.Problem) in try GoldenRecord(file: file) }
    }

    /// The inputs and the first node of a record; nil where the file is none.
    static func head(of file: [UInt8]) -> LayoutRecord? {
        let lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let node = lines.dropFirst().firstIndex(where: { !$0.starts(with: Array("input ".utf8)) }) else {
            return nil
        }
        return try? LayoutRecord(
            text: lines[...node].map { String(decoding: $0, as: UTF8.self) + "\n" }.joined())
    }

    /// The bytes as they were recorded. Git may have converted the line ends, so this is undone.
    var text: [UInt8] {
        guard file.contains(UInt8(ascii: "\r")) else { return file }
        return file.indices.compactMap { index in
            let isConverted =
                file[index] == UInt8(ascii: "\r") && index + 1 < file.count && file[index + 1] == UInt8(ascii: "\n")
            return isConverted ? nil : file[index]
        }
    }

    /// Connects the record to its picture, and distinguishes an edited record from an old one.
    var hash: String {
        String(SHA256.hexadecimalDigest(of: text).prefix(GoldenMetadata.shortHashLength))
    }
}
