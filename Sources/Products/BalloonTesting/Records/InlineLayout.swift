import Goldens
import ViewLayout

/// The layout record of a balloon, in the form that a test's source contains.
struct InlineLayout: InlineText {
    private let record: LayoutRecord

    /// - Throws: ``GoldenFailure`` for a balloon with flaws that are not allowed, and errors about missing glyphs.
    init(of balloon: PlacedBalloon, flaws: [GoldenFlaw]) throws {
        try balloon.refuseMissingGlyphs()
        guard flaws.isEmpty else {
            throw GoldenFailure(kind: .badInput, message: "flawed: \(flaws.sentence); \(flaws[0].advice)")
        }
        record = balloon.record
    }

    var text: String { record.text }

    /// The maximum number of changes that are reported.
    private static let maximumCount = 8

    func differences(from expected: String) -> [String]? {
        guard expected != text else { return nil }
        let old: LayoutRecord
        do {
            old = try LayoutRecord(text: expected)
        } catch {
            return ["  record   it is not a layout record: \(error)"]
        }
        let changes = LayoutDifference(from: old, to: record).byImportance.map(\.description)
        guard !changes.isEmpty else {
            // A record of an older version lacks some of the new record's values.
            return old.version == record.version ? ["  record   the text is not written as records are"] : nil
        }
        let more = changes.count - Self.maximumCount
        return changes.prefix(Self.maximumCount).map {
            "  layout   " + $0.split(whereSeparator: \.isNewline).joined(separator: " ")
        } + (more > 0 ? ["           and \(more) more changes"] : [])
    }
}
