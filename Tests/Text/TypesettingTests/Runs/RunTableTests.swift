import LineBreaking
import TestSupport
import Testing

@testable import Typesetting

/// Which run a unit, a sign and a box belong to.
@Suite(.neverHangs) struct RunTableTests {
    private let style = TextStyle(pointSize: 17, tracking: .none)

    /// Three runs of three units; the second one is changed.
    private func table(_ change: (inout StyledRun) -> Void = { _ in }) throws -> RunTable {
        var runs = (0..<3).map { _ in StyledRun(length: 3, style: style) }
        change(&runs[1])
        let paragraph = try Paragraph(
            utf16: Array("abcdefghi".utf16), runs: runs, style: style, language: "en", fonts: sharedFonts.get())
        return try #require(paragraph.storage.runs)
    }

    @Test func eachUnitHasItsRun() throws {
        let table = try table()
        #expect((0...9).map { table.index(at: $0) } == [0, 0, 0, 1, 1, 1, 2, 2, 2, 2])
    }

    /// An ellipsis has the style of what a reader has just read, and of what follows where it begins the line.
    @Test(
        arguments: [
            (3..<9, 0..<9, 0), (4..<9, 0..<9, 1), (2..<7, 0..<9, 0), (7..<8, 0..<9, 2), (0..<4, 0..<9, 1),
            (0..<2, 0..<9, 0), (0..<9, 0..<9, 0), (3..<9, 3..<9, 1), (3..<7, 3..<9, 2), (4..<7, 3..<9, 1),
        ] as [(Range<Int>, Range<Int>, Int)])
    func theRunOfAnEllipsis(_ elided: Range<Int>, _ line: Range<Int>, _ run: Int) throws {
        #expect(try table().ellipsisRun(replacing: elided, in: line) == run)
    }

    /// Letters join across an edge of colours, of spaces and of weights; not where they are of another size, height or
    /// language.
    @Test func whatIsShapedTogether() throws {
        let changes: [((inout StyledRun) -> Void, Bool)] = [
            ({ _ in }, true), ({ $0.kern = 2 }, true), ({ $0.style.weight = .bold }, true),
            ({ $0.style.pointSize = 18 }, false), ({ $0.baselineOffset = 1 }, false), ({ $0.language = "tr" }, false),
            ({ $0.style.hasMonospacedDigits = true }, false), ({ $0.style.lineHeightPolicy = .fixed }, false),
            ({ $0.style.lineHeightPolicy = .halfLeading(lineHeight: 2) }, false),
        ]
        for (index, (change, isTogether)) in changes.enumerated() {
            let table = try table(change)
            #expect(
                table.areShapedTogether(0, 1) == isTogether && table.areShapedTogether(1, 2) == isTogether, "\(index)")
            #expect(table.areShapedTogether(0, 2))
        }
    }

    /// A box needs room above and below the baseline, from where it stands and is raised to.
    @Test(arguments: [(0.0, 1.0, 0.25), (0.5, 1.5, 0), (0.1, 1.1, 0.15), (-0.5, 0.5, 0.75), (-1.5, 0, 1.75)])
    func theHeightOfABox(_ shift: Double, _ ascent: Double, _ descent: Double) {
        let metrics = ShapedRun.Attachment(advance: 0, bottom: -0.25, top: 1).metrics(shift: shift)
        #expect(abs(metrics.ascent - ascent) < 1e-9 && abs(metrics.descent - descent) < 1e-9)
    }

    /// A kern of 1.7 points is a tenth of the em, at every size.
    @Test func theSpaceAfterAUnitIsThatOfItsRun() throws {
        let (plain, spaced) = (try table(), try table { $0.kern = 1.7 })
        let spaces = [2, 3, 5, 6].map { Double(spaced.space(after: $0, isTracked: true)) / Double(TextUnit.perEm) }
        #expect(zip(spaces, [0, 0.1, 0.1, 0]).allSatisfy { abs($0 - $1) < 0.0001 })
        #expect(try plain.areSpacesEqual(in: table()) && !plain.areSpacesEqual(in: spaced))
        #expect(!plain.areSpacesEqual(in: nil))
    }
}
