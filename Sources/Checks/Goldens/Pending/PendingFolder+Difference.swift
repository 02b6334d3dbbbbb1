import Drawing
import Support

extension PendingFolder {
    /// A picture of the difference between a candidate and its golden. It is painted on the first request, because a
    /// run that fails in a thousand cells would paint a thousand pictures of which somebody views a few.
    /// - Returns: the path of the picture; nil where pixels were not compared, and where the golden or the candidate
    ///   has changed since.
    package func difference(of candidate: PendingCandidate) throws -> String? {
        guard candidate.result.pixels != nil else { return nil }
        let path = path(of: candidate.files.difference, candidate)
        let limit = GoldenStore.maximumFileSize
        if try AtomicFile.read(path, limit: limit) != nil { return path }
        let golden = try GoldenStore(root: candidate.goldens).files(named: candidate.name)
        guard let form = golden.form, let old = golden.picture,
            let new = try AtomicFile.read(self.path(of: candidate.files.picture, candidate), limit: limit),
            Self.hash(old) == candidate.hashes.goldenPicture, Self.hash(new) == candidate.hashes.picture,
            case (.success(let expected), .success(let actual)) = (
                GoldenPicture.reading(old, as: form), GoldenPicture.reading(new)
            ),
            let expected = (try? expected.decoded()) ?? nil, let actual = (try? actual.decoded()) ?? nil
        else { return nil }
        let pictures = ComparedPictures(expected: expected, actual: actual)
        try AtomicFile.write(PNGEncoder.encode(pictures.difference), to: path)
        return path
    }
}
