import Foundation
import Support

/// Reads lines, works on them on every core and writes the answers in order.
///
/// Memory is constant: at most one batch of lines and answers is held. What was read is answered before more is
/// awaited.
struct AnswerStream {
    /// The answer to a line, one line of JSON or several, and whether something is wrong.
    let answer: @Sendable (InputLine) -> (json: String, isError: Bool)

    /// Lines that are worked on at once: enough to keep the cores busy, few enough to stay small.
    private static let batchSize = 512
    private static let chunkSize = 1 << 16

    /// Answers every line of the input. Returns whether some line was bad.
    /// - Parameter read: the next bytes of the input, at most as many as are asked for; empty at its end.
    func run(read: (Int) throws -> Data, output: (Data) throws -> Void) throws -> Bool {
        var hadErrors = false
        var batch: [InputLine] = []
        var splitter = LineSplitter()
        func take(_ lines: [InputLine]) throws {
            for line in lines where !line.isBlank {
                batch.append(line)
                if batch.count == Self.batchSize { hadErrors = try flush(&batch, output) || hadErrors }
            }
        }
        while case let chunk = try read(Self.chunkSize), !chunk.isEmpty {
            try take(splitter.lines(adding: chunk))
            hadErrors = try flush(&batch, output) || hadErrors
        }
        try take(splitter.rest())
        return try flush(&batch, output) || hadErrors
    }

    /// Answers a batch on every core, in order.
    private func flush(_ batch: inout [InputLine], _ output: (Data) throws -> Void) throws -> Bool {
        guard !batch.isEmpty else { return false }
        let lines = batch
        batch.removeAll(keepingCapacity: true)
        let answer = answer
        var bytes = Data()
        var hadErrors = false
        try OrderedConcurrency.forEach(
            lines, workerCount: Cores.count, makeWorker: {},
            work: { _, line in answer(line) },
            consume: { _, answer in
                bytes.append(contentsOf: answer.json.utf8)
                bytes.append(0x0A)
                hadErrors = hadErrors || answer.isError
            })
        try output(bytes)
        return hadErrors
    }
}
