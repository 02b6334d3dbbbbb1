import Testing

@testable import AppImport

/// What the compiler writes in the form of LLVM: `file:line:column: kind: text`.
struct CompilerMessageTests {
    @Test func errorsHaveTheirNotes() {
        let output = """
            [1/2] Compiling App
            /a/My App.swift:3:7: error: cannot find 'x' in scope
                x.y()
                ^
            /a/My App.swift:1:1: note: did you mean 'z': here?
            <unknown>:0: error: fatal
            b.swift:4:5: warning: unused
            b.swift:4:6: note: of the warning
            c.swift:9:10: error: a: b
            d.swift:1:2: remark: slow
            d.swift:1:3: note: of the remark
            c.swift:9:x: error: no column
            """
        #expect(
            CompilerMessage.errors(in: output) == [
                CompilerMessage(
                    file: "/a/My App.swift", line: 3, column: 7, text: "cannot find 'x' in scope",
                    notes: ["did you mean 'z': here?"]),
                CompilerMessage(file: "c.swift", line: 9, column: 10, text: "a: b"),
            ])
        #expect(CompilerMessage.errors(in: "a.swift:1:2: note: first").isEmpty)
        #expect(CompilerMessage.errors(in: "a.swift:1:2: error: x\r\na.swift:1:2: note: y\r\n").map(\.notes) == [["y"]])
    }

    private func message(_ text: String, notes: [String] = []) -> CompilerMessage {
        CompilerMessage(file: "a.swift", line: 1, column: 1, text: text, notes: notes)
    }

    /// The name that is not there, of the messages of Swift 6.
    @Test(
        arguments: [
            ("cannot find type 'View' in scope", "View"), ("cannot find 'play' in scope", "play"),
            ("cannot find '$name' in scope", "name"), ("value of type 'UIView' has no member 'lottie'", "lottie"),
            ("type 'A<Int>' has no static member 'b'", "b"), ("unknown attribute 'Query'", "Query"),
            ("no macro named 'Predicate'", "Predicate"), ("no type named 'T' in module 'M'", "T"),
            ("'Kind' is not a member type of class 'App.Board'", "Kind"),
            ("'Color' is ambiguous for type lookup in this context", "Color"),
            ("cannot find operator '<+>' in scope", "<+>"), ("missing return in instance method", nil),
            ("cannot convert value of type 'A' to 'B'", nil), ("", nil),
        ] as [(String, String?)])
    func namesThatAreMissing(_ text: String, _ name: String?) { #expect(message(text).missingName == name) }

    @Test(
        arguments: [
            ("type 'Board' does not conform to protocol 'Equatable'", ["Board", "Equatable"]),
            ("value of type 'Set<Int>' has no member 'f(a:)'", ["Set", "f"]), ("missing return", []),
        ] as [(String, [String])])
    func namesInQuotes(_ text: String, _ names: [String]) { #expect(message(text).names == names) }

    @Test func propertiesThatNothingFills() {
        let noted = message(
            "class 'Board' has no initializers", notes: ["stored property 'a' without initial value prevents it", "x"])
        #expect(noted.propertiesWithoutValue == ["a"])
        #expect(message("property 'self.name' not initialized at super.init call").propertiesWithoutValue == ["name"])
        let all = message(
            "return from initializer without initializing all stored properties",
            notes: ["'self.a' not initialized", "'self.b' not initialized"])
        #expect(all.propertiesWithoutValue == ["a", "b"])
        #expect(
            message("'self' used before all stored properties are initialized", notes: ["'self.c' not"])
                .propertiesWithoutValue == ["c"])
        #expect(message("cannot find 'self.a' in scope").propertiesWithoutValue.isEmpty)
    }

    @Test(arguments: [
        ("the compiler is unable to type-check this expression in reasonable time; try", true),
        ("expected time", false),
    ]) func theCompilerGivesUp(_ text: String, _ isOfTime: Bool) { #expect(message(text).isOfTime == isOfTime) }
}
