import Goldens

/// How a golden differs from another one.
struct GoldenComparison: Encodable {
    private let from, to: String
    let isEqual: Bool
    private let changes: [GoldenResult.Change]
    private let pixels: PixelDifference?
    /// True where one of them keeps only the hash of its picture, and the hashes differ.
    private let isPictureUnknown: Bool?
    /// The differences for people.
    let lines: [String]

    private enum CodingKeys: String, CodingKey { case from, to, isEqual, changes, pixels, isPictureUnknown }

    init(_ before: StoredGolden, _ after: StoredGolden, _ verdict: GoldenVerdict) {
        (from, to) = (before.name, after.name)
        isEqual = verdict == .equal
        let difference = verdict.difference
        changes = difference?.layout.changes.map(GoldenResult.Change.init) ?? []
        pixels = difference?.pixels
        isPictureUnknown = difference?.isPictureUnknown == true ? true : nil
        lines =
            isEqual
            ? ["equal"]
            : (difference?.layout.byImportance ?? []).map(\.description)
                + (difference?.pixels.map { ["pixels: \($0.words)", "in: \($0.nodeWords)"] } ?? [])
                + (isPictureUnknown == true ? [GoldenDifference.unknownPicture] : [])
    }
}
