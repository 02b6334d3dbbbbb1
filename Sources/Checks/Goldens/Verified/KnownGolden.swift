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

    /// What the golden says about its viewer, which is what a new rendering would say.
    var shown: GoldenOutcome.Shown? { files.record.flatMap(GoldenRecord.head).map(GoldenOutcome.Shown.init) }

    /// Remembers whether the golden has passed.
    func keep(_ outcome: GoldenOutcome) {
        verified.keep(outcome.result == .compared(.equal) ? digest : nil, of: name)
    }
}

/// Identifies the program that draws by the files loaded into this process. A program that was built again is another
/// one, even if its version number is the same.
package enum ProgramIdentity {
    /// The maximum number of bytes in the list: enough for a process with thousands of libraries.
    private static let maximumListSize = 1 << 24

    /// The loaded files that contain code; nil where the system does not list them, or where one of them was deleted.
    package static func current() -> String? {
        #if os(Linux)
            guard let list = try? AtomicFile.read("/proc/self/maps", limit: maximumListSize) else { return nil }
            // If a line is about a file, it ends with the file's path.
            var paths: Set<String> = []
            let text = String(decoding: list, as: UTF8.self)
            for line in text.split(separator: "\n") where line.contains(" r-xp ") {
                if let slash = line.firstIndex(of: "/") { paths.insert(String(line[slash...])) }
            }
            let states = paths.sorted().map { path in FileIdentity.text(of: path).map { "\(path) \($0)" } }
            // If the program was built again while it runs, its file is gone and its identity is not known.
            guard !states.isEmpty, !states.contains(nil) else { return nil }
            return states.compactMap { $0 }.joined(separator: "\n")
        #else
            return nil
        #endif
    }
}
