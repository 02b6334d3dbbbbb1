import Foundation

/// A line of input.
struct InputLine: Sendable {
    /// The number of the line in the input, from 1.
    let number: Int
    /// The maximum number of bytes: a caption of the maximum length with each unit escaped.
    static let maximumLength = 1 << 20

    /// The bytes without the line feed.
    let bytes: Data
    /// Whether the line is longer, so that these bytes are only its beginning.
    let isCut: Bool

    /// Whether the line is empty or white space.
    var isBlank: Bool { !isCut && !bytes.contains { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 } }
}

/// Splits a stream of bytes at line feeds, and shortens lines to ``InputLine/maximumLength``.
struct LineSplitter {
    private var pending = Data()
    /// The number of the line that begins with the pending bytes.
    private var number = 1
    private var isCut = false
    /// The mark that some programs write before the first line of a file in UTF-8.
    private static let byteOrderMark = Data([0xEF, 0xBB, 0xBF])

    mutating func lines(adding chunk: Data) -> [InputLine] {
        var lines: [InputLine] = []
        var start = chunk.startIndex
        while let end = chunk[start...].firstIndex(of: 0x0A) {
            append(chunk[start..<end])
            lines.append(line)
            number += 1
            pending = Data()
            isCut = false
            start = end + 1
        }
        append(chunk[start...])
        return lines
    }

    /// The bytes after the last line feed.
    func rest() -> [InputLine] { pending.isEmpty ? [] : [line] }

    /// The line that the pending bytes are, or begin.
    private var line: InputLine {
        let isMarked = number == 1 && pending.starts(with: Self.byteOrderMark)
        let bytes = isMarked ? pending.dropFirst(Self.byteOrderMark.count) : pending
        return InputLine(number: number, bytes: bytes, isCut: isCut)
    }

    private mutating func append(_ bytes: Data) {
        guard !isCut else { return }
        pending.append(bytes)
        if pending.count > InputLine.maximumLength {
            pending = pending.prefix(InputLine.maximumLength)
            isCut = true
        }
    }
}
