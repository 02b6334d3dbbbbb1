import Foundation
import Testing

@testable import ViewLayout

@Suite struct LayoutRecordTextTests {
    static let record = LayoutRecord(
        inputs: [.init("summaryText", "Dinner on Friday"), .init("locale", "ar")],
        nodes: [
            LayoutRecord.Node(
                depth: 0, id: "balloon", kind: "zstack", frame: CGRect(x: 0, y: 0, width: 280, height: 53),
                attributes: [.init("alignment", "center,center")]),
            LayoutRecord.Node(
                depth: 1, id: "caption", kind: "text", frame: CGRect(x: 16, y: 7.624, width: 81.25, height: 31.028),
                attributes: [.init("font", "footnote"), .init("note", "two words")],
                lines: [
                    LayoutRecord.Line(
                        range: 0..<10, x: 16, baseline: 23, width: 62.031, isTruncated: false, inkOverflow: 0,
                        text: "Dinner at"),
                    LayoutRecord.Line(
                        range: 10..<24, x: 16, baseline: 38.514, width: 81.241, isTruncated: true, inkOverflow: 0.25,
                        text: "“7” \"sharp\"…"),
                ]),
            LayoutRecord.Node(
                depth: 2, id: "line", kind: "fill", frame: CGRect(x: -1.5, y: 0, width: 0.333, height: 0)),
        ])

    static let text = """
        balloon-layout 3
        input summaryText="Dinner on Friday"
        input locale=ar
        balloon zstack x=0.000 y=0.000 width=280.000 height=53.000 alignment=center,center
          caption text x=16.000 y=7.624 width=81.250 height=31.028 font=footnote note="two words"
            line 0..<10 x=16.000 baseline=23.000 width=62.031 "Dinner at"
            line 10..<24 x=16.000 baseline=38.514 width=81.241 truncated inkOverflow=0.250 "“7” \\"sharp\\"…"
            "line" fill x=-1.500 y=0.000 width=0.333 height=0.000

        """

    @Test func prints() {
        #expect(Self.record.text == Self.text)
    }

    @Test func readsBack() throws {
        #expect(try LayoutRecord(text: Self.text) == Self.record)
    }

    @Test func readsWindowsLineEndsAndAMissingLastLineEnd() throws {
        #expect(try LayoutRecord(text: Self.text.replacing("\n", with: "\r\n")) == Self.record)
        #expect(try LayoutRecord(text: String(Self.text.dropLast())) == Self.record)
    }

    /// Golden-testing row 66: a record with more facts is no error.
    @Test func unknownFactsAreTolerated() throws {
        let later = Self.text
            .replacing("height=53.000", with: "height=53.000 contrast=4.5 voice=\"a, b\"")
            .replacing("width=62.031", with: "width=62.031 hyphen=none truncated=no")
        let record = try LayoutRecord(text: later)
        #expect(record.nodes[0].attributes.first == .init("contrast", "4.5"))
        #expect(record.nodes[1].lines == Self.record.nodes[1].lines)
    }

    /// Version 1 had no inputs; what it says is written back as it was.
    @Test func readsVersion1() throws {
        let old =
            Self.text.split(separator: "\n").filter { !$0.hasPrefix("input") }.joined(separator: "\n")
            .replacing("balloon-layout 3", with: "balloon-layout 1") + "\n"
        let record = try LayoutRecord(text: old)
        #expect(record.nodes == Self.record.nodes && record.inputs.isEmpty && record.version == 1)
        #expect(record.text == old)
        #expect(LayoutDifference(from: record, to: Self.record).isEmpty)
    }

    /// Anything that can stand in a name or a text survives the text form.
    @Test(arguments: [
        "", " ", "a\u{301}", "\u{301}", "\r\n", "\"", "\\u{41}", "line", "input", "שלום", "👩‍👩‍👧", "=", "\u{0}",
        "x\u{2028}y",
    ])
    func anyTextRoundTrips(_ text: String) throws {
        let line = LayoutRecord.Line(
            range: 0..<1, x: 0, baseline: 1, width: 2, isTruncated: false, inkOverflow: 0, text: text)
        let record = LayoutRecord(nodes: [
            LayoutRecord.Node(
                depth: 0, id: text, kind: text, frame: CGRect(x: 1, y: 2, width: 3, height: 4),
                attributes: [.init("value", text)], lines: [line])
        ])
        let read = try LayoutRecord(text: record.text)
        #expect(read.text == record.text)
        #expect(Array(read.nodes[0].lines[0].text.utf16) == Array(text.utf16))
        #expect(Array(read.nodes[0].id.utf16) == Array(text.utf16))
    }

    /// An empty paragraph has a line without letters.
    @Test(arguments: [0..<0, 7..<7, 0..<1]) func emptyLinesAreRead(_ range: Range<Int>) throws {
        let line = LayoutRecord.Line(
            range: range, x: 0, baseline: 1, width: 0, isTruncated: false, inkOverflow: 0, text: "")
        let record = LayoutRecord(nodes: [
            LayoutRecord.Node(depth: 0, id: "a", kind: "text", frame: .zero, lines: [line])
        ])
        #expect(try LayoutRecord(text: record.text) == record)
        #expect(record.nodes[0].lines == [line] && record.text.contains("\n  line "))
    }

    // MARK: Errors

    static let header = "balloon-layout 3\n"
    static let root = "balloon fill x=0 y=0 width=1 height=1"

    @Test(arguments: [
        ("", 1, 1, "first line"), ("hello\n", 1, 1, "first line"), ("balloon-layout 99\n\(root)\n", 1, 16, "99"),
        ("balloon-layout one\n", 1, 1, "first line"), (header, 2, 1, "no nodes"),
        (header + "  \(root)\n", 2, 1, "must not be indented"), (header + "balloon\n", 2, 8, "space"),
        (header + "balloon fill x=0 y=0 width=1\n", 2, 29, "space"),
        (header + "balloon fill x=0 z=0 width=1 height=1\n", 2, 18, "expected y="),
        (header + "balloon fill x=wide y=0 width=1 height=1\n", 2, 16, "“wide” is not a number"),
        (header + "balloon fill x=6.0005 y=0 width=1 height=1\n", 2, 16, "“6.0005” has more than three decimals"),
        (header + root + "\n" + root + "\n", 3, 1, "1 to 1"),
        (header + root + "\n    a fill x=0 y=0 width=1 height=1\n", 3, 1, "2 levels"),
        (header + root + "\n a fill x=0 y=0 width=1 height=1\n", 3, 2, "two a level"),
        (header + root + " color\n", 2, 44, "expected = after “color”"),
        (header + root + " color=\"red\n", 2, 45, "not closed"),
        (header + root + " color=\"\\q\"\n", 2, 46, "unknown escape"),
        (header + root + " color=\"\\u{110000}\"\n", 2, 46, "unknown escape"),
        (header + root + "\n\n" + root + "\n", 3, 1, "a node or a line"),
        (header + root + "\nline 0..<1 x=0 baseline=0 width=0 \"a\"\n", 3, 1, "right below"),
        (header + root + "\n    line 0..<1 x=0 baseline=0 width=0 \"a\"\n", 3, 1, "right below"),
        (header + root + "\n  line -1..<1 x=0 baseline=0 width=0 \"a\"\n", 3, 8, "-1..<1"),
        (header + root + "\n  line 0..<1..<2 x=0 baseline=0 width=0 \"a\"\n", 3, 8, "0..<1..<2"),
        (header + root + "\n  line 3..<1 x=0 baseline=0 width=0 \"a\"\n", 3, 8, "3..<1"),
        (header + root + "\n  line 0..<1 x=0 baseline=0 width=0\n", 3, 36, "space"),
        (header + root + "\n  line 0..<1 x=0 baseline=0 width=0 \"a\" b\n", 3, 40, "end of the line"),
        (header + "input a\n", 2, 8, "expected ="), (header + "input a=b c\n", 2, 10, "end of the line"),
        (header + "input a=b\ninput a=c\n", 3, 1, "listed twice"), (header + "  input a=b\n", 2, 1, "not indented"),
        (header + root + "\ninput a=b\n", 3, 1, "before the first node"),
        ("balloon-layout 1\ninput a=b\n\(root)\n", 2, 1, "before the first node"),
        (header + "<<<<<<< ours\n", 2, 1, "a node or a line"),
        ("version https://git-lfs.github.com/spec/v1\n", 1, 1, "first line"),
    ])
    func errorsNameLineAndColumn(_ text: String, _ line: Int, _ column: Int, _ reason: String) {
        let error = #expect(throws: LayoutRecordError.self) { try LayoutRecord(text: text) }
        #expect(error?.line == line)
        #expect(error?.column == column)
        #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
    }

    /// No bytes make the reader crash, and what it accepts it writes back to something it reads the same.
    @Test func damagedRecordsAreErrorsOrRecords() throws {
        let scalars = Array(Self.text.unicodeScalars)
        let spare: [Unicode.Scalar] = ["\"", "\\", "=", " ", "\n", "x", "9", "-", "{", "}", "\u{301}", "\0", ".", "<"]
        var generator = SplitMix(state: 42)
        for _ in 0..<4_000 {
            var damaged = scalars
            for _ in 0...(generator.next() % 3) {
                let index = Int(generator.next() % UInt64(damaged.count))
                switch generator.next() % 3 {
                case 0: damaged.remove(at: index)
                case 1: damaged[index] = spare[Int(generator.next() % UInt64(spare.count))]
                default: damaged.insert(spare[Int(generator.next() % UInt64(spare.count))], at: index)
                }
            }
            let text = String(String.UnicodeScalarView(damaged))
            guard let record = try? LayoutRecord(text: text) else { continue }
            #expect(try LayoutRecord(text: record.text).text == record.text)
        }
    }

    /// A record of a later version is told as one; of an earlier one that nobody reads any more nothing newer is needed.
    @Test(arguments: [(0, nil), (-1, nil), (99, 99)] as [(Int, Int?)])
    func versionsThatCannotBeRead(_ version: Int, _ newer: Int?) throws {
        let text = Self.text.replacing("balloon-layout 3", with: "balloon-layout \(version)")
        let error = try #require(throws: LayoutRecordError.self) { try LayoutRecord(text: text) }
        #expect(error.newerVersion == newer && error.line == 1 && error.column == 16)
    }
}
