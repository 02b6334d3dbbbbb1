import Support

/// What the two files of a golden are to hold.
struct PreparedGolden: Sendable {
    let name: String
    let form: GoldenForm
    /// The bytes of its PNG or its hash, and of its record.
    let picture, record: [UInt8]
    /// The hash of the pixels.
    let pixelHash: String
}

extension GoldenStore {
    /// Writes both files of a golden, and removes what was kept in the other form.
    func write(_ golden: PreparedGolden) throws {
        try AtomicFile.write(together: files(of: golden))
        try removeOtherForm(of: golden)
    }

    /// The record first: the picture's hash of it shows whether they belong together.
    func files(of golden: PreparedGolden) -> [(bytes: [UInt8], path: String)] {
        [
            (golden.record, path(of: "\(golden.name).\(Self.recordExtension)")),
            (golden.picture, path(of: "\(golden.name).\(golden.form.fileExtension)")),
        ]
    }

    func removeOtherForm(of golden: PreparedGolden) throws {
        try AtomicFile.remove(path(of: "\(golden.name).\(golden.form.other.fileExtension)"))
    }
}
