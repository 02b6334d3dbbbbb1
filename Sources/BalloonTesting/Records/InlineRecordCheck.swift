import Foundation
import Goldens

/// Compares a text with the one in a test's source, or writes it there.
struct InlineRecordCheck {
    private let place: TestPlace
    private let mode: RecordMode
    /// Whether the source code asks for every record to be written, which no test may pass with.
    private let recordsFromSource: Bool
    private let sources: InlineRecordSources
    /// Where processes leave for each other what they have written; nil for nowhere.
    private let folder: PendingFolder?

    /// - Throws: `GoldenError` for contradictory settings.
    init(_ settings: GoldenSettings, at place: TestPlace, sources: InlineRecordSources = .shared) throws {
        self.place = place
        self.sources = sources
        folder = settings.pending.map { PendingFolder(root: $0) }
        let environment = ProcessInfo.processInfo.environment
        recordsFromSource = settings.record == .all && environment[RecordMode.variable] == nil
        mode = try RecordMode.resolved(
            environment: environment, call: settings.record.map { (mode: $0, source: place.source) })
    }

    /// Why the test fails, in at most twelve lines; nil where the texts are equal.
    /// - Parameter expected: what the source has; nil for nothing.
    /// - Throws: what making the text throws, and an error for a source that cannot be written.
    func failure(expected: String?, _ make: () throws -> some InlineText) throws -> String? {
        let record = try make()
        guard let expected else {
            guard mode != .never else { return "missing: \(place.source) has no record" + advice(.missing) }
            return try write(record, hasRecord: false, because: ["recorded: \(place.source)"])
        }
        // A text in quotes has no line feed at its end.
        guard let lines = record.differences(from: expected + "\n") else {
            return recordsFromSource ? Self.sourceAdvice : nil
        }
        let told = ["different: \(place.source)"] + lines
        if mode == .all || mode == .failed { return try write(record, hasRecord: true, because: told) }
        return told.joined(separator: "\n") + advice(.failed)
    }

    private static let sourceAdvice = "record mode \"all\" is set in the source: nothing is compared; remove it"

    private func advice(_ mode: RecordMode) -> String {
        "\n  record   \(RecordMode.variable)=\(mode.rawValue) swift test --filter '\(place.test)'"
    }

    private func write(_ record: some InlineText, hasRecord: Bool, because lines: [String]) throws -> String {
        try sources.write(record.text, at: place, hasRecord: hasRecord, sharedIn: folder)
        return (lines + ["  recorded look at the record that was written into the source, then run again to compare"])
            .joined(separator: "\n")
    }
}

extension TestPlace {
    /// Fails the test where a text is not the one in its source.
    func reportRecord(_ settings: GoldenSettings, expected: (() -> String)?, _ make: () throws -> some InlineText) {
        let message: String?
        do {
            message = try InlineRecordCheck(settings, at: self).failure(expected: expected?(), make)
        } catch {
            message = "\(error)"
        }
        if let message { TestFailure(message: message, artefacts: []).record(at: self) }
    }
}
