import Foundation
import Goldens
import Support
import Synchronization

/// The sources that tests have written records into.
///
/// Process-wide on purpose: places of calls are those of the source as it was compiled, and each record that is written
/// moves what is behind it. What one process writes it also leaves for the others of its build, since a source may have
/// tests in several: `swift test --parallel` runs each test case of XCTest in a process of its own.
final class InlineRecordSources: Sendable {
    static let shared = InlineRecordSources(of: .current)

    /// A source with more bytes is not a test's.
    private static let maximumSize = 16 << 20

    private let program: TestProgram
    /// The sources as this process has left them.
    private let sources = Mutex<[String: InlineRecordSource]>([:])

    init(of program: TestProgram) { self.program = program }

    /// Writes a record behind a call.
    /// - Parameters:
    ///   - hasRecord: whether the call had one when it was compiled.
    ///   - folder: where processes leave for each other what they have written; nil for nowhere.
    /// - Throws: ``InlineRecordError``; an error that names the file when it cannot be read or written.
    func write(_ record: String, at place: TestPlace, hasRecord: Bool, sharedIn folder: PendingFolder?) throws {
        let path = place.path
        do {
            try sources.withLock { sources in
                try FileLock.hold(path) {
                    let file = try Self.read(path)
                    let exchange = exchangeFolder(folder).map { InlineRecordExchange(of: path, in: $0) }
                    var source = try source(file, path, known: [sources[path], exchange?.read()].compactMap { $0 })
                    try source.add(
                        InlineRecordSource.Record(line: Int(place.line), column: Int(place.column), text: record),
                        hasRecord: hasRecord)
                    let written = try source.written()
                    // A process that ends in between leaves the source as it was.
                    exchange?.write(source)
                    try AtomicFile.write(Array(written.utf8), to: path)
                    sources[path] = source
                }
            }
        } catch let error as InlineRecordError {
            throw GoldenFailure(kind: .badInput, message: "\(place.source): \(error)")
        }
    }

    /// Where the build is not known, nothing can be left for its other processes.
    private func exchangeFolder(_ folder: PendingFolder?) -> PendingFolder? {
        program.identity.isEmpty ? nil : folder
    }

    /// The source of a file: one that is known where the file is as it was left, else the file as it was compiled.
    private func source(_ file: String, _ path: String, known: [InlineRecordSource]) throws -> InlineRecordSource {
        for source in known where source.program == program.identity {
            if try source.written() == file { return source }
            // What a process that has ended in between was about to write.
            if source.compiled == file { return InlineRecordSource(compiled: file, by: program.identity) }
        }
        // A file that this process or another one of the build has changed is not the compiled one.
        guard known.allSatisfy({ $0.program != program.identity }), !program.isOlder(than: path) else {
            throw InlineRecordError.sourceHasChanged
        }
        return InlineRecordSource(compiled: file, by: program.identity)
    }

    private static func read(_ path: String) throws -> String {
        guard let bytes = try AtomicFile.read(path, limit: maximumSize),
            let text = String(validating: bytes, as: UTF8.self)
        else { throw InlineRecordError.sourceHasChanged }
        return text
    }
}
