import Testing

@testable import Goldens

/// What can be wrong with a file of a golden.
struct UnreadableGoldenProblemTests {
    /// Recording would lose what Git has not fetched or merged, and what a later Balloon has written.
    @Test(
        arguments: [
            (.lfsPointer, true), (.conflictMarker, true), (.newerVersion(9), true), (.empty, false),
            (.foreign(kind: "a GIF"), false), (.truncated, false), (.trailingBytes(count: 1), false),
            (.damaged(reason: ""), false), (.bothForms, false), (.hashAlone, false), (.badHash(reason: ""), false),
            (.badRecord(reason: ""), false),
        ] as [(UnreadableGolden.Problem, Bool)])
    func someProblemsMayHideAGolden(_ problem: UnreadableGolden.Problem, _ mayHide: Bool) {
        #expect(problem.mayHideGolden == mayHide)
    }

    /// The first bytes of each format ("file signatures" of the formats' own specifications).
    @Test(
        arguments: [
            ([0xFF, 0xD8, 0xFF, 0xE1], "JPEG"), (Array("GIF87a".utf8), "GIF"), (Array("%PDF-1.7".utf8), "PDF"),
            (Array("RIFF....WEBP".utf8), "WebP"), (Array("II*\0".utf8), "TIFF"), (Array("MM\0*".utf8), "TIFF"),
            (Array("PK\u{3}\u{4}".utf8), "ZIP"), (Array("<svg/>".utf8), "SVG"),
            ([0x89, 0x50, 0x4E, 0x47, 0x0A], "line ends"),
            (Array("a\tb\r\n".utf8), "a text"), ([0x61, 0x7F], "unknown"), ([0x61, 0x08], "unknown"),
        ] as [([UInt8], String)])
    func aFileIsKnownByItsFirstBytes(_ bytes: [UInt8], _ kind: String) {
        #expect(UnreadableGolden.Problem.kind(of: bytes).contains(kind))
    }

    /// Git's marks begin a line, have a space behind them, and stand in text.
    @Test(arguments: [
        ("<<<<<<< HEAD\n", true), ("a\n>>>>>>> b\n", true), ("a\n||||||| b\n", true), ("a\n=======\nb", true),
        ("a\n=======\r\nb", true), ("a =======\n", false), ("========\n", false), ("<<<<<< a\n", false),
        ("a <<<<<<< b\n", false), ("a\u{0}\n=======\n", false), ("<<<<<<< \u{0}", true), ("a\n", false),
    ]) func marksOfAConflictBeginALine(_ text: String, _ isConflict: Bool) {
        #expect((UnreadableGolden.Problem(anyFile: Array(text.utf8)) == .conflictMarker) == isConflict)
    }
}
