import Foundation
import Testing

@testable import BalloonCommands

/// Lines of a stream, however its bytes arrive.
struct LineSplitterTests {
    private func lines(_ chunks: [Data]) -> [InputLine] {
        var splitter = LineSplitter()
        return chunks.flatMap { splitter.lines(adding: $0) } + splitter.rest()
    }

    private func texts(_ text: String, inPiecesOf size: Int) -> [String] {
        let bytes = Data(text.utf8)
        let chunks = stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min($0 + size, bytes.count)] }
        return lines(chunks).map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test(arguments: [1, 2, 3, 7, 100])
    func piecesDoNotMatter(size: Int) {
        #expect(texts("one\ntwo\n\nthree", inPiecesOf: size) == ["one", "two", "", "three"])
        #expect(texts("\u{FEFF}one\n\u{FEFF}two\n", inPiecesOf: size) == ["one", "\u{FEFF}two"])
        #expect(texts("", inPiecesOf: size).isEmpty)
    }

    @Test func linesAreNumberedFromOneAndBlankOnesCount() {
        let found = lines([Data("a\n \t\r\nb".utf8)])
        #expect(found.map(\.number) == [1, 2, 3])
        #expect(found.map(\.isBlank) == [false, true, false])
    }

    /// A line may have as many bytes as the limit says; one more is cut, and the next line is whole again.
    @Test func aLineIsCutBehindTheLimit() {
        let limit = InputLine.maximumLength
        for (excess, isCut) in [(-1, false), (0, false), (1, true)] {
            let found = lines([Data(repeating: 0x61, count: limit + excess), Data("\nb\n".utf8)])
            #expect(found.map(\.isCut) == [isCut, false])
            #expect(found.map(\.bytes.count) == [min(limit + excess, limit), 1])
        }
        let blank = lines([Data(repeating: 0x20, count: limit + 1)])
        #expect(blank.first?.isBlank == false)
    }
}
