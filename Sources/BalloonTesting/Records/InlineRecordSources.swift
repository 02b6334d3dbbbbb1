import Goldens
import Support
import Synchronization

/// The sources that the tests of a process have written records into.
///
/// Process-wide on purpose: places of calls are those of the source as it was compiled, and each record that is written
/// moves what is behind it.
final class InlineRecordSources: Sendable {
    static let shared = InlineRecordSources()

    /// A source with more bytes is not a test's.
    private static let maximumSize = 16 << 20

    /// A source as it was compiled, and what is written into it.
    private struct Source {
        let compiled: String
        /// The file as this process has left it.
        var written: String
        /// By place, the braces in place of what stood there.
        var records: [Place: (call: InlineRecordCall, text: String)] = [:]
    }

    private struct Place: Hashable {
        let line, column: UInt
    }

    private let sources = Mutex<[String: Source]>([:])

    /// Writes a record behind a call.
    /// - Throws: ``InlineRecordError``; an error that names the file when it cannot be read or written.
    func write(_ record: String, at place: TestPlace) throws {
        let path = place.path
        try sources.withLock { sources in
            let file = try Self.read(path, place)
            var source = sources[path] ?? Source(compiled: file, written: file)
            guard file == source.written else { throw Self.failure(InlineRecordError.sourceHasChanged, place) }
            let key = Place(line: place.line, column: place.column)
            if let known = source.records[key] {
                guard known.text == record else { throw Self.failure(InlineRecordError.twoRecords, place) }
                return
            }
            do throws(InlineRecordError) {
                let call = try InlineRecordCall(in: source.compiled, line: Int(place.line), column: Int(place.column))
                source.records[key] = (call, record)
            } catch {
                throw Self.failure(error, place)
            }
            source.written = Self.text(of: source)
            try AtomicFile.write(Array(source.written.utf8), to: path)
            sources[path] = source
        }
    }

    private static func read(_ path: String, _ place: TestPlace) throws -> String {
        guard let bytes = try AtomicFile.read(path, limit: maximumSize),
            let text = String(validating: bytes, as: UTF8.self)
        else { throw failure(InlineRecordError.sourceHasChanged, place) }
        return text
    }

    /// The compiled source with every record, from its end on, so that no place moves.
    private static func text(of source: Source) -> String {
        var text = source.compiled
        for (call, record) in source.records.values.sorted(by: { $0.call.range.lowerBound > $1.call.range.lowerBound })
        {
            text.replaceSubrange(call.range, with: call.closure(record))
        }
        return text
    }

    private static func failure(_ error: InlineRecordError, _ place: TestPlace) -> GoldenFailure {
        GoldenFailure(kind: .badInput, message: "\(place.source): \(error)")
    }
}
