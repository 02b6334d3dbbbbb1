import Foundation
import Goldens
import Support
import Synchronization

/// The sources that tests have written records into.
///
/// The object is shared by the process on purpose. The places of calls are those of the source as it was compiled, and
/// each written record moves the text after it. A process also shares its records with other processes of its build,
/// because a source can have tests in several: `swift test --parallel` runs each test case of XCTest in its own
/// process.
final class InlineRecordSources: Sendable {
    static let shared = InlineRecordSources(of: .current)

    private let program: TestProgram
    /// The sources as this process has written them.
    private let sources = Mutex<[String: InlineRecordSource]>([:])

    init(of program: TestProgram) { self.program = program }

    /// Writes a record after a call.
    /// - Parameters:
    ///   - hasRecord: whether the call had one when it was compiled.
    ///   - folder: the folder in which processes exchange records; nil for none.
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
                    // If the process ends here, the source is unchanged.
                    exchange?.write(source)
                    try AtomicFile.write(Array(written.utf8), to: path)
                    sources[path] = source
                }
            }
        } catch let error as InlineRecordError {
            throw GoldenFailure(kind: .badInput, message: "\(place.source): \(error)")
        }
    }

    /// If the build is not known, records cannot be shared with its other processes.
    private func exchangeFolder(_ folder: PendingFolder?) -> PendingFolder? {
        program.identity.isEmpty ? nil : folder
    }

    /// The source of a file: a known one if the file still equals it, otherwise the file as it was compiled.
    private func source(_ file: String, _ path: String, known: [InlineRecordSource]) throws -> InlineRecordSource {
        for source in known where source.program == program.identity {
            if try source.written() == file { return source }
            // A process that ended before it wrote the file may have left this source.
            if source.compiled == file { return InlineRecordSource(compiled: file, by: program.identity) }
        }
        // If this process or another one of the build has changed the file, it is not the compiled one.
        guard known.allSatisfy({ $0.program != program.identity }), !program.isOlder(than: path) else {
            throw InlineRecordError.sourceHasChanged
        }
        return InlineRecordSource(compiled: file, by: program.identity)
    }

    private static func read(_ path: String) throws -> String {
        guard let bytes = try AtomicFile.read(path, limit: TestPlace.maximumSourceSize),
            let text = String(validating: bytes, as: UTF8.self)
        else { throw InlineRecordError.sourceHasChanged }
        return text
    }
}

/// Exchanges records between processes of one build that write into the same source.
struct InlineRecordExchange {
    private let folder: PendingFolder
    private let name: String

    /// The maximum number of bytes of a source with its records and their places.
    private static let maximumSize = 64 << 20

    init(of path: String, in folder: PendingFolder) {
        self.folder = folder
        name = PendingFolder.ownName("written", of: path)
    }

    /// The exchanged source; nil where there is none, or none that can be read.
    func read() -> InlineRecordSource? {
        guard let bytes = try? AtomicFile.read(folder.path(ofOwn: name), limit: Self.maximumSize) else { return nil }
        return try? JSONDecoder().decode(InlineRecordSource.self, from: Data(bytes))
    }

    /// Stores a source for other processes. If this fails, they do not write into the source until the next build.
    func write(_ source: InlineRecordSource) {
        guard let data = try? JSONEncoder().encode(source) else { return }
        try? folder.write(Array(data), toOwn: name)
    }
}
