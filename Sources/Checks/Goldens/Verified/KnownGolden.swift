import Support

/// A golden that may have passed before: its files as they were read, and the digest of everything that decides its
/// verdict.
struct KnownGolden {
    /// The files that are compared.
    let files: GoldenStore.Files
    private let name: String
    private let digest: String
    private let verified: VerifiedGoldens

    /// Reads the golden; nil without a cache, where the inputs of the rendering are not known, and where the golden is
    /// missing.
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
        digest = verified.digest(of: name, inputs: inputs, picture: picture, record: record)
    }

    /// Whether the golden has passed before with this digest.
    var isVerified: Bool { verified.contains(digest, of: name) }

    /// Remembers whether the golden has passed.
    func keep(_ outcome: GoldenOutcome) {
        verified.keep(outcome.result == .compared(.equal) ? digest : nil, of: name)
    }
}
