import ViewLayout

/// A golden's layout record as it is in its file.
struct GoldenRecord {
    /// The record, with numbers as a file keeps them.
    let layout: LayoutRecord
    /// The bytes of the file.
    let file: [UInt8]

    /// The record of a new layout.
    init(_ layout: LayoutRecord) {
        self.layout = layout
        file = Array(layout.text.utf8)
    }

    private init(file: [UInt8]) throws(GoldenProblem) {
        if let problem = UnreadableGolden.Problem(anyFile: file) { throw GoldenProblem(problem) }
        guard let text = String(validating: file, as: UTF8.self) else {
            throw GoldenProblem(.badRecord(reason: "it is not UTF-8"))
        }
        do {
            layout = try LayoutRecord(text: text)
        } catch {
            throw GoldenProblem(.badRecord(reason: "\(error)"))
        }
        self.file = file
    }

    /// Parses a file.
    static func reading(_ file: [UInt8]) -> Result<GoldenRecord, GoldenProblem> {
        do throws(GoldenProblem) { return .success(try GoldenRecord(file: file)) } catch { return .failure(error) }
    }

    /// Ties the record to the picture it was recorded with.
    var hash: String {
        // Of the text that this version would write, so that converted line ends do not count.
        String(SHA256.hexadecimalDigest(of: Array(layout.text.utf8)).prefix(GoldenMetadata.shortHashLength))
    }
}
