import Foundation
import Sweeps
import TestSupport
import Testing
import ViewLayout

@testable import BalloonTesting

/// Records of layouts inside a test's source.
@Suite(.enabled(if: ProcessInfo.processInfo.environment[RecordMode.variable] == nil))
struct InlineRecordTests {
    /// The keys of a URL's data have no order.
    @Test func anotherOrderIsNoDifference() throws {
        func layout(_ url: String) throws -> InlineLayout {
            let message = message("Dinner")
            message.url = URL(string: url)
            return try InlineLayout(of: placedBalloon(of: message, traits: nil), flaws: [])
        }
        let old = try layout("https://a.b/?x=1&y=2").text
        #expect(try layout("https://a.b/?y=2&x=1").text != old)
        #expect(try layout("https://a.b/?y=2&x=1").differences(from: old) == nil)
        #expect(try layout("https://a.b/?y=3&x=1").differences(from: old)?.count == 1)
    }

    /// A source with a call at its first parenthesis behind `CALL`, in a folder of its own.
    private struct Source {
        let folder: TemporaryFolder
        let path: String

        init(_ text: String) throws {
            folder = try TemporaryFolder()
            path = folder.path + "/DinnerTests.swift"
            try write(text)
        }

        func write(_ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }

        /// Writes a record as the only process.
        func write(record: String, at place: TestPlace) throws {
            try InlineRecordSources(of: InlineRecordTests.program)
                .write(record, at: place, hasRecord: false, sharedIn: nil)
        }

        var text: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

        /// The place that the compiler gives a call: that of its opening parenthesis.
        func place(ofCall number: Int = 0, in source: String? = nil) throws -> TestPlace {
            let text = source ?? text
            let call = try #require(text.ranges(of: "assertLayout(").dropFirst(number).first)
            let before = text[..<text.index(before: call.upperBound)]
            let line = before.split(separator: "\n", omittingEmptySubsequences: false)
            return TestPlace(
                fileID: "T/DinnerTests.swift", file: "DinnerTests.swift", function: "dinner()", line: UInt(line.count),
                column: UInt((line.last?.utf8.count ?? 0) + 1), path: path)
        }

        /// What a test says that was compiled from `compiled`.
        func failure(
            _ caption: String, mode: RecordMode, call number: Int = 0, compiled: String? = nil, expected: String? = nil,
            sources: InlineRecordSources = InlineRecordSources(of: InlineRecordTests.program)
        ) throws -> String? {
            let check = try InlineRecordCheck(
                GoldenSettings(record: mode, pending: nil), at: try place(ofCall: number, in: compiled),
                sources: sources)
            return try check.failure(expected: expected) {
                try InlineLayout(of: placedBalloon(of: message(caption), traits: nil), flaws: [])
            }
        }
    }

    /// The build of the tests, as one that is younger than every source.
    private static let program = TestProgram(identity: "1", built: nil)

    /// The text of the record behind a call, as Swift reads it.
    private static func record(in text: String, call number: Int = 0) throws -> String {
        let parts = text.components(separatedBy: "#\"\"\"\n")
        let body = try #require(parts.dropFirst(number + 1).first?.components(separatedBy: "\"\"\"#").first)
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
        let indent = try #require(lines.last?.count)
        return lines.dropLast().map { String($0.dropFirst(indent)) }.joined(separator: "\n")
            .replacing("\\#\n", with: "")
    }

    private static let bare = """
        @Test func dinner() {
            // assertLayout(of: comment)
            let é = "assertLayout(of: text)"; assertLayout(of: message("a \\(one("(")) b"))
            after()
        }

        """

    /// The call behind the comment and the text.
    private static let call = 2

    @Test func aMissingRecordIsWrittenBehindItsCallAndFails() throws {
        let source = try Source(Self.bare)
        let message = try #require(try source.failure("Dinner", mode: .missing, call: Self.call))
        #expect(message.hasPrefix("recorded: DinnerTests.swift:3"))
        let text = source.text
        #expect(text.hasPrefix(Self.bare.components(separatedBy: "\n").prefix(2).joined(separator: "\n")))
        #expect(text.contains("\")) b\")) {\n        #\"\"\"\n        balloon-layout"))
        #expect(text.hasSuffix("\n        \"\"\"#\n    }\n    after()\n}\n"))
        // Lines are wrapped as sources are.
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 } && text.contains(" \\#\n"))
        let record = try Self.record(in: text)
        #expect(try LayoutRecord(text: record + "\n").nodes.contains { $0.lines.first?.text == "Dinner" })
        // Compiled with its record, the same test passes, and writes nothing in any mode.
        for mode in [RecordMode.missing, .failed, .never] {
            #expect(try source.failure("Dinner", mode: mode, call: Self.call, expected: record) == nil)
            #expect(source.text == text)
        }
    }

    @Test(arguments: [RecordMode.never, .missing]) func aDifferenceIsToldAndNothingIsWritten(_ mode: RecordMode) throws
    {
        let source = try Source(Self.bare)
        _ = try source.failure("Dinner", mode: .missing, call: Self.call)
        let text = source.text
        let record = try Self.record(in: text)
        let message = try #require(try source.failure("Supper", mode: mode, call: Self.call, expected: record))
        #expect(message.hasPrefix("different: ") && message.contains("caption") && message.contains("Supper"))
        #expect(message.contains("BALLOON_RECORD=failed swift test --filter 'dinner'"))
        #expect(message.split(separator: "\n").count <= 12 && !message.contains(source.folder.path))
        #expect(source.text == text)
    }

    @Test func anotherRecordTakesThePlaceOfTheOldOne() throws {
        let source = try Source(Self.bare)
        _ = try source.failure("Dinner", mode: .missing, call: Self.call)
        let record = try Self.record(in: source.text)
        let message = try #require(try source.failure("Supper", mode: .failed, call: Self.call, expected: record))
        #expect(message.hasPrefix("different: "))
        #expect(source.text.components(separatedBy: "balloon-layout").count == 2)
        #expect(source.text.contains("Supper") && !source.text.contains("\"Dinner\""))
        #expect(source.text.hasSuffix("    }\n    after()\n}\n"))
    }

    /// Each record moves the calls behind it; their places are those of the source that was compiled.
    @Test func theCallsOfOneSourceAreWrittenInAnyOrder() throws {
        let text = "func a() {\n  assertLayout(of: one)\n\tassertLayout(\n\t  of: two\n\t)\n}\n"
        for order in [[0, 1], [1, 0]] {
            let source = try Source(text)
            let sources = InlineRecordSources(of: Self.program)
            for number in order {
                _ = try source.failure(
                    ["One", "Two"][number], mode: .missing, call: number, compiled: text, sources: sources)
            }
            #expect(try Self.record(in: source.text).contains("\"One\""))
            #expect(try Self.record(in: source.text, call: 1).contains("\"Two\""))
            #expect(source.text.contains("  assertLayout(of: one) {\n      #") && source.text.contains("\n\t}\n}"))
        }
    }

    @Test func nothingIsWrittenWhereTheCallIsNot() throws {
        let source = try Source(Self.bare)
        let compiled = source.text
        try source.write("\n" + compiled)
        #expect(throws: (any Error).self) {
            try source.failure("Dinner", mode: .missing, call: Self.call, compiled: compiled)
        }
        #expect(source.text == "\n" + compiled)
        let argument = try Source("func a() { assertLayout(of: one, record: { text }) }\n")
        #expect(throws: (any Error).self) { try argument.failure("Dinner", mode: .missing) }
        #expect(argument.text.contains("record: { text }) }"))
    }

    @Test func aLoopCannotHaveOneRecord() throws {
        let source = try Source(Self.bare)
        let sources = InlineRecordSources(of: Self.program)
        _ = try source.failure("Dinner", mode: .missing, call: Self.call, compiled: Self.bare, sources: sources)
        let text = source.text
        #expect(throws: (any Error).self) {
            try source.failure("Supper", mode: .missing, call: Self.call, compiled: Self.bare, sources: sources)
        }
        #expect(source.text == text)
    }

    @Test func withoutALeaveToWriteNothingIsWritten() throws {
        let source = try Source(Self.bare)
        let message = try #require(try source.failure("Dinner", mode: .never, call: Self.call))
        #expect(message.hasPrefix("missing: ") && message.contains("BALLOON_RECORD=missing"))
        #expect(source.text == Self.bare)
    }

    @Test func whatIsNoRecordFails() throws {
        let source = try Source(Self.bare)
        for text in ["balloon-layout 3\nnonsense", ""] {
            let message = try source.failure("Dinner", mode: .never, call: Self.call, expected: text)
            #expect(message?.hasPrefix("different: ") == true)
        }
    }

    /// As an author writes it: the record stands in this source.
    @Test func aRecordInASourceIsCompared() {
        assertLayout(of: message("Dinner at 7?")) {
            #"""
            balloon-layout 3
            template template x=0.000 y=0.000 width=150.000 height=35.000 side=outgoing tail=bottom \#
            background=#e9e9eb
              bar captionBar x=0.000 y=0.000 width=150.000 height=35.000
                caption text x=16.000 y=10.000 width=118.000 height=15.514 font=footnote size=13.000 \#
            weight=600.000 italic=false color=#000000 lineLimit=3 alignment=leading
                  line 0..<12 x=16.000 baseline=22.379 width=75.092 "Dinner at 7?"
            """#
        }
    }

    /// A sweep of layouts alone, and the widths at which lines change.
    @Test func tablesInASourceAreCompared() throws {
        let scene = try BalloonScene(
            text: "message: {summaryText: A, layout: {template: {caption: Dinner at the Ferry Building}}}",
            file: "dinner.yaml")
        var axes = TraitAxes()
        axes[\.transcriptWidth] = [320, 402]
        axes[\.preferredContentSizeCategory] = [.large, .accessibilityExtraExtraExtraLarge]
        assertTable(of: try sweep(scene, axes: axes, failingFrom: .error)) {
            #"""
            dinner
              320-L-en-light    198 x 51      caption 2
              320-AX5-en-light  264 x 224     caption 3
              402-L-en-light    204.333 x 35  caption 1
              402-AX5-en-light  346 x 171     caption 2
            """#
        }
    }

    /// A table of breaks has empty lines between its blocks, which are written and read as they are.
    @Test func emptyLinesOfATableAreKept() throws {
        let scene = try BalloonScene(
            text: "message: {summaryText: A, layout: {template: {caption: Dinner at the Ferry Building}}}",
            file: "dinner.yaml")
        var axes = TraitAxes()
        axes[\.preferredContentSizeCategory] = [.large, .accessibilityLarge]
        axes[\.transcriptWidth] = [320, 330]
        let breaks = try BreakTable(of: scene, axes: axes, fonts: .bundled(), workerCount: 1)
        #expect(breaks.text.contains("\n\n"))
        let source = try Source("func a() {\n    assertLayout(of: one)\n}\n")
        let place = try source.place()
        try source.write(record: InlineTable(breaks.text).text, at: place)
        let record = try Self.record(in: source.text.replacing("\"\"\"#\n    }", with: "\"\"\"#"))
        #expect(InlineTable(breaks.text).differences(from: record) == nil)
        #expect(!source.text.contains(" \n"))
    }

    /// What an author wrote stays: braces with more than a text, a call of another name, brackets inside a pattern.
    @Test(arguments: [
        "func a() { assertLayout(of: one) { Self.shared } }\n",
        "func a() { assertLayout(of: one) { /* why */ \"old\" } }\n",
        "func a() { assertLayout(of: one.replacing(/\\(/, with: \"\")) }\n",
    ])
    func whatIsNotATextAloneIsNotWrittenOver(_ text: String) throws {
        let source = try Source(text)
        #expect(throws: (any Error).self) { try source.write(record: "record", at: source.place()) }
        #expect(source.text == text)
    }

    @Test func aCallOfAnotherNameIsNone() throws {
        let source = try Source("func a() { assertLayout(of: one) }\n")
        let place = try source.place()
        try source.write("func a() { checkedLayout(of: one) }\n".replacing("checkedLayout", with: "otherLayout1"))
        #expect(throws: (any Error).self) { try source.write(record: "record", at: place) }
    }

    /// A failure lists eight changes of a layout and counts the others.
    @Test(arguments: [1, 2, 8, 9, 12]) func changesAreListedAndCounted(count: Int) throws {
        let layout = try InlineLayout(of: placedBalloon(of: message("Dinner"), traits: nil), flaws: [])
        let end = try #require(layout.text.firstIndex(of: "\n"))
        let gone = (0..<count).map { "\ninput gone\($0)=yes" }.joined()
        let old = String(layout.text[..<end]) + gone + layout.text[end...]
        let lines = try #require(layout.differences(from: old))
        #expect(lines.count { $0.hasPrefix("  layout ") && $0.contains("gone") } == min(count, 8))
        #expect(lines.count == (count > 8 ? 9 : count))
        #expect((lines.last?.hasSuffix("and \(count - 8) more changes") == true) == (count > 8))
    }

    @Test func aRowThatDiffersIsTold() {
        let table = InlineTable("dinner\n  320-L  280 x 53  caption 2\n  402-L  280 x 38  caption 1\n")
        #expect(table.differences(from: table.text) == nil)
        let lines = table.differences(from: table.text.replacing("280 x 38", with: "280 x 39"))
        #expect(lines == ["  was      402-L  280 x 39  caption 1", "  is       402-L  280 x 38  caption 1"])
        let many = InlineTable((0..<100).map { "row \($0)\n" }.joined())
        #expect((many.differences(from: "")?.count ?? 99) <= 10)
    }
}
