import Support

/// A golden whose verdict may be known: its files as they were read once, and the digest of all that decides.
struct KnownGolden {
    /// What is compared.
    let files: GoldenStore.Files
    private let name: String
    private let digest: String
    private let verified: VerifiedGoldens

    /// Reads the golden; nil where nothing is kept, where it is not known what the rendering is made from, and where the
    /// golden is not there.
    /// - Throws: when a file cannot be read.
    init?(_ cell: GoldenCell, inputs: String?, store: GoldenStore, verified: VerifiedGoldens?) throws {
        guard let inputs, let verified else { return nil }
        let files = try store.files(of: cell)
        guard let picture = files.picture, let record = files.record, let form = files.form, !files.hasBothForms else {
            return nil
        }
        self.files = files
        self.verified = verified
        name = VerifiedGoldens.name(of: cell.name, below: store.root, as: form)
        // A sheet that somebody has painted on is read again.
        let sheet =
            cell.isOnSheet
            ? "\n\(FileIdentity.text(of: store.path(of: GoldenSheet.file(ofScene: cell.scene))) ?? "none")" : ""
        digest = verified.digest(of: name, inputs: inputs + sheet, picture: picture, record: record)
    }

    /// Whether it has passed before.
    var isVerified: Bool { verified.contains(digest, of: name) }

    /// Keeps that it has passed, or has not.
    func keep(_ outcome: GoldenOutcome) {
        verified.keep(outcome.result == .compared(.equal) ? digest : nil, of: name)
    }
}
