import Foundation
import Goldens
import ViewLayout

/// Compares a layout record with the one in a test's source, or writes it there.
struct InlineRecordCheck {
    /// A balloon with the flaws that nobody keeps.
    typealias Judged = (balloon: PlacedBalloon, flaws: [GoldenFlaw])

    private let place: TestPlace
    private let mode: RecordMode
    /// Whether the source code asks for every record to be written, which no test may pass with.
    private let recordsFromSource: Bool
    private let sources: InlineRecordSources

    /// - Throws: `GoldenError` for contradictory settings.
    init(_ settings: GoldenSettings, at place: TestPlace, sources: InlineRecordSources = .shared) throws {
        self.place = place
        self.sources = sources
        let environment = ProcessInfo.processInfo.environment
        recordsFromSource = settings.record == .all && environment[RecordMode.variable] == nil
        mode = try RecordMode.resolved(
            environment: environment, call: settings.record.map { (mode: $0, source: place.source) })
    }

    /// Why the test fails, in at most twelve lines; nil where the records are equal.
    /// - Throws: what making the balloon throws, and an error for a source that cannot be written.
    func failure(expected: String?, _ balloon: () throws -> Judged) throws -> String? {
        let (balloon, flaws) = try balloon()
        try balloon.refuseMissingGlyphs()
        guard flaws.isEmpty else {
            return "flawed: \(place.source)\n  flaw     \(flaws.sentence)\n  \(flaws[0].advice)"
        }
        let record = balloon.record
        guard let expected else {
            guard mode != .never else {
                return "missing: \(place.source) has no record" + advice(.missing)
            }
            return try write(record, because: ["recorded: \(place.source)"])
        }
        let lines = Self.differences(from: expected, to: record)
        guard let lines else { return recordsFromSource ? Self.sourceAdvice : nil }
        let told = ["different: \(place.source)"] + lines
        if mode == .all || mode == .failed { return try write(record, because: told) }
        return told.joined(separator: "\n") + advice(.failed)
    }

    private static let sourceAdvice = "record mode \"all\" is set in the source: nothing is compared; remove it"

    /// The number of changes that are told.
    private static let maximumCount = 8

    /// What differs, a line each; nil where nothing does.
    private static func differences(from expected: String, to record: LayoutRecord) -> [String]? {
        // A text in quotes has no line feed at its end.
        let text = expected + "\n"
        guard text != record.text else { return nil }
        let old: LayoutRecord
        do {
            old = try LayoutRecord(text: text)
        } catch {
            return ["  record   it is not a layout record: \(error)"]
        }
        let changes = LayoutDifference(from: old, to: record).byImportance.map(\.description)
        guard !changes.isEmpty else {
            // A record of an older version lacks what this one says.
            return old.version == record.version ? ["  record   the text is not written as records are"] : nil
        }
        let more = changes.count - maximumCount
        return changes.prefix(maximumCount).map {
            "  layout   " + $0.split(whereSeparator: \.isNewline).joined(separator: " ")
        }
            + (more > 0 ? ["           and \(more) more changes"] : [])
    }

    private func advice(_ mode: RecordMode) -> String {
        "\n  record   \(RecordMode.variable)=\(mode.rawValue) swift test --filter '\(place.test)'"
    }

    private func write(_ record: LayoutRecord, because lines: [String]) throws -> String {
        try sources.write(record.text, at: place)
        return (lines + ["  recorded look at the record that was written into the source, then run again to compare"])
            .joined(separator: "\n")
    }
}
