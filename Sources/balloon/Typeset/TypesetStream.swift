import Foundation
import Sweeps

/// Reads lines, sets them on every core and writes the answers in order.
///
/// Memory is constant: at most one batch of lines and answers is held. What was read is answered before more is awaited.
struct TypesetStream {
    let typesetter: LineTypesetter

    /// Lines that are worked on at once: enough to keep the cores busy, few enough to stay small.
    private static let batchSize = 512
    /// Bytes of one line of input: a caption of the largest length with every unit escaped.
    private static let maximumLineLength = 1 << 20
    private static let chunkSize = 1 << 16

    /// Answers every line of the input. Returns whether some line was bad.
    /// - Parameter read: the next bytes of the input, at most as many as are asked for; empty at its end.
    func run(read: (Int) throws -> Data, output: (Data) throws -> Void) throws -> Bool {
        var hadErrors = false
        var lineNumber = 0
        var batch: [(number: Int, line: Data)] = []
        var splitter = LineSplitter(maximumLength: Self.maximumLineLength)
        func take(_ lines: [Data]) throws {
            for line in lines {
                lineNumber += 1
                guard line.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) else { continue }
                batch.append((lineNumber, line))
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
    private func flush(_ batch: inout [(number: Int, line: Data)], _ output: (Data) throws -> Void) throws -> Bool {
        guard !batch.isEmpty else { return false }
        let lines = batch
        batch.removeAll(keepingCapacity: true)
        let typesetter = typesetter
        var bytes = Data()
        var hadErrors = false
        try OrderedConcurrency.forEach(
            lines, workerCount: Cores.count, makeWorker: { typesetter },
            work: { typesetter, line in typesetter.answer(line.line, number: line.number) },
            consume: { _, answer in
                bytes.append(contentsOf: answer.json.utf8)
                bytes.append(0x0A)
                hadErrors = hadErrors || answer.isError
            })
        try output(bytes)
        return hadErrors
    }
}

/// Cuts a stream of bytes at line feeds. A line that is too long comes out cut, with a control character at the cut
/// that no JSON has, so that it never passes for a shorter one.
private struct LineSplitter {
    let maximumLength: Int
    private var pending = Data()
    private var isSkipping = false

    init(maximumLength: Int) { self.maximumLength = maximumLength }

    mutating func lines(adding chunk: Data) -> [Data] {
        var lines: [Data] = []
        var start = chunk.startIndex
        while let end = chunk[start...].firstIndex(of: 0x0A) {
            append(chunk[start..<end])
            lines.append(pending)
            pending = Data()
            isSkipping = false
            start = end + 1
        }
        append(chunk[start...])
        return lines
    }

    mutating func rest() -> [Data] { pending.isEmpty ? [] : [pending] }

    private mutating func append(_ bytes: Data) {
        guard !isSkipping else { return }
        pending.append(bytes)
        if pending.count > maximumLength {
            pending = pending.prefix(maximumLength)
            pending.append(0x01)
            isSkipping = true
        }
    }
}
