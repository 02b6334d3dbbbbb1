import Goldens
import Scenes
import Sweeps
import ViewLayout

/// Fails the running test unless a placed balloon has the layout record that stands in the test's source. The test
/// continues.
///
/// ```swift
/// assertLayout(of: balloon)  // the first run writes the record behind the call, in braces, and fails
/// ```
///
/// Nothing is drawn. A call without a record gets it from a run that may write what is missing, and another one from a run
/// with `BALLOON_RECORD=failed`; such a run fails, and continuous integration writes nothing.
/// - Parameters:
///   - balloon: makes the balloon; an error that it throws fails the test.
///   - allowances: what the layout may have although it is a flaw, such as a text that is truncated.
///   - settings: what may be written to the source.
///   - file: together with the next three, the place of the call.
///   - record: the record, as a trailing closure with one text.
public func assertLayout(
    of balloon: @autoclosure () throws -> PlacedBalloon, allowing allowances: [LintAllowance] = [],
    settings: GoldenSettings = .current, fileID: String = #fileID, file: StaticString = #filePath,
    function: String = #function, line: UInt = #line, column: UInt = #column, record: (() -> String)? = nil
) {
    let place = TestPlace(fileID: fileID, file: file, function: function, line: line, column: column)
    place.reportRecord(settings, expected: record) {
        let balloon = try balloon()
        return try InlineLayout(of: balloon, flaws: balloon.flaws(allowing: allowances))
    }
}

/// Fails the running test unless the balloon of a message has the layout record that stands in the test's source. The
/// test continues.
///
/// The parameters are those of ``assertLayout(of:allowing:settings:fileID:file:function:line:column:record:)``.
/// - Parameter traits: the viewer; a 402-point phone at text size Large unless given.
public func assertLayout(
    of message: MSMessage, traits: TraitCollection? = nil, allowing allowances: [LintAllowance] = [],
    settings: GoldenSettings = .current, fileID: String = #fileID, file: StaticString = #filePath,
    function: String = #function, line: UInt = #line, column: UInt = #column, record: (() -> String)? = nil
) {
    let place = TestPlace(fileID: fileID, file: file, function: function, line: line, column: column)
    place.reportRecord(settings, expected: record) {
        let balloon = try placedBalloon(of: message, traits: traits)
        return try InlineLayout(of: balloon, flaws: balloon.flaws(allowing: allowances))
    }
}

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
        let record = record.withURLs(as: old)
        guard expected != record.text else { return nil }
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
