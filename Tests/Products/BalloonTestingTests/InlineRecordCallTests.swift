import Testing

@testable import BalloonTesting

/// Where a record is written, and how it is written as Swift ("The Swift Programming Language", Strings and Characters).
struct InlineRecordCallTests {
    private func call(_ source: String, line: Int = 1, column: Int? = nil) throws -> InlineRecordCall {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let place =
            column ?? (lines[line - 1].utf8.count - lines[line - 1].drop { $0 != "(" }.utf8.count + 1)
        return try InlineRecordCall(in: source, line: line, column: place)
    }

    /// A text may hold anything: with as many signs as no part of it has, nothing in it has a meaning.
    @Test(arguments: [
        ("plain\n", "#"), ("say \"hi\"\n", "#"), ("\"\"\"#\n", "##"), ("a \\#(b)\n", "##"),
        ("a \\##n\n", "###"),
        ("\\n\n", "#"), ("\"\"\"\n", "#"),
    ])
    func theSignsAreAsManyAsTheTextNeeds(record: String, signs: String) throws {
        let written = try call("assertLayout(of: a)").closure(record)
        #expect(
            written
                == " {\n    \(signs)\"\"\"\n    \(record.dropLast())\n    \"\"\"\(signs)\n}")
    }

    @Test func linesAreIndentedAndLongOnesAreContinued() throws {
        let written = try call("    assertLayout(of: a)").closure(
            "a\n\n" + String(repeating: "word ", count: 40) + "\n")
        let lines = written.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[1] == "        #\"\"\"" && lines[2] == "        a" && lines[3].isEmpty)
        #expect(lines.dropLast().allSatisfy { $0.isEmpty || $0 == " {" || $0.hasPrefix("        ") })
        #expect(lines.allSatisfy { $0.count <= 116 } && lines.count { $0.hasSuffix("\\#") } == 1)
        #expect(lines.last == "    }")
    }

    @Test(arguments: [
        "let a = 1", "assertGolden(of: a)", "assertLayout(of: a, record: { b })",
        "assertLayout(of: a) { text }",
        "assertLayout(of: a) { \"a\" /* mine */ }", "assertLayout(of: (a)",
    ])
    func whatIsNoEmptyCallIsRefused(source: String) {
        #expect(throws: InlineRecordError.self) { try call(source, column: 13) }
    }

    /// Only an argument of the call itself is its record.
    @Test(arguments: [
        "assertLayout(of: f(record: a))", "assertLayout(of: [b: f { g(record: c) }])",
        "assertLayout(of: record)",
        "assertLayout(of: a ? record : c)", "assertTable(of: f(of: a, record: b), settings: c)",
    ])
    func aRecordOfAnotherCallIsNone(source: String) throws {
        #expect(try call(source).range == source.endIndex..<source.endIndex)
    }

    @Test(arguments: ["assertLayout(of: a, record: b)", "assertTable(of: f(a), record: { \"b\" })"])
    func aRecordInParenthesesIsRefused(source: String) {
        let error = #expect(throws: InlineRecordError.self) { try call(source) }
        #expect(error == .recordIsArgument)
    }

    @Test func aRecordThatIsThereIsReplaced() throws {
        let source = "assertLayout(of: f(a, [b]) { c }) { \"old\" }; next()"
        let range = try call(source).range
        #expect(source[range] == " { \"old\" }")
        let bare = "assertLayout(of: a); next()"
        #expect(try bare[..<call(bare).range.lowerBound] == "assertLayout(of: a)")
    }

    /// A source keeps its line ends.
    @Test(arguments: ["a\n", "a\nb\n", "a\n\nb\n"]) func linesEndAsTheSourcesDo(record: String) throws {
        let source = "f()\n    assertLayout(of: a)\n"
        let written = try InlineRecordCall(in: source, line: 2, column: 17).closure(record)
        let windows = source.replacing("\n", with: "\r\n")
        let found = try InlineRecordCall(in: windows, line: 2, column: 17).closure(record)
        #expect(found == written.replacing("\n", with: "\r\n") && !written.contains("\r\n"))
    }
}
