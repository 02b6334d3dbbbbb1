import Foundation

extension LayoutRecord {
    /// Reads the text form of a record.
    ///
    /// Unknown attributes are kept on nodes and ignored on lines, so that records with more attributes can be read.
    /// - Throws: ``LayoutRecordError`` with the line and the column of the first error.
    package init(text: String) throws {
        var rows = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)[...]
        if rows.last?.isEmpty == true { rows.removeLast() }
        guard let header = rows.popFirst() else { throw LayoutRecordError(line: 1, column: 1, reason: Self.noHeader) }
        self.init(inputs: [], nodes: [], version: try Self.version(ofHeader: Substring(header.withoutCarriageReturn)))
        var progress = Progress()
        for (index, row) in rows.enumerated() {
            var scanner = LayoutRecordScanner(row.withoutCarriageReturn, line: index + 2)
            try appendRow(&scanner, &progress)
        }
        guard !nodes.isEmpty else {
            throw LayoutRecordError(line: 2, column: 1, reason: "the record has no nodes; record it again")
        }
    }

    /// The state of parsing from row to row.
    private struct Progress {
        var inputNames: Set<String> = []
        /// The lengths of the paths from the root to the previous node.
        var pathLengths: [Int] = []
    }

    private static let noHeader = "the first line must be “\(formatName) \(formatVersion)”"

    private static func version(ofHeader header: Substring) throws -> Int {
        let words = header.split(separator: " ")
        guard words.count == 2, words[0] == formatName, let version = Int(words[1]) else {
            throw LayoutRecordError(line: 1, column: 1, reason: noHeader)
        }
        guard readableVersions.contains(version) else {
            throw LayoutRecordError(
                line: 1, column: formatName.count + 2,
                reason:
                    "this Balloon reads versions \(readableVersions.lowerBound) to \(formatVersion), not \(version)",
                newerVersion: version > formatVersion ? version : nil)
        }
        return version
    }

    private mutating func appendRow(_ scanner: inout LayoutRecordScanner, _ progress: inout Progress) throws {
        let depth = try scanner.depth()
        let isQuoted = scanner.isAtQuote
        let name = try scanner.word("a node or a line")
        try scanner.separator()
        if name == Self.inputKeyword, !isQuoted {
            try appendInput(&scanner, depth: depth, &progress)
        } else if name == Line.keyword, !isQuoted {
            try appendLine(&scanner, depth: depth)
        } else {
            try appendNode(&scanner, depth: depth, id: name, &progress)
        }
    }

    private mutating func appendInput(
        _ scanner: inout LayoutRecordScanner, depth: Int, _ progress: inout Progress
    ) throws {
        guard version > 1, depth == 0, nodes.isEmpty else {
            throw scanner.error("an input stands before the first node and is not indented", at: 0)
        }
        let input = Attribute(try scanner.inputName(), try scanner.word("a value"))
        guard scanner.isAtEnd else { throw scanner.error("expected the end of the line") }
        guard progress.inputNames.insert(input.name).inserted else {
            throw scanner.error("the input \(input.name) is listed twice", at: 0)
        }
        inputs.append(input)
    }

    private mutating func appendNode(
        _ scanner: inout LayoutRecordScanner, depth: Int, id: String, _ progress: inout Progress
    ) throws {
        let deepest = nodes.last.map { $0.depth + 1 } ?? 0
        guard depth <= deepest, nodes.isEmpty || depth > 0 else {
            throw scanner.error(
                nodes.isEmpty
                    ? "the first node must not be indented"
                    : "the node is \(depth) levels deep; its place allows 1 to \(deepest)", at: 0)
        }
        progress.pathLengths.removeLast(progress.pathLengths.count - depth)
        progress.pathLengths.append((progress.pathLengths.last ?? 0) + id.utf8.count + 1)
        guard nodes.count < RecordLimits.maximumNodeCount,
            progress.pathLengths[depth] <= RecordLimits.maximumPathLength
        else {
            throw scanner.error(
                "a record has at most \(RecordLimits.maximumNodeCount) nodes, and paths of at most "
                    + "\(RecordLimits.maximumPathLength) bytes; record it again", at: 0)
        }
        let kind = try scanner.word("a kind")
        try scanner.separator()
        let x = try scanner.number(named: "x")
        try scanner.separator()
        let y = try scanner.number(named: "y")
        try scanner.separator()
        let width = try scanner.number(named: "width")
        try scanner.separator()
        let height = try scanner.number(named: "height")
        var attributes: [Attribute] = []
        while !scanner.isAtEnd {
            try scanner.separator()
            attributes.append(Attribute(try scanner.attributeName(), try scanner.word("a value")))
        }
        let frame = CGRect(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
        nodes.append(Node(depth: depth, id: id, kind: kind, frame: frame, attributes: attributes))
    }

    private mutating func appendLine(_ scanner: inout LayoutRecordScanner, depth: Int) throws {
        guard let owner = nodes.last, depth == owner.depth + 1 else {
            throw scanner.error("a line must stand right below its text, one level deeper", at: 0)
        }
        let range = try scanner.range()
        try scanner.separator()
        let x = try scanner.number(named: "x")
        try scanner.separator()
        let baseline = try scanner.number(named: "baseline")
        try scanner.separator()
        let width = try scanner.number(named: "width")
        var isTruncated = false
        var inkOverflow = 0.0
        try scanner.separator()
        while !scanner.isAtQuote {
            let start = scanner.position
            let word = try scanner.bareWord("a fact of the line, or its text in quotation marks")
            if word == "truncated", !scanner.isAtEquals {
                isTruncated = true
            } else {
                scanner.move(to: start)
                let name = try scanner.attributeName()
                if name == "inkOverflow" { inkOverflow = try scanner.number() } else { _ = try scanner.word("a value") }
            }
            try scanner.separator()
        }
        let text = try scanner.quoted()
        guard scanner.isAtEnd else { throw scanner.error("expected the end of the line") }
        nodes[nodes.count - 1].lines.append(
            Line(
                range: range, x: x, baseline: baseline, width: width, isTruncated: isTruncated,
                inkOverflow: inkOverflow, text: text))
    }
}

extension Substring.UnicodeScalarView {
    /// The row without a carriage return, which Git may have added on Windows.
    fileprivate var withoutCarriageReturn: Substring.UnicodeScalarView { last == "\r" ? dropLast() : self }
}

/// The limits of records.
package enum RecordLimits {
    /// The maximum number of nodes: far more than any balloon has.
    package static let maximumNodeCount = 100_000
    /// The maximum number of bytes in the path of a node, which contains the names of its ancestors.
    package static let maximumPathLength = 4_000
}

/// A text that is not a layout record, and the place of the error.
package struct LayoutRecordError: Error, Hashable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// The column in Unicode scalars, from 1.
    package let column: Int
    /// The problem and the fix.
    package let reason: String
    /// The version of a record that a later Balloon wrote.
    package var newerVersion: Int?
}

extension LayoutRecordError: CustomStringConvertible {
    /// The place and the reason.
    package var description: String { "line \(line), column \(column): \(reason)" }
}
