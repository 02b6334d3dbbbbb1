import SwiftSyntax

/// Replacements in a source. One inside another is dropped; the lines of what is replaced stay as empty ones.
struct SourceEdits {
    private var edits: [(range: Range<Int>, text: String)] = []

    /// Replaces a node without the spaces and comments around it.
    /// - Returns: whether it was not replaced before.
    @discardableResult mutating func replace(_ node: Syntax, with text: String) -> Bool {
        replace(
            node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
            with: text)
    }

    @discardableResult mutating func replace(_ range: Range<Int>, with text: String) -> Bool {
        guard
            !edits.contains(where: {
                $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
            })
        else { return false }
        edits.removeAll { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
        edits.append((range, text))
        return true
    }

    mutating func insert(_ text: String, before place: Int) { edits.append((place..<place, text)) }

    func applied(to source: String) -> String {
        let bytes = Array(source.utf8)
        var (result, place) = ([UInt8](), 0)
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= place
        {
            result += bytes[place..<edit.range.lowerBound]
            result += edit.text.utf8
            result += bytes[edit.range].filter { $0 == UInt8(ascii: "\n") }
            place = edit.range.upperBound
        }
        return String(decoding: result + bytes[place...], as: UTF8.self)
    }
}

/// The places of the lines of a source.
struct SourceLines {
    private var starts = [0]
    private let count: Int

    init(_ text: String) {
        count = text.utf8.count
        for (place, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") { starts.append(place + 1) }
    }

    /// The place of a byte; nil for one that the source does not have.
    func offset(line: Int, column: Int) -> Int? {
        guard starts.indices.contains(line - 1) else { return nil }
        let offset = starts[line - 1] + max(column - 1, 0)
        return offset < count ? offset : nil
    }

    /// The line of a place, from 1.
    func line(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }
}
