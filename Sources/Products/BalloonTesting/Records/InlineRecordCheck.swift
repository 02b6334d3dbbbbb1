import Foundation
import Goldens

/// Compares a text with the one in a test's source, or writes it into the source.
struct InlineRecordCheck {
    private let place: TestPlace
    private let mode: RecordMode
    /// Whether the source code requests that each record be written. A test that does so never passes.
    private let recordsFromSource: Bool
    private let sources: InlineRecordSources
    /// The folder in which processes tell each other what they have written; nil for none.
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
    /// - Parameter expected: the text in the source; nil for none.
    /// - Throws: errors of making the text, and an error for a source that cannot be written.
    func failure(expected: String?, _ make: () throws -> some InlineText) throws -> String? {
        let record = try make()
        guard let expected else {
            guard mode != .never else { return "missing: \(place.source) has no record" + advice(.missing) }
            return try write(record, hasRecord: false, because: ["recorded: \(place.source)"])
        }
        // A string literal has no line feed at its end.
        guard let lines = record.differences(from: expected + "\n") else {
            return recordsFromSource ? Self.sourceAdvice : nil
        }
        let reported = ["different: \(place.source)"] + lines
        if mode == .all || mode == .failed { return try write(record, hasRecord: true, because: reported) }
        return reported.joined(separator: "\n") + advice(.failed)
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
    /// Fails the test where a text differs from the one in its source.
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
