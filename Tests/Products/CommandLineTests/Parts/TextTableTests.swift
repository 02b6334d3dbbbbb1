import Testing

@testable import BalloonCommands

struct TextTableTests {
    /// A table without colours, as it is where nobody looks at a terminal.
    @Test func columnsAreAsWideAsTheirWidestCell() {
        var table = TextTable([.init("scene"), .init("cells", .trailing), .init("what")])
        table.append(["a", "7", "none"])
        table.append(["dinner-invitation", "12345678", ""])
        let lines = table.text.split(separator: "\n")
        // The titles are bold in a terminal.
        #expect(lines[0].contains("scene                 cells  what"))
        #expect(lines[1] == "a                         7  none")
        #expect(lines[2] == "dinner-invitation  12345678")
    }

    @Test func whatNobodySeesIsEscapedBeforeItIsCounted() {
        var table = TextTable([.init("a"), .init("b")])
        table.append(["x\u{202E}", "y"])
        #expect(table.text.split(separator: "\n").last == "x\\u{202e}  y")
    }
}
