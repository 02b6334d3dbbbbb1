extension LimitedFile.Failure: CustomStringConvertible {
    /// The problem and the fix, as the end of a sentence that begins with the file.
    package var description: String {
        switch self {
        case .missing: "there is no such file; check the path"
        case .notRegular(let kind): "is \(kind), not a regular file; name a file"
        case .tooLarge(let limit): "is too large; at most \(limit) bytes are read, so make it smaller"
        case .refused(let reason): "cannot be read (\(reason)); check its permissions"
        }
    }
}
