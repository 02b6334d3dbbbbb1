import Foundation
import Support

/// Reads lines, processes them on all cores and writes the answers in order.
///
/// Memory is constant: at most one batch of lines and answers is held. All complete lines are answered before more
/// input is awaited.
struct AnswerStream {
    /// How many lines are processed at once.
    let jobs: Int
    /// The answer to a line, as one or more lines of JSON, and how the line is.
    let answer: @Sendable (InputLine) -> (json: String, verdict: LineVerdict)

    /// The number of lines that are processed at once: enough to use all cores, few enough to need little memory.
    private static let batchSize = 512
    private static let chunkSize = 1 << 16

    /// Answers each line of the input. Returns the worst verdict.
    /// - Parameter read: returns the next bytes of the input, at most as many as requested; empty at the end.
    func run(read: (Int) throws -> Data, output: (Data) throws -> Void) throws -> LineVerdict {
        var worst = LineVerdict.sound
        var batch: [InputLine] = []
        var splitter = LineSplitter()
        func take(_ lines: [InputLine]) throws {
            for line in lines where !line.isBlank {
                batch.append(line)
                if batch.count == Self.batchSize { worst = try max(worst, flush(&batch, output)) }
            }
        }
        while case let chunk = try read(Self.chunkSize), !chunk.isEmpty {
            try take(splitter.lines(adding: chunk))
            worst = try max(worst, flush(&batch, output))
        }
        try take(splitter.rest())
        return try max(worst, flush(&batch, output))
    }

    /// Answers a batch on all cores, in order.
    private func flush(_ batch: inout [InputLine], _ output: (Data) throws -> Void) throws -> LineVerdict {
        guard !batch.isEmpty else { return .sound }
        let lines = batch
        batch.removeAll(keepingCapacity: true)
        let answer = answer
        var bytes = Data()
        var worst = LineVerdict.sound
        try OrderedConcurrency.forEach(
            lines, workerCount: jobs, makeWorker: {},
            work: { _, line in answer(line) },
            consume: { _, answer in
                bytes.append(contentsOf: answer.json.utf8)
                bytes.append(0x0A)
                worst = max(worst, answer.verdict)
            })
        try output(bytes)
        return worst
    }
}

/// How a line of input is, the worst last.
enum LineVerdict: Comparable {
    case sound
    /// An error or a warning is found in what it says.
    case flawed
    /// It cannot be answered.
    case bad

    /// Ends a strict run that has seen this.
    func judge() throws {
        switch self {
        case .sound: break
        case .flawed: throw ExitStatus.different
        case .bad: throw ExitStatus.badInput
        }
    }
}
