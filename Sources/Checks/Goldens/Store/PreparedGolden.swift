import Support

/// The contents of a golden's two files before they are written.
struct PreparedGolden: Sendable {
    let name: String
    let form: GoldenForm
    /// The bytes of the PNG or the hash file, and of the record.
    let picture, record: [UInt8]
}

extension GoldenStore {
    /// Writes both files of a golden, and removes a file of the other form.
    func write(_ golden: PreparedGolden) throws {
        try AtomicFile.write(together: files(of: golden))
        try removeOtherForm(of: golden)
    }

    /// The files, the record first. The picture contains the record's hash, so an interrupted write is detected.
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
